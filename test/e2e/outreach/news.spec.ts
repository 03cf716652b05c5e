import { readFile } from "node:fs/promises";
import { signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test("an employee writes news, corrects them and deletes them", WALK, async ({ page }) => {
  const title = "Told by an employee";
  await signIn(page, "employee");
  await page.goto("/admin/news");
  await page.getByRole("link", { name: "Add News" }).click();
  await expect(page.getByRole("combobox", { name: "Employee" })).toHaveValue(/\w \w/);
  await page.getByRole("button", { name: "Save" }).click();
  for (const text of ["Title is required.", "Content is required."]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByRole("combobox", { name: "Employee" }).fill("Ewa");
  await page.getByRole("option", { name: "Ewa Wójcik" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Content" }).fill("First paragraph.\n\nSecond paragraph.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Created successfully.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/news$/);

  const row = page.getByRole("row", { name: title });
  await expect(row).toContainText("First para...");
  await row.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.keyboard.press("e");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("No changes to save.")).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(`${title}, twice`);
  await page.getByRole("textbox", { name: "Tytuł" }).fill("Dzień otwarty");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved successfully.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: `${title}, twice` })).toBeVisible();

  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Delete News" }).click();
  const question = page.getByRole("dialog", { name: "Delete this news?" });
  await expect(question).toContainText(`${title}, twice`);
  await question.getByRole("button", { name: "Delete News" }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);
  await expect(page.getByRole("row", { name: title })).toHaveCount(0);
});

test("news are found by title or author, sorted by a heading, and exported as they stand", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/news");
  const titles = page.locator("tbody tr td:first-child");
  await page.getByPlaceholder("Search news...").fill("julia");
  await expect(page).toHaveURL(/q=julia/);
  await expect(titles).toHaveCount(2);
  await page.getByPlaceholder("Search news...").fill("");
  await expect(titles).toHaveCount(12);
  await page.getByRole("button", { name: "Title" }).click();
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "ascending");
  await expect(titles.first()).toHaveText("A year in figures, and what they do not say");
  await page.getByRole("button", { name: "Title" }).click();
  await expect(titles.first()).toHaveText("Wiking has the office, and other changes in the cat house");
  await page.route("**/api/news?*all=true*", async (route) => {
    const busy = page.getByRole("button", { name: "Exporting…" });
    await expect(busy).toBeDisabled();
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await route.continue();
  });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("news.csv");
  const [head, first] = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(head?.slice(1)).toBe("Title,Content,Date,Written By,Tytuł,Treść");
  expect(first).toContain("Wiking has the office");
  await expect(page.getByRole("button", { name: "Export CSV" })).toHaveAttribute("aria-busy", "false");
});

test("what was typed is not left without a question, and the keys are shown", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/news");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Search the list");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden(); // until then the keys are the dialog's
  await page.keyboard.press("n");
  await page.getByRole("textbox", { name: "Title" }).fill("Not finished");
  await page.getByRole("link", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Not finished");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Not finished");
});
