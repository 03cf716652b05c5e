import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";

/** A colour on its way from light to dark is not the one that people read: it is waited for. */
export async function paintIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The application is told of the scheme by its script.
  await page.waitForFunction((wanted) => {
    const { mantineColorScheme } = document.documentElement.dataset;
    return mantineColorScheme === undefined || mantineColorScheme === wanted;
  }, colorScheme);
  await animationsEnded(page);
}

/** Waits until nothing on the page changes its colour or place any more. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const running = () => document.getAnimations().filter(({ playState }) => playState === "running");
    // An animation that is cancelled by the next one is not the last.
    while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished));
  });
}

/** @returns by how many pixels the page is wider than the window; 0 when it cannot be scrolled sideways */
export async function overflow(page: Page, width: number): Promise<number> {
  const size = page.viewportSize();
  const isAsWide = size?.width === width;
  if (!isAsWide) await page.setViewportSize({ width, height: size?.height ?? 800 });
  await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))));
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (size && !isAsWide) await page.setViewportSize(size);
  return wider;
}

/** A layout shift that nobody can see; fonts that come late may move letters by a fraction of a pixel. */
export const VISIBLE_SHIFT = 0.0005;

/** Counts from the next page on how much things move by themselves. @returns reads the sum of all layout shifts */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const all = { sum: 0 };
    Object.assign(window, { shifts: all });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) all.sum += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

/** Reads down the page by half a window at a time, until every picture on the way is there. */
export async function scrollThrough(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil((document.documentElement.scrollHeight / innerHeight) * 2));
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, await page.evaluate(() => innerHeight / 2));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  await picturesLoaded(page);
}

/** Waits for every picture down to where the page has been read. */
export async function picturesLoaded(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(areAllLoaded)).toBe(true);
}

/** Runs in the page. Rows that scroll sideways load their later pictures when somebody turns to them. */
function areAllLoaded(): boolean {
  const passed = [...document.images].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().left < innerWidth,
  );
  return passed.every((image) => image.complete && image.naturalWidth > 0);
}

/** Counts the scripts that pages load from now on. @returns reads their sum in bytes, each as gzip packs it */
export function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  // From the request on: what is still on its way counts, and is waited for.
  page.on("request", (request) => {
    if (request.resourceType() !== "script") return;
    const size = request.response().then(async (response) => (response ? gzipSync(await response.body()).length : 0));
    // What is asked for after the count may end with the page.
    size.catch(() => {});
    sizes.push(size);
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** A focus that has fallen off what was pressed leaves a keyboard at the page's start. */
export async function keepsFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}
