import { localDate, localDateTime } from "../../../format.ts";
import type { Column } from "./data-table.tsx";

/**
 * A date in the reader's locale, with the time on hover.
 * @param at ISO 8601
 * @param hasTime whether the time is always shown
 */
export const When = ({ at, hasTime = false }: { at: string; hasTime?: boolean }) => (
  <time dateTime={at} title={localDateTime(at)}>
    {hasTime ? localDateTime(at) : localDate(at)}
  </time>
);

/** A column with the date of a moment, or with a dash if there is none. */
export const dateColumn = <Field extends string>(
  head: string,
  field: Field,
): Column<{ [name in Field]: string | null }> => ({
  head,
  cell: ({ [field]: at }) => (at ? <When at={at} /> : "–"),
  text: ({ [field]: at }) => at ?? "",
});
