const MINUTE_MS = 60_000;

/** The zone of a shelter that names no other (decisions §5). */
export const USUAL_ZONE = "Europe/Warsaw";

/** @returns the zone's clock at a moment, as if it were UTC, in milliseconds */
function clockIn(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const clock = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return clock + new Date(moment).getUTCMilliseconds();
}

const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * The moment that somebody means by a date and a time. One that the clock change skips is the moment an hour later; of
 * one that comes twice, the first is meant.
 * @param typed `2026-05-01T10:00`, by the clock of the zone; with a `Z` or an offset at its end the zone plays no part
 */
export function momentIn(zone: string, typed: string): Date {
  if (HAS_ZONE.test(typed)) return new Date(typed);
  const wanted = new Date(`${typed}Z`).getTime();
  if (Number.isNaN(wanted)) return new Date(Number.NaN);
  const dayBefore = wanted - 24 * 60 * MINUTE_MS;
  const before = wanted - (clockIn(zone, dayBefore) - dayBefore);
  if (clockIn(zone, before) === wanted) return new Date(before);
  const after = wanted - (clockIn(zone, before) - before);
  return new Date(clockIn(zone, after) === wanted ? after : before);
}

/** @returns a moment by the clock of the zone, as `2026-05-01T10:00`: what a field for date and time holds; seconds only where there are some */
export function localIn(zone: string, moment: Date): string {
  return new Date(clockIn(zone, moment.getTime())).toISOString().replace(/(?::00)?\.000Z$|Z$/, "");
}
