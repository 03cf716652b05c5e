import { countScripts, overflow } from "../support/measures.ts";
import { SCREENS } from "../support/screens.ts";
import { expect, onPhone, test, WALK } from "../support/test.ts";

/** What a public page may make a phone load and run, in bytes packed by gzip. */
const MAX_SCRIPT_BYTES = 30_000;
const NARROWEST = 320;

const polish = (path: string) => (path === "/" ? "/pl" : `/pl${path}`);
const FORMS = ["/login", "/sign_up", "/forgot_password", "/reset_password?token=a", "/confirm_email?token=a"];

test("no Polish page is too wide for the narrowest phone or loads too much script", WALK, async ({ page, shelter }) => {
  test.setTimeout(120_000);
  const scripts = countScripts(page);
  let before = 0;
  const paths = SCREENS.filter(({ name }) => !name.includes("not-found")).map(({ path }) => path(shelter));
  for (const path of [...paths, ...FORMS].map(polish)) {
    await page.goto(path);
    await expect(page.locator("html"), path).toHaveAttribute("lang", "pl");
    expect(await overflow(page, NARROWEST), path).toBe(0);
    for (const field of await page.locator("form[data-form] :is(input, textarea):visible").all()) await field.focus();
    await page.waitForLoadState("networkidle");
    const sum = await scripts();
    expect(sum, path).toBeGreaterThan(before);
    expect(sum - before, path).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    before = sum;
  }
});

onPhone(() => {
  test("the switch of languages keeps page and query, and follows the filters", async ({ page }) => {
    await page.goto("/animals?type=Dog");
    await page.getByRole("button", { name: "Open menu" }).click();
    const switched = page.getByRole("dialog").getByRole("link", { name: "Polski" });
    await expect(switched).toHaveAttribute("lang", "pl");
    await switched.press("Enter");
    await expect(page).toHaveURL("/pl/animals?type=Dog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zwierzęta");
    await page.getByRole("button", { name: "Filtry" }).click();
    await page.getByRole("combobox", { name: "Płeć" }).selectOption({ label: "samica" });
    await expect(page).toHaveURL("/pl/animals?sex=Female&type=Dog");
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/animals?sex=Female&type=Dog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Animals");
  });
});

test("a form says in Polish what is wrong, and its button shows the password", async ({ page }) => {
  await page.goto("/pl/login");
  await page.getByLabel("Hasło", { exact: true }).fill("zgaduje");
  await page.getByRole("button", { name: "Pokaż" }).click();
  await expect(page.getByRole("button", { name: "Ukryj" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Zaloguj się" }).click();
  await expect(page.getByText("Podaj adres e-mail")).toBeVisible();
});
