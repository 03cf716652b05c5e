import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** What a page can store besides cookies, as Chromium names it. */
const STORES = "local_storage,indexeddb,service_workers,cache_storage";

/** What the server sends without a script, a picture or a cookie that matters. */
const QUIET_FILE = "/robots.txt";
const USUAL_MEDIA = {
  colorScheme: "light",
  media: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const;

/** What tests listen to at a page. */
const EVENTS = ["console", "dialog", "download", "popup", "request", "requestfailed", "requestfinished", "response"];

type Warm = { kind: string; context: BrowserContext; page: Page; size: ReturnType<Page["viewportSize"]> };

/** Lends the browsers of a worker to its tests. */
export type WarmBrowsers = {
  /** @returns a browser that knows nobody and has one page, which shows nothing of the product */
  borrow(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Makes it forget all but the files that it has loaded, for the next test. Its first page stays. */
  giveBack(context: BrowserContext): Promise<void>;
};

/**
 * Browsers that keep the product's files and one page from test to test: to load, unpack and compile the files anew took
 * a third of the processor time of most tests, and a new page takes as much as what it shows.
 * @param home where the server under test listens
 */
export function warmBrowsers(browser: Browser, home: string): WarmBrowsers {
  const idle = new Map<string, Warm[]>();
  const lent = new Map<BrowserContext, Warm>();
  const warmUp = async (kind: string, options: BrowserContextOptions): Promise<Warm> => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    return { kind, context, page, size: page.viewportSize() };
  };
  return {
    async borrow(options = {}) {
      const kind = JSON.stringify(options);
      const warm = idle.get(kind)?.pop() ?? (await warmUp(kind, options));
      lent.set(warm.context, warm);
      return warm.context;
    },
    async giveBack(context) {
      const warm = lent.get(context);
      lent.delete(context);
      if (!warm || warm.page.isClosed()) return context.close();
      await forget(warm, home);
      idle.set(warm.kind, [...(idle.get(warm.kind) ?? []), warm]);
    },
  };
}

async function forget({ context, page, size }: Warm, home: string): Promise<void> {
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  for (const event of EVENTS) page.removeAllListeners(event);
  // A file of the same server keeps the page's process alive, and with it the scripts that it has compiled.
  await page.goto(`${home}${QUIET_FILE}`);
  await page.unrouteAll();
  await context.unrouteAll();
  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.emulateMedia(USUAL_MEDIA);
  if (size) await page.setViewportSize(size);
  await page.mouse.move(0, 0);
  const tools = await context.newCDPSession(page);
  await tools.send("Storage.clearDataForOrigin", { origin: home, storageTypes: STORES });
  await tools.send("Page.resetNavigationHistory");
  await tools.detach();
}
