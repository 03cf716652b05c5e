import { describe, expect, it } from "vitest";
import { importsOf, sourceFiles } from "../../scripts/areas/imports.ts";
import { AREAS, placeOf } from "../../scripts/areas/table.ts";
import { refusedIn } from "../../scripts/areas.ts";

/** What is refused when some files have these texts. */
const refused = (texts: Record<string, string>) =>
  refusedIn(importsOf(Object.keys(texts), (file) => texts[file] ?? ""));
const refusedOf = (file: string, text: string) => refused({ [file]: text });

describe("the check of floors, areas and houses", () => {
  it("refuses an import across areas that the table forbids, of types too, and says which row forbids it", () => {
    const file = "src/server/animals/animal.commands.ts";
    for (const text of [
      'import { takeStep } from "../adoption/adoption.steps.ts";',
      'import type { Step } from "../adoption/adoption.steps.ts";',
      'export { takeStep } from "../adoption/adoption.steps.ts";',
      'const steps = await import("../adoption/adoption.steps.ts");',
    ]) {
      expect(refusedOf(file, text), text).toEqual([
        expect.stringContaining("animals may import only the floors below, accounts, not adoption"),
      ]);
    }
  });

  it("refuses an import up a floor, in one house and across two", () => {
    expect(refusedOf("src/server/base/clock.ts", 'import "../platform/http/xsrf.ts";')).toEqual([
      expect.stringContaining("the floor base may import only itself and the floors below, not platform"),
    ]);
    expect(
      refusedOf("src/server/platform/papers/paper.ts", 'import "../../../contract/adoption/adoptions.ts";'),
    ).toEqual([expect.stringContaining("not adoption")]);
  });

  it("refuses an import across houses: of what is above, and of a page where no page is put together", () => {
    for (const [file, imported] of [
      ["src/contract/animals/a.ts", "../../web/format.ts"],
      ["src/server/settings/a.ts", "../../../operator/backup/make-backup.ts"],
      ["src/web/app/animals/a.ts", "../../public/animals/page.tsx"],
      ["src/server/animals/a.ts", "../../web/public/animals/page.tsx"],
    ] as const) {
      expect(refusedOf(file, `import "${imported}";`), file).toEqual([
        expect.stringMatching(/but src\/\w+.* may import only/),
      ]);
    }
    expect(refusedOf("src/server/site/a.ts", 'import "../../web/public/animals/page.tsx";')).toEqual([]);
    expect(refusedOf("src/server/animals/a.ts", 'import "../../web/public/texts/texts.ts";')).toEqual([]);
  });

  it("refuses a knot in any folder, and names what ties it", () => {
    const knot = {
      "src/server/animals/care/a.ts": 'import "../stays/b.ts";',
      "src/server/animals/stays/b.ts": 'import type { C } from "../treatments/c.ts";',
      "src/server/animals/treatments/c.ts": 'import "../care/d.ts";',
    };
    expect(refused(knot)).toEqual([
      expect.stringContaining("In src/server/animals/ these import each other in a circle"),
    ]);
    expect(refused(knot)[0]).toContain("src/server/animals/stays/b.ts → src/server/animals/treatments/c.ts");
    expect(refused({ ...knot, "src/server/animals/treatments/c.ts": "" })).toEqual([]);
  });

  it("allows the floors below in all houses, what the row names, the same area, and everything to the app", () => {
    const file = "src/server/animals/a.ts";
    const texts = [
      'import "../platform/b.ts"; import "../accounts/c.ts"; import "./care/d.ts"; import "../../contract/platform/e.ts";',
      'import "../../contract/accounts/accounts.ts"; import "../database/pool.ts"; import "../texts/texts.ts";',
    ];
    for (const text of texts) expect(refusedOf(file, text)).toEqual([]);
    expect(refusedOf("src/server/app/a.ts", 'import "../overview/b.ts";')).toEqual([]);
    expect(refusedOf("src/contract/calls.ts", 'import "./overview/b.ts";')).toEqual([]);
  });

  it("says where a folder may be put that is neither a floor nor an area", () => {
    expect(() => placeOf("src/server/pages/a.ts")).toThrow("pages is no floor and no area");
  });

  it("finds nothing to refuse in this repository, which it reads whole", () => {
    const imports = importsOf(sourceFiles());
    expect(imports.length).toBeGreaterThan(10_000);
    expect(refusedIn(imports)).toEqual([]);
    const order = Object.keys(AREAS);
    for (const [area, { may }] of Object.entries(AREAS))
      for (const one of may) expect(order.indexOf(one), `${area} may import ${one}`).toBeLessThan(order.indexOf(area));
  });
});
