import { sql } from "kysely";
import type { VisitKind } from "../../../contract/adoption/visits.ts";
import { MINUTE_MS } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";

/** A time that is taken by a visit, a home check or an appointment, and who takes part in it. */
export type Busy = {
  kind: VisitKind | "appointment";
  /** Of the visit or the appointment. */
  id: number;
  animalName: string;
  /** Null where the animal need not be there, as at a home check. */
  animalId: number | null;
  userId: number | null;
  employeeId: number | null;
  from: number;
  until: number;
};

/** No visit and no appointment is longer. */
const LONGEST = "4 hours";

/** What to leave out: the record that is being moved. With `about`, all appointments of other animals and employees. */
export type Except = {
  visitId?: number;
  appointmentId?: number;
  about?: { animalId: number | null; employeeIds: readonly number[] };
};

const appointmentsOf = (about: Except["about"]) =>
  about
    ? sql<boolean>`(p.animal_id = ${about.animalId} or p.employee_id = any(${about.employeeIds}::int[]))`
    : sql<boolean>`true`;

/** All visits, home checks and appointments between two moments, the earliest first. */
export async function busyBetween(db: Db, from: Date, until: Date, except: Except = {}): Promise<Busy[]> {
  type Row = Omit<Busy, "from" | "until"> & { starts_at: Date; minutes: number };
  const { rows } = await sql<Row>`
    select v.kind, v.id, a.name as "animalName", case when v.kind <> 'home_check' then v.animal_id end as "animalId", v.user_id as "userId",
      v.employee_id as "employeeId", v.starts_at, v.minutes
    from visits as v join animals as a on a.id = v.animal_id
    where v.state = 'booked' and v.starts_at > ${from}::timestamptz - ${LONGEST}::interval and v.starts_at < ${until}
      and v.id <> ${except.visitId ?? 0}
    union all
    select 'appointment', p.id, p.animal_name, p.animal_id, null, p.employee_id, p.date_of_appointment, p.minutes
    from appointments as p
    where p.date_of_appointment > ${from}::timestamptz - ${LONGEST}::interval and p.date_of_appointment < ${until}
      and p.id <> ${except.appointmentId ?? 0} and ${appointmentsOf(except.about)}
    order by 7`.execute(db);
  return rows
    .map(({ starts_at, minutes, ...who }) => {
      const begin = starts_at.getTime();
      return { ...who, from: begin, until: begin + minutes * MINUTE_MS };
    })
    .filter((busy) => busy.until > from.getTime());
}

/** A visit, home check or appointment that somebody wants to plan, and who takes part. */
export type PlannedEvent = {
  kind: Busy["kind"];
  animalId: number | null;
  userId: number | null;
  employeeId: number | null;
  startsAt: Date;
  minutes: number;
};

const isSame = (one: number | null, other: number | null) => one !== null && one === other;

/**
 * Finds what a plan collides with: the same animal, the same visitor, or the same employee. Visits at the same time may
 * share an employee.
 * @param atOnce how many visits may take place at the same time; left out: any number
 */
export function clashOf(
  wanted: PlannedEvent,
  busy: readonly Busy[],
  atOnce = Number.POSITIVE_INFINITY,
): Busy | undefined {
  const from = wanted.startsAt.getTime();
  const until = from + wanted.minutes * MINUTE_MS;
  const meanwhile = busy.filter((one) => one.from < until && from < one.until);
  const areVisits = (one: Busy) => one.kind === "visit" && wanted.kind === "visit";
  const clash = meanwhile.find(
    (one) =>
      isSame(one.animalId, wanted.animalId) ||
      isSame(one.userId, wanted.userId) ||
      (isSame(one.employeeId, wanted.employeeId) && !areVisits(one)),
  );
  if (clash) return clash;
  const visits = meanwhile.filter(areVisits);
  return visits.length >= atOnce ? visits[0] : undefined;
}
