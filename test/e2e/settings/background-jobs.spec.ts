import { answer, answerCalls, refusal } from "../support/calls.ts";
import { expectInOrder } from "../support/in-order.ts";
import { signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: /\/api\/background-jobs/ });

const FAILED = {
  id: "7e7e3b4e-0000-4000-8000-000000000001",
  queue: "letters",
  createdAt: "2026-11-20T10:00:00.000Z",
  failedAt: "2026-11-20T20:00:00.000Z",
  attempts: 9,
  data: { id: 7 },
  reason: "The mail server did not answer.",
};
const listOf = (...items: object[]) => answer(200, { items, page: 1, pageSize: 16, totalCount: items.length });

test("an admin sees which background jobs failed and why, and has them done again", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin");
  const sidebar = page.getByRole("navigation", { name: "Main" });
  await sidebar.getByRole("button", { name: "More" }).click();
  await sidebar.getByRole("link", { name: "Background jobs" }).click();
  await expect(page).toHaveURL("/admin/background-jobs");
  await expect(page.getByText("No failed jobs.")).toBeVisible();

  await answerCalls(page, "/background-jobs/failed*", listOf(FAILED), listOf(FAILED), listOf());
  const { failedAt: _, reason: __, ...waiting } = FAILED;
  const asked = await answerCalls(
    page,
    `/background-jobs/${FAILED.id}/retry`,
    refusal(409, "Another job is doing this already."),
    answer(200, { ...waiting, state: "waiting" }),
  );
  await page.reload();
  const row = page.getByRole("table", { name: "Failed background jobs" }).locator("tbody tr");
  for (const text of ["letters", "9", "The mail server did not answer.", "id: 7"])
    await expect(row).toContainText(text);
  await row.getByRole("button", { name: "Do again" }).click();
  await expect(page.getByText("Another job is doing this already.")).toBeVisible();
  await row.getByRole("button", { name: "Do again" }).click();
  await expect(page.getByText("The job will be done again.")).toBeVisible();
  await expect(page.getByText("No failed jobs.")).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("a failed job that is none any more is refused by the server in plain words", async ({ page }) => {
  await signIn(page, "admin");
  await answerCalls(page, "/background-jobs/failed*", listOf(FAILED));
  await page.goto("/admin/background-jobs");
  await page.getByRole("button", { name: "Do again" }).click();
  await expect(page.getByText("Job not found.")).toBeVisible();
});

test(
  "the screen of background jobs, with jobs, is in order on desk and phone, light and dark",
  WALK,
  async ({ page }) => {
    await signIn(page, "admin");
    await answerCalls(page, "/background-jobs/failed*", listOf(FAILED));
    await expectInOrder(page, ["/admin/background-jobs"]);
  },
);
