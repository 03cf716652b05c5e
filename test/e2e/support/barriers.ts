import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { JSHandle, Page } from "@playwright/test";
import type { ElementContext, RunOptions } from "axe-core";
import { animationsEnded, paintIn } from "./measures.ts";
import { DESK, PHONE } from "./people.ts";

/** WCAG 2.2 A and AA with all that they are built on. */
const WCAG: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
const CONTRAST: RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };
/** What depends on where things stand, and on their colours. */
const LAYOUT: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "target-size", "scrollable-region-focusable"] },
};
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @returns what axe finds wrong on the page as it stands: the rule and where, in words that a failed test can show */
export const barriers = (page: Page): Promise<string[]> => find(page, WCAG);

/** The same, with what is good practice besides: one heading of the first rank, landmarks, headings in their order. */
export const everyBarrier = (page: Page): Promise<string[]> => find(page, {});

/** Colours are all that differs between the schemes. @returns what axe finds wrong with contrasts in the dark one */
export async function darkBarriers(page: Page): Promise<string[]> {
  await paintIn(page, "dark");
  return find(page, CONTRAST);
}

/**
 * Looks at a page on a desk in the light, and on a phone in the dark: that is every rule for everything that can be seen at
 * one of both sizes, and what depends on colours and places for each of them. What a phone colours otherwise than a desk,
 * or shows alone, is looked at there in the light as well.
 * @returns what axe finds wrong
 */
export async function barriersAtBothSizes(page: Page): Promise<string[]> {
  await page.setViewportSize(DESK);
  await paintIn(page, "light");
  const faults = await everyBarrier(page);
  const looks = await readLooks(page);
  await page.setViewportSize(PHONE);
  await animationsEnded(page);
  faults.push(...(await barriersOfChangedLooks(page, looks)));
  await paintIn(page, "dark");
  faults.push(...(await find(page, LAYOUT)));
  return faults;
}

/** What the contrast of each element follows from that has words and can be seen. */
type Looks = JSHandle<Map<Element, string>>;

const readLooks = (page: Page): Promise<Looks> => page.evaluateHandle(looksOf);

/** Runs in the page. */
function looksOf(): Map<Element, string> {
  const fields = "input, select, textarea";
  const seen = [...document.querySelectorAll("body, body *")].filter(
    (element) =>
      (element.textContent.trim() !== "" || element.matches(fields)) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return new Map(
    seen.map((element) => {
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
      return [element, [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight].join()];
    }),
  );
}

/** @returns what axe finds wrong where an element looks otherwise than before, or can be seen only now */
async function barriersOfChangedLooks(page: Page, before: Looks): Promise<string[]> {
  const changed = await page.evaluateHandle(
    ([old, now]) => [...now].flatMap(([element, look]) => (old.get(element) === look ? [] : [element])),
    [before, await readLooks(page)] as const,
  );
  const isNone = await changed.evaluate(({ length }) => length === 0);
  return isNone ? [] : find(page, WCAG, changed);
}

/** A page is given axe once, however often it is looked at: reading its half a megabyte takes as long as a look. */
async function find(page: Page, rules: RunOptions, within?: JSHandle<Element[]>): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([rules, within]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      // No script runs in a letter's frame, so that axe would wait there for an answer.
      const options = { iframes: false, preload: { assets: ["media" as const] }, resultTypes: ["violations" as const] };
      const context = (within ? { include: within } : document) as ElementContext;
      const { violations } = await axe.run(context, { ...rules, ...options });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
    },
    [rules, within] as const,
  );
}
