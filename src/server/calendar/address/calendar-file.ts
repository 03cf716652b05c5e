import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { visitTitle } from "../../../contract/adoption/visit-title.ts";
import { shelter, shelterAddress } from "../../../contract/platform/shelter.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { type Clock, HOUR_MS, MINUTE_MS } from "../../base/clock.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { OwnEvent } from "./own-calendar.queries.ts";

/** How often a program may look again, in seconds. */
const EVERY_S = HOUR_MS / 1000;

const KINDS = { appointment: "appointment", visit: "visit", home_check: "visit", fetching: "visit" } as const;

function titleOf({ kind, service, ...event }: OwnEvent): string {
  if (kind === "appointment") return serverTexts().ownCalendar.appointment(service ?? "", event.animalName);
  return visitTitle({ ...event, kind });
}

/**
 * Somebody's appointments and visits as a calendar (RFC 5545), in their language. Times are in UTC: every program shows them
 * by its own clock; which zone the shelter lives in is said beside them.
 */
export function calendarFile(events: readonly OwnEvent[], clock: Clock, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const calendar = new ICalCalendar({
    prodId: { company: shelter().name, product: "Animal Shelter", language: currentLanguage().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: serverTexts().ownCalendar.name(shelter().name),
    ttl: EVERY_S,
    x: [{ key: "X-WR-TIMEZONE", value: clock.zone }],
  });
  for (const event of events) {
    calendar.createEvent({
      // By it programs recognise an event that was moved; it must never change.
      id: `${KINDS[event.kind]}-${event.id}@${hostname}`,
      stamp: clock.now(),
      start: event.startsAt,
      end: new Date(event.startsAt.getTime() + event.minutes * MINUTE_MS),
      summary: titleOf(event),
      ...(event.kind === "visit" && { location: [shelter().name, shelterAddress()].filter(Boolean).join(", ") }),
      url: `${publicUrl}/admin/${event.kind === "appointment" ? `appointment/${event.id}` : "calendar"}`,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
