import type { Clock } from "../src/server/base/clock.ts";

/** Dates of the demonstration. They are relative to the current day, so that the data never look old. */
export type Calendar = {
  /** @returns the date `daysAgo` days ago, as YYYY-MM-DD */
  day(daysAgo: number): string;
  /** @returns `time` ("10:30", in the shelter's time zone) `daysAgo` days ago; a negative number is in the future */
  at(daysAgo: number, time: string): Date;
  /** @returns the next time that it is `time` in the shelter's time zone: now at the earliest, tomorrow at the latest */
  next(time: string): Date;
  /** @returns a clock of the shelter that always shows this moment */
  clockAt(moment: Date): Clock;
  /** @returns the date of birth of an animal that reached this age `daysSince` days ago, as YYYY-MM-DD */
  bornOn(age: readonly [years: number, months: number], daysSince: number): string;
};

/** @param clock read once, so that all dates count from the same moment */
export function createCalendar(clock: Clock): Calendar {
  const now = clock.now().toTemporalInstant().toZonedDateTimeISO(clock.zone);
  const today = now.toPlainDate();
  const moment = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: clock.zone, plainTime: Temporal.PlainTime.from(time) });
  const dateOf = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds);
  return {
    day: (daysAgo) => today.subtract({ days: daysAgo }).toString(),
    at: (daysAgo, time) => dateOf(moment(today.subtract({ days: daysAgo }), time)),
    next(time) {
      const first = moment(today, time);
      return dateOf(Temporal.ZonedDateTime.compare(first, now) >= 0 ? first : moment(today.add({ days: 1 }), time));
    },
    clockAt: (then) => ({ now: () => then, zone: clock.zone }),
    bornOn: ([years, months], daysSince) => today.subtract({ years, months, days: daysSince }).toString(),
  };
}
