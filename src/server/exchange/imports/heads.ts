import { beginningOf } from "../../../contract/platform/whole-text.ts";
import type { Row } from "./files/table.ts";
import { guessMapping } from "./layouts/columns.ts";
import { layoutOf } from "./layouts/layouts.ts";
import { line } from "./rows/cells.ts";

/** A cell as it is shown: one line, cut before anything looks through it. */
export const shown = (cell: string, limit: number): string => line(beginningOf(cell.trim(), limit * 4), limit);

/** Column names as they are, but each only once and none empty. */
export function headsOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  const last = cells.findLastIndex((cell) => cell.trim() !== "");
  return cells.slice(0, last + 1).map((cell, at) => {
    const name = shown(cell, 100) || `#${at + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

const isFilled = (cell: string) => cell.trim() !== "";

/** What nobody calls a column: a number, a day. */
const isData = (cell: string) => /^[\d\s.,:/-]+$/.test(cell.trim().slice(0, 40));

/** How many columns of a row are called as columns are. */
const knownIn = (cells: readonly string[]) => Object.keys(guessMapping(headsOf(cells), undefined)).length;

/**
 * The row with the names of the columns: that of a known layout, else the one in which most names are known, else the first that
 * is as wide as the table and has no numbers. Reports begin with titles, groups of columns and days.
 */
export function findHead(first: readonly Row[]): Row | undefined {
  const known = first.find(({ cells }) => layoutOf(headsOf(cells)) !== undefined);
  if (known) return known;
  const most = Math.max(0, ...first.map(({ cells }) => knownIn(cells)));
  if (most >= 2) return first.find(({ cells }) => knownIn(cells) === most);
  const width = Math.max(0, ...first.map(({ cells }) => cells.filter(isFilled).length));
  const wide = first.filter(({ cells }) => cells.filter(isFilled).length >= Math.max(2, width * 0.6));
  return wide.find(({ cells }) => !cells.some((cell) => isFilled(cell) && isData(cell))) ?? wide[0] ?? first[0];
}
