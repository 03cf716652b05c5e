import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { localIn } from "../../../contract/platform/time.ts";
import { shelterZone } from "../../format.ts";
import { dayAfter } from "../platform/shelter-day.ts";

const WEEK = 7;

/** @returns the Monday of a day's week */
const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK));

export type View = "week" | "day";

/** @returns the days that a view shows */
export const daysOf = (view: View, day: string): string[] =>
  view === "day" ? [day] : Array.from({ length: WEEK }, (_, at) => dayAfter(mondayOf(day), at));

/** @returns date and time by the shelter's clock, as a field for them holds it */
export const localStart = ({ startsAt }: Pick<CalendarItem, "startsAt">): string =>
  localIn(shelterZone(), new Date(startsAt));

/** Appointments and visits are numbered apart. */
export const keyOf = ({ kind, id }: Pick<CalendarItem, "kind" | "id">): string => `${kind}-${id}`;
/** The id of the button that moves an item; it has the focus after a move. */
export const moveButtonId = (item: CalendarItem): string => `move-${keyOf(item)}`;
/** What is dragged is known by one number: that of an appointment, or that of a visit below zero. */
export const dragIdOf = ({ kind, id }: Pick<CalendarItem, "kind" | "id">): number =>
  kind === "appointment" ? id : -id;
