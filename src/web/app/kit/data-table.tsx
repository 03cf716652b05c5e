import type { ReactNode } from "react";
import { Link } from "react-router";
import { SortableHead } from "./sortable-head.tsx";

/** One column: its heading and what a row has there. Numbers stand right. */
export type Column<T> = {
  head: string;
  cell: (row: T) => ReactNode;
  isNumber?: boolean;
  /** The name by which the server sorts it; without it the heading is only read. */
  sort?: string;
  /** What an export says there; left out: what the cell says, when that is plain. */
  text?: (row: T) => string | number;
};

/**
 * A table with a sticky head. The first cell of a row is a real link, which covers the row; on phones each row is a
 * card with the headings inside.
 * @param caption said to those who cannot see it
 * @param href where a row leads; left out: the rows are only read
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
            {columns.map(({ head, cell, isNumber }, at) => (
              <td key={head} data-head={head} className={isNumber ? "is-number" : undefined}>
                {at === 0 && href ? (
                  <Link to={href(row)} className="row-link">
                    {cell(row)}
                  </Link>
                ) : (
                  cell(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
