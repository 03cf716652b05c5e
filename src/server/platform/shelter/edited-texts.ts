import { AsyncLocalStorage } from "node:async_hooks";
import { shelter, shelterAddress, shelterPhone } from "../../../contract/platform/shelter.ts";
import { withClingingWords } from "../../../contract/texts/clinging-words.ts";
import { byLanguage, currentLanguage, type Language } from "../../../contract/texts/language.ts";
import { inLanguage } from "../../base/language.ts";
import { serverTexts } from "../../texts/texts.ts";
import { BUILT_IN, type Catalogs, type EditableText, editableTexts, entryAt } from "./editable-texts.ts";
import { fill, type Values } from "./template.ts";
import { linesOf, problemsOf } from "./text.check.ts";
import type { SavedText } from "./text.queries.ts";

/** The catalogs with the shelter's own texts; undefined for a language in which it has none. */
export type EditedTexts = Readonly<Record<Language, Catalogs | undefined>>;

export const NOTHING_EDITED: EditedTexts = byLanguage(() => undefined);

/** The values of the shelter's record, for the placeholders of every text. */
export const recordValues = (): Values => ({
  shelter: shelter().name,
  city: shelter().city,
  address: shelterAddress(),
  phone: shelterPhone(),
  email: shelter().email,
});

/** The shelter's text in the shape that the catalog has: a string, a list, or a function of its values. */
function entryFor({ isList, values }: EditableText, typed: string, language: Language, original: unknown): unknown {
  const written = (own: Values) => {
    const filled = (line: string) => fill(line, language, { ...recordValues(), ...own });
    return isList ? linesOf(typed).map(filled) : filled(typed);
  };
  if (typeof original !== "function") return written({});
  return (...given: (string | number)[]) =>
    written(Object.fromEntries(values.map((name, at) => [name, given[at] ?? ""])));
}

/** @returns a copy with another entry at a path; the other sections are shared with the original */
function withEntry(texts: unknown, [name = "", ...rest]: readonly string[], entry: unknown): unknown {
  const copy = (Array.isArray(texts) ? [...texts] : { ...(texts as object) }) as Record<string, unknown>;
  copy[name] = rest.length === 0 ? entry : withEntry(copy[name], rest, entry);
  return copy;
}

/** What stands around the shelter's own texts. */
const AROUND = byLanguage((language) => withClingingWords(language, BUILT_IN[language]));

function catalogsIn(language: Language, saved: readonly SavedText[]): Catalogs | undefined {
  const edited = saved.flatMap(({ key, texts }) => {
    const text = editableTexts().get(key);
    const typed = texts[language];
    // An update of the product may make a saved text unusable. It stays stored, but the built-in text is shown.
    return text && typed && problemsOf(text, typed, language).length === 0 ? [{ text, typed }] : [];
  });
  if (edited.length === 0) return undefined;
  return edited.reduce<Catalogs>((catalogs, { text, typed }) => {
    const entry = entryFor(text, typed, language, entryAt(BUILT_IN[language][text.catalog], text.path));
    return withEntry(catalogs, [text.catalog, ...text.path], entry) as Catalogs;
  }, AROUND[language]);
}

/** The catalogs with these saved texts, filled with the present values of the shelter's record. */
export const editedTexts = (saved: readonly SavedText[]): EditedTexts =>
  byLanguage((language) => inLanguage(language, () => catalogsIn(language, saved)));

const drafts = new AsyncLocalStorage<EditedTexts>();

/** Runs something with texts that are not saved yet. */
export const withDraftTexts = <R>(texts: EditedTexts, write: () => R): R => drafts.run(texts, write);

let latest = (): EditedTexts => NOTHING_EDITED;

/** Sets the source of the edited texts for all letters, papers and pages (rules §12). */
export function readEditedTextsFrom(source: () => EditedTexts): void {
  latest = source;
  serverTexts.readEditedFrom(() => presentTexts()?.server);
}

/** The catalogs with the shelter's own texts, in the reader's language. */
const presentTexts = (): Catalogs | undefined => (drafts.getStore() ?? latest())[currentLanguage()];

/** The texts of public pages with the shelter's own, in the reader's language; the built pages have a copy of their own. */
export const editedPageTexts = (): Catalogs["pages"] | undefined => presentTexts()?.pages;
