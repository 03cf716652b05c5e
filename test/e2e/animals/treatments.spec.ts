import { openWholeList } from "../support/morning.ts";
import { DESK, PHONE } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test("a round of doses on a phone: a batch is confirmed once, a dose or a unit is one tap", async ({ somebody }) => {
  const page = await somebody("employee", PHONE);
  await page.goto("/admin/treatments");
  await page.getByRole("button", { name: /^DA2PP vaccine \(/ }).click();
  const give = page.getByRole("button", { name: /^Give( · [^:]+)?: / });
  const due = await give.count();
  const name = (await give.first().getAttribute("aria-label"))?.replace("Give: ", "") ?? "";
  const [animal = ""] = name.split(", ");

  const batch = page.getByRole("combobox", { name: "Batch of DA2PP vaccine" });
  const inHand = page.getByRole("button", { name: "It is in my hand: DA2PP vaccine" });
  await batch.fill("");
  await give.first().click();
  await expect(page.getByText("DA2PP vaccine: the batch number is required.")).toBeVisible();
  await expect(batch).toBeFocused();
  await batch.fill("PHONE-1");
  await batch.press("Escape");
  await give.first().click();
  await expect(page.getByText("DA2PP vaccine: confirm first that batch PHONE-1 is in your hand.")).toBeVisible();
  await expect(give).toHaveCount(due);
  await inHand.click();
  await expect(page.getByText("Confirmed for today", { exact: true })).toBeVisible();
  await expect(give.first()).toHaveText("Give · PHONE-1");
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

test(
  "on the dashboard a tap gives a batch that this person confirmed; others confirm theirs",
  WALK,
  async ({ somebody }) => {
    const page = await somebody("employee", DESK);
    await page.goto("/admin");
    await openWholeList(page);
    const ask = page.getByRole("button", { name: /^Batch .*\?: / });
    await expect(ask.first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Given, batch / })).toHaveCount(0);
    const batch = /^Batch (.*)\?: /.exec((await ask.first().getAttribute("aria-label")) ?? "")?.[1] ?? "";
    const given = page.getByRole("button", { name: `Given, batch ${batch}: ` });
    const dialog = page.getByRole("dialog", { name: /is this vial in your hand\?$/ });
    await ask.first().click();
    await expect(dialog).toContainText(batch);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(given).toHaveCount(0);
    await ask.first().click();
    await dialog.getByRole("button", { name: "It is in my hand" }).click();
    await expect(given.first()).toBeVisible();
    await expect(page.locator(":focus")).toHaveAttribute("id", /^morning-treatment-/);
    await given.first().click();
    await page
      .getByRole("button", { name: /^Take back: / })
      .first()
      .click();

    const colleague = await somebody("admin", DESK);
    await colleague.goto("/admin");
    await openWholeList(colleague);
    await expect(colleague.getByRole("button", { name: /^Batch .*\?: / }).first()).toBeVisible();
    await expect(colleague.getByRole("button", { name: /^Given, batch / })).toHaveCount(0);
  },
);
