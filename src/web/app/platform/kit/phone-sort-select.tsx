import { NativeSelect } from "@mantine/core";
import { appTexts } from "../texts/texts.ts";
import type { Column } from "./data-table.tsx";
import { useListAddress } from "./list-address.ts";

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
