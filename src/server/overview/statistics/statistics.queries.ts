import { type RawBuilder, sql } from "kysely";
import { spanBefore } from "../../../contract/overview/spans.ts";
import type {
  DayPopulation,
  FlowQuery,
  FlowStatistics,
  MonthStatistics,
  StatisticsFigures,
  StatisticsQuery,
  StatisticsSummary,
  SummaryQuery,
} from "../../../contract/overview/statistics.ts";
import { today } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import { LIVE } from "../live.sql.ts";
import {
  countedStays,
  filterConditions,
  intakes,
  isOfAge,
  outcomes,
  percent,
  presence,
  rate,
  reasonCounts,
} from "./statistics.sql.ts";

/** SQL for the days from the intake to the outcome. */
const STAYED = sql`(outcome_on - intake_on)`;
/** SQL for the days of these on which the animal was in the shelter; `away` are the others. */
const IN_SHELTER = sql`(outcome_on - intake_on - away)::int`;

/**
 * SQL for lengths of stay: mean, median and 90th percentile with two decimals.
 * @param which of the outcomes @param days of a stay
 */
function lengths(which: RawBuilder<unknown>, days: RawBuilder<unknown> = STAYED): RawBuilder<unknown> {
  const percentile = (share: number) =>
    sql`round((percentile_cont(${sql.lit(share)}) within group (order by ${days}) filter (where ${which}))::numeric, 2)`;
  return sql`jsonb_build_object('count', count(*) filter (where ${which}),
    'mean', round(avg(${days}) filter (where ${which}), 2), 'median', ${percentile(0.5)}, 'p90', ${percentile(0.9)})`;
}

const col = (name: string) => sql`${sql.ref(name)}`;
const all = sql`(o.live + o.died + o.euthanised + o.lost)`;
/** The live intakes that did not come for euthanasia, and how many of them were not lost, did not die and were not euthanised. */
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

/** SQL for the animals that came back within 30 days after an adoption of the period. */
const returnsOf = (query: StatisticsQuery, lastCounted: RawBuilder<unknown>) => sql`
  adoptions as (select id, animal_id, intake_on, outcome_on, turn from ${outcomes(query)} and outcome_type = 'adoption'),
  back as (select distinct on (o.id) o.outcome_on, s.intake_type from adoptions as o join stays as s
    on s.animal_id = o.animal_id and s.intake_on between o.outcome_on and o.outcome_on + 30 and s.id <> o.id
      and s.intake_type <> 'dead_on_arrival'
      -- A stay that began and ended on the day of the outcome may have been before this one.
      and (s.intake_on > o.outcome_on or s.outcome_on is distinct from s.intake_on or o.intake_on < o.outcome_on or s.turn > o.turn)
    order by o.id, s.intake_on, s.outcome_on, s.turn),
  r as (select
    (select count(*) from adoptions where outcome_on <= ${lastCounted}) as counted,
    (select count(*) from adoptions where outcome_on > ${lastCounted}) as too_young,
    count(*) as back, count(*) filter (where intake_type = 'adoption_return') as returned
    from back where outcome_on <= ${lastCounted})`;

/** SQL for the days of ended stays on which the animal was in a foster home, on trial, at a vet or elsewhere. */
const DAYS_AWAY = sql`
  days_away as (select l.id, sum(greatest(0,
      least(p.until_on, l.outcome_on) - greatest(p.from_on, l.intake_on))) as days
    from placements as p join lives as l on l.id = p.stay_id where l.outcome_on is not null group by l.id)`;

