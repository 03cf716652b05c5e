import type { ReactNode } from "react";
import type { CalendarEmployee, CalendarItem } from "../../../contract/calendar/calendar.ts";
import type { GridView, Place } from "./calendar-days.ts";

/** What the grid shows, and whom it tells of what is done in it. */
export type GridProps = {
  view: GridView;
  day: string;
  days: readonly string[];
  hours: { from: string; until: string };
  items: readonly CalendarItem[];
  employees: readonly CalendarEmployee[];
  moving: ReadonlySet<string>;
  mayChange: boolean;
  /** Where something would be that is moved or added with the arrow keys. */
  draft: Place | undefined;
  entry: (item: CalendarItem) => ReactNode;
  /** An empty place was chosen with the pointer. */
  onPlace: (place: Partial<Place> & { startsAt: string }) => void;
  /** Something was let go at another place. */
  onMove: (item: CalendarItem, place: Place) => Promise<boolean>;
  /** Something is being dragged or stretched; undefined when that has ended. */
  onDrag: (dragged: { item: CalendarItem; place: Place } | undefined) => void;
  onDay: (day: string) => void;
  /** The grid has the focus and Enter was pressed. */
  onEnter: () => void;
};
