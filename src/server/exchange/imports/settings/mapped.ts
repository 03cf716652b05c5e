import { IMPORT_FIELDS, type ImportField } from "../../../../contract/exchange/import-fields.ts";
import { type Found, type FoundTable, keyOfColumn } from "../found.ts";
import type { Layout } from "../layouts/layout.ts";
import { layoutOf } from "../layouts/layouts.ts";
import type { Choices } from "./settings.ts";

const isField = (name: unknown): name is ImportField => IMPORT_FIELDS.includes(name as ImportField);

/** The name of a column in the mapping. */
export const columnKey = ({ tables }: Found, table: FoundTable, column: string): string =>
  keyOfColumn(tables.length, table.name, column);

export const layoutOfTable = ({ columns }: FoundTable): Layout | undefined => layoutOf(columns.map(({ name }) => name));

/** Whether rows of a table are read: as somebody has said, else when a column says whose they are. */
export function isRead(found: Found, table: FoundTable, { mapping, answers }: Choices): boolean {
  const said = answers.tables?.[table.name]?.isRead;
  if (said !== undefined) return said;
  return table.columns.some(({ name }) =>
    ["externalId", "personName"].includes(mapping[columnKey(found, table, name)] ?? ""),
  );
}

/** A column that says something. @property at its place in the table */
export type Mapped = { table: FoundTable; at: number; name: string; field: ImportField };

/** The columns of a table that say something. */
export function mappedOf(found: Found, table: FoundTable, choices: Choices): Mapped[] {
  if (!isRead(found, table, choices)) return [];
  return table.columns.flatMap(({ name }, at) => {
    const field = choices.mapping[columnKey(found, table, name)];
    return isField(field) ? [{ table, at, name, field }] : [];
  });
}

/** The columns of all tables that say something. */
export const allMapped = (found: Found, choices: Choices): Mapped[] =>
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

/** The columns of a file by what they say, to be named in a problem. */
export function columnsOf({ found, ...choices }: { found: Found } & Choices) {
  const names = new Map(
    found.tables.flatMap((table, sheet) =>
      mappedOf(found, table, choices).map(({ name, field }) => [`${sheet} ${field}`, name] as const),
    ),
  );
  return (sheet: number, field: ImportField): string | undefined => names.get(`${sheet} ${field}`);
}
