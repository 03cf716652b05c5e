import type { Column } from "./data-table.tsx";
import { When } from "./when.tsx";

/** A column with the date of a moment, or with a dash if there is none. */
export const dateColumn = <Field extends string>(
  head: string,
  field: Field,
): Column<{ [name in Field]: string | null }> => ({
  head,
  cell: ({ [field]: at }) => (at ? <When at={at} /> : "–"),
  text: ({ [field]: at }) => at ?? "",
});
