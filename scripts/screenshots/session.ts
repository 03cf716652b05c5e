import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import prepareTemplate from "../../test/e2e/support/global-setup.ts";
import { picturesLoaded } from "../../test/e2e/support/measures.ts";
import { type OwnServer, openOwnServer } from "../../test/e2e/support/own-server.ts";
import { readShelter, type Shelter } from "../../test/e2e/support/shelter.ts";

/** A running product with the demonstration, and a browser. */
export type ScreenshotSession = {
  shelter: Shelter;
  /** A page in a new browser context, not signed in. */
  newPage(options: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
};

/**
 * Starts the product and a browser in the same way as the browser tests.
 * @param executablePath the path of the browser
 * @param runningAt the address of a product that already runs; without it one is started
 */
export async function openSession(executablePath: string, runningAt?: string): Promise<ScreenshotSession> {
  const product = runningAt ? { address: runningAt, close: async () => {} } : await startProduct();
  const browser = await chromium.launch({ ...config.use?.launchOptions, executablePath });
  const { locale, timezoneId } = config.use ?? {};
  return {
    shelter: await readShelter(product.address),
    async newPage(options) {
      const context = await browser.newContext({
        baseURL: product.address,
        locale,
        timezoneId,
        reducedMotion: "reduce",
        ...options,
      });
      return context.newPage();
    },
    async close() {
      await browser.close();
      await product.close();
    },
  };
}

async function startProduct(): Promise<OwnServer> {
  const removeTemplate = await prepareTemplate();
  const { address, close } = await openOwnServer("screenshots", ".cache/screenshots-server.log");
  return { address, close: () => close().then(removeTemplate) };
}

/** Opens a screen and waits until it is complete. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  // Images further down load only when they are scrolled into view, but a screenshot of the whole page shows them all.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
  });
  await picturesLoaded(page);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
}
