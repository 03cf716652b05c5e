import type { Page } from "@playwright/test";
import * as english from "../../../src/web/app/app/texts/en/index.ts";
import * as polish from "../../../src/web/app/app/texts/pl/index.ts";

/** Stands for a value in a text of a catalog. */
const VALUE = "\u0001";
const ATTRIBUTES = ["aria-label", "title", "placeholder", "alt", "data-head"];

/** @returns the texts of a catalog; those of functions with {@link VALUE} in place of their values, a piece for each element */
function textsOf(entry: unknown): string[] {
  if (typeof entry === "string") return entry.split(/\{\w+\}/).map((piece) => piece.trim());
  if (typeof entry === "function") return textsOf(withValues(entry as (...values: string[]) => unknown));
  return typeof entry === "object" && entry !== null ? Object.values(entry).flatMap(textsOf) : [];
}

/** @returns nothing for a text that calls another one by a value: it cannot be written with {@link VALUE} */
function withValues(write: (...values: string[]) => unknown): unknown {
  try {
    const text = write(...Array<string>(write.length).fill(VALUE));
    return typeof text === "string" ? text.replaceAll(/undefined|NaN/g, VALUE) : text;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);
/** Short words around values are found in what people write, too. */
const isTelling = (text: string): boolean => !text.includes(VALUE) || (text.match(/\p{L}{2,}/gu) ?? []).length > 1;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The texts that are English only. */
const ENGLISH: string[] = (() => {
  const ofPolish = new Set(textsOf({ ...polish }));
  const all = new Set(textsOf({ ...english }));
  return [...all].filter((text) => hasWords(text) && isTelling(text) && !ofPolish.has(text));
})();
const WITHOUT_VALUES = new Set(ENGLISH);
const PATTERNS: RegExp[] = ENGLISH.filter((text) => text.includes(VALUE)).map(
  (text) => new RegExp(`^${text.split(VALUE).map(escaped).join(".+")}$`, "su"),
);

/** What people have written has a language of its own. */
const WRITTEN = "script, style, textarea, .as-typed, .typed, .email, [lang]:not(html)";

/** @returns every text on a screen: the visible ones, those for screen readers, and the values of fields */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([written, names]) => {
      const nodes: Node[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) nodes.push(walker.currentNode);
      const elements = [...document.querySelectorAll("body *")];
      const inputs = [...document.querySelectorAll("input")].filter(({ type }) => type === "text");
      return [
        ...document.title.split(" – "),
        ...nodes.filter(({ parentElement }) => !parentElement?.closest(written)).map(({ textContent }) => textContent),
        ...elements.flatMap((element) => names.map((name) => element.getAttribute(name))),
        ...inputs.map(({ value }) => value),
      ].map((text) => text?.trim() ?? "");
    },
    [WRITTEN, ATTRIBUTES] as const,
  );

/** @returns the texts of the open screen that are English only */
export async function leftEnglish(page: Page): Promise<string[]> {
  const texts = new Set((await textsOn(page)).filter(hasWords));
  return [...texts].filter((text) => WITHOUT_VALUES.has(text) || PATTERNS.some((pattern) => pattern.test(text)));
}
