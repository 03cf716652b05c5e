import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { DESK, PHONE } from "./people.ts";

/** Opens these screens and looks at each on a desk and on a phone, light and dark: no barriers, and nothing too wide. */
export async function expectInOrder(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  }
}
