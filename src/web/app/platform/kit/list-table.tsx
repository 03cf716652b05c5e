import { type ReactNode, useEffect, useState } from "react";
import type { StaffListName } from "../../../../contract/platform/kept-views.ts";
import { appTexts } from "../texts/texts.ts";
import { columnName, DataTable, type DataTableProps, PhoneSortSelect } from "./data-table.tsx";
import { ListCards, type RowsProps } from "./list-cards.tsx";
import { changeLook } from "./list-settings.ts";
import { Loading } from "./screen.tsx";
import type { Listed, RowOf } from "./shown-list.ts";
import { useSend } from "./use-send.ts";

type Table = <T extends { id: number | string }>(
  props: DataTableProps<T> & { widths: Readonly<Record<string, number>>; keep: (widths: object) => void },
) => ReactNode;

let staffTable: Table | undefined;

/** Loaded with the first list of staff: nobody else's columns are made wider. Where it cannot be loaded, columns stay as they are. */
const loadTable = async (): Promise<Table> => {
  staffTable ??= await import("./staff-table.tsx").then(
    ({ StaffTable }) => StaffTable,
    () => DataTable,
  );
  return staffTable;
};

/** Loads what a list of staff needs as a table while its rows are on their way. */
export function useTableAhead(list: StaffListName | undefined): void {
  useEffect(() => {
    if (list) void loadTable();
  }, [list]);
}

/** The table of a list of staff, or undefined until it is here. */
function useStaffTable(list: StaffListName | undefined): Table | undefined {
  const [table, setTable] = useState(() => staffTable);
  useEffect(() => {
    if (list && !table) void loadTable().then((loaded) => setTable(() => loaded));
  }, [list, table]);
  return table;
}

type Props<P extends Listed> = RowsProps<P> & Pick<DataTableProps<RowOf<P>>, "rowClass" | "rowTitle">;

/** One page of a list as a table, as this person has arranged it. */
export const ListTable = <P extends Listed>({ list, bulk, Around, ...table }: Props<P>) => (
  <ListCards list={list} {...(bulk && { bulk })} {...(Around && { Around })}>
    {(rows) => (
      <>
        {!list.hasCards && <PhoneSortSelect columns={list.columns} />}
        <Arranged list={list} {...table} rows={rows} />
      </>
    )}
  </ListCards>
);

/** The first column has the link to the record, so that it stays. */
function Arranged<P extends Listed>({ list, ...given }: Props<P> & { rows: readonly RowOf<P>[] }) {
  const { text, settings } = list;
  const { name, one } = list.of;
  const { run } = useSend();
  const StaffTable = useStaffTable(name);
  const columns = list.columns.filter((column, at) => at === 0 || !settings?.hidden.includes(columnName(column) ?? ""));
  const href = one === undefined ? undefined : ({ id }: RowOf<P>) => `${one}/${id}`;
  const table = { ...given, href, columns, caption: text.title, isDense: settings?.look.isDense ?? false };
  if (!name) return <DataTable {...table} />;
  const keep = (widths: object) =>
    void run(() => changeLook(name, { widths: { ...widths } }), appTexts().kit.views.failed);
  // Not the plain table meanwhile: whoever clicks on it while the other one takes its place has clicked on nothing.
  if (!StaffTable) return <Loading />;
  return <StaffTable key={name} {...table} widths={settings?.look.widths ?? {}} keep={keep} />;
}
