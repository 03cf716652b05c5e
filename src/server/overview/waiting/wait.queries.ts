import { type RawBuilder, sql } from "kysely";
import { isNeedlessPhase } from "../../../contract/animals/wait-phases.ts";
import type { Wait, WaitingAnimal, WaitingQuery } from "../../../contract/animals/waiting.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { MINUTE_MS, today } from "../../base/clock.ts";
import { may } from "../../base/policy.ts";
import { anyOf } from "../../database/any-of.ts";
import type { Context, System } from "../../database/context.ts";
import { rowsOf } from "../../database/rows-of.ts";
import { answersOfLives } from "./wait.answers.ts";
import { isAboutAdoption, pathOf } from "./wait.paths.ts";
import { WAIT_RULES } from "./wait.rules.ts";

/** What an animal waits for, with all that is shown of it. */
type Row = {
  rule: number;
  refId: number | null;
  since: string;
  days: number;
  employeeId: number | null;
  employee: string | null;
  mayOpen: boolean;
} & Pick<WaitingAnimal, "animal" | "unit" | "intakeOn" | "daysHere">;

/** SQL for the places of the rules that this is true of. */
const rules = (are: (rule: (typeof WAIT_RULES)[number]) => boolean): RawBuilder<unknown> => {
  const places = WAIT_RULES.flatMap((rule, place) => (are(rule) ? [place] : []));
  return sql`(${sql.join(places.length > 0 ? places.map((place) => sql.lit(place)) : [sql.lit(-1)])})`;
};

const isNeedless = ({ phase }: { phase: Wait["phase"] }) => isNeedlessPhase(phase);
const isAbout = (steps: readonly Wait["step"][]) => rules(({ step }) => steps.includes(step));

const OF_ADOPTION = rules(
  ({ phase, step }) => ["staff", "adopter", "contract"].includes(phase) || step === "visitHome",
);
const OF_VISIT = isAbout(["meet", "visitHome"]);
const OF_CARETAKER = rules(({ owner }) => owner === "caretaker");

/**
 * SQL for the answer of today for each open stay: `lives`, `answers` and of these `answer`.
 * @param which SQL conditions on `animals as a`
 */
async function answersOfToday(system: System, which: RawBuilder<unknown>): Promise<RawBuilder<unknown>> {
  const day = today(system.clock);
  return sql`
    lives as materialized (
      select s.id, s.animal_id, s.intake_on, s.outcome_on, s.is_open from stays as s join animals as a on a.id = s.animal_id
      where s.outcome_on is null and s.intake_on <= ${day}::date and a.archived_at is null ${which}),
    ${await answersOfLives(system)},
    answer as (select stay_id, rule, ref_id, since from answers where first <= ${day}::date and until > ${day}::date)`;
}

/** SQL for who stands behind an answer: an employee's id, from `answer as w` and `animals as a`. */
const EMPLOYEE = sql`case
  when w.rule in ${OF_VISIT} then (
    select v.employee_id from visits as v
    where v.animal_id = a.id and (v.id = w.ref_id or v.adoption_id = w.ref_id) and v.state = 'booked' order by v.starts_at limit 1)
  when w.rule in ${OF_ADOPTION} then (
    select min(x.employee_id) from adoption_stages as s join adoption_stage_assignees as x on x.stage_id = s.id and x.end_at is null
    where s.adoption_id = w.ref_id and s.closed_at is null)
  when w.rule in ${OF_CARETAKER} then (
    select c.employee_id from animal_group_caretakers as c
    where c.animal_group_id = a.animal_group_id and c.is_main_caretaker) end`;

/** SQL for whether this person may open what an answer is about: adoptions as far as they are theirs. */
const mayOpen = ({ actor }: Context) =>
  may(actor, "adoptions.readAll")
    ? sql`true`
    : sql`(w.rule not in ${OF_ADOPTION} or exists (
        select from adoption_stages as s join adoption_stage_assignees as x on x.stage_id = s.id
        where s.adoption_id = w.ref_id and x.employee_id = ${actor.personId}))`;

/** SQL for everything that is shown of an answer. */
const shown = (context: Context) => sql`
  select w.rule, w.ref_id as "refId", w.since, ${today(context.clock)}::date - w.since as days, e.id as "employeeId",
    e.name || ' ' || e.surname as employee, ${mayOpen(context)} as "mayOpen",
    json_build_object('id', a.id, 'name', a.name, 'type', a.type, 'mainPhotoId', a.main_photo_id) as animal,
    (select json_build_object('location', o.name, 'unit', u.name) from unit_stays as h join units as u on u.id = h.unit_id
      join locations as o on o.id = u.location_id where h.stay_id = w.stay_id and h.until is null limit 1) as unit,
    l.intake_on as "intakeOn", ${today(context.clock)}::date - l.intake_on as "daysHere"`;

