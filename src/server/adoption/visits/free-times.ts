import { hoursOn } from "../../../contract/platform/opening-hours.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { dayIn } from "../../../contract/platform/time.ts";
import { addDays } from "../../platform/clock.ts";
import type { System } from "../../platform/context.ts";
import { busyBetween, clashOf, type Except, type PlannedEvent } from "./visit.busy.ts";
import { beginningsOn } from "./visit.slots.ts";

const STEP_MINUTES = 30;
/** Home checks take place elsewhere, and a shelter may not have said when it is open. */
const WORKING_HOURS = { opens: "08:00", closes: "18:00" } as const;
/** How far ahead free times are looked for. */
const DAYS_AHEAD = 31;

/** The hours of a day in which something of this kind is offered: the shelter's, on its days. */
function hoursFor(kind: PlannedEvent["kind"], day: string) {
  const isAtTheShelter = kind !== "home_check" && shelter().openingHours.length > 0;
  return isAtTheShelter ? hoursOn(shelter(), day) : [WORKING_HOURS];
}

/**
 * The next times at which everybody who takes part is free, from the wanted one on, within the hours of the shelter, in steps
 * of half an hour. None is in the past. There may be fewer than wanted within a month.
 * @param options.enough how many are wanted
 * @returns moments as ISO 8601, the earliest first
 */
export async function freeTimes(
  { db, clock }: System,
  wanted: PlannedEvent,
  { enough, except }: { enough: number; except?: Except },
): Promise<string[]> {
  const now = clock.now();
  const earliest = wanted.startsAt > now ? wanted.startsAt : now;
  const first = dayIn(clock.zone, earliest);
  const last = addDays(first, DAYS_AHEAD);
  const about = { animalId: wanted.animalId, employeeIds: wanted.employeeId === null ? [] : [wanted.employeeId] };
  // One day more, because days in the shelter's zone end at another moment than in UTC.
  const end = new Date(`${addDays(last, 2)}T00:00Z`);
  const busy = await busyBetween(db, earliest, end, { ...except, about });
  const isFree = (startsAt: Date) => startsAt >= earliest && startsAt > now && !clashOf({ ...wanted, startsAt }, busy);
  const free: Date[] = [];
  for (let day = first; day <= last && free.length < enough; day = addDays(day, 1)) {
    const begin = { zone: clock.zone, minutes: wanted.minutes, step: STEP_MINUTES };
    free.push(...hoursFor(wanted.kind, day).flatMap((hours) => beginningsOn(day, hours, begin).filter(isFree)));
  }
  return free.slice(0, enough).map((startsAt) => startsAt.toISOString());
}
