import { read, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("an admin edits the questionnaire's questions and puts them in order", async ({ page }) => {
  await signIn(page, "admin");
  const template = "/adoptions/questionnaire/template";
  const { questions } = await read(page, template);
  await page.goto("/admin/questionnaire");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("No changes to save.")).toBeVisible();
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("A question cannot be blank.").first()).toBeVisible();
  await page.getByLabel(`Question ${questions.length + 1}`, { exact: true }).fill("May we visit you later?");
  await page.getByRole("button", { name: `Move question ${questions.length + 1} up` }).press("Enter");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved successfully.")).toBeVisible();
  const changed = (await read(page, template)).questions;
  expect(changed.at(-2)).toBe("May we visit you later?");
  await page.getByRole("button", { name: `Remove question ${questions.length}` }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(async () => {
    expect((await read(page, template)).questions).toEqual(questions);
  }).toPass();
});
