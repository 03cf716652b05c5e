import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import startProduct from "../../test/e2e/support/global-setup.ts";
import { picturesLoaded } from "../../test/e2e/support/measures.ts";
import { readShelter, type Shelter } from "../../test/e2e/support/shelter.ts";

/** A browser and the product with its demonstration shelter. */
export type Studio = {
  shelter: Shelter;
  /** A browser of somebody who is not signed in. */
  newPage(options: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
};

/**
 * Starts the product as the browser tests do, and a browser with their settings.
 * @param executablePath the browser's
 * @param runningAt the address of a product that runs already; none: one is started
 */
export async function openStudio(executablePath: string, runningAt?: string): Promise<Studio> {
  const end = runningAt ? async () => {} : await startProduct();
  const baseURL = runningAt ?? (process.env.BASE_URL as string);
  const browser = await chromium.launch({ ...config.use?.launchOptions, executablePath });
  const { locale, timezoneId } = config.use ?? {};
  return {
    shelter: await readShelter(baseURL),
    async newPage(options) {
      const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: "reduce", ...options });
      return context.newPage();
    },
    async close() {
      await browser.close();
      await end();
    },
  };
}

/** Goes to a screen and waits until everything on it is there. */
export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  // Pictures further down load when they come near; a picture of the whole page shows them all.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
  });
  await picturesLoaded(page);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
}
