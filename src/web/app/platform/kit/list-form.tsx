import { SegmentedControl, VisuallyHidden } from "@mantine/core";
import { IconLayoutGrid, IconTable, type TablerIcon } from "@tabler/icons-react";
import { lazy, Suspense, useEffect } from "react";
import type { ListLook, StaffList } from "../../../../contract/platform/list-views.ts";
import { appTexts } from "../texts/texts.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { changeLook } from "./list-settings.ts";
import { Loading } from "./screen.tsx";
import { useSend } from "./use-send.ts";

const loadTable = () => import("./staff-table.tsx").then(({ StaffTable }) => ({ default: StaffTable }));
/** Loaded with the first list of staff that is a table: nobody else's columns are made wider. */
const StaffTable = lazy(loadTable) as <T extends { id: number | string }>(
  props: DataTableProps<T> & { widths: Readonly<Record<string, number>>; keep: (widths: object) => void },
) => React.ReactNode;

type Props<T> = DataTableProps<T> & { list: StaffList | undefined; look: ListLook };

/** Loads what a list of staff needs as a table while its rows are on their way. */
export function useTableAhead(list: StaffList | undefined): void {
  useEffect(() => {
    if (list) loadTable().catch(() => undefined);
  }, [list]);
}

/** A list as a table, as this person has arranged it. */
export function ListTable<T extends { id: number | string }>({ list, look, ...table }: Props<T>) {
  const { run } = useSend();
  if (!list) return <DataTable {...table} isDense={look.isDense ?? false} />;
  const keep = (widths: object) =>
    void run(() => changeLook(list, { widths: { ...widths } }), appTexts().kit.views.failed);
  return (
    // Not the plain table: whoever clicks on it while the other one takes its place has clicked on nothing.
    <Suspense fallback={<Loading />}>
      <StaffTable key={list} {...table} isDense={look.isDense ?? false} widths={look.widths ?? {}} keep={keep} />
    </Suspense>
  );
}

/** Whether a list is shown as cards or as a table. */
export function FormChoice({ list, look }: { list: StaffList; look: ListLook }) {
  const text = appTexts().kit.views;
  const { run } = useSend();
  return (
    <SegmentedControl
      size="xs"
      aria-label={text.form}
      data={[
        { value: "cards", label: <Sign Icon={IconLayoutGrid} name={text.cards} /> },
        { value: "table", label: <Sign Icon={IconTable} name={text.table} /> },
      ]}
      value={look.form ?? "cards"}
      onChange={(form) => void run(() => changeLook(list, { form }), text.failed)}
    />
  );
}

const Sign = ({ Icon, name }: { Icon: TablerIcon; name: string }) => (
  <>
    <Icon display="block" size={18} aria-hidden />
    <VisuallyHidden>{name}</VisuallyHidden>
  </>
);
