import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { paintIn } from "../../test/e2e/support/measures.ts";

/** The sizes of windows by their width; 640 × 400 is what a desk of 1280 × 800 shows at a zoom of 200 %. */
const HEIGHTS: Readonly<Record<string, number>> = { 1280: 800, 390: 844, 640: 400 };
const SCHEMES = ["light", "dark", "forced"];

/** Which pictures to make; an option that is not given means all. */
export type Choice = { roles?: string[]; widths: string[]; schemes: string[]; only: RegExp; at?: string };

/** Reads `--role admin,user --width 390,640 --scheme dark,forced --only PATTERN --at ADDRESS`. @throws for anything else */
export function readChoice(words: readonly string[]): Choice {
  const option = { type: "string" } as const;
  const options = { role: option, width: option, scheme: option, only: option, at: option };
  const { values } = parseArgs({ args: [...words], options });
  const known = (given: string | undefined, all: string[]) => {
    const chosen = given?.split(",") ?? all;
    const unknown = chosen.find((one) => !all.includes(one));
    if (unknown !== undefined) throw new Error(`${unknown} is none of ${all.join(", ")}.`);
    return chosen;
  };
  return {
    roles: values.role?.split(","),
    widths: known(values.width, Object.keys(HEIGHTS)),
    schemes: known(values.scheme, SCHEMES),
    only: new RegExp(values.only ?? ""),
    at: values.at,
  };
}

/** Changes the window to a width. */
export async function setWidth(page: Page, width: string): Promise<void> {
  await page.setViewportSize({ width: Number(width), height: HEIGHTS[width] ?? 0 });
}

/** Changes the colours of the page that is open: light, dark, or the few of a high contrast that the system forces. */
export async function setScheme(page: Page, scheme: string): Promise<void> {
  await page.emulateMedia({ forcedColors: scheme === "forced" ? "active" : "none" });
  await paintIn(page, scheme === "light" ? "light" : "dark");
}
