import { type RawBuilder, sql } from "kysely";
import { barColour, percentOf, targetOf } from "../../../contract/giving/resources.ts";
import {
  HOLD_DAYS_AHEAD,
  LENGTHEN_DAYS,
  MAX_PER_KIND,
  type MorningItemOf,
  type MorningKind,
} from "../../../contract/overview/morning.ts";
import { isIncomplete, missingFacts } from "../../animals/animal.gaps.ts";
import { animalsDueBack } from "../../animals/care/placement.queries.ts";
import { listWaitingReports } from "../../animals/fosters/foster.queries.ts";
import { batchesInHand, batchesInUse } from "../../animals/treatments/confirmed-batches.ts";
import { instant, today } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import { startOfDay } from "../../platform/database/days.ts";
import type { Db } from "../../platform/database/pool.ts";
import { readersText } from "../../platform/database/translations.ts";
import { may } from "../../platform/policy.ts";

/** An item without its kind and actions. */
type Found<K extends MorningKind> = Omit<MorningItemOf<K>, "kind" | "actions">;

/** One more than are shown, which tells whether there are more. */
const LIMIT = MAX_PER_KIND + 1;
/** How much of a message is sent: more than the two lines to which the screen truncates it. */
const MESSAGE_START = 300;

async function rowsOf<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

/** Appointments of today that nobody has marked as done, by time: employees have their own, admins all. */
export async function appointmentsToday({ db, clock, actor }: Context): Promise<Found<"appointment">[]> {
  const day = (later: number) => startOfDay(today(clock), clock.zone, later);
  const rows = await rowsOf(
    db,
    sql<Found<"appointment">>`
      select p.id, p.animal_id as "animalId", a.name as animal, p.date_of_appointment as at, ${readersText("s.name")} as service,
        p.purpose, e.name || ' ' || e.surname as employee
      from appointments as p join animals as a on a.id = p.animal_id join employees as e on e.id = p.employee_id
      join service_types as s on s.id = p.service_type_id
      where p.date_of_appointment >= ${day(0)} and p.date_of_appointment < ${day(1)} and p.done_at is null
        ${may(actor.role, "dashboard.readAll") ? sql`` : sql`and p.employee_id = ${actor.personId}`}
      order by p.date_of_appointment, p.id limit ${LIMIT}`,
  );
  return rows.map((row) => ({ ...row, at: instant(row.at) }));
}

/**
 * Visits and home checks of today of which nobody has said what became of them, by time: employees have those that they lead
 * and those that nobody leads yet, admins all.
 */
export async function visitsToday({ db, clock, actor }: Context): Promise<Found<"visit">[]> {
  const day = (later: number) => startOfDay(today(clock), clock.zone, later);
  const rows = await rowsOf(
    db,
    sql<Found<"visit">>`
      select v.id, v.animal_id as "animalId", a.name as animal, v.kind as visit, a.type as "animalType",
        u.name || ' ' || u.surname as visitor, e.name || ' ' || e.surname as employee, v.adoption_id as "adoptionId",
        v.starts_at as at, v.starts_at <= ${clock.now()}::timestamptz as "hasBegun"
      from visits as v join animals as a on a.id = v.animal_id join users as u on u.id = v.user_id
      left join employees as e on e.id = v.employee_id
      where v.state = 'booked' and v.starts_at >= ${day(0)} and v.starts_at < ${day(1)}
        ${may(actor.role, "dashboard.readAll") ? sql`` : sql`and (v.employee_id = ${actor.personId} or v.employee_id is null)`}
      order by v.starts_at, v.id limit ${LIMIT}`,
  );
  return rows.map((row) => ({ ...row, at: instant(row.at) }));
}

/**
 * Adoptions whose next step is staff's, those that wait longest first: for admins all, for employees those that are assigned
 * to them. At stage 2 the adopter answers, and at stage 6 they read the contract that was issued.
 */
export async function adoptionsWaiting({ db, actor }: Context): Promise<Found<"adoption">[]> {
  const stages = may(actor.role, "adoptions.readAll")
    ? sql`adoption_stages as s`
    : sql`adoption_stage_assignees as x join adoption_stages as s
        on s.id = x.stage_id and x.employee_id = ${actor.personId} and x.end_at is null`;
  const rows = await rowsOf(
    db,
    sql<Found<"adoption">>`
      select a.id, a.animal_id as "animalId", n.animal_name as animal, n.adopter_name as adopter, s.type as stage,
        s.opened_at as since
      from ${stages} join adoptions as a on a.id = s.adoption_id and a.stage_type = s.type and a.outcome is null
      join adoption_names as n on n.adoption_id = a.id
      where s.closed_at is null and s.type <> 2
        and not (s.type = 6 and exists (select from adoption_contracts as c where c.adoption_id = a.id))
      order by s.opened_at, s.id limit ${LIMIT}`,
  );
  return rows.map((row) => ({ ...row, since: instant(row.since) }));
}

