import { MAX_PAGE_SIZE, type PageOf } from "../../../contract/shared.ts";
import { api } from "../api.ts";
import type { Column } from "./data-table.tsx";

/**
 * A whole list as a CSV file, as it is searched, filtered and sorted now; it comes page by page.
 * @param address the list's call with its query, as `/news?q=rex`
 * @param onProgress told how many rows of how many are here
 */
export async function downloadCsv<T>(
  name: string,
  address: string,
  columns: readonly Column<T>[],
  onProgress: (here: number, all: number) => void,
): Promise<void> {
  const { unparse } = await import("papaparse");
  const rows = await allRows<T>(address, onProgress);
  const table = rows.map((row) => columns.map((column) => textOf(column, row)));
  const fields = columns.map(({ head }) => head);
  // A text that begins like a formula would be run by a spreadsheet.
  const text = unparse({ fields, data: table }, { escapeFormulae: true });
  save(`${name.toLowerCase().replaceAll(" ", "-")}.csv`, `\uFEFF${text}`);
}

async function allRows<T>(address: string, onProgress: (here: number, all: number) => void): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const more = address.includes("?") ? "&" : "?";
    const { items, totalCount } = await api.get<PageOf<T>>(`${address}${more}pageSize=${MAX_PAGE_SIZE}&page=${page}`);
    rows.push(...items);
    onProgress(rows.length, totalCount);
    if (items.length === 0 || rows.length >= totalCount) return rows;
  }
}

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
