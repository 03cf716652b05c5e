import {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { visitTitle } from "../../../contract/adoption/visit-title.ts";
import { shelter, shelterAddress } from "../../../contract/platform/shelter.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { MINUTE_MS } from "../../base/clock.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { StoredVisit } from "./visit.queries.ts";

/** The part of a visit that its calendar file needs. */
export type CalendarVisit = Pick<
  StoredVisit,
  "id" | "kind" | "animalName" | "animalType" | "startsAt" | "minutes" | "sequence"
>;

const TWO_HOURS_S = 2 * 60 * 60;

/** The id by which calendars recognise a visit after it was moved or cancelled; it must never change. */
const uidOf = ({ id }: CalendarVisit, publicUrl: string): string => `visit-${id}@${new URL(publicUrl).hostname}`;

/**
 * A visit as a calendar file (RFC 5545), in the reader's language. Times are in UTC: every calendar program shows them by
 * its own clock.
 * @param about.recipient the address to which the file is sent; left out when it is downloaded
 */
export function calendarFile(
  visit: CalendarVisit,
  about: { publicUrl: string; now: Date; url: string; recipient?: string; isCancelled?: boolean },
): string {
  const { now, url, recipient, isCancelled = false } = about;
  const sent = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = new ICalCalendar({
    prodId: { company: shelter().name, product: "Animal Shelter", language: currentLanguage().toUpperCase() },
    method: recipient === undefined ? ICalCalendarMethod.PUBLISH : sent,
  });
  const isAtHome = visit.kind === "home_check";
  calendar.createEvent({
    id: uidOf(visit, about.publicUrl),
    sequence: visit.sequence,
    stamp: now,
    start: visit.startsAt,
    end: new Date(visit.startsAt.getTime() + visit.minutes * MINUTE_MS),
    summary: visitTitle(visit),
    location: isAtHome
      ? serverTexts().visitLetters.atHome
      : [shelter().name, shelterAddress()].filter(Boolean).join(", "),
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: shelter().name, email: shelter().email },
    ...(recipient !== undefined && {
      attendees: [{ email: recipient, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    }),
    ...(!isCancelled && { alarms: [{ type: ICalAlarmType.display, triggerBefore: TWO_HOURS_S }] }),
  });
  return calendar.toString();
}
