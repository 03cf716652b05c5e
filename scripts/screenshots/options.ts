import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../src/contract/texts/language.ts";
import { paintIn } from "../../test/e2e/support/measures.ts";

/** The window's height for each width; 640 × 400 is a window of 1280 × 800 at a zoom of 200 %. */
const HEIGHTS: Readonly<Record<string, number>> = { 1280: 800, 390: 844, 640: 400 };
const SCHEMES = ["light", "dark", "forced"];

/** Which screenshots to take; a missing option means all. */
export type ScreenshotOptions = {
  roles?: string[];
  widths: string[];
  schemes: string[];
  only: RegExp;
  at?: string;
  language: Language;
};

/**
 * Reads `--role admin,user --width 390,640 --scheme dark,forced --only PATTERN --at ADDRESS --language pl`.
 * @throws for anything else
 */
export function parseScreenshotOptions(words: readonly string[]): ScreenshotOptions {
  const option = { type: "string" } as const;
  const options = { role: option, width: option, scheme: option, only: option, at: option, language: option };
  const { values } = parseArgs({ args: [...words], options });
  const parseList = (typed: string | undefined, all: string[]) => {
    const chosen = typed?.split(",") ?? all;
    const unknown = chosen.find((one) => !all.includes(one));
    if (unknown !== undefined) throw new Error(`${unknown} is none of ${all.join(", ")}.`);
    return chosen;
  };
  return {
    roles: values.role?.split(","),
    widths: parseList(values.width, Object.keys(HEIGHTS)),
    schemes: parseList(values.scheme, SCHEMES),
    only: new RegExp(values.only ?? ""),
    at: values.at,
    language: parseList(values.language ?? LANGUAGES[0], [...LANGUAGES])[0] as Language,
  };
}

/** Sets the width of the window, with the matching height. */
export async function setWidth(page: Page, width: string): Promise<void> {
  await page.setViewportSize({ width: Number(width), height: HEIGHTS[width] ?? 0 });
}

/** Sets the colours of the open page: "light", "dark", or "forced" (the high contrast mode of the system). */
export async function setScheme(page: Page, scheme: string): Promise<void> {
  await page.emulateMedia({ forcedColors: scheme === "forced" ? "active" : "none" });
  await paintIn(page, scheme === "light" ? "light" : "dark");
}
