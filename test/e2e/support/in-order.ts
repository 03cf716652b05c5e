import { expect, type Page, test } from "@playwright/test";
import { animationsEnded, barriers, darkBarriers, everyBarrier, overflow } from "./measures.ts";
import { DESK, PHONE } from "./people.ts";

/** A screen takes seconds to be looked at; on a busy machine many. */
const LONGEST_LOOK_MS = 20_000;

/**
 * Opens these screens of the application and looks at each: no barriers on a desk and on a phone, none of colour in the
 * dark, and nothing wider than the window.
 */
export async function expectInOrder(page: Page, paths: readonly string[]): Promise<void> {
  test.setTimeout(test.info().timeout + paths.length * LONGEST_LOOK_MS);
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(DESK);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    // A letter is looked at as text: in its frame no script runs, and so not that of the check, which would wait for ever.
    const asText = page.getByText("Plain text", { exact: true });
    if (await asText.isVisible()) {
      await asText.click();
      await animationsEnded(page);
    }
    expect([path, await everyBarrier(page)]).toEqual([path, []]);
    expect([path, await overflow(page, DESK.width)]).toEqual([path, 0]);
    await page.setViewportSize(PHONE);
    expect([path, await barriers(page)]).toEqual([path, []]);
    expect([path, await overflow(page, PHONE.width)]).toEqual([path, 0]);
    expect([path, await darkBarriers(page)]).toEqual([path, []]);
  }
}
