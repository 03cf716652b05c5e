import { Anchor } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { appTexts } from "../../platform/texts/texts.ts";

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
