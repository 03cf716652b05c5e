import { createHash } from "node:crypto";
import {
  IMPORT_FIELDS,
  type ImportField,
  WORD_FIELDS,
  type WordField,
} from "../../../contract/exchange/import-fields.ts";
import { ABOUT } from "../sheets/sheets.ts";
import type { Found, FoundTable } from "./inspect.ts";
import { guessMapping } from "./layouts/columns.ts";
import type { Layout } from "./layouts/layout.ts";
import { layoutOf } from "./layouts/layouts.ts";
import { OWN_SOURCE } from "./layouts/own-layouts.ts";
import { meaningOf, plainWord } from "./layouts/words.ts";
import { DATE_ORDERS, type DateOrder } from "./rows/days.ts";
import type { Plan } from "./rows/facts.ts";

/** What each column says, by its name; of a file with several tables by "table/column". */
export type Mapping = Record<string, ImportField>;
/** What words of the other system mean here. */
export type Words = Partial<Record<WordField, Record<string, string>>>;
/** What only people know. */
export type Answers = {
  dateOrder?: DateOrder;
  weightUnit?: "kg" | "lb";
  type?: "Dog" | "Cat";
  encoding?: string;
  delimiter?: string;
};
export type ImportSettings = { mapping: Mapping; words: Words; answers: Answers };

export type Question = {
  key: "dateOrder" | "weightUnit" | "type" | "encoding";
  options: { value: string; sample: string }[];
  /** What is taken without an answer; null when there must be one. */
  suggested: string | null;
  answer: string | null;
};

const isField = (name: unknown): name is ImportField => IMPORT_FIELDS.includes(name as ImportField);

/** The name of a column in the mapping. */
export const columnKey = ({ tables }: Found, table: FoundTable, column: string): string =>
  tables.length > 1 ? `${table.name}/${column}` : column;

export const layoutOfTable = ({ columns }: FoundTable): Layout | undefined => layoutOf(columns.map(({ name }) => name));

/** What the columns say by themselves. Beside tables of a known layout others are left alone. */
export function firstMapping(found: Found): Mapping {
  const mapping: Mapping = {};
  const isOwn = found.tables.some((table) => layoutOfTable(table)?.sheet !== undefined);
  const hasKnown = found.tables.some(({ layout }) => layout !== null);
  for (const table of found.tables) {
    const layout = layoutOfTable(table);
    if ((hasKnown && !layout) || (isOwn && !layout?.sheet)) continue;
    for (const [column, field] of Object.entries(
      guessMapping(
        table.columns.map(({ name }) => name),
        layout,
      ),
    ))
      mapping[columnKey(found, table, column)] = field;
  }
  return mapping;
}

type Mapped = { table: FoundTable; at: number; name: string; field: ImportField };

/** The columns of a table that say something. */
function mappedOf(found: Found, table: FoundTable, mapping: Mapping): Mapped[] {
  return table.columns.flatMap(({ name }, at) => {
    const field = mapping[columnKey(found, table, name)];
    return isField(field) ? [{ table, at, name, field }] : [];
  });
}

const allMapped = (found: Found, mapping: Mapping): Mapped[] =>
  found.tables.flatMap((table) => mappedOf(found, table, mapping));

const DAY_FIELDS: readonly ImportField[] = [
  "bornOn",
  "chipOn",
  "intakeOn",
  "outcomeOn",
  "statusOn",
  "movementOn",
  "movementReturnOn",
  "deadOn",
  "neuteredOn",
  "fosterOn",
  "vaccineOn",
  "vaccineDueOn",
  "vaccineUntil",
  "testOn",
  "testDueOn",
  "medicineOn",
  "surgeryOn",
];

/** The order of day and month that the file itself shows: a 13th month is none. */
export function dateOrderOf(found: Found, mapping: Mapping): DateOrder | "any" | undefined {
  const parts = allMapped(found, mapping)
    .filter(({ field }) => DAY_FIELDS.includes(field))
    .flatMap(({ table, at }) => {
      const one = table.columns[at]?.parts;
      return one ? [one] : [];
    });
  if (parts.length === 0) return "any";
  if (parts.some(([first]) => first > 12)) return "dmy";
  if (parts.some(([, second]) => second > 12)) return "mdy";
  const known = found.tables.flatMap((table) => layoutOfTable(table)?.dateOrder ?? []);
  return known[0];
}

/** A table of a known system may be about animals that are here already: what it does not say is in its other tables. */
const isOfKnownSystem = ({ tables }: Found): boolean => tables.some((table) => layoutOfTable(table) !== undefined);

