import { enhanceMenu } from "./menu.ts";
import { reloadForNewSession } from "./session-change.ts";

/** A part of the script: it exports the one function that brings an element to life. */
type Part = Record<string, (element: HTMLElement) => void>;

/** What a page may hold, and who brings it to life. Every page can be read and walked through without any of them. */
const FEATURES: readonly [selector: string, load: () => Promise<Part>][] = [
  ["[data-carousel]", () => import("./carousel.ts")],
  ["[data-gallery]", () => import("./gallery.ts")],
  ["[data-filters]", () => import("./filters.ts")],
  ["[data-share]", () => import("./share.ts")],
  ["[data-favourites]", () => import("./favourites.ts")],
  ["[data-logged-out]", () => import("./logged-out.ts")],
  ["[data-logout]", () => import("./logout.ts")],
  ["[data-reveal]", () => import("./reveal.ts")],
  ["[data-form]", () => import("./form.ts")],
];

enhanceMenu();
reloadForNewSession();
for (const [selector, load] of FEATURES) void bringToLife(selector, load);

async function bringToLife(selector: string, load: () => Promise<Part>) {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length === 0) return;
  for (const enhance of Object.values(await load())) {
    for (const element of found) enhance(element);
  }
}
