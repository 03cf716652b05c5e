import { sql } from "kysely";
import type { Waiting } from "../../contract/adoption/morning-and-search.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { dayIn } from "../../contract/platform/time.ts";
import { addDays, instant, today } from "../base/clock.ts";
import { may } from "../base/policy.ts";
import type { Context } from "../database/context.ts";
import { startOfDay } from "../database/days.ts";
import { rowsOf } from "../database/rows-of.ts";
import { MORNING_LIMIT } from "../parts/sources/sources.ts";

/**
 * Visits and home checks of today of which nobody has said what became of them, by time: employees have those that they lead
 * and those that nobody leads yet, admins all.
 */
export async function visitsToday({ db, clock, actor }: Context): Promise<Waiting["visit"][]> {
  const day = (later: number) => startOfDay(today(clock), clock.zone, later);
  const rows = await rowsOf(
    db,
    sql<Waiting["visit"]>`
      select v.id, v.animal_id as "animalId", a.name as animal, v.kind as visit, a.type as "animalType",
        u.name || ' ' || u.surname as visitor, e.name || ' ' || e.surname as employee, v.adoption_id as "adoptionId",
        v.starts_at as at, v.starts_at <= ${clock.now()}::timestamptz as "hasBegun"
      from visits as v join animals as a on a.id = v.animal_id join users as u on u.id = v.user_id
      left join employees as e on e.id = v.employee_id
      where v.state = 'booked' and v.kind <> 'fetching' and v.starts_at >= ${day(0)} and v.starts_at < ${day(1)}
        ${may(actor, "dashboard.readAll") ? sql`` : sql`and (v.employee_id = ${actor.personId} or v.employee_id is null)`}
      order by v.starts_at, v.id limit ${MORNING_LIMIT}`,
  );
  return rows.map((row) => ({ ...row, at: instant(row.at) }));
}

/** Adopted animals that wait to be fetched: those for which somebody comes first, by time, then those that wait longest. */
export async function animalsToBeFetched({ db, clock }: Context): Promise<Waiting["handover"][]> {
  const { fetchDays } = shelter().rules;
  const rows = await rowsOf(
    db,
    sql<{ id: number; animalId: number; animal: string; adopter: string; closedAt: Date; startsAt: Date | null }>`
      select a.id, a.animal_id as "animalId", n.animal_name as animal, n.adopter_name as adopter, a.closed_at as "closedAt",
        v.starts_at as "startsAt"
      from stays as s join adoptions as a on a.stay_id = s.id and a.completed join adoption_names as n on n.adoption_id = a.id
      left join visits as v on v.adoption_id = a.id and v.kind = 'fetching' and v.state = 'booked'
      where s.is_open order by v.starts_at nulls last, a.closed_at, a.id limit ${MORNING_LIMIT}`,
  );
  const late = addDays(today(clock), -fetchDays);
  return rows.map(({ closedAt, startsAt, ...row }) => {
    const since = dayIn(clock.zone, closedAt);
    const isMissed = startsAt !== null && startsAt < clock.now();
    return {
      ...row,
      since,
      startsAt: startsAt && instant(startsAt),
      isLate: isMissed || (startsAt === null && since < late),
    };
  });
}

/**
 * Adoptions whose next step is staff's, those that wait longest first: for admins all, for employees those that are assigned
 * to them. At stage 2 the adopter answers, and at stage 6 they read the contract that was issued.
 */
export async function adoptionsWaiting({ db, actor }: Context): Promise<Waiting["adoption"][]> {
  // The stages of the few open adoptions one by one: without "offset 0" PostgreSQL may read all that there ever were.
  const stages = may(actor, "adoptions.readAll")
    ? sql`adoptions as a cross join lateral (
        select * from adoption_stages as s where s.adoption_id = a.id and s.type = a.stage_type offset 0) as s`
    : sql`adoption_stage_assignees as x join adoption_stages as s
        on s.id = x.stage_id and x.employee_id = ${actor.personId} and x.end_at is null
        join adoptions as a on a.id = s.adoption_id and a.stage_type = s.type`;
  const rows = await rowsOf(
    db,
    sql<Waiting["adoption"]>`
      select w.id, w.animal_id as "animalId", n.animal_name as animal, n.adopter_name as adopter, w.stage, w.since
      from (
        select a.id, a.animal_id, s.type as stage, s.opened_at as since, s.id as stage_id from ${stages}
        where a.outcome is null and s.closed_at is null and s.type <> 2
          and not (s.type = 6 and exists (select from adoption_contracts as c where c.adoption_id = a.id))
        order by s.opened_at, s.id limit ${MORNING_LIMIT}) as w
      join adoption_names as n on n.adoption_id = w.id order by w.since, w.stage_id`,
  );
  return rows.map((row) => ({ ...row, since: instant(row.since) }));
}
