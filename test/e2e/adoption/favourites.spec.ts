import { recordTexts } from "../../../src/contract/texts/texts.ts";
import { answerCalls, deadLine, refusal } from "../support/calls.ts";
import { button, checkLooks, marked, said, section, three } from "../support/favourites.ts";
import { countScripts, countShifts, VISIBLE_SHIFT } from "../support/measures.ts";
import { fillInLogin, NEW_USER, newUser, signIn, signUp } from "../support/people.ts";
import { expect, NEW_BROWSER, onPhone, test, WALK } from "../support/test.ts";

const MAX_SCRIPT_BYTES = 30_000;

test("an animal's mark is set and taken on its page, over reloads", NEW_BROWSER, async ({ page, shelter }) => {
  await newUser(page);
  const shifts = await countShifts(page);
  await page.goto(`/animal/${shelter.animal.id}`);
  await button(page, recordTexts().favourites.add).click();
  await expect(said(page, recordTexts().favourites.added)).toHaveText(recordTexts().favourites.added);
  await expect(button(page, recordTexts().favourites.remove)).toBeFocused();
  await page.reload();
  await expect(button(page, recordTexts().favourites.remove)).toBeVisible();

  await button(page, recordTexts().favourites.remove).focus();
  await page.keyboard.press("Enter");
  await expect(said(page, recordTexts().favourites.removed)).toHaveText(recordTexts().favourites.removed);
  await page.keyboard.press("Space");
  await expect(said(page, recordTexts().favourites.added)).toHaveText(recordTexts().favourites.added);
  expect(await marked(page)).toEqual([shelter.animal.name]);
  expect(await shifts(), "layout shift").toBeLessThan(VISIBLE_SHIFT);
  // Not before: on a busy machine what another size of the window moves counts as a shift.
  await checkLooks(page);
});

