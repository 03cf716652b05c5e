import { sql } from "kysely";
import type { DayPopulation, MonthStatistics, StatisticsQuery, StatisticsSummary } from "../../contract/statistics.ts";
import { today } from "../clock.ts";
import type { System } from "../context.ts";
import { countedStays, LIVE, percent, rate } from "./statistics.sql.ts";

/** SQL for lengths of stay over rows with `days`: mean, median and 90th percentile with two decimals. */
const LENGTHS = sql`json_build_object('count', count(*), 'mean', round(avg(days), 2),
  'median', round(percentile_cont(0.5) within group (order by days)::numeric, 2),
  'p90', round(percentile_cont(0.9) within group (order by days)::numeric, 2))`;

const col = (name: string) => sql`${sql.ref(name)}`;
const all = sql`(o.live + o.died + o.euthanised + o.lost)`;
/** Live intakes that were not brought for euthanasia, and those of them that are not lost to it, to death or otherwise. */
const saveable = sql`(i.count - i.requested)`;
const saved = sql`(i.count - i.requested - (o.died + o.euthanised - o.requested + o.lost))`;

/** SQL for the rates, from the totals `o` of outcomes and `i` of intakes (rules §14). */
const RATES = sql`json_build_object(
  'liveRelease', ${rate(col("o.live"), all)},
  'asilomar', ${rate(col("o.live"), sql`(o.live + o.euthanised - o.requested_untreatable)`)},
  'aliveOrDead', ${rate(col("o.live"), sql`(o.live + o.died + o.euthanised)`)},
  'save', ${rate(saved, saveable)},
  'livePerIntake', ${rate(col("o.live"), col("i.count"))},
  'returnToOwner', ${rate(col("o.strays_returned"), col("i.strays"))})`;

/** The figures of a period. An adoption counts among the returns when it is at least 30 days old. */
export async function summarise({ db, clock }: System, query: StatisticsQuery): Promise<StatisticsSummary> {
  const { from, to } = query;
  const judgedUntil = sql`(${today(clock)}::date - 30)`;
  const { rows } = await sql<{ summary: StatisticsSummary }>`with ${countedStays(query)},
    i as (select count(*) as count, count(*) filter (where intake_type = 'owner_requested_euthanasia') as requested,
      count(*) filter (where intake_type = 'stray') as strays from intakes),
    o as (select count(*) as count, ${LIVE} as live,
      count(*) filter (where outcome_type = 'died') as died,
      count(*) filter (where outcome_type = 'euthanasia') as euthanised,
      count(*) filter (where outcome_type = 'lost') as lost,
      count(*) filter (where outcome_type = 'euthanasia' and intake_type = 'owner_requested_euthanasia') as requested,
      count(*) filter (where outcome_type = 'euthanasia' and intake_type = 'owner_requested_euthanasia'
        and outcome_condition in ('unhealthy_untreatable', 'unknown')) as requested_untreatable,
      count(*) filter (where outcome_type = 'return_to_owner' and intake_type = 'stray') as strays_returned
      from outcomes),
    lengths as (select outcome_on - intake_on as days, outcome_type from outcomes),
    adoptions as (select o.outcome_on, n.intake_on as back_on, n.intake_type as back_as
      from outcomes as o left join lateral (
        select s.intake_on, s.intake_type from stays as s
        where s.animal_id = o.animal_id and s.intake_on >= o.outcome_on and s.id <> o.id and s.intake_type <> 'dead_on_arrival'
          and stay_span(s.intake_on, s.outcome_on, s.turn) >> stay_span(o.intake_on, o.outcome_on, o.turn)
        order by s.intake_on, s.outcome_on, s.turn limit 1) as n on true
      where o.outcome_type = 'adoption'),
    returns as (select count(*) filter (where outcome_on <= ${judgedUntil}) as judged,
      count(*) filter (where outcome_on > ${judgedUntil}) as too_young,
      count(*) filter (where outcome_on <= ${judgedUntil} and back_on <= outcome_on + 30) as back,
      count(*) filter (where outcome_on <= ${judgedUntil} and back_on <= outcome_on + 30 and back_as = 'adoption_return')
        as returned
      from adoptions)
    select json_build_object('from', ${from}::text, 'to', ${to}::text,
      'liveIntakes', i.count,
      'intakesByType', (select coalesce(json_object_agg(intake_type, n order by intake_type), '{}')
        from (select intake_type, count(*) as n from intakes group by 1) as by_type),
      'outcomes', o.count,
      'outcomesByType', (select coalesce(json_object_agg(outcome_type, n order by outcome_type), '{}')
        from (select outcome_type, count(*) as n from outcomes group by 1) as by_type),
      'deadOnArrival', (${deadOnArrival(query)}),
      'rates', ${RATES},
      'lengthOfStay', (select ${LENGTHS} from lengths)::jsonb
        || jsonb_build_object('toAdoption', (select ${LENGTHS} from lengths where outcome_type = 'adoption')),
      'returns30', json_build_object('returned', r.returned, 'backForAnyReason', r.back, 'adoptions', r.judged,
        'tooYoung', r.too_young, 'percent', ${percent(col("r.returned"), col("r.judged"))}),
      'population', (select json_build_object('begin', count(*) filter (where since < ${from}::date and until >= ${from}::date),
        'end', count(*) filter (where since <= ${to}::date and until > ${to}::date)) from here),
      'animalDays', (select coalesce(sum(least(until, ${to}::date + 1) - greatest(since, ${from}::date))
        filter (where until > ${from}::date and since <= ${to}::date), 0) from here)) as summary
    from i, o, returns as r`.execute(db);
  return (rows[0] as { summary: StatisticsSummary }).summary;
}

