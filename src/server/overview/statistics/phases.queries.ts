import { type RawBuilder, sql } from "kysely";
import type {
  PhaseItem,
  PhaseStatistics,
  PhasesQuery,
  StayPhases,
  StayPhasesQuery,
} from "../../../contract/overview/phases.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { System } from "../../database/context.ts";
import { rowsOf } from "../../database/rows-of.ts";
import { answeredDays, IS_NEEDLESS, PHASE_NAME, placed } from "./phases.sql.ts";
import { steps } from "./statistics.queries.ts";

/** SQL for the place of a day's step in the period, from 0: a span of days is then in a few steps without trying all. */
const stepNumber = (by: "day" | "week" | "month", from: string, day: RawBuilder<unknown>): RawBuilder<unknown> =>
  ({
    day: sql`${day} - ${from}::date`,
    week: sql`(${day} - ${from}::date) / 7`,
    month: sql`((date_part('year', ${day}) - date_part('year', ${from}::date)) * 12
      + date_part('month', ${day}) - date_part('month', ${from}::date))::int`,
  })[by];

/**
 * SQL for the groups: `groups` with the days of each phase, in how many stays they are, and how many of these had none of
 * this phase in an earlier group; then the rows of the answer.
 */
function grouped(
  system: System,
  { by, from, to }: PhasesQuery,
): [groups: RawBuilder<unknown>, rows: RawBuilder<unknown>] {
  if (by === undefined) {
    return [
      sql`groups as (
        select phase, sum(until - first)::int as days, count(*) filter (where before is null)::int as stays,
          count(*) filter (where before is null)::int as newly from answered group by 1)`,
      sql`select ${PHASE_NAME} as phase, days, stays from groups order by 1`,
    ];
  }
  if (by === "location") {
    return [
      sql`${placed(system)},
      begun as (select phase, count(*) filter (where before is null) as n from answered group by 1), groups as (
        select location_id, phase, sum(days)::int as days, count(*)::int as stays, 0 as newly from placed group by 1, 2)`,
      sql`select g.location_id as "locationId", ${PHASE_NAME} as phase, g.days, g.stays, l.name as location from groups as g
        left join locations as l on l.id = g.location_id order by l.name collate names_with_numbers nulls last, l.id, 2`,
    ];
  }
  const numberOf = (day: string) => stepNumber(by, from, sql.raw(day));
  return [
    sql`${steps({ by, from, to })}, numbered as (select *, (row_number() over (order by step))::int - 1 as n from steps),
      groups as (
        select g.n, a.phase, sum(least(a.until, s.last + 1) - greatest(a.first, s.first))::int as days,
          count(*) filter (where a.before is null or ${numberOf("(a.before - 1)")} < g.n)::int as stays,
          count(*) filter (where a.before is null and a.first >= s.first)::int as newly
        from answered as a cross join lateral generate_series(${numberOf("a.first")}, ${numberOf("(a.until - 1)")}) as g(n)
        join numbered as s using (n) group by 1, 2)`,
    sql`select first::text as from, last::text as to, ${PHASE_NAME} as phase, days, stays
      from groups join numbered using (n) order by first, 3`,
  ];
}

/** The days in care of a period by what they waited for (rules §14). */
export async function daysByPhase(system: System, query: PhasesQuery): Promise<PhaseStatistics> {
  const [groups, rows] = grouped(system, query);
  const stays = query.by === "location" ? sql`(select n from begun where begun.phase = g.phase)` : sql`sum(newly)`;
  const [answer] = await rowsOf(
    system.db,
    sql<
      PhaseStatistics & { items: PhaseItem[] }
    >`with ${await answeredDays(system, query)}, ${groups}, items as (${rows}),
      phases as (select ${PHASE_NAME} as phase, sum(days)::int as days, ${stays}::int as stays from groups as g group by g.phase order by 1)
      select (select coalesce(json_agg(items), '[]') from items) as items,
        (select coalesce(json_agg(phases), '[]') from phases) as phases,
        (select coalesce(sum(days), 0)::int from groups) as total,
        (select coalesce(sum(days), 0)::int from groups where ${IS_NEEDLESS}) as needless, (select count(*)::int from present) as stays`,
  );
  return answer as PhaseStatistics;
}

/** The days of each stay by what they waited for: those that waited for us longest first. */
export async function staysByPhase(
  system: System,
  { page, pageNumber, pageSize, ...query }: StayPhasesQuery,
): Promise<PageOf<StayPhases>> {
  const number = page ?? pageNumber ?? 1;
  const [answer] = await rowsOf(
    system.db,
    sql<{ items: StayPhases[]; totalCount: number }>`with ${await answeredDays(system, query)},
      sums as materialized (
        select stay_id, sum(until - first)::int as total, coalesce(sum(until - first) filter (where ${IS_NEEDLESS}), 0)::int as needless
        from answered group by 1),
      page as materialized (
        select * from sums order by needless desc, total desc, stay_id limit ${pageSize} offset ${(number - 1) * pageSize}),
      rows as (
        select l.id, json_build_object('id', a.id, 'name', a.name) as animal, l.intake_on as "intakeOn",
          case when not l.is_open then l.outcome_on end as "outcomeOn", p.total, p.needless, of_stay.phases
        from page as p join lives as l on l.id = p.stay_id join animals as a on a.id = l.animal_id
        join (
          select stay_id, json_agg(json_build_object('phase', ${PHASE_NAME}, 'days', days)) as phases from (
            select stay_id, phase, sum(until - first)::int as days from answered where stay_id in (select stay_id from page) group by 1, 2
          ) as parts group by 1
        ) as of_stay on of_stay.stay_id = p.stay_id
        order by p.needless desc, p.total desc, p.stay_id)
      select (select coalesce(json_agg(rows), '[]') from rows) as items, (select count(*)::int from sums) as "totalCount"`,
  );
  const { items, totalCount } = answer as { items: StayPhases[]; totalCount: number };
  return { items, totalCount, page: number, pageSize };
}
