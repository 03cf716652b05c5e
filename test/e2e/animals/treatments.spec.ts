import type { Page } from "@playwright/test";
import { openWholeList } from "../support/morning.ts";
import { DESK, PHONE } from "../support/people.ts";
import { sent } from "../support/rounds.ts";
import { expect, test, WALK } from "../support/test.ts";

test("the sheet of doses on a phone: a batch is confirmed once, a dose or a unit is one tap", async ({ somebody }) => {
  const page = await somebody("employee", PHONE);
  await page.goto("/admin/treatments");
  await page.getByRole("combobox", { name: "Kinds" }).selectOption({ label: await kindOf(page, "DA2PP vaccine") });
  const give = page.getByRole("button", { name: /^Give · [^:]+: / });
  const ask = page.getByRole("button", { name: /^Batch\? / });
  const due = await ask.count();
  const [animal = ""] = (await ask.first().getAttribute("aria-label"))?.replace("Batch? ", "").split(", ") ?? [];

  // Before the vial was looked at there is no button that gives, for one or for all of a unit.
  await expect(give).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^DA2PP vaccine: all \d/ })).toHaveCount(0);
  await ask.first().click();
  const batch = page.getByLabel("DA2PP vaccine: batch on the vial");
  const inHand = page.getByRole("button", { name: "It is in my hand" });
  await batch.fill("");
  await inHand.click();
  await expect(page.getByText("DA2PP vaccine: the batch number is required.")).toBeVisible();
  await expect(batch).toBeFocused();
  await batch.fill("PHONE-1");
  await inHand.click();
  await expect(give.first()).toHaveText("Give · PHONE-1");
  await expect(give).toHaveCount(due);
  await give.first().click();
  // It stays in its place, so that nothing moves under the finger, and can be taken back.
  const takeBack = page.getByRole("button", { name: `Take back: ${animal}: DA2PP vaccine` });
  await expect(takeBack).toBeVisible();
  await expect(give).toHaveCount(due - 1);
  const target = await takeBack.boundingBox();
  expect(target?.height).toBeGreaterThanOrEqual(44);
  await takeBack.click();
  await expect(give).toHaveCount(due);

  const unit = page.getByRole("button", { name: /^DA2PP vaccine: all \d+ · PHONE-1$/ }).first();
  await unit.click();
  await expect(page.getByRole("button", { name: /^Take back: DA2PP vaccine: all/ })).toBeVisible();
  await expect.poll(() => give.count()).toBeLessThan(due - 1);
  await sent(page);

  await page.getByRole("link", { name: "Batches" }).click();
  await page.getByLabel("Which batch?").fill("phone-1");
  await page.getByRole("button", { name: "Find animals" }).click();
  await expect(page.getByRole("region", { name: /animals had batch phone-1/ })).toBeVisible();
});

/** A kind among the choices of the sheet, which say how many of it are due. */
async function kindOf(page: Page, name: string): Promise<string> {
  const options = page.getByRole("combobox", { name: "Kinds" }).getByRole("option");
  await expect(options.filter({ hasText: name })).toHaveCount(1);
  return (await options.filter({ hasText: name }).textContent()) ?? "";
}

test("the first dose is given without scrolling; what is given stays ticked, by whom, for the next person", async ({
  somebody,
}) => {
  const page = await somebody("employee", DESK);
  await page.goto("/admin/treatments");
  const give = page.getByRole("button", { name: /^(Give: |Batch\? )/ });
  const top = async () => (await give.first().boundingBox())?.y ?? Number.NaN;
  await expect(give.first()).toBeVisible();
  expect(await top()).toBeLessThan(500);
  await page.setViewportSize(PHONE);
  await expect.poll(top).toBeLessThan(700);
  await page.setViewportSize(DESK);

  const open = page.getByRole("button", { name: /^Give: / }).first();
  const [animal = "", kind = ""] = ((await open.getAttribute("aria-label")) ?? "").replace("Give: ", "").split(", ");
  const row = page.getByRole("row", { name: new RegExp(`^${animal} ${kind}`) });
  await open.click();
  await expect(row).toContainText("Given");
  await sent(page);

  const colleague = await somebody("admin", DESK);
  await colleague.goto("/admin/treatments");
  const seen = colleague.getByRole("row", { name: new RegExp(`^${animal} ${kind}`) });
  await expect(seen).toContainText(/Given Piotr Zieliński, \d+:\d\d/);
  await expect(seen.getByRole("button")).toHaveCount(0);
});

test("on paper the sheet of doses has boxes instead of buttons, and the daily round prints the same one", async ({
  somebody,
}) => {
  const page = await somebody("admin", DESK);
  await page.goto("/admin/treatments/rules");
  await page.getByLabel("Who is your vet?").fill("Dr Maj, Lecznica Łapa");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.goto("/admin/treatments");
  const paper = page.getByRole("table", { name: "Doses" });
  const rows = async () => (await paper.getByRole("row").allTextContents()).filter((row) => row.includes("☐"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Vet: Dr Maj, Lecznica Łapa")).toBeVisible();
  await expect(paper).toBeVisible();
  await expect(page.getByRole("button", { name: /Give|Batch\?|Leave out/ })).toHaveCount(0);
  const here = new Set(await rows());
  expect(here.size).toBeGreaterThan(0);
  await page.goto("/admin/rounds");
  await expect(page.getByText("Vet: Dr Maj, Lecznica Łapa")).toBeVisible();
  // The round leaves out who lives elsewhere.
  const onRound = await rows();
  expect(onRound.length).toBeGreaterThan(0);
  expect(onRound.filter((row) => !here.has(row))).toEqual([]);
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
