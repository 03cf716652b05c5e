import { localDate, localMoment } from "../../format.ts";

/** A day in the reader's own form, with the exact time on hover. @param at ISO 8601 */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={localMoment(at)}>
      {localDate(at)}
    </time>
  );
}
