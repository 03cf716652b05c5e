import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { AREAS } from "../../scripts/areas/table.ts";

/** A part of a page, as `rules §4`. Only these two pages have numbered parts: `decisions §4` leads nowhere. */
const REFERENCE = /\b(specification|spec|rules|decisions?) §(\d+(?:\.\d+)?)/gi;
const PAGE = { spec: "docs/specification.md", rules: "docs/rules.md" } as const;
/** A file named beside what is said of it, and a decision by its number. */
const NAMED = /\bdecisions?[ /]\[?(\d{4})\b/g;
const THIS_FILE = "test/docs/references.test.ts";

const files = globSync([
  "*.md",
  "{src,scripts,test,docs,operator,demo,deploy}/**/*.{ts,tsx,mjs,cjs,css,md,sql}",
]).filter((file) => file !== THIS_FILE);

/** The numbers of a page's headings, as `2.1` of `### 2.1 Public routes`. */
const partsOf = (page: string) => [...readFileSync(page, "utf8").matchAll(/^#+ (\d+(?:\.\d+)?)/gm)].map(([, n]) => n);

/** The references of all files that lead nowhere. */
const missing = (pattern: RegExp, leads: (...parts: string[]) => boolean): string[] =>
  files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)]
      .filter(([, ...parts]) => !leads(...parts))
      .map(([reference]) => `${file}: ${reference}`),
  );

it("every part of the specification and of the rules that code or documents name is there", () => {
  const parts: Record<string, (string | undefined)[]> = { spec: partsOf(PAGE.spec), rules: partsOf(PAGE.rules) };
  expect(parts.spec).toContain("2.6");
  expect(missing(REFERENCE, (page = "", part) => parts[page.toLowerCase()]?.includes(part) ?? false)).toEqual([]);
});

it("every decision that code or documents name is there", () => {
  expect(missing(NAMED, (number) => globSync(`docs/decisions/${number}-*.md`).length === 1)).toEqual([]);
});

it("every area is named where a newcomer looks for it", () => {
  const areas = Object.keys(AREAS);
  const said = { 11: "eleven" }[areas.length];
  expect(said, `${areas.length} areas`).toBeDefined();
  expect(readFileSync("CONTRIBUTING.md", "utf8")).toContain(`the same ${said} areas`);
  const line = /into the same areas\*\*: ([a-z, ]+)\./.exec(readFileSync("docs/README.md", "utf8"))?.[1]?.split(", ");
  expect(line).toEqual(areas);
});

it("every page of the documents stands in their list", () => {
  const list = readFileSync("docs/README.md", "utf8");
  const pages = globSync("docs/*.md").filter((page) => page !== "docs/README.md");
  expect(pages.filter((page) => !list.includes(`](${page.slice("docs/".length)})`))).toEqual([]);
  for (const [, file = ""] of list.matchAll(/`(src\/[\w./-]+\.tsx?)`/g))
    expect([file, existsSync(file)]).toEqual([file, true]);
});
