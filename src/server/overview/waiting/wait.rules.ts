import { type RawBuilder, sql } from "kysely";
import type { WaitOwner, WaitPhase, WaitStep } from "../../../contract/overview/waiting.ts";
import type { Clock } from "../../platform/clock.ts";
import { dayOf } from "../../platform/overview/life-event.ts";

/** SQL for a day by the shelter's clock. @param moment the column */
type ToDay = (moment: string) => RawBuilder<unknown>;
type Span = RawBuilder<unknown>;

/** One reason why an animal is not at home. */
export type WaitRule = {
  phase: WaitPhase;
  step: WaitStep;
  owner: WaitOwner;
  /**
   * SQL for when it holds: `stay_id`, `ref_id` (the adoption or the visit that it is about), `since`, and `until`, the first
   * day on which it no longer does. Of each day the evening counts: a reason that begins and ends on one day has no day.
   * @param day of a moment
   */
  spans: (day: ToDay) => Span;
};

const FOREVER = sql`'infinity'::date`;
const noRef = sql`null::int as ref_id`;
const kinds = (names: readonly string[]) => sql`(${sql.join(names.map((name) => sql.lit(name)))})`;

const holds =
  (...of: string[]) =>
  (day: ToDay) =>
    sql`
  select h.stay_id, ${noRef}, h.from_on as since, least(h.until_on, ${day("h.lifted_at")}, ${FOREVER}) as until
  from holds as h join lives as l on l.id = h.stay_id where h.kind in ${kinds(of)}`;

const placements =
  (...of: string[]) =>
  () =>
    sql`
  select p.stay_id, ${noRef}, p.from_on as since, coalesce(p.until_on, ${FOREVER}) as until
  from placements as p join lives as l on l.id = p.stay_id where p.kind in ${kinds(of)}`;

/** An operation, from the day on which it is due. */
const operations = (day: ToDay) => sql`
  select t.stay_id, ${noRef}, t.due_on as since,
    case t.state when 'planned' then ${FOREVER} when 'given' then t.given_on else ${day("t.closed_at")} end as until
  from treatments as t join lives as l on l.id = t.stay_id join treatment_kinds as k on k.id = t.kind_id
  where k.category = 'surgery' and t.due_on is not null`;

/** A stage of an adoption. @param until SQL for its end when nothing else ends it */
const stages =
  (
    type: number,
    until: (day: ToDay) => Span = () => FOREVER,
    since: (day: ToDay) => Span = (day) => day("s.opened_at"),
  ) =>
  (day: ToDay) =>
    sql`
  select o.stay_id, o.id as ref_id, ${since(day)} as since,
    least(${day("s.closed_at")}, ${day("o.closed_at")}, ${until(day)}) as until
  from adoptions as o join lives as l on l.id = o.stay_id join adoption_stages as s on s.adoption_id = o.id
  left join adoption_contracts as c on c.adoption_id = o.id and s.type = 6 where s.type = ${sql.lit(type)}`;

/** A visit that was booked, to the end of its day. One that was called off left no trace of the days it was booked for. */
const visits = (of: string) => (day: ToDay) =>
  sql`
  select l.id as stay_id, coalesce(v.adoption_id, v.id) as ref_id, ${day("v.booked_at")} as since, ${day("v.starts_at")} + 1 as until
  from visits as v join lives as l on l.animal_id = v.animal_id where v.kind = ${sql.lit(of)} and v.state <> 'cancelled'`;

/** What a vet does, of which each says that one has seen the animal. */
const BY_A_VET = ["exam", "surgery", "vaccine", "test"];

/**
 * The days until a vet saw the animal for the first time in a stay: something in `BY_A_VET` was given, an appointment took
 * place, or it was taken to the vet. A stay that is over and has nothing medical at all says nothing of a vet.
 */
const unseen = (day: ToDay) => sql`
  select l.id as stay_id, ${noRef}, l.intake_on as since, coalesce(seen.day, ${FOREVER}) as until
  from lives as l left join (
    select stay_id, min(day) as day from (
      select t.stay_id, t.given_on as day from treatments as t join lives as l on l.id = t.stay_id
      join treatment_kinds as k on k.id = t.kind_id where t.state = 'given' and k.category in ${kinds(BY_A_VET)}
      union all select p.stay_id, p.from_on from placements as p join lives as l on l.id = p.stay_id where p.kind = 'vet'
      union all select l.id, ${day("v.done_at")} from appointments as v join lives as l on l.animal_id = v.animal_id
      where v.done_at is not null and ${day("v.done_at")} >= l.intake_on
    ) as signs group by stay_id
  ) as seen on seen.stay_id = l.id
  where seen.day is not null or l.is_open`;

