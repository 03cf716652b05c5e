import { type ImportField, WORD_FIELDS } from "../../../contract/exchange/import-fields.ts";
import { IMPORT_LIMITS } from "./files/limits.ts";
import type { Reading } from "./files/rows-as-read.ts";
import type { ContentOfFile, Row, Table } from "./files/table.ts";
import { Unreadable } from "./files/unreadable.ts";
import { type Found, type FoundTable, keyOfColumn } from "./found.ts";
import { findHead, headsOf, shown } from "./heads.ts";
import { guessMapping } from "./layouts/columns.ts";
import { layoutOf } from "./layouts/layouts.ts";
import { ColumnLook } from "./look-at-column.ts";
import { isHead } from "./rows/read-row.ts";

/** Among how many rows the head is looked for, which are shown to be chosen from, and how much of each. */
const FIRST_ROWS = 30;
const PREVIEW = { rows: 12, cells: 8, length: 40 };

type Mapping = Readonly<Record<string, ImportField>>;
/** @property mapping what columns say, by their keys, where somebody has said it */
type Look = { head: number | undefined; mapping: Mapping | undefined; keyOf(column: string): string; until: number };

const isExplained = (field: ImportField | undefined) => WORD_FIELDS.some((one) => one === field) || field === "status";

/** The columns of a table, ready to be looked at. */
function looksOf(head: Row | undefined, { mapping, keyOf }: Look): ColumnLook[] {
  const names = headsOf(head?.cells ?? []);
  const guessed = guessMapping(names, layoutOf(names));
  return names.map((name) => new ColumnLook(name, isExplained(mapping?.[keyOf(name)] ?? guessed[name])));
}

async function inspectTable(table: Table, look: Look): Promise<FoundTable> {
  const first: Row[] = [];
  let head: Row | undefined;
  let looks: ColumnLook[] = [];
  let names: string[] = [];
  let rows = 0;
  let isCut = false;
  const see = ({ cells }: Row) => {
    if (isHead(names, cells) || cells.every((cell) => cell.trim() === "")) return;
    rows += 1;
    // What stands beside the named columns is shown as well.
    while (looks.length < cells.length) looks.push(new ColumnLook(`#${looks.length + 1}`, false));
    for (const [at, one] of looks.entries()) one.see(cells[at] ?? "");
  };
  const begin = () => {
    head = look.head === undefined ? findHead(first) : (first.find(({ number }) => number === look.head) ?? first[0]);
    looks = looksOf(head, look);
    names = looks.map((one) => one.name);
    for (const row of first) if (head && row.number > head.number) see(row);
  };
  for await (const row of table.rows()) {
    if (head) see(row);
    else if (row.cells.some((cell) => cell.trim() !== "")) first.push(row);
    if (!head && first.length >= FIRST_ROWS) begin();
    if (rows % 1000 === 0 && Date.now() > look.until) {
      isCut = true;
      break;
    }
  }
  if (!head) begin();
  const columns = looks.map((one) => one.found());
  const { name, isHidden = false, encoding = null, delimiter = null, otherReadings = [] } = table;
  return {
    name,
    isHidden,
    layout: layoutOf(columns.map((column) => column.name))?.name ?? null,
    head: head?.number ?? 1,
    preview: first.slice(0, PREVIEW.rows).map(({ number, cells }) => ({
      row: number,
      cells: cells.slice(0, PREVIEW.cells).map((cell) => shown(cell, PREVIEW.length)),
    })),
    encoding,
    delimiter,
    otherReadings,
    columns: columns.filter((column, at) => at < names.length || column.samples.length > 0),
    named: names.length,
    rows,
    isCut,
  };
}

/** Looks at a file: its tables, how they are written, their columns and their rows. @throws Unreadable */
export async function inspectContent(content: ContentOfFile, reading: Reading, mapping?: Mapping): Promise<Found> {
  const until = Date.now() + IMPORT_LIMITS.lookSeconds * 1000;
  const tables: FoundTable[] = [];
  let columns = 0;
  for (const table of content.tables) {
    const keyOf = (column: string) => keyOfColumn(content.tables.length, table.name, column);
    const found = await inspectTable(table, { head: reading.heads?.[table.name], mapping, keyOf, until });
    columns += found.columns.length;
    if (columns > IMPORT_LIMITS.allColumns)
      throw new Unreadable("tooManyColumns", found.head, IMPORT_LIMITS.allColumns);
    tables.push(found);
  }
  if (!tables.some((table) => table.columns.length >= 2 && table.rows > 0)) throw new Unreadable("noRows");
  const layouts = tables.map((table) => layoutOf(table.columns.map(({ name }) => name)));
  if (layouts.every((layout) => layout && Object.values(layout.mapping).includes("personName")))
    throw new Unreadable("onlyPeople");
  return { tables, pictures: content.pictures.length, reading };
}
