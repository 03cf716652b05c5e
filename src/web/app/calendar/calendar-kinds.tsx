import { IconHeartHandshake, IconHomeHeart, IconPaw, IconStethoscope } from "@tabler/icons-react";
import { visitTitle } from "../../../contract/adoption/visit-title.ts";
import { CALENDAR_KINDS, type CalendarItem } from "../../../contract/calendar/calendar.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { dayName, timeOfDay } from "../../format.ts";
import { addressOf } from "../platform/kit/resource.ts";
import { APPOINTMENT } from "./appointment.resource.ts";
import { endOf } from "./calendar-days.ts";
import { calendarTexts } from "./texts.ts";

const SIGNS = {
  appointment: IconStethoscope,
  visit: IconPaw,
  home_check: IconHomeHeart,
  fetching: IconHeartHandshake,
} as const;

/** The sign of a kind, which tells it apart without its colour. */
export function KindSign({ kind, size = 16 }: Pick<CalendarItem, "kind"> & { size?: number }) {
  const Sign = SIGNS[kind];
  return <Sign className="calendar-sign" size={size} stroke={2} aria-hidden />;
}

/** What the colours and signs mean. */
export function CalendarLegend({ hasHours }: { hasHours: boolean }) {
  const text = calendarTexts().calendar;
  return (
    <ul className="calendar-legend" aria-label={text.legend}>
      {CALENDAR_KINDS.map((kind) => (
        <li key={kind} data-kind={kind}>
          <KindSign kind={kind} />
          {text.kinds[kind]}
        </li>
      ))}
      <li data-kind="closed">{text.closed}</li>
      {hasHours && <li data-kind="hours">{text.receives}</li>}
    </ul>
  );
}

/** 'Walk with Rex', or the animal of an appointment. */
export const titleOf = ({ kind, ...item }: CalendarItem): string =>
  kind === "appointment" ? item.animalName : visitTitle({ ...item, kind });

/** '10:00–10:30' */
export const spanOf = (item: Pick<CalendarItem, "startsAt" | "minutes">): string =>
  `${timeOfDay(item.startsAt)}–${timeOfDay(endOf(item))}`;

/** An item in words, as a screen reader says it: kind, whom it is about, when, and who is there. */
export function inWords(item: CalendarItem): string {
  const text = calendarTexts().calendar;
  const kind = item.kind === "appointment" ? text.kinds.appointment : null;
  const about = listed(kind, titleOf(item), item.detail);
  const state = item.outcome && recordTexts().visits.states[item.outcome];
  return listed(about, dayName(item.startsAt), spanOf(item), item.employeeFullName ?? text.nobody, state);
}

/** The record that an item is about: an appointment, the adoption of a home check, or the animal that is visited. */
export function recordOf({ kind, id, animalId, adoptionId }: CalendarItem): string {
  if (kind === "appointment") return addressOf.view(APPOINTMENT, id);
  return adoptionId === null ? `/admin/animal/${animalId}` : `/admin/adoption/${adoptionId}`;
}
