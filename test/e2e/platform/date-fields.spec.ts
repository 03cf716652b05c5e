import { barriers, darkBarriers } from "../support/barriers.ts";
import { signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const DAY = "td button";

test("date and time are typed as people write, or chosen from a calendar, which Escape closes", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/appointment/add");
  const when = page.getByLabel("Date and time");
  await when.fill("31 Feb 2090 10:00");
  await when.blur();
  await expect(page.getByText(/This is no date with a time\. Write it as .*10:30/)).toBeVisible();
  await expect(when).toHaveAttribute("aria-invalid", "true");
  await when.fill("1 july 2090 9:05");
  await when.blur();
  await expect(when).toHaveValue(/1 Jul 2090.*0?9:05/);
  await expect(when).not.toHaveAttribute("aria-invalid", "true");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("dialog", { name: "Choose a date" });
  await expect(calendar.locator(`${DAY}[data-selected]`)).toBeFocused();
  await expect(calendar.locator("th").first()).toHaveText("Mon");
  expect(await barriers(page)).toEqual([]);
  expect(await darkBarriers(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(when).toHaveValue(/2 Jul 2090.*0?9:05/);
  await calendar.getByLabel("Hours").fill("14");
  await expect(when).toHaveValue(/2 Jul 2090.*(14:05|2:05 PM)/i);
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
  await expect(page.getByRole("button", { name: "Choose a date" })).toBeFocused();
  await expect(page).toHaveURL("/admin/appointment/add");
  await expect(page.getByText("Leave without saving?")).toHaveCount(0);
});

test("a whole day filters a list; a day is chosen in a dialog without closing it", async ({ page, shelter }) => {
  await signIn(page, "admin");
  await page.goto("/admin/appointments");
  const from = page.getByLabel("From", { exact: true });
  await from.fill("2 3 209");
  await from.blur();
  await expect(page.getByText(/There is no such date\. Write it as .* or as YYYY-MM-DD\./)).toBeVisible();
  expect(page.url()).not.toContain("from=");
  await from.fill("2 Mar 2090");
  await expect(page).toHaveURL(/from=2090-03-02/);
  await expect(from).toHaveValue("2 Mar 2090");

  await page.goto(`/admin/animal/${shelter.animal.id}`);
  await page.getByRole("button", { name: "Add a weight" }).click();
  const dialog = page.getByRole("dialog", { name: /^Weight: / });
  await dialog.getByRole("button", { name: "Choose a date" }).click();
  await expect(page.locator(`${DAY}[data-today]`)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Choose a date" })).toBeHidden();
  await expect(dialog).toBeVisible();
});