onPhone(() => {
  test("hearts stand on all cards, filtered or not; the rest of a card leads on", async ({ page }) => {
    await newUser(page);
    const [first, second] = await three(page);
    await page.goto("/animals");
    const heart = button(page, `Add ${first.name} to Favourites`);
    const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.getByRole("link", { name: first.name, exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(heart).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button(page, `Remove ${first.name} from Favourites`)).toBeFocused();
    await expect(said(page, recordTexts().favourites.added)).toHaveText(recordTexts().favourites.added);
    await expect(page).toHaveURL("/animals");

    await page.goto("/animals?sex=Male");
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>("[name=sex]");
      if (!select) return;
      select.value = "";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await expect(page).toHaveURL("/animals");
    await button(page, `Add ${second.name} to Favourites`).click();
    await expect(button(page, `Remove ${second.name} from Favourites`)).toBeVisible();
    await expect(button(page, `Remove ${first.name} from Favourites`)).toBeVisible();
    await expect.poll(() => marked(page)).toEqual([second.name, first.name]);

    await page.locator(".animal-card", { hasText: first.name }).getByRole("img").first().click({ force: true });
    await expect(page).toHaveURL(`/animal/${first.id}`);
    await expect(button(page, recordTexts().favourites.remove)).toBeVisible();
  });
});

test("what changed on an animal's page is seen on Back, and what was fetched ahead is not shown", async ({ page }) => {
  await newUser(page);
  const [{ id, name }] = await three(page);
  await page.goto("/animals");
  const link = page.getByRole("link", { name, exact: true });
  await link.hover();
  await page.waitForTimeout(600);
  await button(page, `Add ${name} to Favourites`).click();
  await expect(said(page, recordTexts().favourites.added)).toHaveText(recordTexts().favourites.added);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/animal/${id}`);
  await button(page, recordTexts().favourites.remove).click();
  await expect(said(page, recordTexts().favourites.removed)).toHaveText(recordTexts().favourites.removed);
  await page.goBack();
  await expect(button(page, `Add ${name} to Favourites`)).toBeVisible();
});

test("the landing page has hearts too, within the budget of scripts", NEW_BROWSER, async ({ page }) => {
  await newUser(page);
  const scripts = countScripts(page);
  await page.goto("/");
  const [{ name }] = await three(page);
  await button(page, `Add ${name} to Favourites`).click();
  await expect(button(page, `Remove ${name} from Favourites`)).toBeVisible();
  for (const field of await page.locator("form[data-form] :is(input, textarea):visible").all()) await field.focus();
  await page.waitForLoadState("networkidle");
  expect(await scripts(), "scripts in bytes").toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

test(
  "a visitor's hearts stay on the device, in all tabs, and join the account at login",
  WALK,
  async ({ page, context }) => {
    const email = await signUp(page);
    const [one, two, last] = await three(page);
    await page.goto("/animals");
    await button(page, `Add ${one.name} to Favourites`).click();
    await expect(said(page, "on this device")).toBeVisible();
    const other = await context.newPage();
    await other.goto(`/animal/${two.id}`);
    await button(other, recordTexts().favourites.add).click();
    await expect(button(page, `Remove ${two.name} from Favourites`)).toBeVisible();

    await page.getByRole("banner").getByRole("link", { name: "Favourites" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([two.name, one.name]);
    await checkLooks(page);
    await other.goto(`/animal/${last.id}`);
    // What stands in the store may be anybody's work.
    await other.evaluate(
      (ids) => localStorage.setItem("favourites", JSON.stringify(["x", null, ...ids, 0.5])),
      [one.id, last.id],
    );
    await other.reload();
    await expect(button(other, recordTexts().favourites.remove)).toBeVisible();

    await page.getByRole("main").getByRole("link", { name: "Log in and keep" }).click();
    await fillInLogin(page, email, NEW_USER.password);
    await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([one.name, last.name]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("favourites"))).toBeNull();
  },
);

test("staff see nothing of favourites", async ({ page, shelter }) => {
  await signIn(page, "employee");
  for (const path of ["/", "/animals", `/animal/${shelter.animal.id}`]) {
    await page.goto(path);
    await expect(page.getByRole("main")).not.toContainText("Favourites");
  }
  await page.goto("/user_page");
  await expect(page.getByRole("link", { name: "Adoptions" }).last()).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});

test.describe("what goes wrong", () => {
  test.use({ expectedTroubles: /status of (401|403)|ERR_(CONNECTION_)?FAILED/ });

  test("is taken back and said; a second press while one is on its way sends nothing", async ({ page, shelter }) => {
    await newUser(page);
    const path = `/users/me/favourites/${shelter.animal.id}`;
    await page.goto(`/animal/${shelter.animal.id}`);
    const sent = await answerCalls(
      page,
      path,
      async (route) => {
        await page.waitForTimeout(300);
        await deadLine(route);
      },
      refusal(403, "Forbidden"),
      (route) => route.continue(),
    );
    await button(page, recordTexts().favourites.add).dblclick();
    for (const calls of [1, 2]) {
      await expect(said(page, recordTexts().favourites.saveFailed)).toBeVisible();
      await expect(button(page, recordTexts().favourites.add)).toBeVisible();
      expect(sent).toHaveLength(calls);
      await button(page, recordTexts().favourites.add).click();
    }
    await expect(said(page, recordTexts().favourites.added)).toHaveText(recordTexts().favourites.added);
    await expect(button(page, recordTexts().favourites.remove)).toBeVisible();
  });

  test("a session that has ended leads to login and back", async ({ page, shelter }) => {
    const email = await newUser(page);
    await page.goto(`/animals?type=${shelter.animal.type}`);
    await page.context().clearCookies({ name: "session" });
    await page.locator("[data-favourite]").first().click();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/animals?type=${shelter.animal.type}`)}`);
    await fillInLogin(page, email, NEW_USER.password);
    await expect(page).toHaveURL(`/animals?type=${shelter.animal.type}`);
    expect(await marked(page)).toEqual([]);
  });

  test("nothing is marked in the name of somebody who has signed in meanwhile", async ({ page, context, shelter }) => {
    await newUser(page);
    await page.goto(`/animal/${shelter.animal.id}`);
    const other = await context.newPage();
    await newUser(other);
    const loaded = page.waitForEvent("load");
    await button(page, recordTexts().favourites.add).click();
    await loaded;
    expect(await marked(other)).toEqual([]);
    await expect(button(page, recordTexts().favourites.add)).toBeVisible();
  });
});
