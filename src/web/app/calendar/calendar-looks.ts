import type { Calendar } from "@event-calendar/core";
import { shelterZone } from "../../../contract/platform/dates.ts";
import { localIn } from "../../../contract/platform/time.ts";
import { currentLanguage, LOCALE } from "../../../contract/texts/language.ts";
import { type GridView, nameOfDay } from "./calendar-days.ts";

const LIBRARY_VIEWS = {
  month: "dayGridMonth",
  week: "timeGridWeek",
  day: "timeGridDay",
  employees: "resourceTimeGridDay",
} as const;

const two = (number: number): string => String(number).padStart(2, "0");
/** @returns the day of a date that the library made, which is by the browser's clock */
const dayIn = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** @returns how far the shelter's clock is ahead of UTC now, as `+01:00`: for the line of now, all else has the shelter's time */
function shelterOffset(): string {
  const now = new Date();
  const minutes = Math.round((Date.parse(`${localIn(shelterZone(), now).slice(0, 19)}Z`) - now.getTime()) / 60_000);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text: string) =>
  Object.assign(document.createElement(tag), { className, textContent: text });

/** A link to a day: the grid hears its click. */
function dayLink(day: string, ...parts: Node[]): Calendar.Content {
  const link = element("a", "calendar-day-link", "");
  link.href = `?view=day&day=${day}`;
  link.dataset.day = day;
  link.title = nameOfDay(day);
  link.append(...parts);
  return { domNodes: [link] };
}

/** 'Wed 25' above a column. */
function dayHead(date: Date): Calendar.Content {
  const weekday = date.toLocaleDateString(LOCALE[currentLanguage()], { weekday: "short" });
  const number = element("span", "calendar-number", String(date.getDate()));
  return dayLink(dayIn(date), element("span", "", weekday), number);
}

/** A name and a job above a column. */
const employeeHead = ({ resource }: Calendar.ResourceLabelInfo): Calendar.Content => ({
  domNodes: [
    element("span", "calendar-name", String(resource.title)),
    element("span", "calendar-job", String(resource.extendedProps.jobTitle ?? "")),
  ],
});

/** What stands in an entry: ours; while it is dragged, its name and the time at which it would be. */
const contentIn =
  (hostOf: (key: string) => HTMLElement) =>
  ({ event, timeText }: Calendar.EventContentInfo): Calendar.Content => {
    const { key, day } = event.extendedProps as { key?: string; day?: string };
    if (event.display === "background") return { domNodes: [] };
    if (day) return dayLink(day, document.createTextNode(String(event.title)));
    if (key && event.display === "auto") return { domNodes: [hostOf(key)] };
    return { domNodes: [element("strong", "", key ? String(event.title) : ""), element("span", "", timeText)] };
  };

/** How a view looks, in the reader's language and by the shelter's clock. */
export function looksOf(view: GridView, hostOf: (key: string) => HTMLElement): Calendar.Options {
  const isOfDays = view === "week" || view === "day";
  return {
    view: LIBRARY_VIEWS[view],
    locale: LOCALE[currentLanguage()],
    firstDay: 1,
    timeZone: shelterOffset(),
    headerToolbar: { start: "", center: "", end: "" },
    allDaySlot: false,
    nowIndicator: true,
    slotDuration: "00:30",
    slotLabelInterval: "01:00",
    snapDuration: "00:15",
    slotHeight: 28,
    slotEventOverlap: false,
    slotLabelFormat: { hour: "2-digit", minute: "2-digit" },
    eventTimeFormat: { hour: "2-digit", minute: "2-digit" },
    displayEventEnd: true,
    eventContent: contentIn(hostOf),
    resourceLabelContent: employeeHead,
    ...(isOfDays && { dayHeaderFormat: dayHead }),
    ...(view === "employees" && { columnWidth: "minmax(8.5rem, 1fr)" }),
    ...(view === "week" && { columnWidth: "minmax(6.5rem, 1fr)" }),
    dayCellFormat: (date) => dayLink(dayIn(date), element("span", "calendar-number", String(date.getDate()))),
  };
}

/**
 * The library says that the grid is a table, whose cells would hold none of the entries: each says in words when and where it
 * is instead. The part that scrolls can be reached with the keyboard.
 */
export function plainMarkup(root: HTMLElement, label: string): void {
  for (const one of root.querySelectorAll('[role="table"], [role="row"], [role="rowgroup"], [role="cell"]')) {
    one.removeAttribute("role");
  }
  for (const one of root.querySelectorAll('[role="columnheader"]')) {
    for (const name of ["role", "aria-colindex", "aria-colspan"]) one.removeAttribute(name);
  }
  for (const one of root.querySelectorAll("aside, header")) one.setAttribute("role", "presentation");
  for (const one of root.querySelectorAll("[aria-label]:is(time, span):not(a)")) one.removeAttribute("aria-label");
  const main = root.querySelector<HTMLElement>(".ec-main");
  if (!main) return;
  main.tabIndex = 0;
  main.setAttribute("role", "group");
  main.setAttribute("aria-label", label);
}
