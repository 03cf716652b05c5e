import { type AliasedRawBuilder, type RawBuilder, sql } from "kysely";
import { offeredLanguages } from "../../contract/platform/shelter.ts";
import {
  changedTexts,
  isWritten,
  pluralOf,
  type SentTexts,
  type Translations,
} from "../../contract/platform/translations.ts";
import { currentLanguage, LANGUAGES, type Language } from "../../contract/texts/language.ts";
import { invalid } from "../base/errors.ts";
import type { Db } from "./pool.ts";

/** A column has the text of the first language; the column beside it has the others by their codes (`all_texts` in `0001-functions.sql`). */
const [FIRST] = LANGUAGES;

const quoted = (column: string): string => column.replaceAll(/\w+/g, '"$&"');

/** @param column of the code, never of a request: it becomes a part of the SQL as it is */
const textIn = (column: string, language: Language): string =>
  language === FIRST ? `nullif(${quoted(column)}, '')` : `${quoted(pluralOf(column))} ->> '${language}'`;

const otherLanguages = () => LANGUAGES.filter((language) => language !== currentLanguage());

/** Caches the SQL for each language: building it takes a tenth of the time of an animal's page. */
function cachedByLanguage<T>(write: (...columns: string[]) => string): (...columns: string[]) => RawBuilder<T> {
  const cache = new Map<string, RawBuilder<T>>();
  return (...columns) => {
    const key = `${currentLanguage()} ${columns}`;
    const fragment = cache.get(key) ?? sql.raw<T>(write(...columns));
    cache.set(key, fragment);
    return fragment;
  };
}

/** A text in the reader's language, else in another one (rules §13). @param column e.g. `n.title` */
export const readersText = cachedByLanguage<string>((column) => {
  const others = otherLanguages().map((language) => textIn(column, language));
  return `coalesce(${[textIn(column, currentLanguage()), ...others]}, '')`;
});

/** In which other language {@link readersText} is, or null. */
function foreignLanguage(column: string): string {
  const cases = otherLanguages().map((language) => `when ${textIn(column, language)} is not null then '${language}'`);
  return `case when ${textIn(column, currentLanguage())} is not null then null ${cases.join(" ")} end`;
}

const foreignLanguagesOf = cachedByLanguage<null>((...named) => {
  const columns = named.map((pair) => pair.split("=") as [field: string, column: string]);
  const missing = columns.map(([, column]) => `${textIn(column, currentLanguage())} is null`);
  const pairs = columns.map(([field, column]) => `'${field}', ${foreignLanguage(column)}`);
  return `case when ${missing.join(" or ")} then nullif(jsonb_strip_nulls(jsonb_build_object(${pairs})), '{}') end`;
});

/** The field `languages` of a record, null when all is in the reader's language. @param columns by the names of their fields */
export const foreignLanguages = (columns: Readonly<Record<string, string>>): RawBuilder<null> =>
  foreignLanguagesOf(...Object.entries(columns).map(([field, column]) => `${field}=${column}`));

/** A text in each language, blank where it is missing. */
export const allTexts = cachedByLanguage<Translations>((column) => {
  const pairs = LANGUAGES.map((language) => `'${language}', coalesce(${textIn(column, language)}, '')`);
  return `jsonb_build_object(${pairs})`;
});

/** @returns a text in the reader's language, else in another one, as {@link readersText} in SQL */
export const inReadersLanguage = (texts: Translations): string =>
  texts[currentLanguage()] || (Object.values(texts).find((text) => text !== "") ?? "");

/** The languages in which a text is missing, as JSON; none when the text is blank in every language. */
export function missingLanguages(column: string): RawBuilder<Language[]> {
  const isMissing = offeredLanguages().map(
    (language) => `case when ${textIn(column, language)} is null then '${language}' end`,
  );
  const some = LANGUAGES.map((language) => `${textIn(column, language)} is not null`);
  return sql.raw(`case when ${some.join(" or ")} then to_json(array_remove(array[${isMissing}], null)) else '[]' end`);
}