/** The days on which an animal's profile said this. What was known first counts before, too; what is known last, today. */
const profiles = (says: RawBuilder<unknown>) => (day: ToDay) =>
  sql`
  select p.stay_id, ${noRef}, p.since, p.until from (
    select l.id as stay_id, p.is_told, p.is_offered,
      case when row_number() over w = 1 then '-infinity' else least(${day("p.at")}, today) end as since,
      coalesce(lead(least(${day("p.at")}, today)) over w, 'infinity') as until
    from profile_times as p join lives as l on l.animal_id = p.animal_id, here
    window w as (partition by l.id order by p.id)
  ) as p where ${says}`;

/**
 * The reasons in their order: the first that holds on a day is the answer of that day. This table is their only source;
 * docs/decisions/0085 explains it.
 */
export const WAIT_RULES: readonly WaitRule[] = [
  { phase: "hold", step: "endHold", owner: "time", spans: holds("stray", "court", "other") },
  { phase: "quarantine", step: "endQuarantine", owner: "time", spans: holds("quarantine", "bite") },
  { phase: "treatment", step: "treat", owner: "vet", spans: holds("medical") },
  { phase: "treatment", step: "comeBack", owner: "vet", spans: placements("vet") },
  { phase: "treatment", step: "treat", owner: "vet", spans: operations },
  {
    phase: "contract",
    step: "sign",
    owner: "adopter",
    spans: stages(6, undefined, (day) => sql`coalesce(${day("c.issued_at")}, ${FOREVER})`),
  },
  { phase: "staff", step: "issueContract", owner: "staff", spans: stages(6, (day) => day("c.issued_at")) },
  { phase: "appointment", step: "visitHome", owner: "staff", spans: visits("home_check") },
  { phase: "staff", step: "bookHomeCheck", owner: "staff", spans: stages(5) },
  { phase: "staff", step: "decide", owner: "staff", spans: stages(4) },
  { phase: "staff", step: "review", owner: "staff", spans: stages(3) },
  { phase: "adopter", step: "answer", owner: "adopter", spans: stages(2) },
  { phase: "staff", step: "readApplication", owner: "staff", spans: stages(1) },
  { phase: "exam", step: "examine", owner: "caretaker", spans: unseen },
  { phase: "foster", step: "leaveFoster", owner: "foster", spans: placements("foster", "trial_adoption") },
  { phase: "profile", step: "tell", owner: "caretaker", spans: profiles(sql`not p.is_told`) },
  { phase: "unpublished", step: "offer", owner: "caretaker", spans: profiles(sql`not p.is_offered`) },
  { phase: "appointment", step: "meet", owner: "staff", spans: visits("visit") },
  {
    phase: "unasked",
    step: "share",
    owner: "visitors",
    spans: () => sql`select l.id as stay_id, ${noRef}, l.intake_on as since, ${FOREVER} as until from lives as l`,
  },
];

/**
 * SQL for all reasons of the stays in `lives` (id, animal_id, intake_on, outcome_on, is_open): `spans`, each with the place
 * of its rule. They begin and end within the stay.
 * @param today until whose evening open stays are counted
 */
export function allSpans(clock: Clock, today: string): RawBuilder<unknown> {
  const day = dayOf(clock);
  const parts = WAIT_RULES.map(
    ({ spans }, rule) => sql`select ${sql.lit(rule)}::int as rule, r.* from (${spans(day)}) as r`,
  );
  return sql`
    here as (select ${today}::date as today),
    spans as materialized (
      select s.stay_id, s.rule, s.ref_id, greatest(s.since, l.intake_on) as since,
        least(s.until, coalesce(l.outcome_on, ${today}::date + 1)) as until
      from (${sql.join(parts, sql` union all `)}) as s join lives as l on l.id = s.stay_id
      where greatest(s.since, l.intake_on) < least(s.until, coalesce(l.outcome_on, ${today}::date + 1)))`;
}
