import { describe, expect, test } from "vitest";
import { exportTexts, importTexts, RefusedTexts } from "../../scripts/texts/i18next.ts";
import { catalogSources } from "../../scripts/texts.ts";
import { LANGUAGES } from "../../src/contract/texts/language.ts";

const SOURCE = `import { plural } from "../plural.ts";

const years = (n: number) => plural.en(n, { one: "1 year", other: \`\${n} years\` });

/** Not a text. */
export const animals: Written<typeof english> = {
  title: "Animals",
  "contract/issue": "again",
  meet: (name: string) => \`Meet \${name}\`,
  described: (name: string, age: number, isChipped: boolean) =>
    \`\${name}, \${years(age)}, \${isChipped ? "chipped" : "not chipped"}\`,
  span: (n: number) => {
    const text = years(n);
    const most = plural.en(n, { one: "one", other: \`\${n}\` });
    return \`\${most} of \${text}\`;
  },
  letter: (least: { age: number }) => [\`From \${least.age} on.\`, "Yours"],
  others,
};
`;
/** A value in a template of that source. */
const value = (expression: string): string => `\${${expression}}`;

const EXPORTED = {
  "web/animals": {
    years_one: "1 year",
    years_other: "{{n}} years",
    animals: {
      title: "Animals",
      "contract/issue": "again",
      meet: "Meet {{name}}",
      described: "{{name}}, {{years_age}}, {{isChipped}}",
      described__isChipped__then: "chipped",
      described__isChipped__else: "not chipped",
      span: "{{most}} of {{text}}",
      span__most_one: "one",
      span__most_other: "{{n}}",
      letter: { "0": "From {{least_age}} on.", "1": "Yours" },
    },
  },
};
const sources = new Map([["web/animals", SOURCE]]);
const copy = () => structuredClone(EXPORTED);

/** @returns the problems of an import */
function problemsOf(change: (texts: ReturnType<typeof copy>) => void): readonly string[] {
  const texts = copy();
  change(texts);
  try {
    importTexts(sources, texts);
  } catch (error) {
    if (error instanceof RefusedTexts) return error.problems;
    throw error;
  }
  return [];
}

describe("texts for translators", () => {
  test.each(LANGUAGES)("come back from an export of the catalogs (%s) without a change", (language) => {
    const catalogs = catalogSources(language);
    const exported = JSON.parse(JSON.stringify(exportTexts(catalogs)));
    expect(catalogs.size).toBeGreaterThan(20);
    expect(exported["web/app/platform/kit"]).toBeDefined();
    expect(importTexts(catalogs, exported)).toEqual(new Map());
  });

  test("are exported as i18next's JSON: plural forms with their suffix, values in braces", () => {
    expect(exportTexts(sources)).toEqual(EXPORTED);
  });

  test("are written into the catalog, with values in another order and characters that need escaping", () => {
    const texts = copy();
    const { animals } = texts["web/animals"];
    animals.title = 'Zwierzęta "nasze"';
    animals.meet = `{{name}}: \`poznaj\` ${value("nas")}`;
    animals.described = "{{isChipped}} – {{name}} ({{years_age}})";
    animals.described__isChipped__then = "z mikroczipem";
    texts["web/animals"].years_other = "{{n}} lat";
    const imported = importTexts(sources, texts).get("web/animals");
    expect(imported).toBe(
      SOURCE.replace('"Animals"', '"Zwierzęta \\"nasze\\""')
        .replace(`\`Meet ${value("name")}\``, `\`${value("name")}: \\\`poznaj\\\` \\${value("nas")}\``)
        .replace(`${value("n")} years`, `${value("n")} lat`)
        .replace(
          /`\$\{name\}, .*`/,
          () =>
            `\`${value('isChipped ? "z mikroczipem" : "not chipped"')} – ${value("name")} (${value("years(age)")})\``,
        ),
    );
    expect(exportTexts(new Map([["web/animals", imported ?? ""]]))).toEqual(texts);
  });

  test("are refused whole, each with its key and the reason", () => {
    expect(problemsOf(() => {})).toEqual([]);
    const problems = problemsOf((texts) => {
      const section = texts["web/animals"] as Record<string, unknown>;
      const animals = texts["web/animals"].animals as Record<string, unknown>;
      delete section.years_other;
      animals.title = " ";
      animals.meet = "Meet {{names}}";
      animals.described = "{{name}}, {{years_age}}";
      animals.letter = "Yours";
      animals.added = "New";
    });
    expect(problems).toEqual([
      "web/animals: years_other is missing.",
      "web/animals: animals.title is blank.",
      "web/animals: animals.meet has an unknown value: {{names}}.",
      "web/animals: animals.described has lost the value {{isChipped}}.",
      "web/animals: animals.letter.0 is missing.",
      "web/animals: animals.letter.1 is missing.",
      "web/animals: animals.letter is not in the catalogs.",
      "web/animals: animals.added is not in the catalogs.",
    ]);
  });

  test("that are put together in a way which cannot be exported are named with their line", () => {
    const source = 'export const a = {\n  b: () => {\n    if (c) return "text";\n  },\n};';
    expect(() => exportTexts(new Map([["web/a", source]]))).toThrow("web/a:3");
  });
});
