import { SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { ZodType } from "zod";
import {
  APPOINTMENT_TIMES,
  type Appointment,
  Minutes,
  PURPOSE_PREVIEW,
} from "../../../contract/calendar/appointments.ts";
import { MAX_PAGE_SIZE } from "../../../contract/platform/lists.ts";
import { Id, typedNumber } from "../../../contract/platform/shared.ts";
import { localDate } from "../../format.ts";
import { apiQuery, listCall } from "../platform/calls.ts";
import { CutText } from "../platform/kit/cut-text.tsx";
import type { Column } from "../platform/kit/data-table.tsx";
import type { ListAddress } from "../platform/kit/list-address.ts";
import { DayFilters } from "../platform/kit/list-filters.tsx";
import { ListTable } from "../platform/kit/list-table.tsx";
import { ListTools } from "../platform/kit/list-tools.tsx";
import { AddScreen, recordScreens } from "../platform/kit/record-screen.tsx";
import { StaffList } from "../platform/kit/staff-list.tsx";
import { When } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { appointmentForm } from "./appointment.form.tsx";
import { APPOINTMENT, CALENDAR } from "./appointment.resource.ts";
import { calendarTexts } from "./texts.ts";

function columns(): readonly Column<Appointment>[] {
  const text = calendarTexts().appointments;
  return [
    { head: appTexts().words.animal, cell: ({ animalName }) => animalName, sort: "animalName" },
    {
      head: text.purpose,
      cell: ({ purpose }) => <CutText text={purpose} length={PURPOSE_PREVIEW} />,
      text: ({ purpose }) => purpose,
      sort: "purpose",
    },
    {
      head: text.columns.date,
      cell: ({ dateOfAppointment }) => <When at={dateOfAppointment} hasTime />,
      text: ({ dateOfAppointment }) => dateOfAppointment,
      sort: "dateOfAppointment",
    },
    { head: appTexts().words.employee, cell: ({ employeeFullName }) => employeeFullName, sort: "employeeFullName" },
    { head: text.columns.service, cell: ({ serviceTypeName }) => serviceTypeName, sort: "serviceTypeName" },
  ];
}

/** The part of the list that is shown: from today on, unless the address names another part, or its own days. */
const TIMES = [...APPOINTMENT_TIMES, "all"] as const;
const timeIn = (params: URLSearchParams): (typeof TIMES)[number] =>
  TIMES.find((time) => time === params.get("when")) ?? (params.has("from") || params.has("to") ? "all" : "upcoming");

const all = listCall("GET /appointments");
const byTime: typeof all = {
  key: [...all.key, "by time"],
  load: (search) => {
    const wanted = new URLSearchParams(search);
    const time = timeIn(search);
    if (time === "all") wanted.delete("when");
    else wanted.set("when", time);
    return all.load(wanted);
  },
};

function TimeChoice({ address: { params, change } }: { address: ListAddress }) {
  const { appointments } = calendarTexts();
  const { words } = appTexts();
  return (
    <SegmentedControl
      aria-label={words.when}
      data={TIMES.map((value) => ({ value, label: appointments.times[value] }))}
      value={timeIn(params)}
      onChange={(chosen) => change({ when: chosen === "upcoming" ? "" : chosen, from: "", to: "", sort: "" })}
    />
  );
}

/** Nothing is planned; what took place is a click away. */
function NothingPlanned() {
  const { noneUpcoming, showPast } = calendarTexts().appointments;
  return (
    <>
      {noneUpcoming} <Link to="?when=past">{showPast}</Link>
    </>
  );
}

const BY_TIME = {
  ...APPOINTMENT,
  call: byTime,
  text: () => ({ ...APPOINTMENT.text(), empty: <NothingPlanned /> }),
};

/** Appointments from today on, the soonest first, or those before, the latest first. */
export const List = () => (
  <StaffList of={BY_TIME} columns={columns()}>
    {(list) => (
      <>
        <ListTools list={list}>
          <TimeChoice address={list.address} />
          <DayFilters address={list.address} />
        </ListTools>
        <ListTable list={list} rowTitle={({ purpose }) => purpose} />
      </>
    )}
  </StaffList>
);

export const { View, Edit } = recordScreens({
  resource: APPOINTMENT,
  parts: appointmentForm(),
  title: ({ animalName, dateOfAppointment }: Appointment) =>
    calendarTexts().appointments.recordTitle(animalName, localDate(dateOfAppointment)),
});

/** Adds an appointment. What the address says is filled in: an animal (spec §2.6), or a place on the calendar. */
export function Add() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const animalId = idIn(params, "animalId");
  const employeeId = idIn(params, "employeeId");
  const animal = useQuery({
    ...apiQuery("GET /animals/:id", { params: { id: animalId ?? 0 } }),
    enabled: animalId !== undefined,
  });
  const staff = useQuery({
    ...apiQuery("GET /employees", { query: { pageSize: MAX_PAGE_SIZE } }),
    enabled: employeeId !== undefined,
  });
  const employee = staff.data?.items.find(({ id }) => id === employeeId);
  const form = useMemo(() => {
    const minutes = typedIn(params, "minutes", typedNumber(Minutes));
    const known = { animal: animal.data, employee, startsAt: clockIn(params), minutes };
    return appointmentForm({ ...known, back: backIn(state) });
  }, [animal.data, employee, params, state]);
  // The form starts with the names, so it waits for them. What is unknown is not chosen.
  if (animal.isLoading || staff.isLoading) return null;
  return <AddScreen resource={APPOINTMENT} parts={form} />;
}

/** @returns what a parameter says, unless it is not valid */
const typedIn = <T,>(params: URLSearchParams, name: string, schema: ZodType<T>): T | undefined =>
  schema.safeParse(params.get(name)).data;
const idIn = (params: URLSearchParams, name: string): number | undefined => typedIn(params, name, typedNumber(Id));

/** @returns the time by the shelter's clock that the address names */
function clockIn(params: URLSearchParams): string | undefined {
  const at = params.get("at") ?? "";
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) && !Number.isNaN(Date.parse(`${at}Z`)) ? at : undefined;
}

/** @returns the calendar from which somebody came, as it was */
const backIn = (state: unknown): string | undefined =>
  typeof state === "string" && state.startsWith(CALENDAR) ? state : undefined;
