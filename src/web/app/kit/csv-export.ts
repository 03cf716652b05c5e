import type { PageOf } from "../../../contract/shared.ts";
import { api } from "../api.ts";
import type { Column } from "./data-table.tsx";

/**
 * Saves a whole list as a CSV file, as it is searched, filtered and sorted now. Its rows are those of one moment.
 * @param address the list's call with its query, as `/news?q=rex`
 */
export async function downloadCsv<T>(name: string, address: string, columns: readonly Column<T>[]): Promise<void> {
  const { items } = await api.get<PageOf<T>>(`${address}${address.includes("?") ? "&" : "?"}all=true`);
  const text = await csvOf(items, columns);
  save(`${name.toLowerCase().replaceAll(" ", "-")}.csv`, `\uFEFF${text}`);
}

/** Rows as CSV text with their columns' heads. */
export async function csvOf<T>(rows: readonly T[], columns: readonly Column<T>[]): Promise<string> {
  const { unparse } = await import("papaparse");
  const fields = columns.map(({ head }) => head);
  return unparse({ fields, data: rows.map((row) => columns.map((column) => disarmed(textOf(column, row)))) });
}

/** What spreadsheets take for the start of a formula, in all its widths. */
const START = "[=+\\-@＝＋－＠﹦﹢﹣﹫−]";
/**
 * Where a spreadsheet would find a formula: at the start of a cell, whatever blank or invisible comes before it; and at the
 * start of a line or behind a semicolon or a tab, since a spreadsheet that expects those between cells (as in Poland) begins
 * a cell there. A cell that begins with a tab or a line break is one that it would begin somewhere else.
 */
const FORMULA = new RegExp(`^(?=[\\s\\p{Cc}\\p{Cf}]*${START}|[\\t\\r\\n])|(?<=[\\t\\r\\n;])(?= *${START})`, "gu");

/** An apostrophe makes a formula a text. Numbers are none: what a column gives as a number stays one. */
const disarmed = (cell: string | number) => (typeof cell === "number" ? cell : cell.replace(FORMULA, "'"));

function textOf<T>({ text, cell }: Column<T>, row: T): string | number {
  const said = text ? text(row) : cell(row);
  return typeof said === "string" || typeof said === "number" ? said : "";
}

function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