/** Doses that are due today or before, the oldest first. */
export const dosesDue = (context: Context): Promise<Found<"treatment">[]> => {
  const day = today(context.clock);
  return rowsOf(
    context.db,
    sql<Found<"treatment">>`
      select t.id, t.animal_id as "animalId", a.name as animal, ${readersText("k.name")} as treatment, k.id as "kindId",
        k.needs_batch as "needsBatch", b.batch, c.batch as "confirmedBatch", k.category = 'test' as "isTest", t.due_on as "dueOn", l.name || ', ' || u.name as unit
      from treatments as t join treatment_kinds as k on k.id = t.kind_id join animals as a on a.id = t.animal_id
      left join ${batchesInUse(day)} as b on b.kind_id = k.id and k.needs_batch
      left join ${batchesInHand(context)} as c on c.kind_id = k.id and k.needs_batch
      left join unit_stays as h on h.stay_id = t.stay_id and h.until is null
      left join units as u on u.id = h.unit_id left join locations as l on l.id = u.location_id
      where t.state = 'planned' and t.due_on <= ${day}::date and a.archived_at is null
      order by t.due_on, t.id limit ${LIMIT}`,
  );
};

/** Holds that end today or in the next days. */
export const holdsEnding = ({ db, clock }: Context): Promise<Found<"hold">[]> =>
  rowsOf(
    db,
    sql<Found<"hold">>`
      select h.id, a.id as "animalId", a.name as animal, h.kind as hold, h.until_on as until,
        h.until_on + ${LENGTHEN_DAYS}::int as longer, h.reason
      from holds as h join stays as s on s.id = h.stay_id join animals as a on a.id = s.animal_id
      where h.lifted_at is null and h.until_on between ${today(clock)}::date and ${today(clock)}::date + ${HOLD_DAYS_AHEAD}::int
        and s.is_open and a.archived_at is null
      order by h.until_on, h.id limit ${LIMIT}`,
  );

/** Animals that were due back today or before; of a trial somebody has to decide. */
export async function dueBack({ db, clock }: Context): Promise<Found<"placement">[]> {
  const rows = await animalsDueBack(db, today(clock));
  return rows.map(({ kind, on, ...row }) => ({ ...row, placement: kind, dueBack: on }));
}

/** Messages that nobody has answered or closed, the oldest first. Of a closed account nobody can be answered. */
export async function messagesToAnswer({ db }: Context): Promise<Found<"message">[]> {
  const rows = await rowsOf(
    db,
    sql<Found<"message">>`
      select id, name, left(message, ${MESSAGE_START}) as start, created_at as "sentAt" from contact_messages
      where answered_at is null and closed_at is null and email <> '' order by created_at, id limit ${LIMIT}`,
  );
  return rows.map((row) => ({ ...row, sentAt: instant(row.sentAt) }));
}

/** What foster families have sent and nobody has looked at. */
export async function fosterReports({ db }: Context): Promise<Found<"fosterReport">[]> {
  const reports = await listWaitingReports(db);
  return reports.map(({ id, animalId, animal, personName, hasPhoto, sentAt }) => ({
    ...{ id, animalId, animal, hasPhoto, sentAt },
    person: personName,
  }));
}

/** Resources below a third of their target, the emptiest first. */
export async function lowResources({ db }: Context): Promise<Found<"resource">[]> {
  const all = await db.selectFrom("resources").select(["id", "name", "amount", "description"]).execute();
  return all
    .map(({ description, ...resource }) => ({ ...resource, target: targetOf(description) }))
    .map((resource) => ({ resource, percent: percentOf(resource.amount, resource.target) }))
    .filter(({ percent }) => barColour(percent) === "red")
    .sort((one, other) => one.percent - other.percent || one.resource.id - other.resource.id)
    .map(({ resource }) => resource);
}

/** Animals that are here and of which something is not known, those that came first at the top. */
export const incompleteAnimals = ({ db }: Context): Promise<Found<"incompleteAnimal">[]> =>
  rowsOf(
    db,
    sql<Found<"incompleteAnimal">>`
      select a.id, a.id as "animalId", a.name as animal, ${missingFacts} as missing from animals as a
      where a.archived_at is null and ${isIncomplete} order by a.arrival_date, a.id limit ${LIMIT}`,
  );
