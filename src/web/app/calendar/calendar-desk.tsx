import { useCallback, useMemo, useState } from "react";
import { APPOINTMENT_MINUTES } from "../../../contract/calendar/appointments.ts";
import type { CalendarEmployee, CalendarItem } from "../../../contract/calendar/calendar.ts";
import { shelterZone } from "../../../contract/platform/dates.ts";
import { localIn } from "../../../contract/platform/time.ts";
import type { CalendarAddress } from "./calendar-address.ts";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { keyOf, minutesAfter, type Place, placeOf, stepFrom } from "./calendar-days.ts";
import { CalendarEntry } from "./calendar-entry.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";
import { hoursShown } from "./calendar-hours.ts";
import { CalendarLegend } from "./calendar-kinds.tsx";
import { CalendarPlacing, DragStatus, type Placing } from "./calendar-placing.tsx";
import { useSwipe } from "./use-swipe.ts";

const SHORT_MINUTES = 44;

type Props = {
  address: CalendarAddress;
  items: readonly CalendarItem[];
  columns: readonly CalendarEmployee[];
  moving: ReadonlySet<string>;
  move: (item: CalendarItem, place: Place) => Promise<boolean>;
  add: (place: Partial<Place>) => void;
  mayChange: boolean;
  byForm: (item: CalendarItem) => void;
};

/** The grid or the list, and what is being put somewhere in it. */
export function CalendarDesk({ address, items, columns, moving, move, add, mayChange, byForm }: Props) {
  const { view, day, days, change } = address;
  const [dragged, setDragged] = useState<Placing>();
  const { placing, begin, shift, end } = usePlacing(address);
  const hours = hoursShown(days, items, view === "employees" ? columns : [], placing?.place);
  const byKeys = (item: CalendarItem) => begin({ item, place: placeOf(item) });
  const deeds = { mayChange, byForm, byKeys };
  const step = (by: 1 | -1) => change({ day: stepFrom(view, day, by) });
  const swipe = useSwipe(step, { quick: true });
  const isPlaced = placing?.item && keyOf(placing.item);
  const faded = useMemo(() => new Set([...moving, ...(isPlaced ? [isPlaced] : [])]), [moving, isPlaced]);

  async function save({ item, place }: Placing): Promise<void> {
    if (!item) return add(place);
    if (await move(item, place)) end(item);
  }
  if (view === "list") {
    return (
      <>
        <CalendarAgenda
          {...{ days, items }}
          {...deeds}
          onDay={(on) => add({ startsAt: `${on}T${hours.from}` })}
          step={step}
        />
        <CalendarLegend hasHours={false} />
      </>
    );
  }
  return (
    <div {...swipe}>
      <CalendarGrid
        key={view}
        {...{ view, day, days, hours, items, mayChange }}
        moving={faded}
        employees={columns}
        draft={placing?.place}
        entry={(item) => (
          <CalendarEntry
            item={item}
            look={view === "month" ? "day" : item.minutes < SHORT_MINUTES ? "flat" : "tall"}
            {...deeds}
          />
        )}
        onPlace={(place) => add(withTime(place, hours.from))}
        onMove={move}
        onDrag={(next) => setDragged((before) => (isSame(before, next) ? before : next))}
        onDay={(on) => change({ view: "day", day: on })}
        onEnter={() => mayChange && begin({ item: undefined, place: firstPlace(address, columns, hours) })}
      />
      {dragged && !placing && <DragStatus {...dragged} employees={columns} />}
      {placing && (
        <CalendarPlacing
          {...placing}
          view={view}
          employees={columns}
          change={shift}
          save={() => save(placing)}
          cancel={() => end(placing.item)}
        />
      )}
    </div>
  );
}

const isSame = (one: Placing | undefined, other: Placing | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** A day of a month has no hour yet. */
const withTime = (place: Partial<Place> & { startsAt: string }, from: string): Partial<Place> =>
  place.startsAt.length > 10 ? place : { ...place, startsAt: `${place.startsAt}T${from}` };

/** Where the arrow keys begin: at the next full hour that is shown, or in the morning of the next day. */
function firstPlace(
  { view, days, day, employeeId }: CalendarAddress,
  columns: readonly CalendarEmployee[],
  { from, until }: { from: string; until: string },
): Place {
  const soon = `${minutesAfter(localIn(shelterZone(), new Date()).slice(0, 16), 60).slice(0, 14)}00`;
  const isSoonShown = days.includes(soon.slice(0, 10)) && from <= soon.slice(11) && soon.slice(11) < until;
  const on = days.find((one) => one > soon.slice(0, 10)) ?? (view === "month" ? day : (days[0] ?? day));
  const startsAt = isSoonShown ? soon : minutesAfter(`${on}T${from}`, 60);
  const who = employeeId ?? (view === "employees" ? columns[0]?.id : undefined) ?? null;
  return { startsAt, minutes: APPOINTMENT_MINUTES, employeeId: who };
}

/** What is put somewhere with the arrow keys. The calendar follows it to other days. */
function usePlacing({ view, days, change }: CalendarAddress) {
  const [placing, setPlacing] = useState<Placing>();
  const shift = (place: Place) => {
    setPlacing((before) => before && { ...before, place });
    const on = place.startsAt.slice(0, 10);
    if (!days.includes(on)) change({ day: on }, true);
  };
  const end = useCallback((item: CalendarItem | undefined) => {
    setPlacing(undefined);
    // Where the way to it began.
    requestAnimationFrame(() => {
      const link = item && document.querySelector<HTMLElement>(`[data-entry="${keyOf(item)}"]`);
      (link ?? document.querySelector<HTMLElement>(".calendar-grid .ec-main"))?.focus();
    });
  }, []);
  return { placing: view === "list" ? undefined : placing, begin: setPlacing, shift, end };
}
