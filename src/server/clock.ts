/** The clock of the product, so that tests can hold it. */
export type Clock = { now(): Date /** IANA zone of the shelter, e.g. `Europe/Warsaw` (decisions §5). */; zone: string };

const MINUTE_MS = 60_000;
let known = { minute: Number.NaN, zone: "", day: "" };

/** @returns the calendar day at the shelter, as YYYY-MM-DD; worked out once a minute, since every list of animals asks */
export function today({ now, zone }: Clock): string {
  const minute = Math.floor(now().getTime() / MINUTE_MS);
  if (minute !== known.minute || zone !== known.zone) {
    const moment = Temporal.Instant.fromEpochMilliseconds(minute * MINUTE_MS);
    known = { minute, zone, day: moment.toZonedDateTimeISO(zone).toPlainDate().toString() };
  }
  return known.day;
}
