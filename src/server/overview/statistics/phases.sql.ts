import { type RawBuilder, sql } from "kysely";
import { NEEDLESS_PHASES, WAIT_PHASES } from "../../../contract/animals/wait-phases.ts";
import { today } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import { dayOf } from "../../parts/sources/life-event.ts";
import { answersOfLives } from "../waiting/wait.answers.ts";
import { countedStays, presence } from "./statistics.sql.ts";

const NAMES = sql`array[${sql.join(WAIT_PHASES.map((phase) => sql.lit(phase)))}]`;

/** SQL for the name of a phase, which is given by its place. */
export const PHASE_NAME = sql`(${NAMES})[phase + 1]`;

/** SQL for whether days only waited for us. */
export const IS_NEEDLESS = sql`phase in (${sql.join(NEEDLESS_PHASES.map((phase) => sql.lit(WAIT_PHASES.indexOf(phase))))})`;

/**
 * SQL for the days in care of a period by what they waited for: `present`, the days of each stay that count, and `answered`
 * (stay_id, phase, first, until), with `before`, the end of the stay's earlier days in the same phase. Every day has one
 * answer, so the sum is the length of stay (docs/decisions/0085).
 */
export async function answeredDays(system: System, query: Parameters<typeof countedStays>[0]) {
  const day = today(system.clock);
  const { from } = query;
  // Days to come wait for nothing yet.
  const to = query.to < day ? query.to : day;
  return sql`${countedStays(query)}, ${await answersOfLives(system)},
    present as (
      select id, greatest(since, ${from}::date) as since, least(until, ${to}::date + 1) as until from ${presence(query, sql`, id`)}
      where greatest(since, ${from}::date) < least(until, ${to}::date + 1)),
    answered as (
      select a.stay_id, a.phase, greatest(a.first, h.since) as first, least(a.until, h.until) as until,
        case when a.before > h.since then a.before end as before
      from answers as a join present as h on h.id = a.stay_id
      where greatest(a.first, h.since) < least(a.until, h.until))`;
}

/**
 * SQL for the days of `answered` by where the animal was in the evening: `placed`, one row for each location (null for no
 * unit), stay and phase.
 */
export function placed({ clock }: Pick<System, "clock">): RawBuilder<unknown> {
  const day = dayOf(clock);
  return sql`
    homes as materialized (
      select h.stay_id, u.location_id, ${day("h.since")} as since, coalesce(${day("h.until")}, 'infinity') as until
      from unit_stays as h join present on present.id = h.stay_id join units as u on u.id = h.unit_id),
    parts as (
      select h.location_id, a.stay_id, a.phase, sum(least(a.until, h.until) - greatest(a.first, h.since))::int as days
      from answered as a join homes as h on h.stay_id = a.stay_id
      where greatest(a.first, h.since) < least(a.until, h.until) group by 1, 2, 3),
    placed as (
      select * from parts
      union all
      select null, stay_id, phase, sum(days)::int from (
        select stay_id, phase, until - first as days from answered
        union all select stay_id, phase, -days from parts
      ) as all_days group by 2, 3 having sum(days) > 0)`;
}
