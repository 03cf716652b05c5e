import {
  type Calendar,
  createCalendar,
  DayGrid,
  destroyCalendar,
  Interaction,
  ResourceTimeGrid,
  TimeGrid,
} from "@event-calendar/core";
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { keyOf } from "./calendar-days.ts";
import { columnsOf, eventsOf } from "./calendar-events.ts";
import { looksOf, plainMarkup } from "./calendar-looks.ts";
import { choosing, dragging, type Latest } from "./calendar-pointer.ts";
import type { GridProps } from "./grid-props.ts";
import { calendarTexts } from "./texts.ts";

const PLUGINS = [TimeGrid, DayGrid, ResourceTimeGrid, Interaction];
const LONG_PRESS_MS = 400;

/** Days, or employees, across and hours down, by a kept library; what stands in an entry is ours. */
export function CalendarGrid(props: GridProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [hosts] = useState(() => new Map<string, HTMLElement>());
  const hostOf = (key: string): HTMLElement => {
    const host = hosts.get(key) ?? Object.assign(document.createElement("div"), { className: "calendar-host" });
    hosts.set(key, host);
    return host;
  };
  const { view, day, days, hours, items, employees, moving, mayChange, draft } = props;
  const events = useMemo(
    () => eventsOf({ view, days, items, employees, moving, mayChange, draft }),
    [view, days, items, employees, moving, mayChange, draft],
  );
  const columns = useMemo(() => columnsOf(employees, items), [employees, items]);
  useLibrary(box, latest, hostOf, {
    events,
    resources: columns,
    slotMinTime: hours.from,
    slotMaxTime: hours.until,
    date: day,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target as Element).matches(".ec-main")) return;
    event.preventDefault();
    props.onEnter();
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>("a[data-day]");
    if (!link?.dataset.day || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    props.onDay(link.dataset.day);
  };
  return (
    // The grid inside takes the focus; this only hears of it.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div ref={box} className="calendar-grid" data-view={view} onKeyDown={onKeyDown} onClick={onClick}>
      {items.map((item) => createPortal(props.entry(item), hostOf(keyOf(item)), keyOf(item)))}
    </div>
  );
}

type Data = Pick<Calendar.Options, "events" | "resources" | "slotMinTime" | "slotMaxTime" | "date">;
/** Starts the library in an element, and hands it what changes. While something is dragged, what is new waits. */
function useLibrary(
  box: { readonly current: HTMLDivElement | null },
  latest: Latest,
  hostOf: (key: string) => HTMLElement,
  data: Data,
): void {
  const calendar = useRef<Calendar>(undefined);
  const given = useRef<Data>({});
  const isDragging = useRef(false);
  const { view } = latest.current;

  const hand = (all: Data) => {
    if (isDragging.current || !calendar.current) return;
    const focused = box.current?.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
    for (const name of Object.keys(all) as (keyof Data)[]) {
      if (all[name] !== given.current[name]) calendar.current.setOption(name, all[name]);
    }
    given.current = all;
    // The library puts entries into the document again, and with them the element that has the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
      box.current?.querySelector(".calendar-draft")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  };
  const pending = useRef(data);
  pending.current = data;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another calendar; all else is handed over below
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const drag = dragging(latest, (is) => {
      isDragging.current = is;
      if (!is) hand(pending.current);
    });
    given.current = pending.current;
    const made = createCalendar(element, PLUGINS, {
      ...looksOf(view, hostOf),
      ...pending.current,
      ...drag,
      ...choosing(latest),
      eventLongPressDelay: LONG_PRESS_MS,
      selectLongPressDelay: LONG_PRESS_MS,
      viewDidMount: () => plainMarkup(element, calendarTexts().calendar.placing.grid),
      eventAllUpdated: () => plainMarkup(element, calendarTexts().calendar.placing.grid),
    });
    calendar.current = made;
    return () => {
      calendar.current = undefined;
      void destroyCalendar(made);
    };
  }, [view]);

  useEffect(() => hand(data));
}
