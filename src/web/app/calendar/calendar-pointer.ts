import type { Calendar } from "@event-calendar/core";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { keyOf, minutesAfter, type Place, placeOf } from "./calendar-days.ts";
import { NOBODY } from "./calendar-events.ts";
import type { GridProps } from "./grid-props.ts";

/** What the grid has now; the library keeps the functions that it was started with. */
export type Latest = { readonly current: GridProps };

const SECONDS = 60;

/** A column's employee. */
const employeeOf = (resource: { id: string } | undefined): Pick<Place, "employeeId"> | undefined =>
  resource && { employeeId: resource.id === NOBODY ? null : Number(resource.id) };

type Held = { event: Calendar.Event };

/** An empty place is chosen with a click, and with its length by drawing over it. */
export const choosing = (latest: Latest): Calendar.Options => ({
  selectable: latest.current.mayChange && latest.current.view !== "month",
  dateClick: ({ dateStr, resource, allDay }) => {
    if (!latest.current.mayChange) return;
    latest.current.onPlace({ startsAt: allDay ? dateStr.slice(0, 10) : dateStr.slice(0, 16), ...employeeOf(resource) });
  },
  select: ({ startStr, endStr, resource }) =>
    latest.current.onPlace({
      startsAt: startStr.slice(0, 16),
      minutes: (Date.parse(endStr) - Date.parse(startStr)) / 60_000,
      ...employeeOf(resource),
    }),
});

/** Entries are dragged and stretched. Times come from how far, since a browser elsewhere has other hours on some days. */
export function dragging(latest: Latest, mark: (isDragging: boolean) => void): Calendar.Options {
  const itemOf = ({ event }: Held) => latest.current.items.find((item) => keyOf(item) === event.extendedProps.key);
  const dropped = (item: CalendarItem, info: Pick<Calendar.EventDropInfo, "delta" | "newResource">): Place => {
    const before = placeOf(item);
    const startsAt = minutesAfter(before.startsAt, info.delta.seconds / SECONDS + info.delta.days * 24 * SECONDS);
    return { ...before, startsAt, ...employeeOf(info.newResource) };
  };
  const stretched = (item: CalendarItem, { endDelta }: Pick<Calendar.EventResizeInfo, "endDelta">): Place => ({
    ...placeOf(item),
    minutes: item.minutes + endDelta.seconds / SECONDS,
  });
  const hear =
    <Info>(placed: (item: CalendarItem, info: Info) => Place) =>
    (info: Info & Held): boolean => {
      const item = itemOf(info);
      if (item) latest.current.onDrag({ item, place: placed(item, info) });
      return true;
    };
  const end =
    <Info>(placed: (item: CalendarItem, info: Info) => Place) =>
    async (info: Info & Held & { revert: () => void }): Promise<void> => {
      const item = itemOf(info);
      if (!item || !(await latest.current.onMove(item, placed(item, info)))) info.revert();
    };
  const stop = () => {
    latest.current.onDrag(undefined);
    // After the library has put the entry where it was let go.
    queueMicrotask(() => mark(false));
  };
  return {
    eventDragStart: () => mark(true),
    eventResizeStart: () => mark(true),
    eventDragStop: stop,
    eventResizeStop: stop,
    dragConstraint: hear(dropped),
    resizeConstraint: hear(stretched),
    eventDrop: end(dropped),
    eventResize: end(stretched),
  };
}
