import { type RawBuilder, sql } from "kysely";
import type {
  PhaseItem,
  PhaseStatistics,
  PhasesQuery,
  StayPhases,
  StayPhasesQuery,
} from "../../../contract/overview/phases.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { System } from "../../platform/context.ts";
import { rowsOf } from "../../platform/database/rows-of.ts";
import { answeredDays, DAYS, homes, IS_NEEDLESS } from "./phases.sql.ts";
import { steps } from "./statistics.queries.ts";

/** SQL for the place of a day's step in the period, from 0: a span of days is then in a few steps without trying all. */
const stepNumber = (by: "day" | "week" | "month", from: string, day: RawBuilder<unknown>): RawBuilder<unknown> =>
  ({
    day: sql`${day} - ${from}::date`,
    week: sql`(${day} - ${from}::date) / 7`,
    month: sql`((extract(year from ${day}) - extract(year from ${from}::date)) * 12
      + extract(month from ${day}) - extract(month from ${from}::date))::int`,
  })[by];

/** SQL for the groups: more of the statement, then the rows of the answer. */
function grouped(
  system: System,
  { by, from, to }: PhasesQuery,
): [more: RawBuilder<unknown>, rows: RawBuilder<unknown>] {
  if (by === undefined) {
    return [
      sql`, groups as (select * from answered)`,
      sql`select phase, ${DAYS} as days, count(distinct stay_id)::int as stays from groups group by 1`,
    ];
  }
  const sums = sql`phase, ${DAYS} as days, count(distinct stay_id)::int as stays`;
  if (by === "location") {
    return [
      sql`, ${homes(system)}, groups as (
        select h.location_id, a.stay_id, a.phase, unnest(h.days * datemultirange(a.days)) as days
        from answered as a join homes as h using (stay_id))`,
      sql`select g.*, l.name as location from (select location_id as "locationId", ${sums} from groups group by 1, 2) as g
        left join locations as l on l.id = g."locationId" order by l.name collate names_with_numbers nulls last, l.id`,
    ];
  }
  const numberOf = (day: string) => stepNumber(by, from, sql.raw(day));
  return [
    sql`, ${steps({ by, from, to })}, numbered as (select *, (row_number() over (order by step))::int - 1 as n from steps),
      groups as (
        select s.first, s.last, a.stay_id, a.phase, a.days * daterange(s.first, s.last, '[]') as days
        from answered as a cross join lateral generate_series(${numberOf("lower(a.days)")}, ${numberOf("upper(a.days) - 1")}) as g(n)
        join numbered as s using (n))`,
    sql`select first::text as from, last::text as to, ${sums} from groups group by first, last, phase order by first`,
  ];
}

/** The days in care of a period by what they waited for (rules §14). */
export async function daysByPhase(system: System, query: PhasesQuery): Promise<PhaseStatistics> {
  const [more, rows] = grouped(system, query);
  const [answer] = await rowsOf(
    system.db,
    sql<PhaseStatistics & { items: PhaseItem[] }>`with ${answeredDays(system, query)} ${more}, items as (${rows})
      select (select coalesce(json_agg(items), '[]') from items) as items,
        (select coalesce(json_agg(p), '[]') from (
          select phase, ${DAYS} as days, count(distinct stay_id)::int as stays from answered group by 1) as p) as phases, ${DAYS} as total,
        (select ${DAYS} from answered where ${IS_NEEDLESS}) as needless, count(distinct stay_id)::int as stays from answered`,
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
    sql<{ items: StayPhases[]; totalCount: number }>`with ${answeredDays(system, query)},
      parts as (select stay_id, phase, ${DAYS} as days from answered group by 1, 2),
      sums as (select stay_id, sum(days)::int as total, coalesce(sum(days) filter (where ${IS_NEEDLESS}), 0)::int as needless from parts group by 1),
      page as (select * from sums order by needless desc, total desc, stay_id limit ${pageSize} offset ${(number - 1) * pageSize}),
      rows as (
        select l.id, json_build_object('id', a.id, 'name', a.name) as animal, l.intake_on as "intakeOn",
          case when not l.is_open then l.outcome_on end as "outcomeOn", p.total, p.needless,
          (select json_agg(json_build_object('phase', phase, 'days', days)) from parts where parts.stay_id = p.stay_id) as phases
        from page as p join lives as l on l.id = p.stay_id join animals as a on a.id = l.animal_id
        order by p.needless desc, p.total desc, p.stay_id)
      select (select coalesce(json_agg(rows), '[]') from rows) as items, (select count(*)::int from sums) as "totalCount"`,
  );
  const { items, totalCount } = answer as { items: StayPhases[]; totalCount: number };
  return { items, totalCount, page: number, pageSize };
}
