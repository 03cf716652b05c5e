import type { ToBeFetched } from "../../../../contract/animals/to-be-fetched.ts";
import { listed, shelterZone } from "../../../../contract/platform/dates.ts";
import { dayIn } from "../../../../contract/platform/time.ts";
import { localDay, localTime } from "../../../format.ts";
import { animalsTexts } from "../texts.ts";

/** @returns that an adopted animal waits to be fetched, with the time that was agreed */
export function fetchingText({ startsAt }: ToBeFetched): string {
  const { toBeFetched, isFetched } = animalsTexts().stays.now;
  if (startsAt === null) return toBeFetched;
  return isFetched(listed(localDay(dayIn(shelterZone(), new Date(startsAt))), localTime(startsAt)));
}
