import { decoded } from "./encoding.legacy.ts";
import { IMPORT_LIMITS } from "./limits.ts";
import type { Row } from "./table.ts";
import { Unreadable } from "./unreadable.ts";
import type { ZipEntry } from "./zip.ts";

/** "AB12" → 27, counted from 0. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const sign of reference) {
    const value = sign.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

/** Cells of one column that are put together, by the row of the first: only that one has the text. @property to the last row */
export type Merged = Map<number, { column: number; to: number }[]>;

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;
/** As long as one mention of merged cells may be. */
const LONGEST = 200;

/** The cells that a sheet has put together downwards. They stand after its rows, so it is read once before. */
export async function mergedOf(entry: ZipEntry): Promise<Merged> {
  const merged: Merged = new Map();
  let count = 0;
  let rest = "";
  const see = (text: string) => {
    let end = 0;
    for (const { 0: whole, 1: column = "", 2: from, 4: to, index } of text.matchAll(MERGED)) {
      end = index + whole.length;
      count += 1;
      if (count > IMPORT_LIMITS.merged) throw new Unreadable("workbookTooLarge");
      const one = { column: columnOf(column), to: Number(to) };
      if (one.to <= Number(from) || one.column >= IMPORT_LIMITS.columns) continue;
      const there = merged.get(Number(from));
      if (there) there.push(one);
      else merged.set(Number(from), [one]);
    }
    return text.slice(Math.max(end, text.length - LONGEST));
  };
  for await (const text of decoded(entry.read(), "utf-8")) rest = see(rest + text);
  return merged;
}

type Open = Map<number, { to: number; text: string }>;

/** Fills the merged cells of rows that come in their order: "Burek" in two rows is Burek in both. */
export function mergedFiller(merged: Merged): (row: Row) => Row {
  const open: Open = new Map();
  return (row) => {
    fill(row, open);
    for (const { column, to } of merged.get(row.number) ?? []) open.set(column, { to, text: row.cells[column] ?? "" });
    return row;
  };
}

function fill({ number, cells }: Row, open: Open): void {
  for (const [column, { to, text }] of open) {
    if (number > to) open.delete(column);
    else if ((cells[column] ?? "") === "") {
      while (cells.length < column) cells.push("");
      cells[column] = text;
    }
  }
}
