import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { textsIn } from "../../scripts/texts/catalog-texts.ts";
import { catalogSources } from "../../scripts/texts.ts";

/** Details of the audit log are shown by what is stored, some of it by a script of the operator or in a nested object. */
const BY_STORED_WORD = /^contract\/audit: /;
/** What a screen is for is found by its address (test/web/app/platform/help.test.ts reads every one). */
const BY_ADDRESS = /^web\/app\/platform\/help: help\.(staff|user)\./;

/** The names that the product's code reads: after a point, in quotes, or in braces. */
function namesInCode(): Set<string> {
  const files = globSync("{src,demo,operator}/**/*.{ts,tsx}").filter((file) => !/texts\/\w\w\//.test(file));
  const names = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\.(\w+)|"([^"\n]+)"|(?<=[{,]\s*)(\w+)(?=\s*[,:}])/g),
  ]);
  return new Set(names.map(([, property, quoted, inBraces]) => property ?? quoted ?? inBraces ?? ""));
}

test("every text of the catalogs is read somewhere", () => {
  const names = namesInCode();
  const unused = [...catalogSources("en")].flatMap(([area, source]) =>
    textsIn(area, source)
      .map(({ path }) => ({ key: `${area}: ${path.join(".")}`, name: lastName(path) }))
      .filter(({ name }) => !names.has(name) && !source.includes(`\${${name}}`))
      .filter(({ key }) => !BY_STORED_WORD.test(key) && !BY_ADDRESS.test(key))
      .map(({ key }) => key),
  );
  expect(unused).toEqual([]);
});

/** Attributes of elements and fields that people read or hear. */
const SPOKEN = /\s(?:aria-label|alt|title|label|placeholder|description|hint|legend)="(?:\p{Lu}|[^"]* )/gu;

test("no attribute that people read has a text of its own; the linter sees to those between tags", () => {
  const own = globSync("src/web/**/*.tsx").flatMap((file) =>
    (readFileSync(file, "utf8").match(SPOKEN) ?? []).map((found) => `${file}:${found}`),
  );
  expect(own).toEqual([]);
});

/** The name by which code reads a text: of a list its own, and without the suffix of a plural form. */
function lastName(path: string[]): string {
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? "";
  return name.replace(/_(one|few|many|other)$|__.*$/, "");
}
