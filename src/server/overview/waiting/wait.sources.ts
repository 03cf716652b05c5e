import { type RawBuilder, sql } from "kysely";

/** SQL for a day by the shelter's clock. @param moment the column, or SQL */
export type ToDay = (moment: string | RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * SQL for `asked`: the days of each stage of the adoptions in `lives`. Several rules read it, so it is made once. Of stages
 * that were opened once more the earlier days are kept in a table of their own. When a contract was first issued, the history
 * knows also of one that was issued anew or taken back; adoptions from elsewhere have no history.
 */
export const stageDays = (day: ToDay): RawBuilder<unknown> => sql`
  asked as materialized (
    select o.stay_id, o.id as ref_id, s.type, ${day("s.opened_at")} as since,
      least(${day("s.closed_at")}, ${day("o.closed_at")}, 'infinity'::date) as until,
      case when s.type = 6 then ${day(sql`coalesce(
        (select min(h.at) from adoption_history as h where h.adoption_id = o.id and h.event = 'contract/issue'
          and h.at between s.opened_at and coalesce(s.closed_at, 'infinity')),
        (select c.issued_at from adoption_contracts as c where c.adoption_id = o.id))`)} end as issued_on
    from adoptions as o join lives as l on l.id = o.stay_id join (
      select adoption_id, type, opened_at, closed_at from adoption_stages
      union all select adoption_id, type, opened_at, closed_at from earlier_stages
    ) as s on s.adoption_id = o.id)`;

/**
 * SQL for `profiles`: the days on which an animal's profile was told of, and offered. Of each day the evening counts, and that
 * of the first day that is known also for the time before: an animal that is recorded late is not untold of since it came.
 */
export const profileDays = (day: ToDay, today: string): RawBuilder<unknown> => sql`
  profiles as materialized (
    select stay_id, is_told, is_offered, case when day = first_day then '-infinity' else day end as since,
      coalesce(next_day, 'infinity') as until
    from (
      select *, lead(day) over w as next_day, first_value(day) over w as first_day
      from (
        select l.id as stay_id, p.id, p.is_told, p.is_offered, least(${day("p.at")}, ${today}::date) as day
        from profile_times as p join lives as l on l.animal_id = p.animal_id
      ) as known
      window w as (partition by stay_id order by id)
    ) as days
    where next_day is distinct from day)`;

/**
 * SQL for `kept` and `dosed`: the holds of the stays in `lives` with their days, and their treatments with the kinds'
 * categories. Several rules read them, so the tables, which have those of all past stays, are read once.
 */
export const healthDays = (day: ToDay): RawBuilder<unknown> => sql`
  kept as materialized (
    select h.stay_id, h.kind, h.from_on as since, least(h.until_on, ${day("h.lifted_at")}, 'infinity'::date) as until
    from holds as h join lives as l on l.id = h.stay_id),
  dosed as materialized (
    select t.stay_id, t.state, t.due_on, t.given_on, t.closed_at, k.category
    from treatments as t join lives as l on l.id = t.stay_id join treatment_kinds as k on k.id = t.kind_id)`;
