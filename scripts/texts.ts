/**
 * `npm run texts -- export pl FILE` writes the catalogs of a language for translators, as i18next JSON;
 * `npm run texts -- import pl FILE` reads it back and rewrites the catalogs (docs/languages.md).
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage, type Language } from "../src/contract/texts/language.ts";
import { exportTexts, importTexts, RefusedTexts } from "./texts/i18next.ts";

const SOURCE = join(import.meta.dirname, "../src");

/** @param area of a catalog, `web/public/news` @returns its file */
export const fileOf = (area: string, language: string, source = SOURCE): string => {
  const parts = area.split("/");
  const name = parts.pop();
  return join(source, ...parts, "texts", language, `${name}.ts`);
};

/** @returns the sources of all catalogs in a language, by area: `web/public/news` is `src/web/public/texts/<language>/news.ts` */
export function catalogSources(language: Language): Map<string, string> {
  const files = globSync(`**/texts/${language}/*.ts`, {
    cwd: SOURCE,
    exclude: ["**/index.ts", "**/start.ts", "contract/texts/*/language.ts"],
  }).sort();
  const areas = files.map((file) => file.replaceAll("\\", "/").replace(`texts/${language}/`, "").replace(/\.ts$/, ""));
  return new Map(areas.map((area) => [area, readFileSync(fileOf(area, language), "utf8")]));
}

function run([command, language, file]: string[]): void {
  if ((command !== "export" && command !== "import") || !isLanguage(language) || !file) {
    throw new Error("Usage: npm run texts -- export|import LANGUAGE FILE");
  }
  const sources = catalogSources(language);
  if (command === "export") {
    writeFileSync(file, `${JSON.stringify(exportTexts(sources), null, 2)}\n`);
    return;
  }
  const changed = importTexts(sources, JSON.parse(readFileSync(file, "utf8")));
  for (const [area, source] of changed) writeFileSync(fileOf(area, language), source);
  console.log(`${changed.size} catalogs have changed. Run: npm run format`);
}

if (import.meta.main) {
  try {
    run(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof RefusedTexts ? `Nothing was imported:\n${error.message}` : (error as Error).message);
    process.exitCode = 1;
  }
}
