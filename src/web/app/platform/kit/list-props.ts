import type { ComponentType, ReactNode } from "react";
import type { BulkAction, ListLook } from "../../../../contract/platform/list-views.ts";
import type { PageOf } from "../../../../contract/platform/lists.ts";
import type { ListCall } from "../calls.ts";
import type { Column } from "./data-table.tsx";
import type { ListAddress } from "./list-address.ts";

export type RowOf<P extends PageOf<unknown>> = P["items"][number];
/** What a list screen shows, and how. */
export type ListPageProps<P extends PageOf<unknown>> = {
  title: string;
  /** The list's call; search, page and filters of the address are added. */
  list: ListCall<P>;
  /** The placeholder of the search box; without it there is no search box. */
  search?: string;
  /** The `Add …` button, for people who may open that screen; its shortcut is `n`. */
  add?: { text: string; to: string };
  /** @param asked what is asked for: the address with what is usual */
  filters?: (address: ListAddress, asked: URLSearchParams) => ReactNode;
  /** Of a list with many: they stand in lines of their own. */
  moreFilters?: (address: ListAddress) => ReactNode;
  empty: ReactNode;
  /** The text if no record matches the search and the filters. */
  noMatch?: string;
  failed: string;
  /** Additional information about the whole list, beside the number of matches. */
  summary?: (list: P) => ReactNode;
  /** What stands above the list. */
  before?: ReactNode;
  /** What can be done with several rows at once, beside the export, as far as the server lets this person. */
  bulk?: (rows: readonly RowOf<P>[], actions: readonly BulkAction[]) => ReactNode;
  /** What is asked for, where the address and this person's look of the list say nothing; left out: all. */
  usual?: (params: URLSearchParams, look: ListLook) => URLSearchParams;
  /** What a kept view asks for, so that it is the same list for everybody; left out: what the address says. */
  kept?: (params: URLSearchParams, asked: URLSearchParams) => URLSearchParams;
  /** The number of rows in words, where `usual` narrows the list. */
  counted?: (count: number, asked: URLSearchParams) => string | undefined;
  /** Stands around the rows: what is read for all of them at once. */
  Around?: ComponentType<{ rows: readonly RowOf<P>[]; children: ReactNode }>;
} & (
  | {
      columns: readonly Column<RowOf<P>>[];
      /** The rows as cards, which is how the list is shown until somebody chooses the table. */
      cards?: (rows: readonly RowOf<P>[]) => ReactNode;
      /** The columns of an export, where they are others. */
      exported?: readonly Column<RowOf<P>>[];
      /** Columns of the export beside those of the table. */
      moreExported?: readonly Column<RowOf<P>>[];
      href?: (row: RowOf<P>) => string;
      rowClass?: (row: RowOf<P>) => string;
      rowTitle?: (row: RowOf<P>) => string;
    }
  | { children: (rows: readonly RowOf<P>[]) => ReactNode; exported?: readonly Column<RowOf<P>>[] }
);

/** @returns the columns of its export, if there is one */
export function exportedOf<P extends PageOf<unknown>>(
  props: ListPageProps<P>,
): readonly Column<RowOf<P>>[] | undefined {
  if (props.exported) return props.exported;
  return "columns" in props ? [...props.columns, ...(props.moreExported ?? [])] : undefined;
}

/** @returns how its rows are drawn as cards, unless this person chose the table */
export const cardsOf = <P extends PageOf<unknown>>(props: ListPageProps<P>, look: ListLook) =>
  "columns" in props && look.form !== "table" ? props.cards : undefined;
