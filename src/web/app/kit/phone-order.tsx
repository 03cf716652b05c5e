import { NativeSelect } from "@mantine/core";
import type { Column } from "./data-table.tsx";
import { useListAddress } from "./list-address.ts";

type Sorted = Pick<Column<never>, "head" | "sort">;

/** What a phone shows in the place of headings to press: rows are cards there. The address keeps the order. */
export function PhoneOrder({ columns }: { columns: readonly Sorted[] }) {
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
