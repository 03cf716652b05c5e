import { SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { APPOINTMENT_TIMES, type Appointment, PURPOSE_PREVIEW } from "../../../contract/calendar/appointments.ts";
import { Id } from "../../../contract/platform/shared.ts";
import { localDate, truncate } from "../../format.ts";
import { apiQuery, listCall } from "../platform/calls.ts";
import type { Column } from "../platform/kit/data-table.tsx";
import type { ListAddress } from "../platform/kit/list-address.ts";
import { DayFilters } from "../platform/kit/list-filters.tsx";
import { ListPage } from "../platform/kit/list-page.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../platform/kit/record-screen.tsx";
import { addressOf } from "../platform/kit/resource.ts";
import { When } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { appointmentForm } from "./appointment.form.tsx";
import { APPOINTMENT } from "./appointment.resource.ts";

function columns(): readonly Column<Appointment>[] {
  const text = appTexts().appointments;
  return [
    { head: text.animal, cell: ({ animalName }) => animalName, sort: "animalName" },
    {
      head: text.purpose,
      cell: ({ purpose }) => truncate(purpose, PURPOSE_PREVIEW),
      text: ({ purpose }) => purpose,
      sort: "purpose",
    },
    {
      head: text.columns.date,
      cell: ({ dateOfAppointment }) => <When at={dateOfAppointment} hasTime />,
      text: ({ dateOfAppointment }) => dateOfAppointment,
      sort: "dateOfAppointment",
    },
    { head: text.employee, cell: ({ employeeFullName }) => employeeFullName, sort: "employeeFullName" },
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
  const { times, time } = appTexts().appointments;
  return (
    <SegmentedControl
      aria-label={time}
      data={TIMES.map((value) => ({ value, label: times[value] }))}
      value={timeIn(params)}
      onChange={(chosen) => change({ when: chosen === "upcoming" ? "" : chosen, from: "", to: "", sort: "" })}
    />
  );
}

/** Nothing is planned; what took place is a click away. */
function NothingPlanned() {
  const { noneUpcoming, showPast } = appTexts().appointments;
  return (
    <>
      {noneUpcoming} <Link to="?when=past">{showPast}</Link>
    </>
  );
}

/** Appointments from today on, the soonest first, or those before, the latest first. */
export function List() {
  const text = appTexts().appointments;
  return (
    <ListPage
      title={appTexts().shell.navigation.appointments}
      list={byTime}
      search={text.search}
      add={{ text: appTexts().recordNames.appointment.add, to: addressOf.add(APPOINTMENT) }}
      filters={(address) => (
        <>
          <TimeChoice address={address} />
          <DayFilters address={address} />
        </>
      )}
      empty={<NothingPlanned />}
      noMatch={text.noMatch}
      failed={APPOINTMENT.text().loadFailed}
      columns={columns()}
      rowTitle={({ purpose }) => purpose}
      href={({ id }) => addressOf.view(APPOINTMENT, id)}
    />
  );
}

const parts = {
  resource: APPOINTMENT,
  parts: appointmentForm(),
  title: ({ animalName, dateOfAppointment }: Appointment) =>
    appTexts().appointments.recordTitle(animalName, localDate(dateOfAppointment)),
};

export const View = () => <ViewScreen {...parts} />;
export const Edit = () => <EditScreen {...parts} />;

/** Adds an appointment. An animal in the address (`animalId`) is chosen already (spec §2.6). */
export function Add() {
  const id = Id.safeParse(Number(useSearchParams()[0].get("animalId"))).data;
  const animal = useQuery({ ...apiQuery("GET /animals/:id", { params: { id: id ?? 0 } }), enabled: id !== undefined });
  const form = useMemo(() => appointmentForm(animal.data), [animal.data]);
  // The form starts with the animal's name, so it waits for it. An unknown animal is not chosen.
  if (animal.isLoading) return null;
  return <AddScreen resource={APPOINTMENT} parts={form} />;
}
