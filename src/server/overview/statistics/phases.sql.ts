import { type RawBuilder, sql } from "kysely";
import { NEEDLESS_PHASES } from "../../../contract/overview/wait-phases.ts";
import { today } from "../../platform/clock.ts";
import type { System } from "../../platform/context.ts";
import { dayOf } from "../../platform/overview/life-event.ts";
import { allSpans, WAIT_RULES } from "../waiting/wait.rules.ts";
import { countedStays, presence } from "./statistics.sql.ts";

const list = (words: readonly string[]) => sql`array[${sql.join(words.map((word) => sql.lit(word)))}]`;

/** SQL for the phase of a rule. */
const PHASE = sql`(${list(WAIT_RULES.map(({ phase }) => phase))})[rule + 1]`;

/** SQL for whether days only waited for us. */
export const IS_NEEDLESS = sql`phase = any(${list(NEEDLESS_PHASES)})`;

/** SQL for the number of days in ranges. */
export const DAYS = sql`coalesce(sum(upper(days) - lower(days)), 0)::int`;

/**
 * SQL for the days in care of a period by what they waited for: `answered` (stay_id, phase, days as a range). Of the rules
 * that hold on a day the first answers, so each span has its own days without those of all before it. The last rule
 * holds always: every day has one answer, and the sum is the length of stay (docs/decisions/0085).
 */
export function answeredDays({ clock }: Pick<System, "clock">, query: Parameters<typeof countedStays>[0]) {
  const day = today(clock);
  const { from } = query;
  // Days to come wait for nothing yet.
  const to = query.to < day ? query.to : day;
  return sql`${countedStays(query)}, ${allSpans(clock, day)},
    counted as (
      select id as stay_id, daterange(greatest(since, ${from}::date), least(until, ${to}::date + 1)) as days
      from ${presence(query, sql`, id`)}
      where since <= ${to}::date and until > ${from}::date and ${from}::date <= ${to}::date),
    own as (
      select stay_id, rule, datemultirange(daterange(since, until)) - coalesce(range_agg(daterange(since, until)) over (
        partition by stay_id order by rule, since rows between unbounded preceding and 1 preceding), '{}') as days
      from spans),
    answered as materialized (
      select o.stay_id, ${PHASE} as phase, unnest(o.days * datemultirange(c.days)) as days from own as o join counted as c using (stay_id))`;
}

/** SQL for where the animals of `lives` were in the evenings: `homes` (stay_id, location_id or null for no unit, days). */
export function homes({ clock }: Pick<System, "clock">): RawBuilder<unknown> {
  const day = dayOf(clock);
  return sql`
    housed as (
      select h.stay_id, u.location_id, range_agg(daterange(${day("h.since")}, ${day("h.until")})) as days
      from unit_stays as h join lives as l on l.id = h.stay_id join units as u on u.id = h.unit_id group by 1, 2),
    homes as (
      select stay_id, location_id, days from housed
      union all
      select l.id, null, datemultirange(daterange(null, null)) - coalesce(range_agg(h.days), '{}')
      from lives as l left join housed as h on h.stay_id = l.id group by l.id)`;
}
