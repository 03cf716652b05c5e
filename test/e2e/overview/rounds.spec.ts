import { barriersAtBothSizes } from "../support/barriers.ts";
import { DESK, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test("staff walk past all animals by keyboard; what they decide is kept in the animal's life", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/waiting");
  await expect(page.getByText(/animals? waits? for us/)).toBeVisible();
  await page.getByRole("button", { name: /^Look at all/ }).click();
  const place = (at: number) => page.getByRole("region", { name: new RegExp(`^${at} of \\d+$`) });
  await expect(place(1)).toBeVisible();
  expect(await barriersAtBothSizes(page)).toEqual([]);
  await page.setViewportSize(DESK);
  const first = (await place(1).getByRole("heading", { level: 2 }).textContent()) ?? "";
  await page.keyboard.press("j");
  await expect(place(2)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(place(3)).toBeVisible();
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  await expect(place(1).getByRole("heading", { name: first })).toBeVisible();

  const decided = `To the vet on Monday, ${Date.now()}`;
  await page.getByLabel("What was decided").fill(decided);
  await page.getByRole("button", { name: "Keep it, and next" }).click();
  await expect(place(2)).toBeVisible();
  await page.keyboard.press("k");
  await place(1).getByRole("link", { name: first }).click();
  await expect(page.getByText(decided)).toBeVisible();
});

test("what an animal waits for is done in the rounds, which stay where they are", WALK, async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/waiting?phase=exam");
  await page.getByRole("button", { name: /^Look at all/ }).click();
  const card = page.getByRole("region", { name: /^1 of \d+$/ });
  const name = (await card.getByRole("heading", { level: 2 }).textContent()) ?? "";
  await expect(card.getByRole("status")).toHaveText(/^Waits for us: a vet has to see it/);
  await card.getByRole("button", { name: `Record the examination: ${name}` }).click();
  const step = page.getByRole("dialog", { name });
  await expect(step.getByRole("heading", { name: "Treatments" })).toBeVisible();
  expect(await barriersAtBothSizes(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await step.getByRole("button", { name: "Add a treatment" }).click();
  const form = page.getByRole("dialog", { name: `Treatment: ${name}` });
  await form.getByRole("combobox", { name: "What" }).click();
  await page.getByRole("option", { name: "Examination" }).click();
  await form.getByLabel(/^Given on/).fill(new Date().toISOString().slice(0, 10));
  await form.getByRole("button", { name: "Save" }).click();
  await expect(step.getByRole("status")).not.toHaveText(/a vet has to see it/);
  await page.keyboard.press("Escape");
  await expect(step).toBeHidden();
  // The list has moved on; the walk has not.
  await expect(card.getByRole("heading", { level: 2 })).toHaveText(name);
  await expect(card.getByRole("status")).not.toHaveText(/a vet has to see it/);
});

test("the first screen leads to the rounds with how many only wait for us", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin");
  await page.getByRole("link", { name: /animals? waits? for us/ }).click();
  await expect(page).toHaveURL(/\/admin\/waiting$/);
});

test(
  "from every screen of a walk a way leads back to where one was, in the order it began with",
  WALK,
  async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin/waiting");
    await page.getByRole("button", { name: /^Look at all/ }).click();
    const place = (at: number) => page.getByRole("region", { name: new RegExp(`^${at} of \\d+$`) });
    await page.getByRole("button", { name: "Next" }).click();
    await expect(place(2)).toBeVisible();
    const name = (await place(2).getByRole("heading", { level: 2 }).textContent()) ?? "";
    await place(2).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const back = page.getByRole("navigation", { name: "One by one" });
    // What is done on the way does not change the order.
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await expect(back).toBeVisible();
    await back.getByRole("link", { name: "← Go on with animal 2 of the list" }).click();
    await expect(place(2).getByRole("heading", { level: 2 })).toHaveText(name);
    await page.goto("/admin/calendar");
    await back.getByRole("button", { name: "Stop here" }).click();
    await expect(back).toBeHidden();
    await page.goto("/admin/tasks");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(back).toBeHidden();
  },
);
