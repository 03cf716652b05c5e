import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import startProduct from "../../test/e2e/support/global-setup.ts";
import { readShelter, type Shelter } from "../../test/e2e/support/shelter.ts";

/** A browser and the product with its demonstration shelter. */
export type Studio = {
  shelter: Shelter;
  /** Shows a page of the product, with every picture on it loaded. */
  open(path: string, options: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
};

/** Starts the product as the browser tests do, and a browser with their settings. @param executablePath the browser's */
export async function openStudio(executablePath: string): Promise<Studio> {
  const end = await startProduct();
  const baseURL = process.env.BASE_URL as string;
  const browser = await chromium.launch({ ...config.use?.launchOptions, executablePath });
  const { locale, timezoneId } = config.use ?? {};
  return {
    shelter: await readShelter(baseURL),
    async open(path, options) {
      const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: "reduce", ...options });
      const page = await context.newPage();
      await page.goto(path);
      await loadPictures(page);
      return page;
    },
    async close() {
      await browser.close();
      await end();
    },
  };
}

/** Pictures further down load when they come near; a whole page shows them all. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
