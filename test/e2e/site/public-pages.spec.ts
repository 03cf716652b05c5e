import type { Page } from "@playwright/test";
import { barriersAtBothSizes, everyBarrier } from "../support/barriers.ts";
import { countScripts, countShifts, overflow, scrollThrough, VISIBLE_SHIFT } from "../support/measures.ts";
import { SCREENS, type Screen } from "../support/screens.ts";
import { expect, NEW_BROWSER, NEW_BROWSER_WALK, onPhone, test } from "../support/test.ts";

/** What a public page may make a phone load and run, in bytes packed by gzip. */
const MAX_SCRIPT_BYTES = 30_000;
/** The narrowest phone, which is also a desk at 400 % (WCAG 1.4.10). */
const NARROWEST = 320;

const NOT_THERE = /not-found/;
const there = SCREENS.filter(({ name }) => !NOT_THERE.test(name));
const notThere = SCREENS.filter(({ name }) => NOT_THERE.test(name));

/** Beginning to fill in a form loads what checks it; that counts as well. */
async function beginEveryForm(page: Page, scripts: () => Promise<number>) {
  const before = await scripts();
  const fields = await page.locator("form[data-form] :is(input, textarea):visible").all();
  for (const field of fields) await field.focus();
  if (fields.length > 0) await expect.poll(scripts).toBeGreaterThan(before);
}

function checkScreens(screens: readonly Screen[]) {
  for (const { name, path } of screens) {
    test(`${name}: nothing moves, shuts out, is too wide or too heavy`, async ({
      page,
      shelter,
      viewport,
      isMobile,
    }) => {
      const shifts = await countShifts(page);
      const scripts = countScripts(page);
      await page.goto(path(shelter));
      await expect(page).toHaveTitle(/^Animal Shelter – .|. – Animal Shelter$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await scrollThrough(page);
      expect(await shifts(), "layout shift").toBeLessThan(VISIBLE_SHIFT);
      for (const width of [viewport?.width ?? 0, NARROWEST]) {
        expect(await overflow(page, width), `sideways scroll at ${width}`).toBe(0);
      }
      await beginEveryForm(page, scripts);
      expect(await scripts(), "scripts in bytes").toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
      // A desk's window as narrow as a phone has the same layout.
      expect(await (isMobile ? everyBarrier(page) : barriersAtBothSizes(page))).toEqual([]);
    });
  }
}

test.describe("at a first visit", NEW_BROWSER, () => onPhone(() => checkScreens(there)));
test.describe("at a first visit, at a desk and with both sizes and schemes,", NEW_BROWSER_WALK, () =>
  checkScreens(there),
);

test.describe("an address of nothing", NEW_BROWSER, () => {
  test.use({ expectedTroubles: /status of 404/ });
  onPhone(() => checkScreens(notThere));
});
test.describe("an address of nothing, at a desk and with both sizes and schemes,", NEW_BROWSER_WALK, () => {
  test.use({ expectedTroubles: /status of 404/ });
  checkScreens(notThere);
});
