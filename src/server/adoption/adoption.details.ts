import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { CautionKind } from "../../contract/platform/cautions.ts";
import { flagsOfUser } from "../accounts/user.flag.ts";
import type { SignedIn } from "../base/actor.ts";
import { today } from "../base/clock.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { System } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { rowsOf } from "../database/rows-of.ts";
import { type Readiness, readinessOf } from "./adoption.going-on.ts";
import { holdsAnimal } from "./adoption.holder.ts";
import { visibleTo } from "./adoption.queries.ts";
import { STORED_CONTRACT } from "./contract.text.ts";
import { handoverOf } from "./handover.queries.ts";

/** Counts of other adoptions of the same animal and the same person, for staff. */
const otherAdoptions = sql<{ rivals: number; others: number; rejections: number }>`(
  select json_build_object(
    'rivals', count(*) filter (where o.animal_id = a.animal_id and o.outcome is null),
    'others', count(*) filter (where o.user_id = a.user_id and o.outcome is null),
    'rejections', count(*) filter (where o.user_id = a.user_id and o.outcome = 'rejected'))
  from adoptions as o
  where o.id <> a.id and (o.animal_id = a.animal_id or o.user_id = a.user_id))`;

const detailsFor = (role: SignedIn["role"]) =>
  compiledOnce((db, values: { personId: number; id: number; day: string; zone: string; now: Date }) =>
    visibleTo(db, { role, personId: values.personId })
      .innerJoin("animals as n", "n.id", "a.animal_id")
      .innerJoin("users as u", "u.id", "a.user_id")
      .leftJoin("accounts as c", "c.id", "u.account_id")
      .leftJoin("photos as p", "p.id", "n.main_photo_id")
      .$if(role !== "user", (adoption) =>
        adoption.select([
          otherAdoptions.as("counts"),
          sql<Readiness | null>`case when a.outcome is null then ${readinessOf(values)} end`.as("readiness"),
        ]),
      )
      .where("a.id", "=", values.id)
      .select([
        "a.id",
        "a.animal_id",
        "a.user_id",
        "a.created_at",
        "a.application_letter",
        "a.stage_type",
        "a.stage_status",
        "a.outcome",
        "a.stay_id as stayId",
        "a.returned_at",
        "a.closed_at",
        "n.name as animalName",
        "n.type as animalType",
        "u.street",
        "u.postal_code",
        "u.city",
        "u.date_of_birth as adopterBornOn",
      ])
      .select([handoverOf.as("handover"), holdsAnimal("a").as("holdsAnimal"), flagsOfUser().as("flags")])
      .select([
        sql<boolean>`c.email_confirmed_at is not null`.as("adopterEmailConfirmed"),
        sql<string>`u.name || ' ' || u.surname`.as("adopterFullName"),
        sql<string>`c.language`.as("adopterLanguage"),
        sql<{ id: number; focalX: number; focalY: number } | null>`case when p.id is not null then
            json_build_object('id', p.id, 'focalX', p.focal_x, 'focalY', p.focal_y) end`.as("animalPhoto"),
      ])
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom("adoption_stages as s")
            .whereRef("s.adoption_id", "=", "a.id")
            .select(["s.id", "s.type", "s.opened_at", "s.closed_at"])
            .select((stage) =>
              jsonArrayFrom(
                stage
                  .selectFrom("adoption_stage_assignees as x")
                  .innerJoin("employees as e", "e.id", "x.employee_id")
                  .whereRef("x.stage_id", "=", "s.id")
                  .select(["x.employee_id as employeeId", "e.name", "e.surname", "x.end_at"])
                  .orderBy("x.assigned_at")
                  .orderBy("x.employee_id"),
              ).as("assignees"),
            )
            .orderBy("s.type"),
        ).as("stages"),
        jsonArrayFrom(
          eb
            .selectFrom("adoption_history as h")
            .leftJoin("employees as he", "he.account_id", "h.actor_account_id")
            .leftJoin("users as hu", "hu.account_id", "h.actor_account_id")
            .whereRef("h.adoption_id", "=", "a.id")
            .select(["h.at", "h.event", "h.stage_type as stageType", "h.stage_status as stageStatus", "h.note"])
            .select(["h.message", "h.despite"])
            .select(sql<CautionKind[]>`h.cautions`.as("cautions"))
            .select(
              sql<string>`coalesce(he.name || ' ' || he.surname, hu.name || ' ' || hu.surname, '')`.as("actorFullName"),
            )
            .orderBy("h.id"),
        ).as("history"),
        jsonObjectFrom(
          eb
            .selectFrom("adoption_questionnaires as q")
            .whereRef("q.adoption_id", "=", "a.id")
            .select([
              "q.questions",
              "q.translated_questions",
              "q.details",
              "q.answers",
              "q.submitted_at",
              "q.staff_score as staffScore",
              "q.staff_note as staffNote",
            ]),
        ).as("questionnaire"),
        jsonObjectFrom(
          eb
            .selectFrom("adoption_contracts as c")
            .whereRef("c.adoption_id", "=", "a.id")
            .select("issued_at")
            .select(STORED_CONTRACT),
        ).as("contract"),
      ]),
  );

const DETAILS = { user: detailsFor("user"), employee: detailsFor("employee"), admin: detailsFor("admin") };

/** Everything stored about one adoption. PostgreSQL builds the nested parts as JSON. */
export type Details = Awaited<ReturnType<(typeof DETAILS)["admin"]>>[number];

/**
 * Reads one adoption in one statement.
 * @returns undefined when this person may not see it; `counts`, and `readiness` while it is open, are there for staff only
 */
export async function readDetails(
  { db, clock }: Pick<System, "db" | "clock">,
  { role, personId }: Pick<SignedIn, "role" | "personId">,
  id: number,
): Promise<Details | undefined> {
  const [row] = await DETAILS[role](db, { personId, id, day: today(clock), zone: clock.zone, now: clock.now() });
  return row;
}

/**
 * The median is taken of the latest `most` stages that are over; of fewer than `least` it would mean nothing. They are looked
 * for in so many adoptions, the open ones and those that ended last: a stage is over before its adoption is.
 */
const SAMPLE = { most: 100, least: 5, adoptions: 500 } as const;

/** The stages in which the next step is the shelter's (spec §4). */
const SHELTERS_STAGES: ReadonlySet<number> = new Set([1, 3, 4, 5]);

/**
 * The usual duration of a stage of this type in days, at least one: the median of the latest that are over.
 * @returns null when the next step is the adopter's, or when too few stages are over
 */
export async function usualDays(db: Db, type: number): Promise<number | null> {
  if (!SHELTERS_STAGES.has(type)) return null;
  const [row] = await rowsOf(
    db,
    sql<{ days: number | null; count: number }>`
      select ceil(percentile_cont(0.5) within group (order by extract(epoch from closed_at - opened_at)) / 86400)::int as days,
        count(*)::int as count
      from (
        select s.opened_at, s.closed_at from (
          (select id from adoptions where outcome is null order by created_at desc limit ${sql.lit(SAMPLE.adoptions)})
          union all (select id from adoptions where outcome is not null order by closed_at desc limit ${sql.lit(SAMPLE.adoptions)})
        ) as a join adoption_stages as s on s.adoption_id = a.id
        where s.type = ${type} and s.closed_at is not null
        order by s.closed_at desc limit ${sql.lit(SAMPLE.most)}) as s`,
  );
  return row?.days == null || row.count < SAMPLE.least ? null : Math.max(1, row.days);
}
