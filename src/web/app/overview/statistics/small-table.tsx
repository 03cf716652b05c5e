import { Anchor } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { appTexts } from "../../platform/texts/texts.ts";

type Props = {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
};

/** A table of figures: each row has a name and numbers. On a phone each row is a card. */
export const SmallTable = ({ title, heads, rows }: Props) => (
  <table className="data-table">
    <caption className="visually-hidden">{title}</caption>
    <thead>
      <tr>
        {heads.map((head, at) => (
          <th key={head} scope="col" className={at > 0 ? "is-number" : undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <td data-head={heads[0]}>{name}</td>
          {cells.map((cell, at) => (
            <td key={heads[at + 1]} data-head={heads[at + 1]} className="is-number">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Twenty years have 7,300 days: rows are made when somebody opens the table, or when it is printed in any case. */
export function AsTable({
  className,
  text = appTexts().statistics.table,
  children,
}: {
  className?: string;
  text?: string;
  children: ReactNode;
}) {
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
    {appTexts().statistics.csvOf(of)}
  </Anchor>
);
