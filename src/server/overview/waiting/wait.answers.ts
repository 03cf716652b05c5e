import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { WAIT_PHASES } from "../../../contract/animals/wait-phases.ts";
import type { Clock } from "../../base/clock.ts";
import { anyOf } from "../../database/any-of.ts";
import { inTransaction, type System } from "../../database/context.ts";
import { rowsOf } from "../../database/rows-of.ts";
import { allSpans, WAIT_RULES } from "./wait.rules.ts";

/** SQL for the place of a rule's phase in the list of phases, from 0. */
const PHASE_PLACE = sql`(array[${sql.join(WAIT_RULES.map(({ phase }) => sql.lit(WAIT_PHASES.indexOf(phase))))}])[rule + 1]`;

/**
 * SQL for the answers of the stays in `lives`, from their records: `stay_id`, `first` and `until`, the days on which it is the
 * answer; `since`, when the reason began to hold, or the last one above it in the order ended; `rule`, `ref_id`, `phase` (its
 * place), and `before`, the end of the stay's earlier days in the same phase. Of the reasons that hold on a day the first
 * answers, so each has its own days without those of all before it. The last rule holds always: every day has one answer.
 */
export const derivedAnswers = (clock: Clock): RawBuilder<unknown> => sql`
  with ${allSpans(clock)},
  ranked as (
    select *, daterange(since, until) as days,
      range_agg(daterange(since, until)) over (
        partition by stay_id order by rule, since, until, ref_id rows between unbounded preceding and 1 preceding) as taken,
      range_agg(daterange(since, until)) over (
        partition by stay_id order by rule groups between unbounded preceding and 1 preceding) as above
    from spans),
  own as (
    select stay_id, lower(part) as first, upper(part) as until,
      greatest(since, upper(above * datemultirange(daterange(null, lower(part))))) as since, rule, ref_id, ${PHASE_PLACE} as phase
    from ranked, unnest(case when taken is null then datemultirange(days) else datemultirange(days) - taken end) as part)
  select *, lag(until) over (partition by stay_id, phase order by first) as before from own`;

const versions = new Map<string, string>();

/** What the answers depend on besides the records: the rules, and the shelter's clock. */
function madeBy({ db, clock }: System): string {
  const known = versions.get(clock.zone);
  if (known) return known;
  const { sql: rules } = derivedAnswers(clock).compile(db);
  const version = createHash("sha256").update(`${clock.zone} ${rules}`).digest("base64url").slice(0, 12);
  versions.set(clock.zone, version);
  return version;
}

/** Up to so many changed stays are named, and looked up one by one; for more, the tables are read whole. */
const FEW = 300;

/** SQL for `answers`, of the stays in `lives`, as {@link derivedAnswers}: those that are kept, and the others anew. */
export async function answersOfLives(system: System): Promise<RawBuilder<unknown>> {
  const [kept] = await rowsOf(
    system.db,
    sql<{ isMine: boolean; first: number[] }>`
      select made_by = ${madeBy(system)} as "isMine",
        array(select stay_id from changed_stays limit ${sql.lit(FEW + 1)}) as first from kept_waits_version`,
  );
  if (!kept?.isMine) return sql`answers as (${derivedAnswers(system.clock)})`;
  const changed =
    kept.first.length <= FEW ? sql`any(${kept.first}::int[])` : sql`any(select stay_id from changed_stays)`;
  return sql`
    answers as (
      select k.* from lives as l join kept_waits as k on k.stay_id = l.id where not l.id = ${changed}
      union all
      (with lives as materialized (select * from lives where id = ${changed})
      select * from (${derivedAnswers(system.clock)}) as anew))`;
}

/** How many stays are kept in one transaction. */
const STEP = 2000;
/** Any fixed number: one server keeps at a time. */
const LOCK = 7_180_180;

/**
 * Keeps the answers of all stays that have changed. What changes meanwhile is noted meanwhile, and kept the next time: first
 * the notes that can be seen go with what was kept, and then the records are read, which are at least as new.
 */
export async function keepAnswers(system: System): Promise<void> {
  while (await inTransaction(system, keepSome)) {}
}

/** @returns whether there may be more to do */
async function keepSome(system: System): Promise<boolean> {
  const { db, clock } = system;
  const [lock] = await rowsOf(db, sql<{ isMine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as "isMine"`);
  if (!lock?.isMine) return false;
  await sql`
    with mine as (update kept_waits_version set made_by = ${madeBy(system)} where made_by <> ${madeBy(system)} returning 1),
    nothing as (delete from kept_waits where exists (select from mine))
    insert into changed_stays select id from stays where exists (select from mine)`.execute(db);
  const stays = await rowsOf(
    db,
    sql<{ id: number }>`
      with noted as (select distinct stay_id from changed_stays order by stay_id desc limit ${STEP}),
      gone as (delete from changed_stays where stay_id in (select stay_id from noted)),
      before as (delete from kept_waits where stay_id in (select stay_id from noted))
      select stay_id as id from noted`,
  );
  if (stays.length === 0) return false;
  await sql`
    with lives as materialized (
      select id, animal_id, intake_on, outcome_on, is_open from stays where id = ${anyOf(stays.map(({ id }) => id))})
    insert into kept_waits (stay_id, first, until, since, rule, ref_id, phase, before) select * from (${derivedAnswers(clock)}) as anew`.execute(
    db,
  );
  return true;
}
