import { Button } from "@mantine/core";
import { useState } from "react";
import { errorText } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";
import { downloadCsv } from "./csv-export.ts";
import type { Column } from "./data-table.tsx";
import { notifyError } from "./notify.ts";

/** Downloads the current list as CSV. @param rows loads the whole list */
export function ExportButton<T>({
  title,
  text: label,
  rows,
  columns,
}: {
  title: string;
  /** What the button says, where only some rows are exported. */
  text?: string;
  rows: () => Promise<readonly T[]>;
  columns: readonly Column<T>[];
}) {
  const text = appTexts().kit.list;
  const [isExporting, setExporting] = useState(false);

  async function download(): Promise<void> {
    setExporting(true);
    try {
      await downloadCsv(title, rows, columns);
    } catch (error) {
      notifyError(errorText(error, text.exportFailed));
    } finally {
      setExporting(false);
    }
  }
  return (
    <Button
      variant="outline"
      size={label ? "compact-md" : "md"}
      disabled={isExporting}
      aria-busy={isExporting}
      onClick={download}
    >
      {isExporting ? text.exporting : (label ?? text.exportCsv)}
    </Button>
  );
}
