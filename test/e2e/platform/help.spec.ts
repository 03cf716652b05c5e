import { barriers, darkBarriers } from "../support/barriers.ts";
import { signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("the question mark says what a screen is for, and leads to the keys and to what is new", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/treatments");
  const help = page.getByRole("button", { name: "About this screen" });
  await help.click();
  await expect(help).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText("Doses that are due, by room")).toBeVisible();
  expect([...(await barriers(page)), ...(await darkBarriers(page))]).toEqual([]);
  await page.getByRole("button", { name: "Keys" }).click();
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "What is new" }).click();
  await expect(page.getByRole("heading", { name: "What is new", level: 1 })).toBeVisible();
  await expect(page.getByText("Doses that are due, by room")).toBeHidden();
  await page.getByRole("link", { name: "Look at it: Tasks" }).click();
  await expect(page).toHaveURL("/admin/tasks");
});

test("after an update the first screen says how much is new until it was looked at", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin");
  const notice = page.getByText(/things are new since you were here/);
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.evaluate(() => localStorage.setItem("updates-known", "1"));
  await page.reload();
  await expect(notice).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("link", { name: "See what is new" }).click();
  await expect(page.getByRole("heading", { name: "What is new", level: 1 })).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(notice).toBeHidden();
});

test("an answer that takes longer than a second is seen to be waited for", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/resources*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Resources" }).first().click();
  const bar = page.getByRole("progressbar", { name: "Waiting for the server" });
  await expect(bar).toBeVisible();
  answer();
  await expect(bar).toBeHidden();
});

test("the letter in the morning is switched on below the list and stays so", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin");
  const letter = page.getByRole("checkbox", { name: /letter at six in the morning/ });
  await letter.check();
  await expect(page.getByText("The next letter comes tomorrow at six")).toBeVisible();
  await page.reload();
  await expect(letter).toBeChecked();
  await letter.uncheck();
  await expect(page.getByText("No more letters in the morning.")).toBeVisible();
});
