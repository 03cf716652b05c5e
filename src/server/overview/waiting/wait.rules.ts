import { type RawBuilder, sql } from "kysely";
import type { WaitPhase } from "../../../contract/animals/wait-phases.ts";
import type { WaitOwner, WaitStep } from "../../../contract/animals/waiting.ts";
import { type Clock, today } from "../../base/clock.ts";
import { dayOf } from "../../parts/sources/life-event.ts";
import { healthDays, profileDays, stageDays, type ToDay } from "./wait.sources.ts";

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
  () =>
    sql`
  select stay_id, ${noRef}, since, until from kept where kind in ${kinds(of)}`;

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
  from dosed as t where t.category = 'surgery' and t.due_on is not null`;

/** A stage of an adoption; of the last one, the days before or after the contract was issued. */
const stages = (type: number, part?: "unissued" | "issued") => () =>
  sql`
  select stay_id, ref_id, ${part === "issued" ? sql`issued_on` : sql`since`} as since,
    ${part === "unissued" ? sql`least(until, issued_on)` : sql`until`} as until
  from asked where type = ${sql.lit(type)} ${part === "issued" ? sql`and issued_on is not null` : sql``}`;

/** From the contract until the animal was handed over; of stays that ended with the contract no day. */
const adopted = (day: ToDay) => sql`
  select o.stay_id, o.id as ref_id, ${day("o.closed_at")} as since, ${FOREVER} as until
  from adoptions as o join lives as l on l.id = o.stay_id where o.completed`;

/** A visit that was booked, to the end of its day or until it was called off. Of old ones nobody knows when they were. */
const visits = (of: string) => (day: ToDay) =>
  sql`
  select l.id as stay_id, coalesce(v.adoption_id, v.id) as ref_id, ${day("v.booked_at")} as since,
    least(${day("v.starts_at")} + 1, ${day("v.cancelled_at")}) as until
  from visits as v join lives as l on l.animal_id = v.animal_id
  where v.kind = ${sql.lit(of)} and (v.state <> 'cancelled' or v.cancelled_at is not null)`;

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
      select stay_id, given_on as day from dosed where state = 'given' and category in ${kinds(BY_A_VET)}
      union all select p.stay_id, p.from_on from placements as p join lives as l on l.id = p.stay_id where p.kind = 'vet'
      union all select l.id, ${day("v.done_at")} from appointments as v join lives as l on l.animal_id = v.animal_id
      where v.done_at is not null and ${day("v.done_at")} >= l.intake_on
    ) as signs group by stay_id
  ) as seen on seen.stay_id = l.id
  where seen.day is not null or l.is_open`;

/** The days on which an animal's profile said this. */
const profiles = (says: RawBuilder<unknown>) => () =>
  sql`
  select stay_id, ${noRef}, since, until from profiles where ${says}`;

/**
 * The reasons in their order: the first that holds on a day is the answer of that day. This table is their only source;
 * docs/decisions/0085 explains it.
 */
export const WAIT_RULES: readonly WaitRule[] = [
  { phase: "contract", step: "fetch", owner: "adopter", spans: adopted },
  { phase: "hold", step: "endHold", owner: "time", spans: holds("stray", "court", "other") },
  { phase: "quarantine", step: "endQuarantine", owner: "time", spans: holds("quarantine", "bite") },
  { phase: "treatment", step: "treat", owner: "vet", spans: holds("medical") },
  { phase: "treatment", step: "comeBack", owner: "vet", spans: placements("vet") },
  { phase: "treatment", step: "treat", owner: "vet", spans: operations },
  {
    phase: "contract",
    step: "sign",
    owner: "adopter",
    spans: stages(6, "issued"),
  },
  {
    phase: "staff",
    step: "issueContract",
    owner: "staff",
    spans: stages(6, "unissued"),
  },
  { phase: "appointment", step: "visitHome", owner: "staff", spans: visits("home_check") },
  { phase: "staff", step: "bookHomeCheck", owner: "staff", spans: stages(5) },
  { phase: "staff", step: "decide", owner: "staff", spans: stages(4) },
  { phase: "staff", step: "review", owner: "staff", spans: stages(3) },
  { phase: "adopter", step: "answer", owner: "adopter", spans: stages(2) },
  { phase: "staff", step: "readApplication", owner: "staff", spans: stages(1) },
  { phase: "exam", step: "examine", owner: "caretaker", spans: unseen },
  { phase: "foster", step: "leaveFoster", owner: "foster", spans: placements("foster", "trial_adoption") },
  { phase: "profile", step: "tell", owner: "caretaker", spans: profiles(sql`not is_told`) },
  { phase: "unpublished", step: "offer", owner: "caretaker", spans: profiles(sql`not is_offered`) },
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
 * of its rule. They begin and end within the stay; those of open ones may begin in days to come.
 */
export function allSpans(clock: Clock): RawBuilder<unknown> {
  const day = dayOf(clock);
  const parts = WAIT_RULES.map(
    ({ spans }, rule) => sql`select ${sql.lit(rule)}::int as rule, r.* from (${spans(day)}) as r`,
  );
  return sql`${healthDays(day)}, ${stageDays(day)}, ${profileDays(day, today(clock))},
    spans as (
      select s.stay_id, s.rule, s.ref_id, greatest(s.since, l.intake_on) as since,
        coalesce(least(s.until, l.outcome_on), ${FOREVER}) as until
      from (${sql.join(parts, sql` union all `)}) as s join lives as l on l.id = s.stay_id
      where greatest(s.since, l.intake_on) < coalesce(least(s.until, l.outcome_on), ${FOREVER}))`;
}
