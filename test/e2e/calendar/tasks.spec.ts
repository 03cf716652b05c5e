import { barriers } from "../support/barriers.ts";
import { read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test("a task on an animal stands on its page and the first screen, is done and taken back", WALK, async ({ page }) => {
  await signIn(page, "employee");
  const [animal] = (await read(page, "/animals?pageSize=1")).items;
  const title = `Ring about the collar ${Date.now()}`;
  await page.goto(`/admin/animal/${animal.id}`);
  const panel = page.getByRole("region", { name: "Tasks" });
  await panel.getByRole("link", { name: "Add a task" }).click();
  await expect(page.getByRole("combobox", { name: "Animal" })).toHaveValue(animal.name);
  await page.getByLabel("What is to be done").fill(title);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(`/admin/animal/${animal.id}`);
  await expect(panel.getByRole("link", { name: title })).toBeVisible();

  await page.goto("/admin");
  const now = page.getByRole("region", { name: /^Now \d/ });
  const all = now.getByRole("button", { name: /^All \d+/ });
  if (await all.isVisible()) await all.click();
  const item = now.getByRole("listitem").filter({ hasText: title });
  await expect(item).toContainText(animal.name);
  await item.getByRole("button", { name: `Mark as done: ${title}` }).click();
  await item.getByRole("button", { name: `Take back: ${title}` }).click();
  await expect(item.getByRole("button", { name: `Mark as done: ${title}` })).toBeVisible();

  await page.goto("/admin/tasks");
  const row = page.getByRole("row").filter({ hasText: title });
  await row.getByRole("button", { name: `Mark as done: ${title}` }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("alert").filter({ hasText: title }).getByRole("button", { name: "Undo" }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole("link").click();
  await expect(page.getByRole("link", { name: animal.name })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
