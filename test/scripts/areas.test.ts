import { describe, expect, it } from "vitest";
import { AREAS, arrowsOf, isAllowed, refusedImports, sourceFiles } from "../../scripts/areas.ts";

const ORDER = Object.keys(AREAS);

/** What is refused when one file has this text. */
const refusedIn = (file: string, text: string) => refusedImports([file], () => text);

describe("the check of the areas", () => {
  it("refuses an import that the table forbids, of types too, and says which row forbids it", () => {
    const file = "src/server/animals/animal.commands.ts";
    for (const text of [
      'import { takeStep } from "../adoption/adoption.steps.ts";',
      'import type { Step } from "../adoption/adoption.steps.ts";',
      'export { takeStep } from "../adoption/adoption.steps.ts";',
      'const steps = await import("../adoption/adoption.steps.ts");',
    ]) {
      expect(refusedIn(file, text), text).toEqual([
        expect.stringContaining("animals may import only platform, accounts, not adoption"),
      ]);
    }
  });

  it("allows the platform, what the row names, the same area, and everything to the app", () => {
    expect(
      refusedIn(
        "src/server/animals/a.ts",
        'import "../platform/b.ts"; import "../accounts/c.ts"; import "./care/d.ts";',
      ),
    ).toEqual([]);
    expect(refusedIn("src/server/app/a.ts", 'import "../overview/b.ts";')).toEqual([]);
    expect(refusedIn("src/contract/calls.ts", 'import "./overview/b.ts";')).toEqual([]);
  });

  it("refuses a folder that is no area, and an import of the contract from outside it", () => {
    expect(() => refusedIn("src/server/pages/a.ts", "")).toThrow("pages is no area");
    expect(refusedIn("src/contract/animals/a.ts", 'import "../../web/format.ts";')).toEqual([
      expect.stringContaining("the contract imports nothing of ours but itself"),
    ]);
  });

  it("finds no import that runs back to an area above, so that there is no circle", () => {
    const arrows = arrowsOf(sourceFiles());
    expect(arrows.length).toBeGreaterThan(500);
    expect(arrows.filter(({ from, to }) => ORDER.indexOf(to) > ORDER.indexOf(from))).toEqual([]);
    expect(arrows.every(isAllowed)).toBe(true);
  });
});
