import type { Clock } from "../../base/clock.ts";

/** The time of day at which cards are charged, by the shelter's clock. */
const CHARGED_AT = "06:00";

/** @param day YYYY-MM-DD @returns the first day of its month */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/**
 * The day of the next charge: the first one after today in a month after `month`. Months that have passed are skipped, so
 * nobody is charged for them afterwards.
 * @param dayOfMonth 1 to 31; in shorter months the last day
 * @param month the last month that was charged, as its first day
 * @param today as YYYY-MM-DD
 */
export function nextChargeOn(dayOfMonth: number, month: string, today: string): string {
  let at = Temporal.PlainYearMonth.from(month.slice(0, 7));
  for (;;) {
    at = at.add({ months: 1 });
    const day = at.toPlainDate({ day: Math.min(dayOfMonth, at.daysInMonth) }).toString();
    if (day > today) return day;
  }
}

/** @returns the moment of a day at which cards are charged */
export const chargeMoment = ({ zone }: Clock, day: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: CHARGED_AT }).epochMilliseconds);
