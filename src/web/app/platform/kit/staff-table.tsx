import { useDebouncedCallback } from "@mantine/hooks";
import { columnResizingFeature, columnSizingFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useState } from "react";
import { flushSync } from "react-dom";
import { columnKey, DataTable, type DataTableProps } from "./data-table.tsx";

type Widths = Readonly<Record<string, number>>;
type Props<T> = DataTableProps<T> & { widths: Widths; keep: (widths: Widths) => void };

const features = tableFeatures({ columnSizingFeature, columnResizingFeature });

/** The narrowest and the widest column, in pixels; the contract takes no others (`ListLook`). */
const [LEAST, MOST] = [48, 1200];
const STEP = 16;
const KEEP_MS = 600;

const isEmpty = (widths: Widths): boolean => Object.keys(widths).length === 0;

/** What the column on the left gets, the one beside it gives: the line between them moves, and no other. */
function shifted(before: Widths, after: Widths, keys: readonly string[]): Widths {
  const at = keys.findIndex((key) => after[key] !== before[key]);
  const [key = "", beside = ""] = [keys[at], keys[at + 1]];
  const [own = 0, others = 0] = [before[key], before[beside]];
  const wanted = Math.round((after[key] ?? own) - own);
  const by = Math.max(LEAST - own, Math.min(wanted, others - LEAST, MOST - own));
  return at < 0 || by === 0 ? before : { ...before, [key]: own + by, [beside]: others - by };
}

/** The widths as the words have made them. */
function measured(handle: HTMLElement, keys: readonly string[]): Widths {
  const heads = [...(handle.closest("tr")?.querySelectorAll("th") ?? [])];
  return Object.fromEntries(
    keys.map((key, at) => {
      const width = Math.round(heads[at]?.getBoundingClientRect().width ?? LEAST);
      return [key, Math.max(LEAST, Math.min(MOST, width))];
    }),
  );
}

/** A table whose columns are made wider and narrower by mouse, finger and keyboard; the widths are kept. */
export function StaffTable<T extends { id: number | string }>({ widths, keep, ...table }: Props<T>) {
  const keys = table.columns.map(columnKey);
  const [sizing, setSizing] = useState(widths);
  const isUsual = isEmpty(widths);
  const [wasUsual, setWasUsual] = useState(isUsual);
  // They have arrived, or somebody has taken them back elsewhere; a line that is being moved here goes on.
  if (isUsual !== wasUsual) {
    setWasUsual(isUsual);
    if (isUsual || isEmpty(sizing)) setSizing(widths);
  }
  const keepLater = useDebouncedCallback(keep, { delay: KEEP_MS, flushOnUnmount: true });
  function set(next: Widths): void {
    setSizing(next);
    keepLater(next);
  }
  const { getHeaderGroups } = useTable({
    features,
    data: table.rows as T[],
    columns: keys.map((id) => ({ id })),
    columnResizeMode: "onChange",
    state: { columnSizing: sizing },
    onColumnSizingChange: (change) =>
      setSizing((before) => {
        const after = shifted(before, typeof change === "function" ? change(before) : change, keys);
        keepLater(after);
        return after;
      }),
  });
  function onKey(key: string, event: KeyboardEvent<HTMLElement>): void {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (by === undefined || !event.shiftKey) return;
    event.preventDefault();
    const now = measured(event.currentTarget, keys);
    set(shifted(now, { ...now, [key]: (now[key] ?? 0) + by }, keys));
  }
  const handle = (key: string) => {
    const start = (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => {
      flushSync(() => setSizing(measured(event.currentTarget, keys)));
      getHeaderGroups()[0]
        ?.headers.find(({ id }) => id === key)
        ?.getResizeHandler()(event);
    };
    // Hidden from screen readers: it would become a part of the heading's name.
    return (
      <span
        className="column-handle"
        aria-hidden
        onMouseDown={start}
        onTouchStart={start}
        onDoubleClick={() => set({})}
      />
    );
  };
  return <DataTable {...table} sizing={{ widths: sizing, handle, onKey }} />;
}
