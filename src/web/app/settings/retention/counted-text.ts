import type { RetentionCount } from "../../../../contract/settings/retention.ts";
import { localDate } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** How many records there are, and since when the oldest is over. */
export function countedText({ count, isMore, oldest }: RetentionCount): string {
  const text = appTexts().retention;
  return oldest === null ? text.nothing : text.counted(count, isMore, localDate(oldest));
}
