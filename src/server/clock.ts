/** The clock of the product, so that tests can hold it. */
export type Clock = { now(): Date /** IANA zone of the shelter, e.g. `Europe/Warsaw` (decisions §5). */; zone: string };

/** @returns the calendar day at the shelter, as YYYY-MM-DD */
export function today(clock: Clock): string {
  return clock.now().toTemporalInstant().toZonedDateTimeISO(clock.zone).toPlainDate().toString();
}
