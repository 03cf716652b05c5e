import { sql } from "kysely";
import type { Appointment, AppointmentQuery, ServiceType } from "../../contract/appointments.ts";
import type { PageOf } from "../../contract/shared.ts";
import { startOfDay } from "../database/days.ts";
import { pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains } from "../database/search.ts";
import { alphabetical, orderOf } from "../database/sorting.ts";

/** An appointment as it is kept. */
export type StoredAppointment = Omit<Appointment, "actions">;

const everything = (db: Db) =>
  db
    .selectFrom("appointments as p")
    .innerJoin("animals as a", "a.id", "p.animal_id")
    .innerJoin("employees as e", "e.id", "p.employee_id")
    .innerJoin("service_types as s", "s.id", "p.service_type_id");

const COLUMNS = [
  "p.id",
  "p.animal_id as animalId",
  "a.name as animalName",
  "p.employee_id as employeeId",
  sql<string>`e.name || ' ' || e.surname`.as("employeeFullName"),
  "p.service_type_id as serviceTypeId",
  "s.name as serviceTypeName",
  "p.purpose",
  "p.date_of_appointment",
] as const;

type Row = Omit<StoredAppointment, "dateOfAppointment"> & { date_of_appointment: Date };
const toAppointment = ({ date_of_appointment, ...row }: Row): StoredAppointment => ({
  ...row,
  dateOfAppointment: date_of_appointment.toISOString(),
});

const SORTED = {
  animalName: alphabetical("a.name"),
  purpose: alphabetical("p.purpose"),
  dateOfAppointment: sql`p.date_of_appointment`,
  employeeFullName: sql`(e.name || ' ' || e.surname) collate "pl-x-icu"`,
  serviceTypeName: alphabetical("s.name"),
};
const LATEST = sql`p.date_of_appointment desc, p.id desc`;

function found(db: Db, { q, from, to }: AppointmentQuery, zone: string) {
  let appointments = everything(db);
  if (q) appointments = appointments.where(contains(sql.ref("a.name_folded"), q));
  if (from) appointments = appointments.where("p.date_of_appointment", ">=", startOfDay(from, zone));
  if (to) appointments = appointments.where("p.date_of_appointment", "<", startOfDay(to, zone, 1));
  return appointments;
}

/** One page of the appointments, the latest first (spec §2.6). @param zone the shelter's, in which days begin */
export async function listAppointments(
  db: Db,
  query: AppointmentQuery,
  zone: string,
): Promise<PageOf<StoredAppointment>> {
  const page = await pageOf(
    db,
    found(db, query, zone),
    (appointments) => appointments.select(COLUMNS).orderBy(orderOf(query.sort, SORTED, sql`p.id`, LATEST)),
    query,
  );
  return { ...page, items: page.items.map(toAppointment) };
}

/** One appointment, or undefined. */
export async function findAppointment(db: Db, id: number): Promise<StoredAppointment | undefined> {
  const row = await everything(db).where("p.id", "=", id).select(COLUMNS).executeTakeFirst();
  return row && toAppointment(row);
}

/** Everything that an appointment can be made for, by name. */
export function listServiceTypes(db: Db): Promise<ServiceType[]> {
  return db
    .selectFrom("service_types as s")
    .select(["s.id", "s.name"])
    .orderBy(sql`s.name collate "pl-x-icu"`)
    .execute();
}
