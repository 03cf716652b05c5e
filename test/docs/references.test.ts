import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const REFERENCE = /\b(spec|rules) §(\d+(?:\.\d+)?)/g;
const PAGE = { spec: "docs/specification.md", rules: "docs/rules.md" } as const;

/** The numbers of a page's headings, as `2.1` of `### 2.1 Public routes`. */
const partsOf = (page: string) => [...readFileSync(page, "utf8").matchAll(/^#+ (\d+(?:\.\d+)?)/gm)].map(([, n]) => n);

it("every part of the specification and of the rules that code or documents name is there", () => {
  const files = globSync(["README.md", "{src,scripts,test,docs}/**/*.{ts,tsx,mjs,css,md}"]);
  const parts = { spec: partsOf(PAGE.spec), rules: partsOf(PAGE.rules) };
  const missing = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(REFERENCE)]
      .filter(([, page, part]) => !parts[page as keyof typeof parts].includes(part))
      .map(([reference]) => `${file}: ${reference}`),
  );
  expect(parts.spec).toContain("2.6");
  expect(missing).toEqual([]);
});
