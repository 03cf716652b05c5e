import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Without any of these folders there is no language; the specification's comes first. */
const DESCRIPTIONS = "contract/texts";
const FIRST = "en";

/** The files that put together what each language has, by their path in `src`: what is imported, and its name there. */
const FILES = {
  [`${DESCRIPTIONS}/languages.generated.ts`]: { from: "language.ts", imported: "language", name: "languages" },
  [`${DESCRIPTIONS}/catalogs.generated.ts`]: { from: "index.ts", imported: "*", name: "catalogs" },
  "server/platform/texts/catalogs.generated.ts": { from: "index.ts", imported: "*", name: "catalogs" },
  "web/public/texts/catalogs.generated.ts": { from: "index.ts", imported: "*", name: "catalogs" },
  "web/app/platform/texts/content-fields.generated.ts": {
    from: "content-fields.ts",
    imported: "contentFields",
    name: "contentFields",
  },
} as const;

/** @returns the codes of all languages whose folders are there */
function languagesIn(source: string): string[] {
  const folders = readdirSync(join(source, DESCRIPTIONS), { withFileTypes: true }).filter((one) => one.isDirectory());
  const others = folders.map(({ name }) => name).filter((name) => name !== FIRST);
  return [FIRST, ...others.sort()];
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
        return `import ${what} from "./${language}/${from}";\n`;
      });
      const note = "// Written by `npm run types` from the folders of the languages.\n";
      return [path, `${note}${imports.join("")}\nexport const ${name} = { ${languages.join(", ")} };\n`];
    }),
  );
}
