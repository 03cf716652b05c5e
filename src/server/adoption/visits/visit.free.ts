import type { VisitPlan } from "../../../contract/adoption/visit-plan.ts";
import { hoursOn } from "../../../contract/platform/opening-hours.ts";
import { type DayThatDiffers, shelter, WEEKDAYS } from "../../../contract/platform/shelter.ts";
import { dayIn, localIn, momentIn } from "../../../contract/platform/time.ts";
import { addDays, HOUR_MS, today } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import { busyBetween, clashOf, type Except, type PlannedEvent } from "./visit.busy.ts";

/** An answer ends with the day on which it has this many slots. */
const ENOUGH = 60;
/** The number of free times that a refusal offers. */
export const OFFERED = 4;

/** For whom a slot must be free. */
export type Visiting = { animalId: number; userId: number | null };
type Page = { items: Slot[]; nextFrom: string | null };

/**
 * The free slots of a plan from a day on. A slot is free when it is neither too soon nor too far ahead, the animal, the
 * visitor and the employee are not busy, and there is a place left.
 * @param options.from YYYY-MM-DD
 * @param options.enough the answer ends with the day on which it has this many slots
 */
export async function freeSlots(
  { db, clock }: System,
  plan: VisitPlan,
  visiting: Visiting,
  { from, enough = ENOUGH, except }: { from: string; enough?: number; except?: Except },
): Promise<Page> {
  const zone = clock.zone;
  const first = from > today(clock) ? from : today(clock);
  const last = addDays(today(clock), plan.daysAhead);
  const soonest = clock.now().getTime() + plan.noticeHours * HOUR_MS;
  if (plan.hours.length === 0 || first > last) return { items: [], nextFrom: null };
  // One day more on either side, because days in the shelter's zone begin at another moment than in UTC.
  const [begin, end] = [new Date(`${addDays(first, -1)}T00:00Z`), new Date(`${addDays(last, 2)}T00:00Z`)];
  const employeeIds = plan.hours.flatMap(({ employeeId }) => employeeId ?? []);
  const about = { animalId: visiting.animalId, employeeIds };
  const busy = await busyBetween(db, begin, end, { ...except, about });
  const calendar = { zone, exceptions: shelter().exceptions };
  const items: Slot[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (items.length >= enough) return { items, nextFrom: day };
    const free = slotsOn(plan, calendar, day).filter(
      (slot) =>
        slot.startsAt.getTime() >= soonest &&
        !clashOf({ kind: "visit", ...visiting, ...slot, minutes: plan.minutes }, busy, plan.atOnce),
    );
    items.push(...free);
  }
  return { items, nextFrom: null };
}

/** A time that the plan offers, and who is with the visitors then. */
type Slot = { startsAt: Date; employeeId: number | null };

/** What turns a plan into dates: the shelter's zone, and the days that differ from its usual hours. */
type SlotCalendar = { zone: string; exceptions: readonly DayThatDiffers[] };

const HOUR_MINUTES = 60;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3));
const two = (number: number): string => String(number).padStart(2, "0");
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / HOUR_MINUTES))}:${two(minutes % HOUR_MINUTES)}`;

/** Whether no visits take place on a day: a day off in the plan, or a day on which the shelter is closed. */
const isDayOff = ({ daysOff }: VisitPlan, { exceptions }: SlotCalendar, day: string): boolean =>
  daysOff.some(({ from, until }) => from <= day && day <= until) ||
  exceptions.some(({ on, opens }) => on === day && opens === null);

/**
 * The times between two hours of a day at which something of a length begins, by the shelter's clock. A time that the change
 * to summer time skips is left out; of a time that comes twice in autumn, the first is taken.
 * @param day YYYY-MM-DD @param step minutes from one beginning to the next
 */
function beginningsOn(
  day: string,
  { opens, closes }: { opens: string; closes: string },
  { zone, minutes, step = minutes }: { zone: string; minutes: number; step?: number },
): Date[] {
  const fit = Math.floor((minutesOf(closes) - minutesOf(opens) - minutes) / step) + 1;
  return Array.from({ length: Math.max(0, fit) }, (_, at) => `${day}T${timeOf(minutesOf(opens) + at * step)}`)
    .map((typed) => ({ typed, startsAt: momentIn(zone, typed) }))
    .filter(({ typed, startsAt }) => localIn(zone, startsAt) === typed)
    .map(({ startsAt }) => startsAt);
}

/** The lines of a plan that hold on a day: none on a day off. @param day YYYY-MM-DD */
export function linesOn(plan: VisitPlan, calendar: SlotCalendar, day: string): VisitPlan["hours"] {
  if (isDayOff(plan, calendar, day)) return [];
  const weekday = WEEKDAYS[Temporal.PlainDate.from(day).dayOfWeek - 1];
  return plan.hours.filter(({ days }) => days.some((one) => one === weekday));
}

/**
 * The slots of one day by the shelter's clock, the earliest first.
 * @param day YYYY-MM-DD
 */
export function slotsOn(plan: VisitPlan, calendar: SlotCalendar, day: string): Slot[] {
  const slots = linesOn(plan, calendar, day).flatMap(({ employeeId, ...hours }) =>
    beginningsOn(day, hours, { zone: calendar.zone, minutes: plan.minutes }).map((startsAt) => ({
      startsAt,
      employeeId,
    })),
  );
  return slots.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

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
