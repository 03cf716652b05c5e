import type { CalendarEmployee, CalendarItem } from "../../../contract/calendar/calendar.ts";
import { hoursOn } from "../../../contract/platform/opening-hours.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { dayAfter } from "../platform/shelter-day.ts";
import { localEnd, localStart, type Place } from "./calendar-days.ts";

/** A part of a day, by the shelter's clock: `2026-11-25T10:00` to `2026-11-25T18:00`. */
type Part = { start: string; end: string };

/** Shown of a day on which the shelter is closed, or when it has not said when it is open. */
const USUAL = { opens: "08:00", closes: "18:00" } as const;
const HOUR = 60;
const MINUTES_OF_DAY = 24 * HOUR;
const FIVE_HOURS = 5 * HOUR;

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, "0")}:${String(minutes % HOUR).padStart(2, "0")}`;

/** The minutes of the day in which an item is; one that ends on another day goes on until midnight. */
function minutesOf(item: CalendarItem): [number, number] {
  const [start, end] = [localStart(item), localEnd(item)];
  const from = minutesIn(start.slice(11));
  return [from, end.slice(0, 10) === start.slice(0, 10) ? minutesIn(end.slice(11)) : MINUTES_OF_DAY];
}

/** The hours down the side: an hour around those in which the shelter is open or anything takes place, in whole hours. */
export function hoursShown(
  days: readonly string[],
  items: readonly CalendarItem[],
  employees: readonly CalendarEmployee[],
  draft?: Place,
): { from: string; until: string } {
  const open = days.flatMap((day) => hoursOn(shelter(), day));
  const planned = employees.flatMap(({ hours }) => hours);
  const spans = [...(open.length > 0 ? open : [USUAL]), ...planned].map(({ opens, closes }) => [
    minutesIn(opens) - HOUR,
    minutesIn(closes) + HOUR,
  ]);
  const begins = draft ? [minutesIn(draft.startsAt.slice(11))] : [];
  const all = [...spans, ...items.map(minutesOf), ...begins.map((from) => [from, from + (draft?.minutes ?? 0)])];
  const first = Math.max(0, Math.floor(Math.min(...all.map(([from]) => from as number)) / HOUR) * HOUR);
  const last = Math.min(MINUTES_OF_DAY, Math.ceil(Math.max(...all.map(([, until]) => until as number)) / HOUR) * HOUR);
  return { from: timeOf(first), until: timeOf(Math.max(last, Math.min(MINUTES_OF_DAY, first + FIVE_HOURS))) };
}

/** The parts of a day in which the shelter is closed. */
export function closedOn(day: string): Part[] {
  const closed: Part[] = [];
  let from = `${day}T00:00`;
  for (const { opens, closes } of hoursOn(shelter(), day)) {
    closed.push({ start: from, end: `${day}T${opens}` });
    from = `${day}T${closes}`;
  }
  closed.push({ start: from, end: `${dayAfter(day, 1)}T00:00` });
  return closed.filter(({ start, end }) => start < end);
}

/** Whether the shelter has said when it is open; without that nothing is drawn as closed. */
export const hasOpeningHours = (): boolean => shelter().openingHours.length > 0;
