import type { TaskRepeat } from "../../../contract/calendar/tasks.ts";

/** When a task is due, and how it comes again. `monthDay` is the day of the month that a monthly one keeps. */
export type Rhythm = { dueOn: string; repeat: TaskRepeat; monthDay: number | null };

const DAYS = { daily: 1, weekly: 7 } as const;

/** @returns the day of the month of a monthly task; null for all others */
export const monthDayOf = (dueOn: string, repeat: TaskRepeat | null | undefined): number | null =>
  repeat === "monthly" ? Number(dueOn.slice(8)) : null;

/**
 * The day of the task that follows: the first of its rhythm that is after both its day and today, so that nobody finds what
 * was missed meanwhile. A month that is too short has it on its last day; the next has it on the old day again.
 */
export function nextDay({ dueOn, repeat, monthDay }: Rhythm, today: string): string {
  const due = Temporal.PlainDate.from(dueOn);
  const last = today > dueOn ? Temporal.PlainDate.from(today) : due;
  if (repeat === "monthly") return nextInMonth(last, monthDay ?? due.day).toString();
  const days = typeof repeat === "string" ? DAYS[repeat] : repeat.days;
  const passed = Math.floor(due.until(last).days / days);
  return due.add({ days: (passed + 1) * days }).toString();
}

function nextInMonth(last: Temporal.PlainDate, day: number): Temporal.PlainDate {
  const month = last.toPlainYearMonth();
  const here = month.toPlainDate({ day });
  return Temporal.PlainDate.compare(here, last) > 0 ? here : month.add({ months: 1 }).toPlainDate({ day });
}
