import { type RawBuilder, sql } from "kysely";
import type { OfferedWords, OrderedList } from "../../../contract/animals/stay-words.ts";
import type { IntakeType, OutcomeType } from "../../../contract/animals/stays.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { invalid } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";
import { readersText } from "../../database/translations.ts";

/** Columns of a stay with typed words. Each has a second column with a value of the shelter's list (decision 0054). */
type WordsColumn = "intake_subtype" | "intake_reason" | "outcome_subtype" | "outcome_reason";

const COLUMNS = {
  "intake-subtypes": "intake_subtype",
  "intake-reasons": "intake_reason",
  "outcome-subtypes": "outcome_subtype",
  "outcome-reasons": "outcome_reason",
} as const satisfies Record<OrderedList, WordsColumn>;

/** SQL for the name of the list's value in `stays as s`, in the reader's language; null when there is none. */
export const valueName = (column: WordsColumn): RawBuilder<string | null> => sql<string | null>`(
  select ${readersText("v.name")} from ${sql.table(`${column}s`)} as v where v.id = ${sql.ref(`s.${column}_id`)})`;

/** SQL for a subtype or reason of `stays as s`: the value, the typed words, or both as "Allergy: the child sneezes". */
export const valueAndWords = (column: WordsColumn): RawBuilder<string> =>
  sql<string>`concat_ws(': ', ${valueName(column)}, nullif(${sql.ref(`s.${column}`)}, ''))`;

/** SQL for whether the value `v` is offered with a type of intake or outcome. */
const fits = (type: RawBuilder<unknown>) => sql`(v.types = '{}' or ${type} = any (v.types))`;

/** The value that somebody chose from a list, and the words that they typed. */
type Given = { id?: number | undefined; words?: string | undefined };

/**
 * What is stored of these. Words that are the name of a value become this value.
 * @param field the field of the body with the value's id
 * @throws HttpProblem 400 at the field when the value is not offered with this type
 */
async function storedWords(
  tx: Db,
  { list, type, field }: { list: OrderedList; type: IntakeType | OutcomeType; field: string },
  { id, words = "" }: Given,
): Promise<{ id: number | null; words: string }> {
  if (id === undefined && words === "") return { id: null, words };
  const { rows } = await sql<{ id: number }>`
    select v.id from ${sql.table(`${COLUMNS[list]}s`)} as v
    where ${id === undefined ? sql`is_name(${words}, v.name, v.names)` : sql`v.id = ${id}`}
      and v.retired_at is null and ${fits(sql`${type}`)}
    order by v.position, v.id limit 1 for key share`.execute(tx);
  const [value] = rows;
  if (id === undefined) return value ? { id: value.id, words: "" } : { id: null, words };
  if (!value) throw invalid([{ field, errors: [recordTexts().stays.fromList] }]);
  return { id, words };
}

/**
 * What is stored of the subtype and the reason of an intake or an outcome.
 * @throws HttpProblem 400 at a value that its list does not offer with this type
 */
export async function storedSubtypeAndReason(
  tx: Db,
  of: "intake" | "outcome",
  type: IntakeType | OutcomeType,
  { subtype, reason }: { subtype: Given; reason: Given },
) {
  return {
    subtype: await storedWords(tx, { list: `${of}-subtypes`, type, field: `${of}SubtypeId` }, subtype),
    reason: await storedWords(tx, { list: `${of}-reasons`, type, field: "reasonId" }, reason),
  };
}

/** After a value was added or renamed: stays whose typed words are its name get the value instead. */
export async function replaceWordsByValue(tx: Db, list: OrderedList, id: number): Promise<void> {
  const column = COLUMNS[list];
  const [words, value] = [sql.ref(`s.${column}`), sql.ref(`s.${column}_id`)];
  const type = sql.ref(column.startsWith("intake") ? "s.intake_type" : "s.outcome_type");
  await sql`update stays as s set ${sql.ref(`${column}_id`)} = v.id, ${sql.ref(column)} = '' from ${sql.table(`${column}s`)} as v
    where v.id = ${id} and ${value} is null and ${words} <> '' and ${fits(type)} and is_name(${words}, v.name, v.names)`.execute(
    tx,
  );
}

/** The values that forms offer, by list, in the shelter's order. */
export async function offeredWords(db: Db): Promise<Record<OrderedList, OfferedWords>> {
  const lists = Object.entries(COLUMNS).map(async ([list, column]) => {
    const { rows } = await sql<OfferedWords[number]>`
      select v.id, ${readersText("v.name")} as name, v.types from ${sql.table(`${column}s`)} as v
      where v.retired_at is null order by v.position, v.id`.execute(db);
    return [list, rows] as const;
  });
  return Object.fromEntries(await Promise.all(lists)) as Record<OrderedList, OfferedWords>;
}