/** The figures of a period. Only adoptions that are at least 30 days old count in the rate of returns. */
export async function summarise({ db, clock }: System, query: StatisticsQuery): Promise<StatisticsFigures> {
  const { from, to } = query;
  const byType = (column: string, rows: RawBuilder<unknown>) => sql`(
    select coalesce(json_object_agg(kind, n order by kind), '{}')
    from (select ${sql.ref(column)} as kind, sum(n)::int as n from ${rows} group by 1) as by_type)`;
  const { rows } = await sql<{ summary: StatisticsFigures }>`with ${countedStays(query)},
    taken_in as (select intake_type, count(*) as n from ${intakes(query)} group by 1),
    i as (select coalesce(sum(n), 0)::int as count,
      coalesce(sum(n) filter (where intake_type = 'owner_requested_euthanasia'), 0)::int as requested,
      coalesce(sum(n) filter (where intake_type = 'stray'), 0)::int as strays from taken_in),
    gone as (select outcome_type, intake_type, outcome_condition in ('unhealthy_untreatable', 'unknown') as untreatable, count(*) as n
      from ${outcomes(query)} group by 1, 2, 3),
    o as (select coalesce(sum(n), 0)::int as count, ${outcomesOf(LIVE)} as live,
      ${outcomesOf(sql`outcome_type = 'died'`)} as died,
      ${outcomesOf(sql`outcome_type = 'euthanasia'`)} as euthanised,
      ${outcomesOf(sql`outcome_type = 'lost'`)} as lost,
      ${outcomesOf(sql`outcome_type = 'euthanasia' and intake_type = 'owner_requested_euthanasia'`)} as requested,
      ${outcomesOf(sql`outcome_type = 'euthanasia' and intake_type = 'owner_requested_euthanasia' and untreatable`)}
        as requested_untreatable,
      ${outcomesOf(sql`outcome_type = 'return_to_owner' and intake_type = 'stray'`)} as strays_returned
      from gone),
    ${DAYS_AWAY},
    l as (select ${lengths(sql`true`)} || jsonb_build_object('toAdoption', ${lengths(sql`outcome_type = 'adoption'`)},
        'inShelter', ${lengths(sql`true`, IN_SHELTER)}) as of_stay
      from ${outcomes(query, sql`(select lives.*, coalesce(d.days, 0) as away from lives left join days_away as d using (id)) as lives`)}),
    ${returnsOf(query, sql`(${today(clock)}::date - 30)`)},
    p as (select count(*) filter (where since < ${from}::date and until >= ${from}::date) as at_begin,
      count(*) filter (where since <= ${to}::date and until > ${to}::date) as at_end,
      coalesce(sum(least(until, ${to}::date + 1) - greatest(since, ${from}::date))
        filter (where until > ${from}::date and since <= ${to}::date), 0) as days from ${presence(query)})
    select json_build_object('from', ${from}::text, 'to', ${to}::text,
      'liveIntakes', i.count, 'intakesByType', ${byType("intake_type", sql`taken_in`)},
      'intakesByReason', ${reasonCounts("intake", query)},
      'outcomes', o.count, 'outcomesByType', ${byType("outcome_type", sql`gone`)},
      'outcomesByReason', ${reasonCounts("outcome", query)},
      'deadOnArrival', (${deadOnArrival(query)}), 'rates', ${RATES}, 'lengthOfStay', l.of_stay,
      'returns30', json_build_object('returned', r.returned, 'backForAnyReason', r.back, 'adoptions', r.counted,
        'tooYoung', r.too_young, 'percent', ${percent(col("r.returned"), col("r.counted"))}),
      'population', json_build_object('begin', p.at_begin, 'end', p.at_end), 'animalDays', p.days) as summary
    from i, o, l, r, p`.execute(db);
  return (rows[0] as { summary: StatisticsFigures }).summary;
}

/** The figures of a period, beside those of the span that it is compared with. */
export async function summariseBoth(
  system: System,
  { against = "year", ...query }: SummaryQuery,
): Promise<StatisticsSummary> {
  if (against === "none") return summarise(system, query);
  const before = { ...query, ...spanBefore(query, against) };
  const [figures, previous] = await Promise.all([summarise(system, query), summarise(system, before)]);
  return { ...figures, previous };
}

/** SQL for how many outcomes there were. @param which a condition on `gone` */
const outcomesOf = (which: RawBuilder<unknown>) => sql`coalesce(sum(n) filter (where ${which}), 0)::int`;

/** SQL for the number of animals that were brought in dead; no other figure counts them. */
function deadOnArrival({ from, to, ageClass, ...filters }: StatisticsQuery) {
  return sql`select count(*) from stays as s join animals as a on a.id = s.animal_id
    where s.intake_type = 'dead_on_arrival' and a.archived_at is null and s.intake_on between ${from}::date and ${to}::date
    and ${isOfAge(ageClass, "s.intake_on")} ${filterConditions(filters)}`;
}

type By = NonNullable<FlowQuery["by"]>;

