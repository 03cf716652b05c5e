import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  IMPORT_FIELDS,
  type ImportField,
  NOTHING,
  WORD_FIELDS,
  type WordField,
} from "../../../contract/exchange/import-fields.ts";
import { ABOUT } from "../sheets/sheets.ts";
import type { Reading } from "./files/rows-as-read.ts";
import { type Found, type FoundTable, keyOfColumn } from "./found.ts";
import { guessMapping } from "./layouts/columns.ts";
import type { Layout } from "./layouts/layout.ts";
import { layoutOf } from "./layouts/layouts.ts";
import { isNothing } from "./layouts/nothing.ts";
import { OWN_SOURCE } from "./layouts/own-layouts.ts";
import { AGES_ARE, type AgeIs, DATE_ORDERS, type DateOrder, meaningOf, plainWord } from "./layouts/words.ts";
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
  ageIs?: AgeIs;
  encoding?: string;
  delimiter?: string;
  /** Whether `&#321;` stands for Ł. */
  entities?: "decode" | "keep";
  /** Which tables are read, and which row of each has the names of its columns. */
  tables?: Record<string, { isRead?: boolean; head?: number }>;
  /** What means nothing in this file, besides the usual signs. */
  nothing?: string[];
};
export type ImportSettings = { mapping: Mapping; words: Words; answers: Answers };

export type Question = {
  key: "dateOrder" | "weightUnit" | "type" | "encoding" | "entities" | "ageIs";
  options: { value: string; sample: string }[];
  /** What is taken without an answer; null when there must be one. */
  suggested: string | null;
  answer: string | null;
};

const isField = (name: unknown): name is ImportField => IMPORT_FIELDS.includes(name as ImportField);

/** The name of a column in the mapping. */
export const columnKey = ({ tables }: Found, table: FoundTable, column: string): string =>
  keyOfColumn(tables.length, table.name, column);

export const layoutOfTable = ({ columns }: FoundTable): Layout | undefined => layoutOf(columns.map(({ name }) => name));

const guessOf = (table: FoundTable) =>
  guessMapping(
    table.columns.map(({ name }) => name),
    layoutOfTable(table),
  );

/** Whether a table has animals by number and days on which they came or left: others have people, words or weights. */
function hasStays(table: FoundTable): boolean {
  const fields = Object.values(guessOf(table));
  return fields.includes("externalId") && (fields.includes("intakeOn") || fields.includes("outcomeOn"));
}

/**
 * Which tables are read before anybody has said it: those of a known system, else those with stays that the workbook shows.
 * Whatever else is there is shown, and read when somebody says so: it might rename animals by the names of people.
 */
function tablesToRead({ tables }: Found): FoundTable[] {
  const isOwn = tables.some((table) => layoutOfTable(table)?.sheet !== undefined);
  if (isOwn) return tables.filter((table) => layoutOfTable(table)?.sheet !== undefined);
  const shownTables = tables.filter(({ isHidden }) => !isHidden);
  const known = shownTables.filter((table) => layoutOfTable(table) !== undefined);
  if (known.length > 0) return known;
  const withStays = shownTables.filter(hasStays);
  return withStays.length > 0 ? withStays : (shownTables.length > 0 ? shownTables : tables).slice(0, 1);
}

/** What the columns of a table say by themselves, by their keys. */
export const mappingOf = (found: Found, table: FoundTable): Mapping =>
  Object.fromEntries(Object.entries(guessOf(table)).map(([column, field]) => [columnKey(found, table, column), field]));

/** What the columns of the tables that are read say by themselves. */
export const firstMapping = (found: Found): Mapping =>
  Object.assign({}, ...tablesToRead(found).map((table) => mappingOf(found, table)));

/**
 * The mapping of a file that is looked at anew: what somebody has said of columns that are still there, and of tables whose
 * columns are others now, or that are read from now on, what these say by themselves.
 */
export function mappingAnew(before: Found, found: Found, settings: Omit<ImportSettings, "words">): Mapping {
  const kept: Mapping = {};
  for (const table of found.tables) {
    const keys = table.columns.map(({ name }) => columnKey(found, table, name));
    const said = keys.flatMap((key) => {
      const field = settings.mapping[key];
      return field ? [[key, field] as const] : [];
    });
    const isNew = settings.answers.tables?.[table.name]?.isRead === true && said.length === 0;
    if (isNew || hasOtherColumns(before, table, settings.mapping)) Object.assign(kept, mappingOf(found, table));
    Object.assign(kept, Object.fromEntries(said));
  }
  return kept;
}

