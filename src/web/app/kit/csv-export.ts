import { appTexts } from "../texts/texts.ts";
import type { Column } from "./data-table.tsx";

/**
 * Downloads a whole list as a CSV file, with the current search, filters and order. All rows come from one request.
 * @param name of the list, for the file name
 * @param rows loads the rows
 */
export async function downloadCsv<T>(
  name: string,
  rows: () => Promise<readonly T[]>,
  columns: readonly Column<T>[],
): Promise<void> {
  const text = await toCsv(await rows(), columns);
  downloadFile(appTexts().kit.list.exportFile(fileNamePart(name)), `\uFEFF${text}`);
}

/** @returns the name of a list as a part of a file name, without Polish letters: 'Grupy zwierząt' gives 'grupy-zwierzat' */
export const fileNamePart = (name: string): string =>
  name.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "").replaceAll(" ", "-");

/** @returns rows as CSV text, with the headings of the columns */
export async function toCsv<T>(rows: readonly T[], columns: readonly Column<T>[]): Promise<string> {
  const { unparse } = await import("papaparse");
  const fields = columns.map(({ head }) => head);
  return unparse({ fields, data: rows.map((row) => columns.map((column) => escapeFormula(cellText(column, row)))) });
}

/** Characters that start a formula in spreadsheets, also in their full-width forms. */
const FORMULA_START = "[=+\\-@＝＋－＠﹦﹢﹣﹫−]";
/**
 * Where a spreadsheet would start a formula: at the start of a cell, also after blanks or invisible characters; and after a
 * line break, a semicolon or a tab, because spreadsheets that separate cells by those (as in Poland) start a cell there. A
 * cell that begins with a tab or a line break is escaped for the same reason.
 */
const FORMULA = new RegExp(
  `^(?=[\\s\\p{Cc}\\p{Cf}]*${FORMULA_START}|[\\t\\r\\n])|(?<=[\\t\\r\\n;])(?= *${FORMULA_START})`,
  "gu",
);

/** Prevents CSV injection: an apostrophe makes a formula a text. Numbers stay numbers. */
const escapeFormula = (cell: string | number) => (typeof cell === "number" ? cell : cell.replace(FORMULA, "'"));

function cellText<T>({ text, cell }: Column<T>, row: T): string | number {
  const content = text ? text(row) : cell(row);
  return typeof content === "string" || typeof content === "number" ? content : "";
}

function downloadFile(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
