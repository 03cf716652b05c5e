import { type CatalogText, textsIn } from "./catalog-texts.ts";

/** The source of each catalog file of a language, by its area, such as `web/app/news`. */
export type Sources = ReadonlyMap<string, string>;

/** Texts in i18next's JSON: sections within each other. */
export type Exported = { [key: string]: string | Exported };

/** @returns the texts of all catalogs in i18next's JSON, by area */
export function exportTexts(sources: Sources): Exported {
  const exported: Exported = {};
  for (const [area, source] of sources) {
    for (const { path, text } of textsIn(area, source)) put(exported, [area, ...path], text);
  }
  return exported;
}

function put(into: Exported, [key = "", ...rest]: string[], text: string): void {
  if (rest.length === 0) {
    if (key in into) throw new Error(`Two texts have the key ${key}.`);
    into[key] = text;
    return;
  }
  into[key] ??= {};
  const section = into[key];
  if (typeof section === "string") throw new Error(`${key} is a text and a section.`);
  put(section, rest, text);
}

/** @returns the texts by their whole key, such as `web/app/news: news.title` */
function flatten(exported: unknown, path: string[] = []): [key: string, text: unknown][] {
  if (typeof exported !== "object" || exported === null) return [[keyOf(path), exported]];
  return Object.entries(exported).flatMap(([key, value]) => flatten(value, [...path, key]));
}

const keyOf = ([area, ...path]: string[]): string => `${area}: ${path.join(".")}`;

/** The texts from a translator cannot be used. */
export class RefusedTexts extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Puts translated texts into the sources of catalogs. Unchanged texts leave their sources unchanged.
 * @returns the sources that changed
 * @throws RefusedTexts naming every text that is missing, blank, unknown, or has other values than its catalog
 */
export function importTexts(sources: Sources, translated: Exported): Map<string, string> {
  const given = new Map(flatten(translated));
  const problems: string[] = [];
  const changed = new Map<string, string>();
  for (const [area, source] of sources) {
    const texts = textsIn(area, source);
    for (const text of texts) {
      const key = keyOf([area, ...text.path]);
      const problem = problemOf(text, given.get(key));
      if (problem) problems.push(`${key} ${problem}`);
    }
    const known = new Map(texts.map((text) => [keyOf([area, ...text.path]), text]));
    if (problems.length === 0) {
      const rewritten = rewrite(
        source,
        [...known].map(([key, text]) => ({ ...text, now: String(given.get(key)) })),
      );
      if (rewritten !== source) changed.set(area, rewritten);
    }
    for (const key of known.keys()) given.delete(key);
  }
  problems.push(...[...given.keys()].map((key) => `${key} is not in the catalogs.`));
  if (problems.length > 0) throw new RefusedTexts(problems);
  return changed;
}

const VALUE = /\{\{(\w+)\}\}/g;
const namesIn = (text: string): string[] => [...text.matchAll(VALUE)].map(([, name]) => name ?? "");

function problemOf({ text, values, isPluralForm }: CatalogText, now: unknown): string | undefined {
  if (now === undefined) return "is missing.";
  if (typeof now !== "string") return "is not a text.";
  if (text.trim() !== "" && now.trim() === "") return "is blank.";
  const unknown = namesIn(now).find((name) => !values.has(name));
  if (unknown !== undefined) return `has an unknown value: {{${unknown}}}.`;
  // A plural form may leave out its number: "one person".
  const lost = isPluralForm ? undefined : [...values.keys()].find((name) => !namesIn(now).includes(name));
  return lost === undefined ? undefined : `has lost the value {{${lost}}}.`;
}

type Rewritten = CatalogText & { now: string };

/** @returns a part of a source with its texts replaced; a text may be inside a value of another one */
function rewrite(source: string, texts: readonly Rewritten[], start = 0, end = source.length): string {
  const within = texts.filter((text) => text.start >= start && text.end <= end);
  const outermost = within.filter((text) => !within.some((other) => other !== text && contains(other, text)));
  let result = "";
  let at = start;
  for (const text of outermost.sort((one, other) => one.start - other.start)) {
    result += source.slice(at, text.start) + literalOf(source, text, within);
    at = text.end;
  }
  return result + source.slice(at, end);
}

const contains = (outer: CatalogText, { start, end }: CatalogText): boolean => outer.start <= start && end <= outer.end;

function literalOf(source: string, text: Rewritten, texts: readonly Rewritten[]): string {
  const inner = texts.filter((other) => other !== text);
  if (text.now === text.text && !inner.some((other) => contains(text, other) && other.now !== other.text)) {
    return source.slice(text.start, text.end);
  }
  if (text.values.size === 0 && !text.isTemplate) return JSON.stringify(text.now).replaceAll("\u00a0", "\\u00a0");
  const parts = text.now.split(VALUE).map((part, index) => {
    const value = index % 2 === 1 ? text.values.get(part) : undefined;
    return value ? `\${${rewrite(source, inner, value.start, value.end)}}` : escapeTemplate(part);
  });
  return `\`${parts.join("")}\``;
}

const escapeTemplate = (text: string): string =>
  text
    .replace(/[\\`]|\$(?=\{)/g, "\\$&")
    .replaceAll("\u00a0", "\\u00a0")
    .replaceAll("\n", "\\n");