/** Whether a table that was read before has other columns now. */
function hasOtherColumns(before: Found, table: FoundTable, mapping: Mapping): boolean {
  const was = before.tables.find(({ name }) => name === table.name);
  const namesOf = ({ columns }: FoundTable) => columns.map(({ name }) => name);
  if (!was || isDeepStrictEqual(namesOf(was), namesOf(table))) return false;
  return namesOf(was).some((name) => mapping[columnKey(before, was, name)] !== undefined);
}

type Choices = Pick<ImportSettings, "mapping" | "answers">;

/** Whether rows of a table are read: as somebody has said, else when a column says whose they are. */
export function isRead(found: Found, table: FoundTable, { mapping, answers }: Choices): boolean {
  const said = answers.tables?.[table.name]?.isRead;
  if (said !== undefined) return said;
  return table.columns.some(({ name }) =>
    ["externalId", "personName"].includes(mapping[columnKey(found, table, name)] ?? ""),
  );
}

type Mapped = { table: FoundTable; at: number; name: string; field: ImportField };

/** The columns of a table that say something. */
function mappedOf(found: Found, table: FoundTable, choices: Choices): Mapped[] {
  if (!isRead(found, table, choices)) return [];
  return table.columns.flatMap(({ name }, at) => {
    const field = choices.mapping[columnKey(found, table, name)];
    return isField(field) ? [{ table, at, name, field }] : [];
  });
}

const allMapped = (found: Found, choices: Choices): Mapped[] =>
  found.tables.flatMap((table) => mappedOf(found, table, choices));

/** The keys of the columns with something in them of which nothing is brought in; our own export has none. */
export const notTakenOf = (found: Found, choices: Choices): string[] =>
  found.tables
    .filter((table) => isRead(found, table, choices) && layoutOfTable(table)?.sheet === undefined)
    .flatMap((table) =>
      table.columns
        .filter(({ samples }) => samples.length > 0)
        .map(({ name }) => columnKey(found, table, name))
        .filter((key) => !isField(choices.mapping[key])),
    );

/** How a file is to be read, as somebody has said it. */
export function readingOf({ reading }: Found, { encoding, entities, tables = {} }: Answers): Reading {
  const heads = Object.entries(tables).flatMap(([name, { head }]) =>
    head === undefined ? [] : [[name, head] as const],
  );
  return {
    ...reading,
    encoding: encoding ?? reading.encoding,
    entities: entities === undefined ? reading.entities : entities === "decode",
    heads: heads.length > 0 ? Object.fromEntries(heads) : undefined,
  };
}

/** Whether all words of the columns that stand for ours have been counted. */
export const areWordsCounted = (found: Found, choices: Choices): boolean =>
  allMapped(found, choices).every(
    ({ table, at, field }) =>
      !WORD_FIELDS.some((one) => one === field) ||
      table.columns[at]?.words !== undefined ||
      table.columns[at]?.samples.length === 0,
  );

/**
 * Whether signs as HTML writes them are meant as signs: another system that is known not to write them means what it says,
 * and so does our own export, also where a table of it looks like one of another system.
 */
