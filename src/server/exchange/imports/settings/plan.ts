import { createHash } from "node:crypto";
import { NOTHING, WORD_FIELDS, type WordField } from "../../../../contract/exchange/import-fields.ts";
import { ABOUT } from "../../sheets/sheets.ts";
import type { Reading } from "../files/rows-as-read.ts";
import type { Found } from "../found.ts";
import { isNothing } from "../layouts/nothing.ts";
import { OWN_SOURCE } from "../layouts/own-layouts.ts";
import { plainWord } from "../layouts/words.ts";
import type { Plan } from "../rows/facts.ts";
import { layoutOfTable, mappedOf } from "./mapped.ts";
import { dateOrderOf } from "./questions.ts";
import type { Answers, ImportSettings } from "./settings.ts";

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

/**
 * Whether signs as HTML writes them are meant as signs: another system that is known not to write them means what it says,
 * and so does our own export, also where a table of it looks like one of another system.
 */
export const areEntitiesMeant = ({ tables }: Found): boolean => {
  const layouts = tables.flatMap((table) => layoutOfTable(table) ?? []);
  if (layouts.some(({ sheet }) => sheet !== undefined)) return false;
  return layouts.length === 0 || layouts.some(({ writesEntities }) => writesEntities);
};

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