/**
 * SQL for the first day of a day's step. That of a month may be before the period. It does not use `date_trunc`, which
 * converts to a time zone.
 */
const stepOf = (by: By, from: string, day: RawBuilder<unknown>): RawBuilder<unknown> =>
  ({
    day,
    week: sql`(${from}::date + (${day} - ${from}::date) / 7 * 7)`,
    month: sql`(${day} - (extract(day from ${day})::int - 1))`,
  })[by];

/** SQL for `steps`: each day, week or month of the period, with its first and last day in the period. */
export function steps({ by, from, to }: { by: By; from: string; to: string }): RawBuilder<unknown> {
  const length = sql.lit(by === "week" ? "7 days" : `1 ${by}`);
  return sql`steps as (
    select step::date as step, greatest(step::date, ${from}::date) as first,
      lead(step::date, 1, ${to}::date + 1) over (order by step) - 1 as last
    from generate_series(${stepOf(by, from, sql`${from}::date`)}::timestamp, ${to}::timestamp, ${length}) as step)`;
}

/** One row for each day, week or month that the period touches, also without events. Only the days in the period count. */
export async function bySteps({ db }: System, { by = "month", ...query }: FlowQuery): Promise<FlowStatistics[]> {
  const { from, to } = query;
  const step = (day: string) => stepOf(by, from, col(day));
  const { rows } = await sql<FlowStatistics>`with ${countedStays(query)}, ${steps({ by, from, to })},
    i as (select step, sum(n)::int as count, json_object_agg(intake_type, n order by intake_type) as by_type from (
      select ${step("intake_on")} as step, intake_type, count(*) as n from ${intakes(query)} group by 1, 2) as t group by 1),
    o as (select step, sum(n)::int as count, json_object_agg(outcome_type, n order by outcome_type) as by_type,
      ${outcomesOf(LIVE)} as live from (
      select ${step("outcome_on")} as step, outcome_type, count(*) as n from ${outcomes(query)} group by 1, 2) as t group by 1),
    moves as (select step, sum(n) as n from (
      select ${step("since")} as step, count(*) as n from ${presence(query)}
        where since between ${from}::date and ${to}::date group by 1
      union all select ${step("until")}, -count(*) from ${presence(query)}
        where until between ${from}::date and ${to}::date group by 1) as m group by 1),
    populations as (select s.step, s.first, s.last, coalesce(moves.n, 0)::int as moved,
      ((select count(*) from ${presence(query)} where since < ${from}::date and until >= ${from}::date)
        + sum(coalesce(moves.n, 0)) over (order by s.step))::int as at_end
      from steps as s left join moves using (step))
    select p.first::text as from, p.last::text as to,
      coalesce(i.count, 0) as "liveIntakes", coalesce(i.by_type, '{}') as "intakesByType",
      coalesce(o.count, 0) as outcomes, coalesce(o.by_type, '{}') as "outcomesByType",
      p.at_end - p.moved as begin, p.at_end as end,
      ${rate(sql`coalesce(o.live, 0)`, sql`coalesce(o.count, 0)`)} as "liveRelease"
    from populations as p left join i using (step) left join o using (step) order by p.step`.execute(db);
  return rows;
}

/** The months of a period. */
export async function byMonth(system: System, query: StatisticsQuery): Promise<MonthStatistics[]> {
  const steps = await bySteps(system, { ...query, by: "month" });
  return steps.map(({ from, to, ...figures }) => ({ month: from.slice(0, 7), ...figures }));
}

/** How many animals are there at the end of each day of the period. */
export async function byDay({ db }: System, query: StatisticsQuery): Promise<DayPopulation[]> {
  const { from, to } = query;
  const { rows } = await sql<DayPopulation>`with ${countedStays(query)},
    moves as (select day, sum(n) as n from (
      select greatest(since, ${from}::date) as day, count(*) as n from ${presence(query)} where since <= ${to}::date group by 1
      union all select greatest(until, ${from}::date), -count(*) from ${presence(query)} where until <= ${to}::date group by 1)
      as m group by 1)
    select d.day::date::text as day, (sum(coalesce(moves.n, 0)) over (order by d.day))::int as count
    from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as d (day) left join moves on moves.day = d.day::date
    order by d.day`.execute(db);
  return rows;
}