const FROM = sql`from answer as w join lives as l on l.id = w.stay_id join animals as a on a.id = l.animal_id`;
const EMPLOYEES = sql`left join lateral (select ${EMPLOYEE} as id) as x on true left join employees as e on e.id = x.id`;

function present({ rule: place, refId, since, days, employeeId, employee, mayOpen, animal }: Row): Wait {
  const rule = WAIT_RULES[place] as (typeof WAIT_RULES)[number];
  const path = mayOpen ? pathOf(rule.step, animal.id, refId) : undefined;
  return {
    phase: rule.phase,
    step: rule.step,
    since,
    days,
    isNeedless: isNeedless(rule),
    owner: {
      role: rule.owner,
      ...(employeeId !== null && { employeeId }),
      ...(employee !== null && { name: employee }),
    },
    action:
      path === undefined
        ? null
        : { name: rule.step, path, ...(isAboutAdoption(rule.step) && refId !== null && { adoptionId: refId }) },
  };
}

/** Why this animal is not at home yet; undefined when it is not in care. */
export const findWait = async (context: Context, animalId: number): Promise<Wait | undefined> =>
  (await findWaits(context, [animalId])).get(animalId);

/** Why these animals are not at home yet, by their ids, as far as they are in care. */
export async function findWaits(context: Context, animalIds: readonly number[]): Promise<ReadonlyMap<number, Wait>> {
  const rows = await rowsOf(
    context.db,
    sql<Row>`with ${await answersOfToday(context, sql`and a.id = ${anyOf(animalIds)}`)} ${shown(context)} ${FROM} ${EMPLOYEES}`,
  );
  return new Map(rows.map((row) => [row.animal.id, present(row)]));
}

/** The last count of each database, by the minute. */
const counted = new WeakMap<object, { minute: number; count: Promise<number> }>();

/**
 * How many animals only wait for us. The first screen asks for it each time that somebody opens it, so that it is counted at
 * most once a minute.
 */
export function countNeedless({ db, clock }: System): Promise<number> {
  const minute = Math.floor(clock.now().getTime() / MINUTE_MS);
  const last = counted.get(db);
  if (last?.minute === minute) return last.count;
  const count = countNow({ db, clock });
  counted.set(db, { minute, count });
  // What failed is not kept.
  count.catch(() => counted.delete(db));
  return count;
}

async function countNow(system: System): Promise<number> {
  const [row] = await rowsOf(
    system.db,
    sql<{ count: number }>`with ${await answersOfToday(system, sql``)}
      select count(*)::int as count from answer where rule in ${rules(isNeedless)}`,
  );
  return row?.count ?? 0;
}

type Page = { items: Row[]; totalCount: number; needless: number };

/** One page of all animals in care: those that only wait for us first, the longest first. */
export async function listWaiting(
  context: Context,
  { phase, owner, page, pageNumber, pageSize }: WaitingQuery,
): Promise<PageOf<WaitingAnimal> & { needless: number }> {
  const number = page ?? pageNumber ?? 1;
  const ofPhase = phase ? sql`and w.rule in ${rules((rule) => rule.phase === phase)}` : sql``;
  const ofRole = owner && owner !== "mine" ? sql`and w.rule in ${rules((rule) => rule.owner === owner)}` : sql``;
  // Whose each is costs a look-up for each animal, so it is asked of all only when somebody filters by it.
  const wanted =
    owner === "mine"
      ? sql`select w.* ${FROM} where ${EMPLOYEE} = ${context.actor.personId} ${ofPhase}`
      : sql`select w.* from answer as w where true ${ofPhase} ${ofRole}`;
  const [found] = await rowsOf(
    context.db,
    sql<Page>`with ${await answersOfToday(context, sql``)}, wanted as (${wanted}),
      page as (
        select w.* from wanted as w order by w.rule in ${rules(isNeedless)} desc, w.since, w.stay_id
        limit ${pageSize} offset ${(number - 1) * pageSize}),
      rows as (
        ${shown(context)} from page as w join lives as l on l.id = w.stay_id join animals as a on a.id = l.animal_id ${EMPLOYEES}
        order by w.rule in ${rules(isNeedless)} desc, w.since, w.stay_id)
      select (select coalesce(json_agg(rows), '[]') from rows) as items, (select count(*)::int from wanted) as "totalCount",
        (select count(*)::int from answer where rule in ${rules(isNeedless)}) as needless`,
  );
  const { items, totalCount, needless } = found as Page;
  return {
    items: items.map((row) => ({
      ...present(row),
      animal: row.animal,
      unit: row.unit,
      intakeOn: row.intakeOn,
      daysHere: row.daysHere,
    })),
    page: number,
    pageSize,
    totalCount,
    needless,
  };
}