export const areEntitiesMeant = ({ tables }: Found): boolean => {
  const layouts = tables.flatMap((table) => layoutOfTable(table) ?? []);
  if (layouts.some(({ sheet }) => sheet !== undefined)) return false;
  return layouts.length === 0 || layouts.some(({ writesEntities }) => writesEntities);
};

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
export function dateOrderOf(found: Found, choices: Choices): DateOrder | "any" | undefined {
  const parts = allMapped(found, choices)
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

/** How a text is encoded, where its bytes allow more than one reading. */
function encodingQuestion({ tables }: Found, { encoding }: Answers): Question[] {
  const readings = tables.flatMap(({ otherReadings }) => otherReadings);
  if (readings.length === 0) return [];
  const options = new Map(readings.map((one) => [one.encoding, { value: one.encoding, sample: one.sample }]));
  const suggested = tables.find((table) => table.otherReadings.length > 0)?.encoding ?? null;
  return [{ key: "encoding", options: [...options.values()], suggested, answer: encoding ?? null }];
}

/** Whether signs as HTML writes them are meant as signs. Our own export means what it says; of some systems that is known. */
function entitiesQuestion({ tables, entity, reading }: Found, { entities }: Answers): Question[] {
  const layouts = tables.flatMap((table) => layoutOfTable(table) ?? []);
  if (!entity || layouts.some(({ sheet, writesEntities }) => sheet !== undefined || writesEntities)) return [];
  const [keep, decode] = entity;
  const options = Object.entries({ decode, keep }).map(([value, sample]) => ({ value, sample }));
  return [{ key: "entities", options, suggested: reading.entities ? "decode" : "keep", answer: entities ?? null }];
}

/** What must be asked about a file, with the answers that there are. */
export function questionsOf(found: Found, choices: Choices): Question[] {
  const { answers } = choices;
  const questions: Question[] = [...encodingQuestion(found, answers), ...entitiesQuestion(found, answers)];
  const mapped = allMapped(found, choices);
  if (dateOrderOf(found, choices) === undefined) {
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
  questions.push(...askedAge(mapped, answers));
  const says = (field: ImportField) => mapped.some((one) => one.field === field);
  if (says("intakeOn") && !says("type") && !isOfKnownSystem(found)) {
    const options = ["Dog", "Cat"].map((value) => ({ value, sample: "" }));
    questions.push({ key: "type", options, suggested: null, answer: answers.type ?? null });
  }
  return questions;
}

/** Of which day the ages are: beside a day on which an animal came years ago nobody sees it. */
function askedAge(mapped: readonly Mapped[], answers: Answers): Question[] {
  const asked = mapped.find(
    ({ field, table, at }) =>
      field === "age" &&
      (table.columns[at]?.samples.length ?? 0) > 0 &&
      layoutOfTable(table)?.ageIs === undefined &&
      mapped.some((one) => one.table === table && (one.field === "intakeOn" || one.field === "outcomeOn")),
  );
  if (!asked) return [];
  const sample = asked.table.columns[asked.at]?.samples[0] ?? "";
  const options = AGES_ARE.map((value) => ({ value, sample }));
  return [{ key: "ageIs", options, suggested: null, answer: answers.ageIs ?? null }];
}

/** The columns of a file by what they say, to be named in a problem. */
export function columnsOf({ found, ...choices }: { found: Found } & Choices) {
  const names = new Map(
    found.tables.flatMap((table, sheet) =>
      mappedOf(found, table, choices).map(({ name, field }) => [`${sheet} ${field}`, name] as const),
    ),
  );
  return (sheet: number, field: ImportField): string | undefined => names.get(`${sheet} ${field}`);
}

/** A word of the file that stands for one of ours. @property ours null while nobody has said what it means */
export type FoundWord = { field: WordField; word: string; key: string; count: number; ours: string | null };

/** The words of the mapped columns with what they mean. */
export function wordsOf(found: Found, { words, ...choices }: ImportSettings): FoundWord[] {
  const counts = new Map<string, FoundWord>();
  for (const { table, at, field } of allMapped(found, choices)) {
    const kind = WORD_FIELDS.find((one) => one === field);
    if (!kind) continue;
    const layout = layoutOfTable(table);
    for (const [word, count] of Object.entries(table.columns[at]?.words ?? {})) {
      if (layout?.empty?.includes(word) || isNothing(kind, word, choices.answers.nothing)) continue;
      const key = plainWord(word);
      const there = counts.get(`${kind} ${key}`);
      if (there) there.count += count;
      else
        counts.set(`${kind} ${key}`, {
          field: kind,
          word,
          key,
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
  const mapped = allMapped(found, settings);
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
  const columns = mappedOf(found, table, settings);
  if (!columns.some(({ field }) => field === "externalId" || field === "personName")) return undefined;
  const layout = layoutOfTable(table);
  const shown = dateOrderOf(found, settings);
  const { words, answers } = settings;
  return {
    layout,
    columns: columns.map(({ at: place, name, field }) => ({ at: place, name, field })),
    heads: table.columns.slice(0, table.named ?? table.columns.length).map(({ name }) => name),
    words,
    isNothing: (field, value) =>
      isNothing(field, value, answers.nothing) ||
      (WORD_FIELDS.some((one) => one === field) && words[field as WordField]?.[plainWord(value)] === NOTHING),
    dateOrder: answers.dateOrder ?? (shown === "any" ? undefined : shown),
    weightUnit: answers.weightUnit ?? layout?.weightUnit ?? "kg",
    ageIs: layout?.ageIs ?? answers.ageIs ?? "intake",
    type: answers.type,
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
    .update(JSON.stringify([found.reading, found.tables.map(({ head }) => head), mapping, words, answers]))
    .digest("base64url");