/** Animals that were brought in dead count here and nowhere else. */
function deadOnArrival({ from, to, type, intakeType, ageClass }: StatisticsQuery) {
  const grownOn = sql`(a.born_on + interval '5 months')::date`;
  const ages = {
    young: sql`and s.intake_on < ${grownOn}`,
    adult: sql`and s.intake_on >= ${grownOn}`,
    unknown: sql`and a.born_on is null`,
  };
  return sql`select count(*) from stays as s join animals as a on a.id = s.animal_id
    where s.intake_type = 'dead_on_arrival' and a.archived_at is null and s.intake_on between ${from}::date and ${to}::date
    ${type ? sql`and a.type = ${type}` : sql``} ${ageClass ? ages[ageClass] : sql``}
    ${intakeType ? sql`and s.intake_type = ${intakeType}` : sql``}`;
}

/** One row for each month that the period touches, months without events too; at its edges the days of the period alone. */
export async function byMonth({ db }: System, query: StatisticsQuery): Promise<MonthStatistics[]> {
  const { from, to } = query;
  const { rows } = await sql<MonthStatistics>`with ${countedStays(query)},
    months as (select month::date as month from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, '1 month') as month),
    i as (select month, sum(n)::int as count, json_object_agg(intake_type, n order by intake_type) as by_type from (
      select date_trunc('month', intake_on)::date as month, intake_type, count(*) as n from intakes group by 1, 2) as t group by 1),
    o as (select month, sum(n)::int as count, json_object_agg(outcome_type, n order by outcome_type) as by_type,
        sum(live)::int as live from (
      select date_trunc('month', outcome_on)::date as month, outcome_type, count(*) as n, ${LIVE} as live
      from outcomes group by 1, 2) as t group by 1),
    moves as (
      select date_trunc('month', greatest(since, ${from}::date - 1))::date as month, since < ${from}::date as is_before, 1 as n
      from here where since <= ${to}::date
      union all
      select date_trunc('month', greatest(until, ${from}::date - 1))::date, until < ${from}::date, -1
      from here where until <= ${to}::date),
    balance as (select month, sum(n) as n from moves where not is_before group by 1),
    populations as (select m.month, ((select coalesce(sum(n), 0) from moves where is_before)
      + sum(coalesce(b.n, 0)) over (order by m.month))::int as at_end, coalesce(b.n, 0)::int as moved
      from months as m left join balance as b using (month))
    select to_char(p.month, 'YYYY-MM') as month, coalesce(i.count, 0) as "liveIntakes", coalesce(i.by_type, '{}') as "intakesByType",
      coalesce(o.count, 0) as outcomes, coalesce(o.by_type, '{}') as "outcomesByType",
      p.at_end - p.moved as begin, p.at_end as end,
      ${rate(sql`coalesce(o.live, 0)`, sql`coalesce(o.count, 0)`)} as "liveRelease"
    from populations as p left join i using (month) left join o using (month) order by p.month`.execute(db);
  return rows;
}

/** How many animals are there at the end of each day of the period. */
export async function byDay({ db }: System, query: StatisticsQuery): Promise<DayPopulation[]> {
  const { from, to } = query;
  const { rows } = await sql<DayPopulation>`with ${countedStays(query)},
    moves as (
      select greatest(since, ${from}::date) as day, 1 as n from here where since <= ${to}::date
      union all
      select greatest(until, ${from}::date), -1 from here where until <= ${to}::date),
    balance as (select day, sum(n) as n from moves group by 1)
    select d.day::date::text as day, (sum(coalesce(b.n, 0)) over (order by d.day))::int as count
    from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as d (day) left join balance as b on b.day = d.day::date
    order by d.day`.execute(db);
  return rows;
}
