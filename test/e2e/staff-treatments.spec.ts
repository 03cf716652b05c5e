import { PHONE } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test("a round of doses on a phone: the batch is typed once, a dose is one tap, a unit is one tap", async ({
  somebody,
}) => {
  const page = await somebody("employee", PHONE);
  await page.goto("/admin/treatments");
  await page.getByRole("button", { name: /^DA2PP vaccine \(/ }).click();
  const give = page.getByRole("button", { name: /^Give: / });
  const due = await give.count();
  const name = (await give.first().getAttribute("aria-label"))?.replace("Give: ", "") ?? "";
  const [animal = ""] = name.split(", ");

  const batch = page.getByRole("combobox", { name: "Batch of DA2PP vaccine" });
  await give.first().click();
  await expect(page.getByText("DA2PP vaccine: the batch number is required.")).toBeVisible();
  await expect(batch).toBeFocused();
  await batch.fill("PHONE-1");
  await batch.press("Escape");
  await give.first().click();
  // It stays in its place, so that nothing moves under the finger, and can be taken back.
  const takeBack = page.getByRole("button", { name: `Take back: DA2PP vaccine, ${animal}` });
  await expect(takeBack).toBeVisible();
  await expect(give).toHaveCount(due - 1);
  const target = await takeBack.boundingBox();
  expect(target?.height).toBeGreaterThanOrEqual(44);
  await takeBack.click();
  await expect(give).toHaveCount(due);

  const unit = page.getByRole("button", { name: /^DA2PP vaccine: all \d/ }).first();
  await unit.click();
  await expect(page.getByRole("button", { name: /^Take back: DA2PP vaccine: all/ })).toBeVisible();
  await expect.poll(() => give.count()).toBeLessThan(due - 1);

  await page.getByRole("link", { name: "Batches" }).click();
  await page.getByLabel("Which batch?").fill("phone-1");
  await page.getByRole("button", { name: "Find animals" }).click();
  await expect(page.getByRole("region", { name: /animals had batch phone-1/ })).toBeVisible();
});
