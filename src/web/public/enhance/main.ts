import { xsrfToken } from "../../xsrf-token.ts";
import { enhanceMenu } from "./menu.ts";
import { storedHousehold } from "./stored-household.ts";

/**
 * A module with one export: a function that adds behaviour to an element. It may load much later than the page: what it
 * sends in somebody's name carries the token that this page began with, as another person may have signed in by then.
 */
type EnhanceModule = Record<string, (element: HTMLElement, tokenAtLoad: string) => void>;

/** The modules for the elements of a page, loaded when needed. Every page can be read and navigated without them. */
const FEATURES: readonly [selector: string, load: () => Promise<EnhanceModule>][] = [
  ["[data-carousel]", () => import("./carousel.ts")],
  ["[data-gallery]", () => import("./gallery.ts")],
  ["[data-filters]", () => import("./filters.ts")],
  ["[data-household-form]", () => import("./household-form.ts")],
  ["[data-share]", () => import("./share.ts")],
  ["[data-favourites=account]", () => import("./favourites.ts")],
  ["[data-favourites=device]", () => import("./device-hearts.ts")],
  ["[data-device-favourites]", () => import("./device-favourites.ts")],
  ["[data-logged-out]", () => import("./logged-out.ts")],
  ["[data-logout]", () => import("./logout.ts")],
  ["[data-reveal]", () => import("./reveal.ts")],
  ["[data-open-now]", () => import("./open-now.ts")],
  ["[data-passkey]", () => import("./passkey.ts")],
  ["[data-form]", () => import("./form.ts")],
  ["[data-sends-at]", () => import("./code-form.ts")],
];

const tokenAtLoad = xsrfToken();
enhanceMenu();
reloadAfterSessionChange();
if (storedHousehold()) void import("./household.ts").then(({ addAnswersToLinks }) => addAnswersToLinks());
// Filters are entries of the history. Who goes back and forth quickly may do so before their module is loaded.
if (document.querySelector("[data-filters]")) addEventListener("popstate", () => location.reload());
afterFirstPaint(() => {
  for (const [selector, load] of FEATURES) void enhanceAll(selector, load);
});

/**
 * The first picture comes sooner when these modules are not loaded beside it. A hidden page paints nothing, so it does not
 * wait for that.
 */
function afterFirstPaint(run: () => void) {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return run();
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: "paint", buffered: true });
}

/** Marks each element that has its behaviour, so that tests do not use it earlier. */
async function enhanceAll(selector: string, load: () => Promise<EnhanceModule>) {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length === 0) return;
  const enhancements = Object.values(await load());
  for (const element of found) {
    for (const enhance of enhancements) enhance(element, tokenAtLoad);
    element.dataset.enhanced = "";
  }
}

/**
 * Reloads a page that the browser restores on Back if somebody has signed in or out since: it would show the wrong
 * person. Signing in and out both change the XSRF token, so the tokens are compared.
 */
function reloadAfterSessionChange() {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && xsrfToken() !== tokenAtLoad) location.reload();
  });
}
