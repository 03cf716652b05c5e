import { answer } from "../support/calls.ts";
import { signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

/** The browser writes the refusals that this file is about into its console. */
test.use({ expectedTroubles: /\/api\/shelter\/retention/ });

const KIND = "Applications that led to no adoption";

test("an admin sees what a period erases, agrees to it, and takes it back", WALK, async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "Retention periods" }).click();
  await expect(page).toHaveURL("/admin/settings/retention");
  const part = page.getByRole("region", { name: KIND });
  await expect(part).toContainText("Kept");
  await part.getByRole("button", { name: `Change the period: ${KIND}` }).click();

  const dialog = page.getByRole("dialog", { name: `Period: ${KIND}` });
  const months = dialog.getByRole("textbox", { name: "Months" });
  const save = dialog.getByRole("button", { name: "Save" });
  await months.fill("241");
  await save.click();
  await expect(
    dialog.getByText("Give a whole number of months from 1 to 240, or leave it empty.").first(),
  ).toBeVisible();
  await months.fill("240");
  await expect(dialog.getByText(/^In the night to .+ nothing is old enough for this period\.$/)).toBeVisible();
  await months.fill("1");
  await expect(
    dialog.getByText(/this period erases \d+ records?, the oldest from .+ This cannot be undone\./),
  ).toBeVisible();
  await save.click();
  await expect(dialog.getByText(/for good\. Agree to that first\./)).toBeVisible();
  await dialog.getByRole("checkbox", { name: /^Erase \d+ records? for good$/ }).check();
  await save.click();
  await expect(page.getByText("The period is set.")).toBeVisible();
  await expect(part).toContainText("1 month");
  await expect(part).toContainText(/Erased for good: \d+ records?/);

  await part.getByRole("button", { name: "Change the period" }).click();
  await months.fill("");
  await save.click();
  await expect(part).toContainText("Kept");
  await expect(part).not.toContainText("Erased for good");
});

test("periods and counts that cannot be read say so", WALK, async ({ page }) => {
  await signIn(page, "admin");
  await page.route("**/api/shelter/retention/*/due?*", answer(500, {}));
  await page.goto("/admin/settings/retention");
  await page.getByRole("button", { name: "Change the period: Messages" }).click();
  await page.getByRole("textbox", { name: "Months" }).fill("12");
  await expect(page.getByRole("alert").filter({ hasText: "It could not be counted" })).toBeVisible({ timeout: 30_000 });
  await page.route("**/api/shelter/retention", answer(500, {}));
  await page.goto("/admin/settings/retention");
  await expect(page.getByText("The retention periods could not be loaded.")).toBeVisible({ timeout: 30_000 });
});
