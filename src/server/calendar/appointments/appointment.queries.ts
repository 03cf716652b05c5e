import { type RawBuilder, sql } from "kysely";
import type { Appointment, AppointmentQuery, ServiceType } from "../../../contract/calendar/appointments.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { instantOrNull } from "../../base/clock.ts";
import { startOfDay } from "../../database/days.ts";
import { pageOfIds, type SqlList } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { containsIndexed } from "../../database/search.ts";
import { alphabetical, alphabeticalText, ascending, descending, orderBy, orderOf } from "../../database/sorting.ts";
import { storedCount } from "../../database/stored-counts.ts";
import { readersText } from "../../database/translations.ts";

/** An appointment as it is stored. */
export type StoredAppointment = Omit<Appointment, "actions">;

type Row = Omit<StoredAppointment, "dateOfAppointment" | "doneAt"> & {
  date_of_appointment: Date;
  done_at: Date | null;
};
const toAppointment = ({ date_of_appointment, done_at, ...row }: Row): StoredAppointment => ({
  ...row,
  dateOfAppointment: date_of_appointment.toISOString(),
  doneAt: instantOrNull(done_at),
});

/** SQL for whole appointments. @param ids of them */
const appointmentsOf = (ids: RawBuilder<unknown>) => sql<Row>`
  select p.id, p.animal_id as "animalId", a.name as "animalName", p.employee_id as "employeeId",
    e.name || ' ' || e.surname as "employeeFullName", p.service_type_id as "serviceTypeId",
    ${readersText("s.name")} as "serviceTypeName", p.purpose, p.date_of_appointment, p.minutes, p.done_at
  from (${ids}) as page join appointments as p on p.id = page.id join animals as a on a.id = p.animal_id
  join employees as e on e.id = p.employee_id join service_types as s on s.id = p.service_type_id`;

const sorts = () => ({
  animalName: alphabetical("p.animal_name"),
  purpose: alphabetical("p.purpose"),
  dateOfAppointment: sql`p.date_of_appointment`,
  employeeFullName: sql`(e.name || ' ' || e.surname) collate "pl-x-icu"`,
  serviceTypeName: alphabeticalText("s.name"),
});
const LATEST = orderBy(descending(sql`p.date_of_appointment`), descending(sql`p.id`));

const SOONEST = orderBy(ascending(sql`p.date_of_appointment`), ascending(sql`p.id`));

/** Joins that some sorts need. */
const SORT_JOINS = {
  employeeFullName: sql`join employees as e on e.id = p.employee_id`,
  serviceTypeName: sql`join service_types as s on s.id = p.service_type_id`,
};

/** The shelter's time zone, in which days begin, and its day. */
type AtShelter = { zone: string; today: string };

/** There are few to come, however long the list is: those that are past are all others. */
function totalOf(all: RawBuilder<number>, when: AppointmentQuery["when"], start: RawBuilder<unknown>) {
  if (!when) return all;
  const upcoming = sql<number>`(select count(*) from appointments where date_of_appointment >= ${start})`;
  return when === "upcoming" ? upcoming : sql<number>`(${all} - ${upcoming})`;
}

/** SQL for the list. */
function appointmentList({ q, when, from, to, sort }: AppointmentQuery, { zone, today }: AtShelter): SqlList {
  const join = SORT_JOINS[sort?.replace("-", "") as keyof typeof SORT_JOINS] ?? sql``;
  const start = startOfDay(today, zone);
  const days = [
    ...(when === "upcoming" ? [sql`p.date_of_appointment >= ${start}`] : []),
    ...(when === "past" ? [sql`p.date_of_appointment < ${start}`] : []),
    ...(from ? [sql`p.date_of_appointment >= ${startOfDay(from, zone)}`] : []),
    ...(to ? [sql`p.date_of_appointment < ${startOfDay(to, zone, 1)}`] : []),
    sql`true`,
  ];
  const list = (appointments: RawBuilder<unknown>) =>
    sql`${appointments} as p ${join} where ${sql.join(days, sql` and `)}`;
  const id = sql`p.id`;
  const order = orderOf(sort, sorts(), id, when === "upcoming" ? SOONEST : LATEST);
  const total = storedCount("appointments");
  if (!q)
    return { id, found: list(sql`appointments`), order, ...(!from && !to && { total: totalOf(total, when, start) }) };
  const matches = containsIndexed(sql.ref("p.animal_name_folded"), q);
  const collected = sql`(select * from appointments as p where ${matches} offset 0)`;
  return {
    id,
    found: list(collected),
    order,
    // Not when sorted by the animal's name: the matches are next to each other then, and a scan may read most rows first.
    ...(!sort?.endsWith("animalName") && {
      search: { walked: sql`${list(sql`appointments`)} and ${matches}`, outOf: total },
    }),
  };
}

/** One page of appointments, latest first (spec §2.6), or those from today on, soonest first. */
export async function listAppointments(
  db: Db,
  query: AppointmentQuery,
  at: AtShelter,
): Promise<PageOf<StoredAppointment>> {
  const page = await pageOfIds(db, appointmentList(query, at), appointmentsOf, query);
  return { ...page, items: page.items.map(toAppointment) };
}

/** One appointment, or undefined. */
export async function findAppointment(db: Db, id: number): Promise<StoredAppointment | undefined> {
  const { rows } = await appointmentsOf(sql`select ${id}::int as id`).execute(db);
  return rows.map(toAppointment)[0];
}

/** The service types that are offered, by name. */
export function listServiceTypes(db: Db): Promise<ServiceType[]> {
  return db
    .selectFrom("service_types as s")
    .select(["s.id", readersText("s.name").as("name")])
    .where("s.retired_at", "is", null)
    .orderBy(alphabeticalText("s.name"))
    .execute();
}

/** Whether an employee has an appointment in the future. */
export async function hasComingAppointment(tx: Db, employeeId: number, now: Date): Promise<boolean> {
  const coming = tx
    .selectFrom("appointments")
    .select("id")
    .where("employee_id", "=", employeeId)
    .where("date_of_appointment", ">", now);
  return (await coming.executeTakeFirst()) !== undefined;
}
