import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ contextOptions: { forcedColors: "active" } });

/** @returns the colour that most of it has */
async function ground(it: Locator): Promise<object> {
  return (await sharp(await it.screenshot()).stats()).dominant;
}

/** @returns how far its pixels are from one colour, 0 for a plain ground */
async function spread(it: Locator): Promise<number> {
  const { channels } = await sharp(await it.screenshot()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

test("forced colours keep what grounds tell: place, character, answers, stores", WALK, async ({ page, shelter }) => {
  await page.goto(`/animal/${shelter.animal.id}`);
  const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  expect(await ground(main.getByRole("link", { name: "Animals" }))).not.toEqual(
    await ground(main.getByRole("link", { name: "News" })),
  );
  for (const dots of await page.getByRole("img", { name: /^\d of 5$/ }).all()) {
    expect(await spread(dots)).toBeGreaterThan(20);
  }

  await page.goto("/");
  const answers = page.getByRole("region", { name: "Who lives with you?" }).locator("label");
  // Nothing looks chosen until it is.
  expect(await ground(answers.nth(0))).toEqual(await ground(answers.nth(1)));
  await answers.nth(1).click();
  expect(await ground(answers.nth(0))).not.toEqual(await ground(answers.nth(1)));

  await signIn(page, "employee");
  await page.goto("/admin/resources");
  const side = page.getByRole("navigation", { name: "Main" });
  const stores = page.getByRole("progressbar");
  await expect(stores.first()).toBeVisible();
  expect(await ground(side.getByRole("link", { name: "Resources" }))).not.toEqual(
    await ground(side.getByRole("link", { name: "News" })),
  );
  expect(await spread(stores.first())).toBeGreaterThan(20);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCSS("border-top-style", "solid");
});

test("forced colours keep the line between the stages of an adoption", WALK, async ({ page }) => {
  await signIn(page, "user");
  await page.goto("/user_page/adoptions");
  await page.getByRole("main").getByRole("row").getByRole("link").first().click();
  const stage = page.getByRole("listitem").filter({ hasText: "Application" }).last();
  await expect(stage).toBeVisible();
  const line = await stage.evaluate((item) => getComputedStyle(item, "::before").backgroundColor);
  expect(line).toBe(await stage.evaluate((item) => getComputedStyle(item).color));
});
