import { expect, type Page } from "@playwright/test";

/** Opens every section of the dashboard's list, and every row that stands for several. */
export async function openWholeList(page: Page): Promise<void> {
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByRole("list").first()).toBeVisible();
  for (const closed of [
    today.getByRole("button", { name: /^All \d+$/ }),
    today.getByRole("button", { name: /^\d+ by themselves: /, expanded: false }),
  ])
    while ((await closed.count()) > 0) await closed.first().click();
}
