import { WEEKDAYS, type Weekday, type WeeklyHours } from "./shelter.ts";

/** @returns the days of one line of opening hours as people read them: 'Tuesday to Friday', 'Saturday and Sunday' */
export function daysInWords(days: readonly Weekday[]): string {
  const sorted = WEEKDAYS.filter((day) => days.includes(day));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return "";
  const areInRow = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === sorted.length - 1;
  if (areInRow && sorted.length > 2) return `${first} to ${last}`;
  return new Intl.ListFormat("en-GB").format(sorted);
}

/** @returns the lines of the weekly opening hours: 'Tuesday to Friday, 11:00–18:00' */
export const hoursInWords = (hours: readonly WeeklyHours[]): string[] =>
  hours.map(({ days, opens, closes }) => `${daysInWords(days)}, ${opens}–${closes}`);
