import { Alert } from "@mantine/core";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { exchangeTexts } from "../texts.ts";

/** The columns and tables of which nothing is brought in, before that is begun. */
export function NotTaken({ item: { notTaken, tables } }: { item: Import }) {
  const text = exchangeTexts().imports;
  const left = tables.filter(({ isRead }) => !isRead).map(({ name }) => name);
  if (notTaken.length + left.length === 0) return null;
  return (
    <Alert color="gray" variant="light" title={text.notTaken}>
      {left.length > 0 && (
        <div>
          {text.notTakenTables} <span className="as-typed">{left.join(", ")}</span>
        </div>
      )}
      {notTaken.length > 0 && (
        <div>
          {text.notTakenColumns} <span className="as-typed">{notTaken.join(", ")}</span>
        </div>
      )}
    </Alert>
  );
}