/** What must be asked about a file, with the answers that there are. */
export function questionsOf(found: Found, { mapping, answers }: Omit<ImportSettings, "words">): Question[] {
  const questions: Question[] = [];
  const mapped = allMapped(found, mapping);
  const readings = found.tables.flatMap(({ otherReadings }) => otherReadings);
  if (readings.length > 0) {
    const options = [
      ...new Map(readings.map(({ encoding, sample }) => [encoding, { value: encoding, sample }])).values(),
    ];
    const taken = found.tables.find(({ encoding }) => encoding)?.encoding ?? null;
    questions.push({ key: "encoding", options, suggested: taken, answer: answers.encoding ?? null });
  }
  if (dateOrderOf(found, mapping) === undefined) {
    const sample = mapped
      .filter(({ field }) => DAY_FIELDS.includes(field))
      .flatMap(({ table, at }) => table.columns[at]?.samples ?? [])[0];
    const options = DATE_ORDERS.map((value) => ({ value, sample: sample ?? "" }));
    questions.push({ key: "dateOrder", options, suggested: null, answer: answers.dateOrder ?? null });
  }
  const weights = mapped.filter(({ field, table, at }) => field === "weight" && table.columns[at]?.samples.length);
  const asksUnit = weights.filter(({ table }) => layoutOfTable(table)?.weightUnit === undefined);
  if (asksUnit.length > 0) {
    const sample = asksUnit.flatMap(({ table, at }) => table.columns[at]?.samples ?? [])[0] ?? "";
    const options = ["kg", "lb"].map((value) => ({ value, sample }));
    questions.push({ key: "weightUnit", options, suggested: "kg", answer: answers.weightUnit ?? null });
  }
  const isRead = (field: ImportField) => mapped.some((one) => one.field === field);
  if (isRead("intakeOn") && !isRead("type") && !isOfKnownSystem(found)) {
    const options = ["Dog", "Cat"].map((value) => ({ value, sample: "" }));
    questions.push({ key: "type", options, suggested: null, answer: answers.type ?? null });
  }
  return questions;
}

/** A word of the file that stands for one of ours. @property ours null while nobody has said what it means */
export type FoundWord = { field: WordField; word: string; count: number; ours: string | null };

/** The words of the mapped columns with what they mean. */
export function wordsOf(found: Found, { mapping, words }: Pick<ImportSettings, "mapping" | "words">): FoundWord[] {
  const counts = new Map<string, FoundWord>();
  for (const { table, at, field } of allMapped(found, mapping)) {
    const kind = WORD_FIELDS.find((one) => one === field);
    if (!kind) continue;
    const layout = layoutOfTable(table);
    for (const [word, count] of Object.entries(table.columns[at]?.words ?? {})) {
      if (layout?.empty?.includes(word)) continue;
      const key = `${kind} ${plainWord(word)}`;
      const there = counts.get(key);
      if (there) there.count += count;
      else
        counts.set(key, {
          field: kind,
          word,
          count,
          ours: meaningOf(kind, word, words[kind], layout?.words?.[kind]) ?? null,
        });
    }
  }
  return [...counts.values()].sort(
    (one, other) =>
      WORD_FIELDS.indexOf(one.field) - WORD_FIELDS.indexOf(other.field) ||
      other.count - one.count ||
      (one.word < other.word ? -1 : one.word > other.word ? 1 : 0),
  );
}

/** What is missing before a file can be read, as keys of the texts. */
export function missingOf(found: Found, settings: ImportSettings): ("externalId" | "intakeOn" | "answers")[] {
  const mapped = allMapped(found, settings.mapping);
  const fields = new Set(mapped.map(({ field }) => field));
  const open = questionsOf(found, settings).some(({ suggested, answer }) => suggested === null && answer === null);
  return [
    ...(fields.has("externalId") ? [] : (["externalId"] as const)),
    ...(fields.has("intakeOn") || isOfKnownSystem(found) ? [] : (["intakeOn"] as const)),
    ...(open ? (["answers"] as const) : []),
  ];
}

/** How the rows of a table are read; undefined for a table of which nothing is. */
export function planOf(found: Found, at: number, settings: ImportSettings, today: string): Plan | undefined {
  const table = found.tables[at];
  if (!table) return undefined;
  const columns = mappedOf(found, table, settings.mapping);
  if (!columns.some(({ field }) => field === "externalId" || field === "personName")) return undefined;
  const layout = layoutOfTable(table);
  const shown = dateOrderOf(found, settings.mapping);
  return {
    layout,
    columns: columns.map(({ at: place, name, field }) => ({ at: place, name, field })),
    heads: table.columns.map(({ name }) => name),
    words: settings.words,
    dateOrder: settings.answers.dateOrder ?? (shown === "any" ? undefined : shown),
    weightUnit: settings.answers.weightUnit ?? layout?.weightUnit ?? "kg",
    type: settings.answers.type,
    today,
  };
}

/** The system whose numbers the file has; of an export the shelter that it is of. */
export function sourceOf(found: Found): string {
  const [source = "own"] = found.tables.flatMap((table) => layoutOfTable(table)?.source ?? []);
  if (source !== OWN_SOURCE) return source;
  const of = found.tables.flatMap(({ columns }) => columns.filter(({ name }) => name === ABOUT.columns[0]));
  return `${source}:${of[0]?.samples[0] ?? ""}`;
}

/** Changes with everything that decides how rows are read. */
export const readingKey = (found: Found, { mapping, words, answers }: ImportSettings): string =>
  createHash("sha256")
    .update(JSON.stringify([found.reading, mapping, words, answers]))
    .digest("base64url");
