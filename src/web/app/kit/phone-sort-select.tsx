import { NativeSelect } from "@mantine/core";
import type { Column } from "./data-table.tsx";
import { useListAddress } from "./list-address.ts";

type SortableColumn = Pick<Column<never>, "head" | "sort">;

/** Sorts a list on phones, where rows are cards without headings to click. The order is in the address. */
export function PhoneSortSelect({ columns }: { columns: readonly SortableColumn[] }) {
  const { params, change } = useListAddress();
  const orders = columns.flatMap(({ head, sort }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: `${head}, ascending` },
          { value: `-${sort}`, label: `${head}, descending` },
        ],
  );
  if (orders.length === 0) return null;
  return (
    <NativeSelect
      className="phone-order"
      label="Order"
      data={[{ value: "", label: "As usual" }, ...orders]}
      value={params.get("sort") ?? ""}
      onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
    />
  );
}
