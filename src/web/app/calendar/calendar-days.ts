import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { shelterZone } from "../../../contract/platform/dates.ts";
import { localIn, momentIn } from "../../../contract/platform/time.ts";
import { dayName } from "../../format.ts";
import { dayAfter } from "../platform/shelter-day.ts";

const WEEK = 7;
const MINUTE_MS = 60_000;

/** By month, week or day; one day by employees; or as a list, which a phone has room for. */
export const VIEWS = ["month", "week", "day", "employees", "list"] as const;
export type View = (typeof VIEWS)[number];

/** A view with a grid. */
export type GridView = Exclude<View, "list">;

/** A place on the calendar, by the shelter's clock: `2026-11-25T10:30`. */
export type Place = { startsAt: string; minutes: number; employeeId: number | null };

/** @returns the Monday of a day's week */
const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK));

/** @returns the first day of the month so many months later */
const monthAfter = (day: string, months: number): string => {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 }, (_, at) => dayAfter(from, at));

/** @returns the days that a view shows: of a month its whole weeks */
export function daysOf(view: View, day: string): string[] {
  if (view === "day" || view === "employees") return [day];
  if (view === "list") return daysBetween(day, dayAfter(day, WEEK - 1));
  if (view === "week") return daysBetween(mondayOf(day), dayAfter(mondayOf(day), WEEK - 1));
  const last = dayAfter(monthAfter(day, 1), -1);
  return daysBetween(mondayOf(monthAfter(day, 0)), dayAfter(mondayOf(last), WEEK - 1));
}

/** @returns the day that a view shows after one step forwards (1) or back (-1) */
export function stepFrom(view: View, day: string, by: 1 | -1): string {
  if (view === "month") return monthAfter(day, by);
  return dayAfter(day, view === "day" || view === "employees" ? by : by * WEEK);
}

/** @returns a time by a clock, so many minutes later on that clock */
export const minutesAfter = (clock: string, minutes: number): string =>
  new Date(Date.parse(`${clock}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16);

/** @returns date and time by the shelter's clock, as a field for them holds it */
export const localStart = ({ startsAt }: Pick<CalendarItem, "startsAt">): string =>
  localIn(shelterZone(), new Date(startsAt)).slice(0, 16);

/** @returns when an item ends, by the shelter's clock */
export const localEnd = (item: Pick<CalendarItem, "startsAt" | "minutes">): string =>
  localIn(shelterZone(), new Date(endOf(item))).slice(0, 16);

/** @returns when an item ends, as ISO 8601 */
export const endOf = ({ startsAt, minutes }: Pick<CalendarItem, "startsAt" | "minutes">): string =>
  new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString();

/** @returns where an item is now */
export const placeOf = (item: CalendarItem): Place => ({
  startsAt: localStart(item),
  minutes: item.minutes,
  employeeId: item.employeeId,
});

/** Appointments and visits are numbered apart. */
export const keyOf = ({ kind, id }: Pick<CalendarItem, "kind" | "id">): string => `${kind}-${id}`;

/** @param day YYYY-MM-DD @returns 'Wednesday 25 November' */
export const nameOfDay = (day: string): string => dayName(momentIn(shelterZone(), `${day}T12:00`).toISOString());
