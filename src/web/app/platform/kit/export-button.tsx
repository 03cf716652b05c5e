import { Button } from "@mantine/core";
import { BYTE_ORDER_MARK, csvText } from "../../../../contract/platform/csv.ts";
import { folded } from "../../../folded.ts";
import { appTexts } from "../texts/texts.ts";
import { type Column, cellText } from "./data-table.tsx";
import { useSend } from "./use-send.ts";

type ExportButtonProps<T> = {
  title: string;
  /** What the button says, where only some rows are exported. */
  text?: string;
  rows: () => Promise<readonly T[]>;
  columns: readonly Column<T>[];
};

/** Downloads the current list as CSV. @param rows loads the whole list */
export function ExportButton<T>({ title, text: label, rows, columns }: ExportButtonProps<T>) {
  const text = appTexts().kit.list;
  const { isBusy, run } = useSend();
  return (
    <Button
      className={label ? undefined : "export-list"}
      variant="outline"
      size={label ? "compact-md" : "md"}
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => run(() => downloadCsv(title, rows, columns), text.exportFailed)}
    >
      {isBusy ? text.exporting : (label ?? text.exportCsv)}
    </Button>
  );
}

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
  const content = new Blob([`${BYTE_ORDER_MARK}${text}`], { type: "text/csv" });
  downloadFile(appTexts().kit.list.exportFile(fileNamePart(name)), content);
}

/** @returns the name of a list as a part of a file name, without Polish letters: 'Grupy zwierząt' gives 'grupy-zwierzat' */
export const fileNamePart = (name: string): string => folded(name).replaceAll(" ", "-");

/** @returns rows as CSV text, with the headings of the columns */
export async function toCsv<T>(rows: readonly T[], columns: readonly Column<T>[]): Promise<string> {
  const fields = columns.map(({ head }) => head);
  return csvText(
    fields,
    rows.map((row) => columns.map((column) => cellText(column, row))),
  );
}

/** Saves a file that was made here. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
