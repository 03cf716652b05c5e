import { EMBED_LIMIT, EMBED_THEMES } from "../../contract/exchange/embed.ts";
import type { AnimalFeed } from "../../contract/exchange/feeds.ts";
import { FEEDS } from "../../contract/platform/feed-paths.ts";
import { drawAnimals, drawFailure } from "./draw.ts";
import { languageAround, languages } from "./words.ts";

/**
 * Shows the animals on another site, where the script stands: in a shadow root, without a cookie, an id or a request to
 * anybody but the shelter (docs/decisions/0093). Several may stand on one page.
 */
declare const EMBED_STYLES: string;

/** After this long the shelter counts as not reachable, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Constructed style sheets are allowed where a page's policy forbids inline ones; the oldest phones do not know them. */
function addStyles(root: ShadowRoot): void {
  try {
    const styles = new CSSStyleSheet();
    styles.replaceSync(EMBED_STYLES);
    root.adoptedStyleSheets = [styles];
  } catch {
    root.append(Object.assign(document.createElement("style"), { textContent: EMBED_STYLES }));
  }
}

/** The frame in which the animals are drawn. */
function frameBeside(script: HTMLScriptElement): HTMLElement {
  const host = document.createElement("div");
  // Stronger than any rule of the page, which may hide or move what it does not know.
  host.style.cssText = "all:initial!important;display:block!important";
  const root = host.attachShadow({ mode: "open" });
  addStyles(root);
  const frame = document.createElement("section");
  frame.className = "frame";
  frame.dataset.theme = EMBED_THEMES.find((theme) => theme === script.dataset.theme) ?? EMBED_THEMES[0];
  frame.ariaBusy = "true";
  root.append(frame);
  if (document.body?.contains(script)) script.after(host);
  else document.body.append(host);
  return frame;
}

async function read(url: URL): Promise<AnimalFeed> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer", signal: stop.signal });
    if (!answer.ok) throw new Error(String(answer.status));
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
}

async function show(script: HTMLScriptElement): Promise<void> {
  const { origin } = new URL(script.src);
  const language = languageAround(script);
  const { type = "", limit = String(EMBED_LIMIT.usual) } = script.dataset;
  const frame = frameBeside(script);
  try {
    const query = new URLSearchParams({ type, limit, ...(language && { lang: language }) });
    drawAnimals(frame, await read(new URL(`${FEEDS.animalsJson}?${query}`, origin)));
  } catch {
    drawFailure(frame, language ?? (languages()[0] as string), origin);
  }
  frame.ariaBusy = null;
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  if (document.body) void show(script);
  else addEventListener("DOMContentLoaded", () => void show(script));
}
