import { Button } from "@mantine/core";
import { useState } from "react";
import { errorText } from "../problem.ts";
import { downloadCsv } from "./csv-export.ts";
import type { Column } from "./data-table.tsx";
import { failed } from "./notify.ts";

/** Downloads the list as it stands as CSV, and says how far it is. @param address the list's call with its query */
export function ExportButton<T>({
  title,
  address,
  columns,
}: {
  title: string;
  address: string;
  columns: readonly Column<T>[];
}) {
  const [progress, setProgress] = useState<string>();

  async function download(): Promise<void> {
    setProgress("Exporting…");
    try {
      await downloadCsv(title, address, columns, (here, all) => setProgress(`Exporting ${here} of ${all}…`));
    } catch (error) {
      failed(errorText(error, "The list could not be exported."));
    } finally {
      setProgress(undefined);
    }
  }
  return (
    <Button variant="outline" disabled={progress !== undefined} onClick={download}>
      {progress ?? "Export CSV"}
    </Button>
  );
}
