import type { Calendar } from "@event-calendar/core";
import type { CalendarEmployee, CalendarItem } from "../../../contract/calendar/calendar.ts";
import { dayAfter } from "../platform/shelter-day.ts";
import { keyOf, localEnd, localStart, minutesAfter, type Place, type View } from "./calendar-days.ts";
import { closedOn, hasOpeningHours } from "./calendar-hours.ts";
import { titleOf } from "./calendar-kinds.tsx";
import { calendarTexts } from "./texts.ts";

type Event = Calendar.EventInput;

/** The column of what nobody in particular does. */
export const NOBODY = "0";
/** A day of a month shows so many entries, and then how many more there are. */
const MOST_OF_A_DAY = 4;

const columnOf = (employeeId: number | null): string => (employeeId === null ? NOBODY : String(employeeId));

/** Ends later than it begins, on the same day: at the change to winter time the clock goes back. */
function spanOf(start: string, end: string, minutes: number): Pick<Event, "start" | "end"> {
  const after = end > start ? end : minutesAfter(start, minutes);
  const midnight = `${dayAfter(start.slice(0, 10), 1)}T00:00`;
  return { start, end: after < midnight ? after : midnight };
}

/** An item as the library takes it. @param mayChange whether this person may move anything now */
function eventOf(item: CalendarItem, view: View, isMoving: boolean, mayChange: boolean): Event {
  const mayMove = mayChange && item.actions.includes("move");
  return {
    id: keyOf(item),
    ...spanOf(localStart(item), localEnd(item), item.minutes),
    title: titleOf(item),
    resourceIds: [columnOf(item.employeeId)],
    startEditable: mayMove,
    durationEditable: mayMove && view !== "month",
    classNames: ["calendar-event", `is-${item.kind}`, ...(isMoving ? ["is-moving"] : []), ...stateOf(item)],
    extendedProps: { key: keyOf(item) },
  };
}

const stateOf = ({ outcome, fixed }: CalendarItem): string[] =>
  outcome ? [`is-${outcome}`] : fixed === null ? [] : ["is-over"];

/** Of a month: the first of each day, and how many more there are. */
function firstOfEachDay(items: readonly CalendarItem[]): { shown: CalendarItem[]; more: Event[] } {
  const days = [...Map.groupBy(items, (item) => localStart(item).slice(0, 10))];
  const isFull = (some: readonly CalendarItem[]) => some.length > MOST_OF_A_DAY;
  return {
    shown: days.flatMap(([, some]) => (isFull(some) ? some.slice(0, MOST_OF_A_DAY - 1) : some)),
    more: days
      .filter(([, some]) => isFull(some))
      .map(([day, some]) => ({
        id: `more-${day}`,
        start: `${day}T23:59`,
        end: `${dayAfter(day, 1)}T00:00`,
        title: calendarTexts().calendar.moreOfDay(some.length - MOST_OF_A_DAY + 1),
        editable: false,
        classNames: ["calendar-more"],
        extendedProps: { day },
      })),
  };
}

/** The hours in which the shelter is closed, and by employees those in which somebody receives visitors. */
function grounds(view: View, days: readonly string[], employees: readonly CalendarEmployee[]): Event[] {
  const columns = [NOBODY, ...employees.map(({ id }) => String(id))];
  const ground = (span: Pick<Event, "start" | "end">, name: string, resourceIds = columns): Event => ({
    ...span,
    display: "background",
    classNames: [name],
    resourceIds,
  });
  const closed = hasOpeningHours() ? days.flatMap(closedOn) : [];
  if (view === "month") {
    const isWhole = ({ start, end }: { start: string; end: string }) =>
      dayAfter(start.slice(0, 10), 1) === end.slice(0, 10) && start.endsWith("T00:00");
    return closed.filter(isWhole).map(({ start }) => ({
      ...ground({ start: start.slice(0, 10), end: dayAfter(start.slice(0, 10), 1) }, "calendar-closed"),
      allDay: true,
    }));
  }
  const receiving = (view === "employees" ? employees : []).flatMap(({ id, hours }) =>
    hours.map(({ on, opens, closes }) =>
      ground({ start: `${on}T${opens}`, end: `${on}T${closes}` }, "calendar-receives", [String(id)]),
    ),
  );
  return [...closed.map((span) => ground(span, "calendar-closed")), ...receiving];
}

/** Where something would be: moved or added with the arrow keys. */
const draftOf = ({ startsAt, minutes, employeeId }: Place): Event => ({
  id: "draft",
  ...spanOf(startsAt, minutesAfter(startsAt, minutes), minutes),
  title: startsAt.slice(11),
  resourceIds: [columnOf(employeeId)],
  editable: false,
  classNames: ["calendar-draft"],
});

type Shown = {
  view: View;
  days: readonly string[];
  items: readonly CalendarItem[];
  employees: readonly CalendarEmployee[];
  moving: ReadonlySet<string>;
  mayChange: boolean;
  draft: Place | undefined;
};

/** Everything that stands in the grid. */
export function eventsOf({ view, days, items, employees, moving, mayChange, draft }: Shown): Event[] {
  const { shown, more } = view === "month" ? firstOfEachDay(items) : { shown: items, more: [] };
  const events = shown.map((item) => eventOf(item, view, moving.has(keyOf(item)), mayChange));
  return [...grounds(view, days, employees), ...events, ...more, ...(draft ? [draftOf(draft)] : [])];
}

/** The columns of a day by employees. One for nobody only when there is something in it. */
export function columnsOf(
  employees: readonly CalendarEmployee[],
  items: readonly CalendarItem[],
): Calendar.ResourceInput[] {
  const columns = employees.map(({ id, fullName, jobTitle }) => ({ id, title: fullName, extendedProps: { jobTitle } }));
  const isNobodys = items.some(({ employeeId }) => employeeId === null);
  return isNobodys ? [...columns, { id: NOBODY, title: calendarTexts().calendar.nobody, extendedProps: {} }] : columns;
}
