import { call, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("the audit log shows what a change has changed, and the kinds of entries are told apart", async ({ page }) => {
  await signIn(page, "admin");
  const name = `Groom ${Date.now()}`;
  const job = { name, description: "Washes dogs", minSalary: 4000, maxSalary: 5000 };
  const { id } = await (await call(page, "POST", "/jobs", job)).json();
  await call(page, "PUT", `/jobs/${id}`, { ...job, maxSalary: 6000 });

  await page.goto("/admin/audit");
  const entries = page.getByRole("table", { name: "Audit log" }).locator("tbody tr");
  const edit = entries.filter({ hasText: name }).filter({ hasText: "edit" });
  await expect(edit.getByRole("listitem")).toHaveText(/^Salary to.*5000.*→.*6000$/);
  await expect(edit.locator("del")).toHaveText("5000");
  await expect(edit.locator("ins")).toHaveText("6000");
  // A name breaks between its words only.
  await expect(edit.getByRole("button", { name: "Anna Kowalska" })).toHaveCSS("overflow-wrap", "break-word");

  await page.getByText("Looked at", { exact: true }).click();
  await expect(page).toHaveURL(/kind=looked/);
  await expect(entries.filter({ hasText: "audit log" }).first()).toBeVisible();
  await expect(edit).toHaveCount(0);
  await page.getByText("Changes", { exact: true }).click();
  await page.getByRole("combobox", { name: "Subject" }).click();
  await page.getByRole("option", { name: "job", exact: true }).click();
  await expect(page).toHaveURL(/subject=job/);
  await expect(edit).toBeVisible();
});
