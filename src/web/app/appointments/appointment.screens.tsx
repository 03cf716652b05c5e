import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type Appointment, PURPOSE_PREVIEW } from "../../../contract/appointments.ts";
import { Id } from "../../../contract/shared.ts";
import { localDate, truncate } from "../../format.ts";
import { apiQuery, listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import { DayInput } from "../kit/day-input.tsx";
import type { ListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../kit/record-screen.tsx";
import { addressOf } from "../kit/resource.ts";
import { When } from "../kit/when.tsx";
import { appointmentForm } from "./appointment.form.tsx";
import { APPOINTMENT } from "./appointment.resource.ts";

const COLUMNS: readonly Column<Appointment>[] = [
  { head: "Animal", cell: ({ animalName }) => animalName, sort: "animalName" },
  {
    head: "Purpose of a Visit",
    cell: ({ purpose }) => truncate(purpose, PURPOSE_PREVIEW),
    text: ({ purpose }) => purpose,
    sort: "purpose",
  },
  {
    head: "Date",
    cell: ({ dateOfAppointment }) => <When at={dateOfAppointment} hasTime />,
    text: ({ dateOfAppointment }) => dateOfAppointment,
    sort: "dateOfAppointment",
  },
  { head: "Employee", cell: ({ employeeFullName }) => employeeFullName, sort: "employeeFullName" },
  { head: "Service", cell: ({ serviceTypeName }) => serviceTypeName, sort: "serviceTypeName" },
];

/** All appointments, the latest first (spec §2.6). */
export const List = () => (
  <ListPage
    title="Appointments"
    list={listCall("GET /appointments")}
    search="Search Appointment..."
    add={{ text: "Add Appointment", to: addressOf.add(APPOINTMENT) }}
    filters={(address) => <Days address={address} />}
    empty="There are no appointments yet."
    noMatch="No appointments match."
    failed={APPOINTMENT.text().loadFailed}
    columns={COLUMNS}
    href={({ id }) => addressOf.view(APPOINTMENT, id)}
  />
);

function Days({ address: { params, change } }: { address: ListAddress }) {
  return (
    <>
      <DayInput label="From" value={params.get("from") ?? ""} onChange={(from) => change({ from })} />
      <DayInput label="To" value={params.get("to") ?? ""} onChange={(to) => change({ to })} />
    </>
  );
}

const parts = {
  resource: APPOINTMENT,
  parts: appointmentForm(),
  title: ({ animalName, dateOfAppointment }: Appointment) =>
    `Appointment of ${animalName} on ${localDate(dateOfAppointment)}`,
};

export const View = () => <ViewScreen {...parts} />;
export const Edit = () => <EditScreen {...parts} />;

/** A new appointment; the animal is chosen already when the address names one (spec §2.6: it passes `animalId`). */
export function Add() {
  const id = Id.safeParse(Number(useSearchParams()[0].get("animalId"))).data;
  const animal = useQuery({ ...apiQuery("GET /animals/:id", { params: { id: id ?? 0 } }), enabled: id !== undefined });
  const form = useMemo(() => appointmentForm(animal.data), [animal.data]);
  // The form begins with the animal, and so waits for its name; one that is not there is not chosen.
  if (animal.isLoading) return null;
  return <AddScreen resource={APPOINTMENT} parts={form} />;
}
