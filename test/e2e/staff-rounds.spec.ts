import { barriersAtBothSizes } from "./support/barriers.ts";
import { DESK, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test("staff walk past all animals with the keyboard; what they decide is kept in the animal's life", async ({
  page,
}) => {
  await signIn(page, "employee");
  await page.goto("/admin/waiting");
  await expect(page.getByText(/animals? waits? for us/)).toBeVisible();
  expect(await barriersAtBothSizes(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await page.getByRole("button", { name: /^Walk past/ }).click();
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
