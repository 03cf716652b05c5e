import { Button, Group } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { CalendarEmployee, CalendarItem } from "../../../contract/calendar/calendar.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { dayAfter } from "../platform/shelter-day.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { minutesAfter, nameOfDay, type Place, type View } from "./calendar-days.ts";
import { titleOf } from "./calendar-kinds.tsx";
import { clashInWords, useMoveTimes } from "./offered-times.tsx";
import { calendarTexts } from "./texts.ts";

const STEP = 15;
const WEEK = 7;

/** What is being put somewhere: an item, or a new appointment. */
export type Placing = { item: CalendarItem | undefined; place: Place };

/** 'Wednesday 25 November, 10:00–10:30, Julia Mazur' */
function placeInWords({ startsAt, minutes, employeeId }: Place, employees: readonly CalendarEmployee[]): string {
  const who = employees.find(({ id }) => id === employeeId)?.fullName;
  const span = `${startsAt.slice(11)}–${minutesAfter(startsAt, minutes).slice(11)}`;
  return listed(nameOfDay(startsAt.slice(0, 10)), span, who);
}

/** Where something would be, and what stands in its way: said while it is dragged, and by the keyboard's way. */
function PlaceStatus({ item, place, employees }: Placing & { employees: readonly CalendarEmployee[] }) {
  const text = calendarTexts().calendar.placing;
  const times = useMoveTimes(item, place);
  return (
    <p role="status" className="calendar-place" data-busy={times?.message ? true : undefined}>
      <strong>{item ? titleOf(item) : text.add}</strong>
      <span>{placeInWords(place, employees)}</span>
      {times && <span className="calendar-verdict">{times.message ? clashInWords(times) : text.free}</span>}
    </p>
  );
}

/** Below the grid while something is dragged. */
export const DragStatus = (props: Placing & { employees: readonly CalendarEmployee[] }) => (
  <div className="calendar-placing no-print">
    <PlaceStatus {...props} />
  </div>
);

type Props = Placing & {
  view: View;
  employees: readonly CalendarEmployee[];
  change: (place: Place) => void;
  save: () => void;
  cancel: () => void;
};

/** The employee so many columns on. */
function neighbour(employees: readonly CalendarEmployee[], employeeId: number | null, by: number): number | null {
  const at = employees.findIndex(({ id }) => id === employeeId);
  return employees[Math.max(0, Math.min(employees.length - 1, at + by))]?.id ?? employeeId;
}

/** The place after an arrow key: hours up and down, days to the sides, by employees their columns; in a month weeks and days. */
function placeAfter(key: string, isLength: boolean, { view, place, employees }: Props): Place | undefined {
  const along = { ArrowUp: -1, ArrowDown: 1 }[key];
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const daysOn = (days: number) => ({
    ...place,
    startsAt: dayAfter(place.startsAt.slice(0, 10), days) + place.startsAt.slice(10),
  });
  if (along && isLength) return { ...place, minutes: Math.max(STEP, Math.min(240, place.minutes + along * STEP)) };
  if (along && view === "month") return daysOn(along * WEEK);
  if (along) return { ...place, startsAt: minutesAfter(place.startsAt, along * STEP) };
  if (across && view === "employees") return { ...place, employeeId: neighbour(employees, place.employeeId, across) };
  return across ? daysOn(across) : undefined;
}

/**
 * Puts something somewhere with the arrow keys: it has the focus, says where it would be and what stands in the way; Enter
 * saves, Escape cancels.
 */
export function CalendarPlacing(props: Props) {
  const text = calendarTexts().calendar.placing;
  const { item, place, employees, change, save, cancel } = props;
  const handle = useRef<HTMLDivElement>(null);
  useEffect(() => handle.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, event.shiftKey, props);
    if (next) change(next);
    else if (event.key === "Enter") save();
    else if (event.key === "Escape") cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="calendar-placing no-print">
      <div
        ref={handle}
        role="application"
        className="calendar-handle"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it hears the arrow keys
        tabIndex={0}
        aria-label={`${item ? titleOf(item) : text.add}: ${item ? text.keys : text.keysAdd}`}
        onKeyDown={onKeyDown}
      >
        <PlaceStatus item={item} place={place} employees={employees} />
        <p aria-hidden className="detail">
          {item ? text.keys : text.keysAdd}
        </p>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button size="sm" onClick={save}>
          {item ? appTexts().kit.form.save : appTexts().words.add}
        </Button>
        <Button size="sm" variant="outline" onClick={cancel}>
          {appTexts().kit.form.cancel}
        </Button>
      </Group>
    </div>
  );
}
