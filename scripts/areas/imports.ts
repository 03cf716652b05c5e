import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

/** One file imports another one of ours: its types and its dynamic imports count. */
export type Import = { file: string; imported: string };

/** All files of ours that import. */
export const sourceFiles = (): string[] =>
  [...globSync("{src,start,operator,demo,scripts,test}/**/*.{ts,tsx,mjs,cjs,css}"), ...globSync("*.config.ts")]
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

const STYLES = /@import\s+(?:url\()?["'](\.[^"']+)["']/g;

/** What a file asks for, as it writes it. */
function asked(file: string, source: string): (string | undefined)[] {
  if (file.endsWith(".css")) return [...source.matchAll(STYLES)].map(([, path]) => path);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map((one) => one.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((one) => one.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}

/** Every import between files of ours. @param read gives a file's text; tests pass their own */
export function importsOf(files: readonly string[], read = (file: string) => readFileSync(file, "utf8")): Import[] {
  return files.flatMap((file) => {
    // One whose address is put together, as of a language's texts, names no file.
    const paths = asked(file, read(file)).filter((path) => path?.startsWith(".") && !path.includes("${"));
    const imported = paths.map((path) => join(dirname(file), (path as string).replace(/\?.*$/, "")));
    return [...new Set(imported)].map((one) => ({ file, imported: one }));
  });
}
