import { beginningOf } from "../../../contract/platform/whole-text.ts";
import { isLanguage, LANGUAGES } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";

type Fields = Record<string, unknown>;
/** The changed fields of a record, as they were and as they are. */
export type Changes = { before: Fields; after: Fields };

/** A longer text is cut: the log says that it was changed, and how it begins. In characters. */
const LONGEST = 500;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Texts in several languages are a field each: "names.pl". */
const isInLanguages = (value: unknown): value is Fields => isObject(value) && Object.keys(value).every(isLanguage);

/** The text of the first language stands in the field itself, as "name" beside "names". */
const textsOf = (record: object, name: string, texts: Fields) =>
  Object.entries(texts)
    .filter(([language]) => language !== LANGUAGES[0] || !(name.slice(0, -1) in record))
    .map(([language, text]) => [`${name}.${language}`, text]);

/**
 * The fields that the log keeps: those that have a word in its catalog. So nothing secret and nothing that follows from
 * other records gets into it.
 */
function keptOf(record: object): Fields {
  const kept: readonly string[] = Object.keys(recordTexts().audit.fields);
  const fields = Object.entries(record).filter(([name]) => kept.includes(name));
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (isInLanguages(value) ? textsOf(record, name, value) : [[name, value]])),
  );
}

const stored = (value: unknown): unknown =>
  typeof value === "string" && value.length > LONGEST ? `${beginningOf(value, LONGEST)}…` : (value ?? null);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** @returns what differs between a record before and after a change; undefined when nothing does that the log keeps */
export function changesOf(before: object, after: object): Changes | undefined {
  const [was, is] = [keptOf(before), keptOf(after)];
  const names = Object.keys({ ...was, ...is }).filter((name) => !isSame(was[name], is[name]));
  if (names.length === 0) return undefined;
  const of = (fields: Fields) => Object.fromEntries(names.map((name) => [name, stored(fields[name])]));
  return { before: of(was), after: of(is) };
}
