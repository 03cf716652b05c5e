import { localDate, localDateTime } from "../../../format.ts";

/**
 * A date in the reader's locale, with the time on hover.
 * @param at ISO 8601
 * @param hasTime whether the time is always shown
 */
export function When({ at, hasTime = false }: { at: string; hasTime?: boolean }) {
  return (
    <time dateTime={at} title={localDateTime(at)}>
      {hasTime ? localDateTime(at) : localDate(at)}
    </time>
  );
}
