import { addDays, type Clock, today } from "../../base/clock.ts";

/** A night begins at this hour of its day at the shelter. */
const FROM_HOUR = 2;

/** What the next night depends on. */
type Past = { changedAt: Date; finishedOn: string | null } | undefined;

const dayOf = (moment: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

/** Whether a night has begun; it is named by its day. */
export function hasCome(night: string, { now, zone }: Clock): boolean {
  const begin = Temporal.PlainDate.from(night).toZonedDateTime({ timeZone: zone, plainTime: { hour: FROM_HOUR } });
  return begin.epochMilliseconds <= now().getTime();
}

/** The night that came last. */
function latestNight(clock: Clock): string {
  const day = today(clock);
  return hasCome(day, clock) ? day : addDays(day, -1);
}

/**
 * The night in which a period erases next. One that a server was off in is made up for. A new period begins in the night
 * after the day on which it was set, so that a mistake can be corrected.
 * @param past undefined: the period is being set now
 */
export function nextNight(clock: Clock, past: Past): string {
  const changedOn = past ? dayOf(past.changedAt, clock.zone) : today(clock);
  const latest = latestNight(clock);
  if (changedOn >= latest) return addDays(changedOn, 1);
  return past?.finishedOn && past.finishedOn >= latest ? addDays(latest, 1) : latest;
}

/** What ended before this moment has had its time in that night. */
export function endOfPeriod(night: string, months: number, zone: string): Date {
  return new Date(Temporal.PlainDate.from(night).subtract({ months }).toZonedDateTime(zone).epochMilliseconds);
}
