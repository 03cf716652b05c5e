import {
  type Placeholder,
  TEXT_LIMITS,
  TEXT_PARTS,
  type TextPart,
  type TextRole,
} from "../../../contract/platform/shelter-texts.ts";
import { byLanguage, LANGUAGES, type Language } from "../../../contract/texts/language.ts";
import { inLanguage } from "../../base/language.ts";
import { catalogs } from "../../texts/catalogs.generated.ts";
import type { ServerTexts } from "../../texts/texts.ts";
import { type Entry, templateOf } from "./built-in.ts";
import { BUILT_IN_PAGES, type PageTexts } from "./built-in-pages.ts";
import { placeholdersIn } from "./template.ts";
import { EDITABLE, type EditablePart, isMatch, NUMBERS, RECORD_VALUES } from "./text.table.ts";

/** The catalogs that have texts which a shelter may edit, in one language. */
export type Catalogs = { pages: PageTexts; server: ServerTexts };

export const BUILT_IN: Readonly<Record<Language, Catalogs>> = byLanguage((language) => ({
  pages: BUILT_IN_PAGES[language],
  server: catalogs[language],
}));

/** One text that a shelter may edit, and its place in the catalogs. */
export type EditableText = {
  key: string;
  part: TextPart;
  catalog: EditablePart["catalog"];
  path: readonly string[];
  role: TextRole;
  isList: boolean;
  limit: number;
  /** The names of the values that the catalog's function takes. */
  values: readonly string[];
  builtIn: Readonly<Record<Language, string>>;
  placeholders: readonly Placeholder[];
};

/** @returns the entry at a path of a catalog */
export const entryAt = (texts: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], texts);

/** The paths of all texts below an entry; the strings of a list are one text. */
function pathsBelow(entry: unknown, path: readonly string[]): (readonly string[])[] {
  const isText = typeof entry !== "object" || (Array.isArray(entry) && entry.every((one) => typeof one === "string"));
  if (isText) return [path];
  return Object.entries(entry as object).flatMap(([name, value]) => pathsBelow(value, [...path, name]));
}

/** The role of a text, by its name in the catalog. */
function roleOf(path: readonly string[], isList: boolean): TextRole {
  const name = path.at(-1) ?? "";
  if (path.at(-2) === "parts") return "parts";
  if (isList) return "list";
  if (/^(title|name|heading|howTo)$|Title$/.test(name)) return "heading";
  if (name === "subject" || name === "description") return name;
  return name === "button" || name === "unsubscribe" ? "button" : "text";
}

function isEditable({ only, without = [] }: EditablePart, path: string): boolean {
  if (without.some((pattern) => isMatch(pattern, path))) return false;
  return only?.some((pattern) => isMatch(pattern, path)) ?? true;
}

function valuesOf({ values = {} }: EditablePart, path: string, entry: Entry, key: string): readonly string[] {
  if (typeof entry !== "function") return [];
  const [, names] = Object.entries(values).find(([pattern]) => isMatch(pattern, path)) ?? [];
  if (!names || names.length < entry.length) throw new Error(`The table of editable texts lacks values of "${key}".`);
  return names;
}

/** Values of the shelter's record may be left out, except on the pages where the law requires them. */
const isOptional = (name: string, part: TextPart): boolean =>
  (RECORD_VALUES as readonly string[]).includes(name) && part !== "page.privacy" && part !== "page.terms";

function placeholdersOf(
  part: TextPart,
  { values, role }: Pick<EditableText, "values" | "role">,
  builtIn: Record<Language, string>,
): Placeholder[] {
  const names = new Set([...values, ...RECORD_VALUES]);
  return [...names].map((name) => ({
    name,
    isNumber: name in NUMBERS,
    neededIn: LANGUAGES.filter(
      (language) =>
        role !== "parts" &&
        !isOptional(name, part) &&
        placeholdersIn(builtIn[language]).some((found) => found.name === name),
    ),
  }));
}

function editableText(name: TextPart, part: EditablePart, below: readonly string[]): EditableText {
  const path = [...part.path, ...below];
  const key = [name, ...below].join(".").replaceAll("/", "-");
  const entry = entryAt(BUILT_IN.en[part.catalog], path) as Entry;
  const values = valuesOf(part, below.join("."), entry, key);
  const builtIn = byLanguage((language) =>
    inLanguage(language, () => templateOf(entryAt(BUILT_IN[language][part.catalog], path) as Entry, values, language)),
  );
  const isList = Array.isArray(typeof entry === "function" ? entry(...(values as never[])) : entry);
  const role = roleOf(path, isList);
  const placeholders = placeholdersOf(name, { values, role }, builtIn);
  return {
    key,
    part: name,
    catalog: part.catalog,
    path,
    role,
    isList,
    limit: TEXT_LIMITS[role],
    values,
    builtIn,
    placeholders,
  };
}

function allTexts(): EditableText[] {
  return TEXT_PARTS.flatMap((name) => {
    const part = EDITABLE[name];
    const below = pathsBelow(entryAt(BUILT_IN.en[part.catalog], part.path), []);
    return below.filter((path) => isEditable(part, path.join("."))).map((path) => editableText(name, part, path));
  });
}

let cache: ReadonlyMap<string, EditableText> | undefined;

/** Every text that a shelter may edit, by its key, in the order of the table. */
export function editableTexts(): ReadonlyMap<string, EditableText> {
  cache ??= new Map(allTexts().map((text) => [text.key, text]));
  return cache;
}
