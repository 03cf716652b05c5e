import { expect, type Page, test } from "@playwright/test";
import { barriersAtBothSizes, everyBarrier } from "./barriers.ts";
import { animationsEnded, overflow } from "./measures.ts";
import { DESK, PHONE } from "./people.ts";

/** Checking a screen takes seconds, and many on a busy machine. */
const MAX_CHECK_MS = 20_000;
/** The narrowest phone, which is also a desk at 400 % (WCAG 1.4.10). */
const NARROWEST = 320;

/** Opens these screens of the application and checks each. */
export async function expectInOrder(page: Page, paths: readonly string[]): Promise<void> {
  test.setTimeout(test.info().timeout + paths.length * MAX_CHECK_MS);
  for (const path of paths) {
    await openScreen(page, path);
    expect(await faultsOn(page), path).toEqual([]);
  }
}

/**
 * Checks the open screen of the application: no barriers on a desk and on a phone, in the light and in the dark, and
 * nothing wider than the window.
 * @returns what is wrong
 */
export async function faultsOn(page: Page): Promise<string[]> {
  const faults = [...(await asSeenAtADesk(page)), ...(await barriersAtBothSizes(page))];
  for (const width of [PHONE.width, NARROWEST]) faults.push(...(await widerThan(page, width)));
  return faults;
}

/** The same on a desk in the light alone. @returns what is wrong */
export async function faultsAtADesk(page: Page): Promise<string[]> {
  return [...(await asSeenAtADesk(page)), ...(await everyBarrier(page))];
}

/** Shows all of a screen on a desk. @returns by how much it is too wide, if it is */
async function asSeenAtADesk(page: Page): Promise<string[]> {
  await page.setViewportSize(DESK);
  await isLoaded(page);
  // A letter is checked as text, since nothing within its frame can be checked.
  const asText = page.getByText(/^(Plain text|Sam tekst)$/);
  if (await asText.isVisible()) {
    await asText.click();
    await animationsEnded(page);
  }
  return widerThan(page, DESK.width);
}

/** Opens a screen and waits until it shows its data. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(page).toHaveURL(path);
  // The heading of the screen before has gone, or says something else.
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return heading !== null && heading.dataset.before !== heading.textContent;
  });
  await isLoaded(page);
}

/**
 * Goes to a screen as a link does: in the running application, with an entry of history as its router makes them. No
 * script is loaded again, which takes most of the time of `page.goto`. Until the screen is there, the one before is.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const isRunning = await page.evaluate(() => history.state?.idx !== undefined);
  if (!isRunning) await page.goto(path);
  else
    await page.evaluate((to) => {
      const heading = document.querySelector("h1");
      if (heading) heading.dataset.before = heading.textContent ?? "";
      const { idx } = history.state;
      history.pushState({ idx: idx + 1, key: to }, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
}

/** Waits until the screen shows its data. */
async function isLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

async function widerThan(page: Page, width: number): Promise<string[]> {
  const by = await overflow(page, width);
  return by > 0 ? [`scrolls sideways by ${by} px at ${width} px`] : [];
}
