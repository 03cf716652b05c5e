import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";

/** What a page can store besides cookies, as Chromium names it. */
const STORES = "local_storage,indexeddb,service_workers,cache_storage";

/** Lends the browsers of a worker to its tests. */
export type WarmBrowsers = {
  /** @returns a browser that knows nobody and has one blank page or none */
  borrow(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Makes it forget all but the files that it has loaded, for the next test. */
  giveBack(context: BrowserContext): Promise<void>;
};

/**
 * Browsers that keep the product's files from test to test: to load, unpack and compile them anew took a third of the
 * processor time of most tests.
 * @param home where the server under test listens
 */
export function warmBrowsers(browser: Browser, home: string): WarmBrowsers {
  const idle = new Map<string, BrowserContext[]>();
  const lent = new Map<BrowserContext, string>();
  return {
    async borrow(options = {}) {
      const kind = JSON.stringify(options);
      const context = idle.get(kind)?.pop() ?? (await browser.newContext(options));
      lent.set(context, kind);
      return context;
    },
    async giveBack(context) {
      await forget(context, home);
      const kind = lent.get(context) ?? "";
      idle.set(kind, [...(idle.get(kind) ?? []), context]);
    },
  };
}

async function forget(context: BrowserContext, home: string): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll();
  await context.clearCookies();
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Storage.clearDataForOrigin", { origin: home, storageTypes: STORES });
  await tools.detach();
}
