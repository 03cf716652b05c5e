import type { ReactNode } from "react";
import { Link } from "react-router";
import { SortableHead } from "./sortable-head.tsx";

/** One column: its heading and its cells. Numbers are aligned right. */
export type Column<T> = {
  head: string;
  cell: (row: T) => ReactNode;
  isNumber?: boolean;
  /** The server's name of the sort order; without it the column cannot be sorted. */
  sort?: string;
  /** The text in an export; by default the cell, if that is a text or a number. */
  text?: (row: T) => string | number;
  /** What follows the link of the first cell. */
  hint?: (row: T) => ReactNode;
};

/**
 * A table with a sticky head. The link in the first cell covers the whole row. On phones each row is a card with the
 * headings inside.
 * @param caption for screen readers
 * @param href the address of a row's record; without it the rows are not links
 */
export function DataTable<T extends { id: number | string }>({
  caption,
  rows,
  columns,
  href,
  rowClass,
}: {
  caption: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  href?: (row: T) => string;
  rowClass?: (row: T) => string;
}) {
  return (
    <table className="data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, isNumber, sort }) => (
            <SortableHead key={head} head={head} sort={sort} className={isNumber ? "is-number" : undefined} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={rowClass?.(row)}>
            {columns.map(({ head, cell, isNumber, hint }, at) => (
              <td key={head} data-head={head} className={isNumber ? "is-number" : undefined}>
                {at === 0 && href ? (
                  <Link to={href(row)} className="row-link">
                    {cell(row)}
                  </Link>
                ) : (
                  cell(row)
                )}
                {hint?.(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
