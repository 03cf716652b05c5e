import { Anchor } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { DataTable } from "../../platform/kit/data-table.tsx";
import { overviewTexts } from "../texts.ts";

type Props = {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
};

/** A table of figures: each row has a name and numbers. On a phone each row is a card. */
export const SmallTable = ({ title, heads, rows }: Props) => (
  <DataTable<{ id: string; cells: Props["rows"][number] }>
    caption={title}
    rows={rows.map((cells) => ({ id: cells[0], cells }))}
    columns={heads.map((head, at) => ({ head, cell: ({ cells }) => cells[at], isNumber: at > 0 }))}
  />
);

type AsTableProps = { className?: string; text?: string; children: ReactNode };

/** Twenty years have 7,300 days: rows are made when somebody opens the table, or when it is printed in any case. */
export function AsTable({ className, text = overviewTexts().statistics.table, children }: AsTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text}</summary>
      {(isOpen || className !== undefined) && children}
    </details>
  );
}

/** A file with the same numbers. */
export const CsvLink = ({ of, address }: { of: string; address: string }) => (
  <Anchor className="no-print" href={address} download>
    {overviewTexts().statistics.csvOf(of)}
  </Anchor>
);