type Languages<F extends string> = Partial<Record<F, Language>> | null;
type TextColumns<F extends string> =
  | { [K in F]: AliasedRawBuilder<string, K> }[F]
  | { [K in `${F}s`]: AliasedRawBuilder<Translations | undefined, K> }[`${F}s`]
  | AliasedRawBuilder<Languages<F>, "languages">;

/**
 * The columns of a record's texts as answers have them: each text in the reader's language, `languages`, and for staff each
 * text in all languages.
 * @param table its alias
 * @param fields of the contract, which are the names of the columns
 */
export function textColumns<const F extends string>(
  table: string,
  fields: readonly F[],
  forStaff: boolean,
): TextColumns<F>[] {
  const column = (field: F) => `${table}.${field}`;
  const own = fields.map((field) => readersText(column(field)).as(field));
  const languages = foreignLanguages(Object.fromEntries(fields.map((field) => [field, column(field)])));
  const all = forStaff ? fields.map((field) => allTexts(column(field)).as(pluralOf(field))) : [];
  return [...own, languages.as("languages"), ...all] as TextColumns<F>[];
}

type Stored<F extends string> = Record<F | `${F}s`, string>;

function columnsOf<F extends string>(field: F, texts: Translations): Stored<F> {
  const others = LANGUAGES.filter((language) => language !== FIRST && texts[language] !== "");
  const stored = JSON.stringify(Object.fromEntries(others.map((language) => [language, texts[language]])));
  return { [field]: texts[FIRST], [pluralOf(field)]: stored } as Stored<F>;
}

/** @returns the columns of a new record's texts, blank where the request has none */
export function newTexts<const F extends string>(sent: SentTexts<NoInfer<F>>, ...fields: F[]): Stored<F> {
  const blank = Object.fromEntries(LANGUAGES.map((language) => [language, ""])) as Translations;
  return Object.assign({}, ...fields.map((field) => columnsOf(field, changedTexts(field, sent) ?? blank)));
}

/** The tables of records with texts in each language. */
type Translated =
  | "animals"
  | "animal_attribute_types"
  | "animal_groups"
  | "colours"
  | "intake_reasons"
  | "intake_subtypes"
  | "jobs"
  | "news"
  | "outcome_reasons"
  | "outcome_subtypes"
  | "photos"
  | "reply_templates"
  | "resources"
  | "resource_types"
  | "service_types"
  | "treatment_kinds";

/**
 * Writes the texts of a record that a request contains; other languages keep theirs.
 * @param record is locked by the caller
 * @param missing the message for each text that must stay in some language, undefined for the others
 * @throws HttpProblem 400 at a text that would be left in no language
 */
export async function saveTexts<const F extends string>(
  tx: Db,
  record: { table: Translated; id: number },
  sent: SentTexts<NoInfer<F>>,
  missing: Readonly<Record<F, string | undefined>>,
): Promise<void> {
  const fields = (Object.keys(missing) as F[]).filter((field) => changedTexts(field, sent));
  if (fields.length === 0) return;
  const table = sql.table(record.table);
  const { rows } = await sql<Record<F, Translations>>`
    select ${sql.join(fields.map((field) => sql`${allTexts(field)} as ${sql.ref(field)}`))}
    from ${table} where id = ${record.id}`.execute(tx);
  const texts = fields.map((field) => [field, changedTexts(field, sent, rows[0]?.[field]) as Translations] as const);
  const errors = texts.flatMap(([field, result]) =>
    missing[field] === undefined || isWritten(result) ? [] : [{ field, errors: [missing[field]] }],
  );
  if (errors.length > 0) throw invalid(errors);
  const columns = Object.entries<string>(
    Object.assign({}, ...texts.map(([field, result]) => columnsOf(field, result))),
  );
  const changes = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${table} set ${sql.join(changes)} where id = ${record.id}`.execute(tx);
}
