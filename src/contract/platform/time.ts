/** The default time zone of a shelter (rules §5). */
export const USUAL_ZONE = "Europe/Warsaw";

const DAY_MS = 24 * 60 * 60_000;
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Not `Temporal`, because not all browsers have it. The Swedish locale writes dates as ISO 8601 does.
 * @returns how far the zone's clock is ahead of UTC at a moment, in ms
 */
function offsetIn(timeZone: string, moment: number): number {
  const clock = new Date(moment).toLocaleString("sv-SE", { timeZone }).replace(" ", "T").padStart(19, "0");
  return Date.parse(`${clock}Z`) - Math.floor(moment / 1000) * 1000;
}

/**
 * The moment of a local date and time. A time that the clock change skips is read as one hour later; of a time that comes
 * twice, the first is taken.
 * @param typed `2026-05-01T10:00`, by the clock of the zone; with `Z` or an offset at its end, the zone is ignored
 */
export function momentIn(zone: string, typed: string): Date {
  if (HAS_ZONE.test(typed)) return new Date(typed);
  const wanted = Date.parse(`${typed}Z`);
  const isMeant = (moment: number) => moment + offsetIn(zone, moment) === wanted;
  const before = wanted - offsetIn(zone, wanted - DAY_MS);
  if (isMeant(before)) return new Date(before);
  const after = wanted - offsetIn(zone, before);
  return new Date(isMeant(after) ? after : before);
}

/** @returns the calendar day of a moment in the zone, as `2026-05-01` */
export const dayIn = (zone: string, moment: Date): string => localIn(zone, moment).slice(0, 10);

/** @returns a moment by the clock of the zone, as a field for date and time holds it: `2026-05-01T10:00`, with seconds unless they are 0 */
export function localIn(zone: string, moment: Date): string {
  const clock = new Date(moment.getTime() + offsetIn(zone, moment.getTime()));
  return clock.toISOString().replace(/(?::00)?\.000Z$|Z$/, "");
}
