import { readdirSync } from "node:fs";
import { join, parse } from "node:path";

/** What each language is, a file each; the specification's comes first. */
const DESCRIPTIONS = "contract/texts/languages";
const FIRST = "en";

/**
 * The files that put together what each language has, by their path in `src`: where it stands beside them, with a star for the
 * language's code, what is imported, and its name there.
 */
const FILES = {
  "contract/texts/languages.generated.ts": { from: "languages/*.ts", imported: "language", name: "languages" },
  "contract/texts/catalogs.generated.ts": { from: "*/index.ts", imported: "*", name: "catalogs" },
  "server/texts/catalogs.generated.ts": { from: "*/index.ts", imported: "*", name: "catalogs" },
  "web/public/texts/catalogs.generated.ts": { from: "*/index.ts", imported: "*", name: "catalogs" },
  "web/app/platform/texts/content-fields.generated.ts": {
    from: "*/content-fields.ts",
    imported: "contentFields",
    name: "contentFields",
  },
} as const;

/** @returns the codes of all languages whose files are there */
function languagesIn(source: string): string[] {
  const codes = readdirSync(join(source, DESCRIPTIONS)).map((file) => parse(file).name);
  return [FIRST, ...codes.filter((code) => code !== FIRST).sort()];
}

/**
 * The files by which the product knows its languages: they import from each language's folders, so that a missing
 * catalog does not compile.
 * @param source the folder `src`
 * @returns the content of each file, by its path in `src`
 */
export function languageFiles(source: string): Map<string, string> {
  const languages = languagesIn(source);
  return new Map(
    Object.entries(FILES).map(([path, { from, imported, name }]) => {
      const imports = languages.map((language) => {
        const what = imported === "*" ? `* as ${language}` : `{ ${imported} as ${language} }`;
        return `import ${what} from "./${from.replace("*", language)}";\n`;
      });
      const note = "// Written by `npm run types` from the folders of the languages.\n";
      return [path, `${note}${imports.join("")}\nexport const ${name} = { ${languages.join(", ")} };\n`];
    }),
  );
}
