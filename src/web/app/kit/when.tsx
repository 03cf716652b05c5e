import { localDate, localDateTime } from "../../format.ts";

/**
 * A moment in the reader's own form: the day, with the time on hover, or both.
 * @param at ISO 8601
 * @param hasTime whether the time counts as much as the day
 */
export function When({ at, hasTime = false }: { at: string; hasTime?: boolean }) {
  return (
    <time dateTime={at} title={localDateTime(at)}>
      {hasTime ? localDateTime(at) : localDate(at)}
    </time>
  );
}
