/** The clock of the product; tests replace it. */
export type Clock = {
  now(): Date;
  /** The shelter's IANA zone, e.g. `Europe/Warsaw` (rules §5). */
  zone: string;
};

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

let cached = { minute: Number.NaN, zone: "", day: "" };

/** @returns the calendar day at the shelter, as YYYY-MM-DD; computed once a minute, since every list of animals needs it */
export function today({ now, zone }: Clock): string {
  const minute = Math.floor(now().getTime() / MINUTE_MS);
  if (minute !== cached.minute || zone !== cached.zone) {
    const moment = Temporal.Instant.fromEpochMilliseconds(minute * MINUTE_MS);
    cached = { minute, zone, day: moment.toZonedDateTimeISO(zone).toPlainDate().toString() };
  }
  return cached.day;
}

/** @param day YYYY-MM-DD @returns the day so many days later, or earlier for a negative number */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** @returns the time in UTC, as answers have it: in JSON from PostgreSQL it is a text in the zone of the session */
export const instant = (moment: Date | string): string => new Date(moment).toISOString();
export const instantOrNull = (moment: Date | string | null): string | null => moment && instant(moment);
