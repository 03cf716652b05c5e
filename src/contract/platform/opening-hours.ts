import { currentLanguage, LOCALE } from "../texts/language.ts";
import { recordTexts } from "../texts/texts.ts";
import { type DayThatDiffers, type Shelter, WEEKDAYS, type Weekday, type WeeklyHours } from "./shelter.ts";
import { dayIn, localIn } from "./time.ts";

const text = () => recordTexts().shelter;

/** @returns the days of one line of opening hours in words: 'Tuesday to Friday', 'Saturday and Sunday' */
export function daysInWords(days: readonly Weekday[]): string {
  const { weekdays, weekdaysInRow, daysInRow } = text();
  const sorted = WEEKDAYS.filter((day) => days.includes(day));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return "";
  const areInRow = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === sorted.length - 1;
  if (areInRow && sorted.length > 2) return daysInRow(weekdaysInRow[first], weekdaysInRow[last]);
  return new Intl.ListFormat(LOCALE[currentLanguage()]).format(sorted.map((day) => weekdays[day]));
}

/** @returns the lines of the weekly opening hours: 'Tuesday to Friday, 11:00–18:00' */
export const hoursInWords = (hours: readonly WeeklyHours[]): string[] =>
  hours.map(({ days, opens, closes }) => text().hours.line(daysInWords(days), opens, closes));

type Hours = Pick<Shelter, "openingHours" | "exceptions">;
type Open = { opens: string; closes: string };

/** @returns when the shelter is open on a day, YYYY-MM-DD: by its exception, if it has one, otherwise by the weekly hours */
export function hoursOn({ openingHours, exceptions }: Hours, day: string): Open[] {
  const exception = exceptions.find(({ on }) => on === day);
  if (exception) {
    const { opens, closes } = exception;
    return opens !== null && closes !== null ? [{ opens, closes }] : [];
  }
  const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;
  return openingHours
    .filter(({ days }) => days.includes(weekday))
    .toSorted((one, other) => one.opens.localeCompare(other.opens));
}

/** Whether the shelter is open at a moment, and until or from when. */
export type OpeningToday =
  | { state: "open"; closes: string }
  | { state: "later"; opens: string; closes: string }
  | { state: "over" }
  | { state: "closed" };

/** @returns whether visitors may come now, by the weekly hours, the exceptions and the shelter's time zone */
export function openingToday(shelter: Hours & Pick<Shelter, "timeZone">, now: Date): OpeningToday {
  const clock = localIn(shelter.timeZone, now);
  const time = clock.slice(11, 16);
  const hours = hoursOn(shelter, clock.slice(0, 10));
  const open = hours.find(({ opens, closes }) => opens <= time && time < closes);
  if (open) return { state: "open", closes: open.closes };
  const later = hours.find(({ opens }) => time < opens);
  if (later) return { state: "later", opens: later.opens, closes: later.closes };
  return { state: hours.length > 0 ? "over" : "closed" };
}

/** @returns 'Open now, until 18:00', 'Open today from 11:00 to 18:00', 'Closed for today' or 'Closed today' */
export function openingTodayInWords(today: OpeningToday): string {
  const { openNow, openLater, closedForToday, closedToday } = text().hours;
  if (today.state === "open") return openNow(today.closes);
  if (today.state === "later") return openLater(today.opens, today.closes);
  return today.state === "over" ? closedForToday : closedToday;
}

/** How many days ahead visitors see exceptions to the usual hours. */
const DAYS_AHEAD = 31;
const DAY_MS = 24 * 60 * 60_000;

/** @returns the exceptions of the next month */
export function exceptionsAhead({ exceptions, timeZone }: Shelter, now: Date): DayThatDiffers[] {
  const dayAt = (moment: number) => dayIn(timeZone, new Date(moment));
  const [first, last] = [dayAt(now.getTime()), dayAt(now.getTime() + DAYS_AHEAD * DAY_MS)];
  return exceptions.filter(({ on }) => on >= first && on <= last);
}

/** @returns '24 December: closed (Christmas Eve)' */
export function exceptionInWords({ on, opens, closes, note }: DayThatDiffers): string {
  const { closedOn, openOn } = text().hours;
  const locale = LOCALE[currentLanguage()];
  const day = new Date(`${on}T00:00:00Z`).toLocaleDateString(locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const hours = opens !== null && closes !== null ? openOn(day, opens, closes) : closedOn(day);
  return note ? `${hours} (${note})` : hours;
}
