import { NativeSelect, UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { appTexts } from "../texts/texts.ts";
import { useListAddress } from "./list-address.ts";
import { RowTick } from "./row-choice.tsx";

/** One column: its heading and its cells. Numbers are aligned right. */
export type Column<T> = {
  head: string;
  /** The column's name in the dialog that hides columns, where it has no `sort`; a column with neither is always shown. */
  name?: string;
  cell: (row: T) => ReactNode;
  isNumber?: boolean;
  /** Its share of the table beside those of the other columns, until somebody changes it; without it the words decide. */
  width?: number;
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

/** @returns the name of a column among those of its table, by which its width is kept */
export const columnKey = (column: Pick<Column<never>, "name" | "sort">, at: number): string =>
  columnName(column) ?? `column${at}`;

/** The widths of columns, and what changes the width of one. */
export type Sizing = {
  /** In parts of the whole, by the column's key; empty as long as the words decide. */
  widths: Readonly<Record<string, number>>;
  /** The grip at the end of a column that changes its width, and what keys in its heading do to it. */
  handle: (key: string) => ReactNode;
  onKey: (key: string, event: KeyboardEvent<HTMLElement>) => void;
};

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
  isDense = false,
  sizing,
}: DataTableProps<T>) {
  return (
    <table className="data-table" data-dense={isDense || undefined} data-sized={isSized(sizing, columns) || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <SortableHead key={column.head} column={column} {...sizedHead(sizing, columns, at)} />
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

/** What a table shows, and how. */
export type DataTableProps<T> = {
  caption: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  href?: ((row: T) => string) | undefined;
  rowClass?: ((row: T) => string) | undefined;
  /** What the mouse shows over a row: a text that its cell has cut. */
  rowTitle?: ((row: T) => string) | undefined;
  isDense?: boolean;
  sizing?: Sizing;
};

type Sized = Pick<Column<never>, "name" | "sort" | "width">;
const isSized = (sizing: Sizing | undefined, columns: readonly Sized[]): boolean =>
  Object.keys(sizing?.widths ?? {}).length > 0 || columns.every(({ width }) => width !== undefined);

/** What a column gets that nobody has given a width. */
const USUAL_WIDTH = 120;

/** The width of a column as a share of its table, and its handle. The last column ends where the table ends. */
function sizedHead(sizing: Sizing | undefined, columns: readonly Sized[], at: number) {
  const column = columns[at];
  if (!column) return {};
  const widthOf = (one: Sized, place: number) => sizing?.widths[columnKey(one, place)] ?? one.width ?? USUAL_WIDTH;
  const whole = columns.reduce((sum, one, place) => sum + widthOf(one, place), 0);
  const width = isSized(sizing, columns) ? `${(100 * widthOf(column, at)) / whole}%` : undefined;
  if (!sizing || at === columns.length - 1) return { width };
  const key = columnKey(column, at);
  return { width, handle: sizing.handle(key), onKey: (event: KeyboardEvent<HTMLElement>) => sizing.onKey(key, event) };
}

type HeadProps = {
  column: Pick<Column<never>, "head" | "sort" | "isNumber" | "className">;
  width?: string | undefined;
  handle?: ReactNode;
  onKey?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A heading that sorts its list when it is clicked: ascending, descending, unsorted. The order is in the address. */
function SortableHead({ column: { head, sort, isNumber, className }, width, handle, onKey }: HeadProps) {
  const { params, change } = useListAddress();
  const currentSort = params.get("sort");
  const cell = { scope: "col", className: isNumber ? "is-number" : className, style: { width }, onKeyDown: onKey };
  if (sort === undefined) {
    return (
      <th {...cell}>
        {head}
        {handle}
      </th>
    );
  }
  const [isAscending, isDescending] = [currentSort === sort, currentSort === `-${sort}`];
  const next = isAscending ? `-${sort}` : isDescending ? "" : sort;
  return (
    <th {...cell} aria-sort={isAscending ? "ascending" : isDescending ? "descending" : "none"}>
      <UnstyledButton className="sort-button" onClick={() => change({ sort: next })}>
        {head}
        {isAscending && <IconArrowUp size={14} aria-hidden />}
        {isDescending && <IconArrowDown size={14} aria-hidden />}
      </UnstyledButton>
      {handle}
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
