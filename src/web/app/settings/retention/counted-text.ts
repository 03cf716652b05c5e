import type { RetentionCount } from "../../../../contract/settings/retention.ts";
import { localDate } from "../../../format.ts";
import { settingsTexts } from "../texts.ts";

/** How many records there are; more than some are not counted. */
export function recordsText({ count, isMore }: Pick<RetentionCount, "count" | "isMore">): string {
  const text = settingsTexts().retention;
  return isMore ? text.manyRecords(count) : text.records(count);
}

/** How many records there are, and since when the oldest is over. */
export function countedText(counted: RetentionCount): string {
  const text = settingsTexts().retention;
  return counted.oldest === null ? text.nothing : text.counted(recordsText(counted), localDate(counted.oldest));
}
