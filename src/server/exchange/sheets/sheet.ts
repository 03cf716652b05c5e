/**
 * How a cell is written. A text may be empty; of all others an empty cell says that nothing is known. Days are as
 * 2026-11-20, times as 2026-11-20T11:00:00.000Z, json is for what has a value in each language.
 */
export type CellKind = "id" | "text" | "day" | "time" | "number" | "boolean" | "json";

/** A column: how its cells are written, and the SQL that reads it. */
type Column = readonly [kind: CellKind, sql: string];

/**
 * One table of an export, which the import reads again.
 * @property from the tables that it is read from, in SQL @property order in which its rows are written
 */
export type Sheet = {
  columns: Readonly<Record<string, Column>>;
  from: string;
  order: string;
};

/** Where files lie in the zip that are no pictures of animals. */
export const FILES = "files/";

/** A value as it is written. */
export function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A cell as a value. */
export type Value = string | number | boolean | null | object;

/** What a cell says. @throws SyntaxError, RangeError when it was not written by an export */
export function readCell(kind: CellKind, cell: string): Value {
  if (kind === "text") return cell;
  if (cell === "") return null;
  switch (kind) {
    case "id":
      return cell.slice(0, 100);
    case "day":
      return Temporal.PlainDate.from(cell).toString();
    case "time":
      return Temporal.Instant.from(cell).toString();
    case "boolean":
      return cell === "true";
    case "json":
      return JSON.parse(cell) as object;
    default:
      return requireNumber(cell);
  }
}

function requireNumber(cell: string): number {
  const number = Number(cell);
  if (!Number.isFinite(number)) throw new RangeError(cell);
  return number;
}
