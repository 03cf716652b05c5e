import { decodeHTML } from "entities";
import { IMPORT_LIMITS } from "./limits.ts";
import type { CellFault, Row, Table } from "./table.ts";
import { Unreadable } from "./unreadable.ts";

/**
 * How somebody said that a file is to be read, where the guess was wrong.
 * @property heads the row with the names of the columns, by table
 * @property entities whether `&#321;` stands for Ł
 */
export type Reading = {
  encoding?: string | undefined;
  delimiter?: string | undefined;
  heads?: Record<string, number> | undefined;
  entities?: boolean | undefined;
};

/** What a decoder puts where bytes are no character. */
const BROKEN = "\ufffd";

/** A sign as HTML writes it: `&#321;`, `&#x141;`, `&amp;`. */
export const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/** What has been read of a file so far, for all of its tables. */
type Used = { cells: number; characters: number };

/** Tables whose rows are as they are compared and stored, and end where no list of animals goes on. */
export function withLimits(tables: readonly Table[], { entities = false }: Reading): Table[] {
  return tables.map((table) => ({ ...table, rows: () => rowsAsRead(table, entities, { cells: 0, characters: 0 }) }));
}

async function* rowsAsRead({ rows }: Table, entities: boolean, used: Used): AsyncGenerator<Row> {
  for await (const row of rows()) {
    const cells = row.cells.map((cell) => asStored(cell, entities));
    count(used, row.number, cells);
    const faults = [...(row.faults ?? []), ...brokenIn(cells)];
    yield { number: row.number, cells, ...(faults.length > 0 && { faults }) };
  }
}

/** A letter with its accent is one sign here, however it was written: as words are compared, and as names are stored. */
function asStored(cell: string, entities: boolean): string {
  const plain = entities && cell.includes("&") ? decodeHTML(cell).replaceAll("\u00a0", " ") : cell;
  return plain.normalize("NFC");
}

function count(used: Used, row: number, cells: readonly string[]): void {
  let characters = 0;
  for (const cell of cells) characters += cell.length;
  if (characters > IMPORT_LIMITS.row) throw new Unreadable("rowTooLong", row);
  used.cells += cells.length + 1;
  used.characters += characters;
  if (used.cells > IMPORT_LIMITS.cells || used.characters > IMPORT_LIMITS.characters)
    throw new Unreadable("tooMuchToRead");
}

const brokenIn = (cells: readonly string[]): CellFault[] =>
  cells.flatMap((cell, at) => (cell.includes(BROKEN) ? [{ at, code: "brokenCharacter" as const }] : []));
