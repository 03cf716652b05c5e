import type { Clock } from "../server/clock.ts";

/** Days and moments of the demonstration, all told from the clock, so that the shelter is always a living one. */
export type Calendar = {
  /** @returns the day so many days ago, as YYYY-MM-DD */
  day(daysAgo: number): string;
  /** @returns the moment so many days ago (negative: ahead) at a time of the shelter's zone such as "10:30" */
  at(daysAgo: number, time: string): Date;
  /** @returns the next moment that the shelter's clocks show `time`: now at the earliest, tomorrow at the latest */
  next(time: string): Date;
  /** @returns the shelter's clock as it stood at that moment */
  clockAt(moment: Date): Clock;
  /** @returns the birthday of somebody of this age today, as YYYY-MM-DD; they became so old `daysSince` days ago */
  bornOn(age: readonly [years: number, months: number], daysSince: number): string;
};

/** @param clock read once: the whole shelter is of one moment */
export function calendarOf(clock: Clock): Calendar {
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
