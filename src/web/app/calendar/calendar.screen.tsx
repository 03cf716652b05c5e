import { Alert, Button, Text } from "@mantine/core";
import { useHotkeys, useNetwork } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { APPOINTMENT_MINUTES } from "../../../contract/calendar/appointments.ts";
import type { CalendarEmployee, CalendarItem } from "../../../contract/calendar/calendar.ts";
import { MAX_PAGE_SIZE } from "../../../contract/platform/lists.ts";
import { adoptionTexts } from "../adoption/texts.ts";
import { apiQuery } from "../platform/calls.ts";
import { addressOf } from "../platform/kit/resource.ts";
import { Loaded, Screen } from "../platform/kit/screen.tsx";
import { useSession } from "../platform/session.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { APPOINTMENT } from "./appointment.resource.ts";
import { calendarTexts } from "./texts.ts";
import "./calendar.css";
import { type CalendarAddress, useCalendarAddress } from "./calendar-address.ts";
import { CalendarAddressButton } from "./calendar-address-dialog.tsx";
import type { Place } from "./calendar-days.ts";
import { CalendarDesk } from "./calendar-desk.tsx";
import { CalendarHead } from "./calendar-head.tsx";
import { CalendarMoveDialog, type Employee } from "./calendar-move-dialog.tsx";
import { type Refused, useCalendarMoves } from "./calendar-moves.ts";

/** Others plan, too: an open calendar asks again so often, in milliseconds. */
const REFETCH_MS = 30_000;

/** What takes place: by month, week, day or employees, or as a list; moved with the pointer or the keyboard (rules §5). */
export function CalendarScreen() {
  const { isAdmin } = useSession();
  const address = useCalendarAddress();
  const { days, day, employeeId } = address;
  const query = useQuery({
    ...apiQuery("GET /calendar", {
      query: { from: days[0] ?? day, to: days.at(-1) ?? day, ...(employeeId && { employeeId }) },
    }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    placeholderData: keepPreviousData,
  });
  const add = useAdding();
  const text = calendarTexts().calendar;
  return (
    <Screen
      title={appTexts().shell.navigation.calendar}
      actions={
        <>
          <CalendarAddressButton />
          {isAdmin && (
            <Button component={Link} to="/admin/settings/visits" variant="outline">
              {adoptionTexts().visits.plan.title}
            </Button>
          )}
          <Button onClick={() => add({})}>{appTexts().recordNames.appointment.add}</Button>
        </>
      }
    >
      <div className="calendar" aria-busy={query.isPlaceholderData}>
        <Loaded query={query} failed={text.loadFailed}>
          {({ items, employees, more }) => (
            <>
              {more && <Text role="status">{text.more}</Text>}
              <Planner address={address} items={items} columns={employees} add={add} />
            </>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}

export type Adding = (place: Partial<Place>) => void;

/** Opens the form for a new appointment at a place; saving or leaving it leads back to the calendar as it is now. */
function useAdding(): Adding {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const add: Adding = ({ startsAt, minutes, employeeId }) => {
    const known = new URLSearchParams({
      ...(startsAt && { at: startsAt }),
      ...(minutes && minutes !== APPOINTMENT_MINUTES && { minutes: String(minutes) }),
      ...(employeeId && { employeeId: String(employeeId) }),
    });
    void navigate(`${addressOf.add(APPOINTMENT)}?${known}`, { state: pathname + search });
  };
  useHotkeys([["n", () => add({})]]);
  return add;
}

type PlannerProps = {
  address: CalendarAddress;
  items: readonly CalendarItem[];
  columns: readonly CalendarEmployee[];
  add: Adding;
};

function Planner({ address, items, columns, add }: PlannerProps) {
  const text = calendarTexts().calendar;
  const { online } = useNetwork();
  const { view, employeeId } = address;
  const [chosen, setChosen] = useState<CalendarItem>();
  const [refused, setRefused] = useState<Refused>();
  const { moving, move } = useCalendarMoves((one) => {
    setRefused(one);
    setChosen(one.item);
  });
  const staff = useQuery(apiQuery("GET /employees", { query: { pageSize: MAX_PAGE_SIZE } }));
  const employees: Employee[] = (staff.data?.items ?? []).map(({ id, name, surname }) => ({
    value: String(id),
    label: `${name} ${surname}`,
  }));
  const close = () => {
    setChosen(undefined);
    setRefused(undefined);
  };
  const addHere: Adding = (place) => add({ ...(employeeId && { employeeId }), ...place });
  const deeds = { mayChange: online, byForm: setChosen };
  return (
    <>
      <CalendarHead address={address} employees={employees} />
      {!online && (
        <Alert color="yellow" variant="light" role="status">
          {text.offline}
        </Alert>
      )}
      {items.length === 0 && view !== "list" && <Text className="detail">{text.empty}</Text>}
      <CalendarDesk address={address} {...{ items, columns, moving, move, add: addHere }} {...deeds} />
      <CalendarMoveDialog item={chosen} {...{ refused, employees, move, close }} closed={() => undefined} />
    </>
  );
}
