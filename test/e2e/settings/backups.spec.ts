import type { Route } from "@playwright/test";
import { answer, answerCalls } from "../support/calls.ts";
import { expectInOrder } from "../support/in-order.ts";
import { signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

/** The browser writes the refusal that asks for a proof into its console. */
test.use({ expectedTroubles: /\/api\/backups/ });

const NAME = "shelter-20261126T033000Z.tar.age";
const BACKUP = {
  name: NAME,
  madeAt: "2026-11-26T03:30:00.000Z",
  bytes: 7_000_000,
  isEncrypted: true,
  by: null,
  tried: { at: "2026-11-26T03:31:00.000Z", failure: null },
};
const RUN = { id: 3, step: null, bytes: 0, by: "Anna Kowalska", startedAt: "2026-11-26T10:00:00.000Z" };
const MAKING = { ...RUN, state: "running", step: "copying", bytes: 2_000_000, finishedAt: null, failure: null };
const ENDED = { ...RUN, finishedAt: "2026-11-26T10:01:00.000Z" };
const FAILED = { ...ENDED, state: "failed", failure: "The disk is full. Make room on it, then try again." };
const DONE = { ...ENDED, state: "done", failure: null };
const there = (latest: object | null, ...items: object[]) =>
  answer(200, {
    place: "s3://shelter-backups/",
    isBucket: true,
    isEncrypted: true,
    daily: { at: "03:30", keepDays: 30 },
    isDemonstration: false,
    failure: null,
    latest,
    items,
  });

test(
  "an admin makes a backup, sees how far it is or why it failed, and finds it in the list",
  WALK,
  async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/admin");
    const sidebar = page.getByRole("navigation", { name: "Main" });
    await sidebar.getByRole("button", { name: "More" }).click();
    await sidebar.getByRole("link", { name: "Backups" }).click();
    await expect(page).toHaveURL("/admin/backups");
    // Everybody knows the password of the demonstration.
    await expect(page.getByText("In a demonstration nobody makes or downloads a backup here")).toBeVisible();
    await expect(page.getByRole("button", { name: "Make one now" })).toBeDisabled();

    let present = there(null);
    await page.route("**/api/backups", (route: Route) =>
      route.request().method() === "GET" ? present(route) : answer(202, MAKING)(route),
    );
    await page.reload();
    await expect(page.getByText("There is no backup yet.")).toBeVisible();
    present = there(MAKING);
    await page.getByRole("button", { name: "Make one now" }).click();
    await expect(page.getByRole("status").filter({ hasText: "are copied" })).toBeVisible();
    await expect(page.getByText("1.9 MB so far.")).toBeVisible();
    present = there(FAILED);
    await expect(page.getByRole("alert")).toContainText("The disk is full.");
    present = there(DONE, BACKUP);
    await page.getByRole("button", { name: "Make one now" }).click();
    const row = page.getByRole("table", { name: "What is there" }).locator("tbody tr");
    for (const text of ["6.7 MB", "Yes", "The server", "all came back"]) await expect(row).toContainText(text);
  },
);

test("a backup is downloaded after the admin has shown again who they are", async ({ page }) => {
  await signIn(page, "admin");
  await answerCalls(page, "/backups", there(DONE, BACKUP));
  const refused = answer(403, { status: 403, title: "", message: "Show first", code: "confirm", requestId: "0" });
  const asked = await answerCalls(page, `/backups/${NAME}`, refused, answer(200, BACKUP));
  const headers = { "content-disposition": `attachment; filename="${NAME}"` };
  await answerCalls(page, `/backups/${NAME}/file`, (route) => route.fulfill({ status: 200, headers, body: "archive" }));
  await page.goto("/admin/backups");
  await page.getByRole("button", { name: /^Download the backup of/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Your password" }).fill("shelter-demo");
  const file = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  expect((await file).suggestedFilename()).toBe(NAME);
  expect(asked).toHaveLength(2);
});

test(
  "the screen of backups is in order on a desk and on a phone, light and dark, with backups",
  WALK,
  async ({ page }) => {
    await signIn(page, "admin");
    const bad = { ...BACKUP, name: "shelter-20261125T033000Z.tar", isEncrypted: false };
    const tried = { at: BACKUP.tried.at, failure: "The table animals came back with 12 of 60 rows." };
    await answerCalls(page, "/backups", there(FAILED, BACKUP, { ...bad, tried }));
    await expectInOrder(page, ["/admin/backups"]);
  },
);
