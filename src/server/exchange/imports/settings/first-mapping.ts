import { isDeepStrictEqual } from "node:util";
import type { Found, FoundTable } from "../found.ts";
import { guessMapping } from "../layouts/columns.ts";
import { columnKey, layoutOfTable } from "./mapped.ts";
import type { ImportSettings, Mapping } from "./settings.ts";

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
