import type { Plot, Step } from "../../../../contract/platform/plot/plot.ts";
import { localDay, localMonth, localSpan } from "../../../format.ts";
import { shelterToday } from "../../platform/shelter-day.ts";
import { overviewTexts } from "../texts.ts";

/** @returns a step in words: a day, a span of days, or a month; one with days to come says "so far" */
export function stepName(by: Plot["by"], { from, to }: Step): string {
  if (by === "day") return localDay(from);
  if (by === "week") return localSpan(from, to);
  const month = localMonth(from.slice(0, 7));
  return from.slice(0, 7) === shelterToday().slice(0, 7) ? overviewTexts().statistics.soFar(month) : month;
}
