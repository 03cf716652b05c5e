import { NativeSelect, UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { appTexts } from "../texts/texts.ts";
import { useListAddress } from "./list-address.ts";
import { RowTick } from "./row-choice.tsx";

/** One column: its heading and its cells. Numbers are aligned right. */
export type Column<T> = {
  head: string;
  /** By which people hide it, if it cannot be sorted; without it and `sort` it is always shown. */
  name?: string;
  cell: (row: T) => ReactNode;
  isNumber?: boolean;
  /** Of its cells: `is-action` for one button, `has-actions` for several. */
  className?: string;
  /** The server's name of the sort order; without it the column cannot be sorted. */
  sort?: string;
  /** The text in an export; by default the cell, if that is a text or a number. */
  text?: (row: T) => string | number;
  /** What follows the link of the first cell. */
  hint?: (row: T) => ReactNode;
};

/** @returns the name of a column that can be hidden */
export const columnName = ({ name, sort }: Pick<Column<never>, "name" | "sort">): string | undefined => name ?? sort;

/** @returns a cell as a text, for exports and screen readers */
export function cellText<T>({ text, cell }: Column<T>, row: T): string | number {
  const content = text ? text(row) : cell(row);
  return typeof content === "string" || typeof content === "number" ? content : "";
}

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
  rowTitle,
}: {
  caption: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  href?: (row: T) => string;
  rowClass?: (row: T) => string;
  /** What the mouse shows over a row: a text that its cell has cut. */
  rowTitle?: (row: T) => string;
}) {
  return (
    <table className="data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, isNumber, className, sort }) => (
            <SortableHead key={head} head={head} sort={sort} className={isNumber ? "is-number" : className} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={rowClass?.(row)} title={rowTitle?.(row)}>
            {columns.map((column, at) => (
              <td
                key={column.head}
                data-head={column.head}
                className={column.isNumber ? "is-number" : column.className}
              >
                {at === 0 && <RowTick row={row} name={String(cellText(column, row))} />}
                {at === 0 && href ? (
                  <Link to={href(row)} className="row-link">
                    {column.cell(row)}
                  </Link>
                ) : (
                  column.cell(row)
                )}
                {column.hint?.(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A heading that sorts its list when it is clicked: ascending, descending, unsorted. The order is in the address. */
export function SortableHead({
  head,
  sort,
  className,
}: {
  head: string;
  sort: string | undefined;
  className: string | undefined;
}) {
  const { params, change } = useListAddress();
  const currentSort = params.get("sort");
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    );
  }
  const [isAscending, isDescending] = [currentSort === sort, currentSort === `-${sort}`];
  const next = isAscending ? `-${sort}` : isDescending ? "" : sort;
  return (
    <th scope="col" className={className} aria-sort={isAscending ? "ascending" : isDescending ? "descending" : "none"}>
      <UnstyledButton className="sort-button" onClick={() => change({ sort: next })}>
        {head}
        {isAscending && <IconArrowUp size={14} aria-hidden />}
        {isDescending && <IconArrowDown size={14} aria-hidden />}
      </UnstyledButton>
    </th>
  );
}

type SortableColumn = Pick<Column<never>, "head" | "sort">;

/** Sorts a list on phones, where rows are cards without headings to click. The order is in the address. */
export function PhoneSortSelect({ columns }: { columns: readonly SortableColumn[] }) {
  const text = appTexts().kit.list;
  const { params, change } = useListAddress();
  const orders = columns.flatMap(({ head, sort }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: text.ascending(head) },
          { value: `-${sort}`, label: text.descending(head) },
        ],
  );
  if (orders.length === 0) return null;
  return (
    <NativeSelect
      className="phone-order"
      label={text.order}
      data={[{ value: "", label: text.usualOrder }, ...orders]}
      value={params.get("sort") ?? ""}
      onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
    />
  );
}
