import { Fragment } from "react";
import type { ListSettings, StaffList } from "../../../../contract/platform/list-views.ts";
import type { PageOf } from "../../../../contract/platform/lists.ts";
import { type Column, columnName, PhoneSortSelect } from "./data-table.tsx";
import { ListTable } from "./list-form.tsx";
import { cardsOf, type ListPageProps, type RowOf } from "./list-props.ts";

type Props<P extends PageOf<unknown>> = {
  props: ListPageProps<P>;
  rows: readonly RowOf<P>[];
  name: StaffList | undefined;
  settings: ListSettings | undefined;
};

/** The rows of a list: drawn by its screen, or as a table. */
export function ListRows<P extends PageOf<{ id: number | string }>>({ props, rows, name, settings }: Props<P>) {
  const { Around = Fragment } = props;
  const look = settings?.look ?? {};
  if ("children" in props) return <Around rows={rows}>{props.children(rows)}</Around>;
  const cards = cardsOf(props, look);
  if (cards) return <Around rows={rows}>{cards(rows)}</Around>;
  return (
    <Around rows={rows}>
      {!props.cards && <PhoneSortSelect columns={props.columns} />}
      <ListTable
        {...props}
        list={name}
        look={look}
        columns={shownColumns(props.columns, settings)}
        caption={props.title}
        rows={rows}
      />
    </Around>
  );
}

/** The first column has the link to the record, so that it stays. */
const shownColumns = <T,>(columns: readonly Column<T>[], settings: ListSettings | undefined): readonly Column<T>[] =>
  columns.filter((column, at) => at === 0 || !settings?.hidden.includes(columnName(column) ?? ""));
