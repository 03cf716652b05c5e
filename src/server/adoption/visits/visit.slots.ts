import type { VisitPlan } from "../../../contract/adoption/visit-plan.ts";
import { type DayThatDiffers, WEEKDAYS } from "../../../contract/platform/shelter.ts";
import { localIn, momentIn } from "../../../contract/platform/time.ts";

/** A time that the plan offers, and who is with the visitors then. */
export type Slot = { startsAt: Date; employeeId: number | null };

/** What turns a plan into dates: the shelter's zone, and the days that differ from its usual hours. */
export type SlotCalendar = { zone: string; exceptions: readonly DayThatDiffers[] };

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
export function beginningsOn(
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

/**
 * The slots of one day by the shelter's clock, the earliest first.
 * @param day YYYY-MM-DD
 */
export function slotsOn(plan: VisitPlan, calendar: SlotCalendar, day: string): Slot[] {
  if (isDayOff(plan, calendar, day)) return [];
  const weekday = WEEKDAYS[Temporal.PlainDate.from(day).dayOfWeek - 1];
  const slots = plan.hours
    .filter(({ days }) => days.some((one) => one === weekday))
    .flatMap(({ employeeId, ...hours }) =>
      beginningsOn(day, hours, { zone: calendar.zone, minutes: plan.minutes }).map((startsAt) => ({
        startsAt,
        employeeId,
      })),
    );
  return slots.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
