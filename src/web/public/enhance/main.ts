import { enhanceMenu } from "./menu.ts";
import { reloadForNewSession } from "./session-change.ts";

/** What a page may hold, and who brings it to life. Every page can be read and walked through without any of them. */
const FEATURES: readonly [selector: string, load: () => Promise<(element: HTMLElement) => void>][] = [
  ["[data-carousel]", async () => (await import("./carousel.ts")).enhanceCarousel],
  ["[data-gallery]", async () => (await import("./gallery.ts")).enhanceGallery],
  ["[data-filters]", async () => (await import("./filters.ts")).enhanceFilters],
  ["[data-share]", async () => (await import("./share.ts")).enhanceShare],
  ["[data-logout]", async () => (await import("./logout.ts")).enhanceLogout],
  ["[data-reveal]", async () => (await import("./reveal.ts")).enhanceReveal],
  ["[data-form]", async () => (await import("./form.ts")).enhanceForm],
];

enhanceMenu();
reloadForNewSession();
for (const [selector, load] of FEATURES) void bringToLife(selector, load);

async function bringToLife(selector: string, load: () => Promise<(element: HTMLElement) => void>) {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length === 0) return;
  const enhance = await load();
  for (const element of found) enhance(element);
}
