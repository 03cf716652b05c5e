import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { StaffListName } from "../../../../contract/platform/kept-views.ts";
import type { ListSettings } from "../../../../contract/platform/list-views.ts";
import type { PageOf } from "../../../../contract/platform/lists.ts";
import type { ListCall } from "../calls.ts";
import type { Column } from "./data-table.tsx";
import type { ListAddress } from "./list-address.ts";
import type { RowChoice } from "./row-choice.tsx";

/** A page of a list. */
export type Listed = PageOf<{ id: number | string }>;
export type RowOf<P extends PageOf<unknown>> = P["items"][number];

/** A list: its name, its call and its texts. */
export type ListOf<P extends PageOf<unknown>> = {
  /** By which staff keep views of it; without it, it has none. */
  name?: StaffListName;
  call: ListCall<P>;
  /** In the reader's language. */
  text: () => ListTexts;
  /** The form that adds one, for people who may open that screen; its shortcut is `n`. */
  addAt?: string | undefined;
  /** The address of a record without its id; left out: the rows of its table are no links. */
  one?: string;
};

export type ListTexts = {
  title: string;
  loadFailed: string;
  empty: ReactNode;
  /** If no record matches the search and the filters; left out: `empty`. */
  noMatch?: string;
  /** The placeholder of the search box; without it there is no search box. */
  search?: string;
  /** The button that adds one. */
  add?: string;
  /** The choice of deleted records. */
  deleted?: string;
};

/** A list as its screen shows it: what its tools and its rows need. */
export type ShownList<P extends Listed> = {
  of: ListOf<P>;
  text: ListTexts;
  address: ListAddress;
  /** What is asked for: the address with what is usual. */
  asked: URLSearchParams;
  query: UseQueryResult<P>;
  settings: ListSettings | undefined;
  choice: RowChoice<RowOf<P>>;
  /** Those that its table can show; none where the screen draws the rows in its own way. */
  columns: readonly Column<RowOf<P>>[];
  exported: readonly Column<RowOf<P>>[];
  /** Deleted records, for people who may bring them back. */
  archive: ((rows: readonly RowOf<P>[]) => ReactNode) | undefined;
  isDeleted: boolean;
  /** Whether its readers choose between cards and a table. */
  hasCards: boolean;
  isTable: boolean;
};
