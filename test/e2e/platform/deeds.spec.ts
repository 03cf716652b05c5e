import type { Page } from "@playwright/test";
import { call, DESK, read } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

/** Counts the writes of a kind that the page sends from now on. */
function countWrites(page: Page, address: RegExp): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() !== "GET" && address.test(request.url())) sent++;
  });
  return () => sent;
}

async function newJob(page: Page, title: string): Promise<number> {
  const body = { name: title, description: "Walks", minSalary: 4000, maxSalary: 5000 };
  const answer = await call(page, "POST", "/jobs", body);
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

test("a deletion is confirmed once however often it is pressed; its message takes it back", async ({ somebody }) => {
  const page = await somebody("admin", DESK);
  const title = `Dog walker ${Date.now()}`;
  const id = await newJob(page, title);
  await page.goto(`/admin/job/edit/${id}`);
  const deletions = countWrites(page, /\/api\/jobs\/\d+$/);
  await page.getByRole("button", { name: "Delete Job" }).dblclick();
  const question = page.getByRole("dialog");
  await expect(question).toHaveCount(1);
  await expect(question).toContainText(title);
  await question.getByRole("button", { name: "Delete Job" }).dblclick();
  await expect(page).toHaveURL("/admin/jobs");
  expect(deletions()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${title} was restored.`)).toBeVisible();
  expect((await page.request.get(`/api/jobs/${id}`)).status()).toBe(200);
});

test(
  "a form in a dialog is sent once for two presses of Enter, also while the dialog closes",
  WALK,
  async ({ somebody }) => {
    const page = await somebody("employee", DESK);
    const { items } = await read(page, "/animals?status=Available&pageSize=1");
    await page.goto(`/admin/animal/${items[0].id}`);
    const holds = countWrites(page, /\/holds$/);
    await page.getByRole("button", { name: "Add a hold" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("Twice");
    await dialog.getByRole("combobox", { name: "Kind" }).click();
    await page.getByRole("option", { name: "Medical" }).click();
    // As long as the form is there it is sent again with every frame.
    await dialog.locator("form").evaluate((form: HTMLFormElement) => {
      const again = () => {
        if (!form.isConnected) return;
        form.requestSubmit();
        requestAnimationFrame(again);
      };
      again();
    });
    await expect(dialog).toHaveCount(0);
    expect(holds()).toBe(1);
    // Lifting it can be taken back from the message.
    await page.getByRole("tab", { name: "Care and health" }).click();
    await page
      .getByRole("button", { name: /^Lift: / })
      .last()
      .click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Twice")).toBeVisible();
  },
);
