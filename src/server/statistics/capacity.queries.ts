import { type RawBuilder, sql } from "kysely";
import type { CapacityItem, CapacityQuery, CapacityStatistics, PlacesUsed } from "../../contract/statistics.ts";
import type { System } from "../context.ts";
import { isAskedFor, percent, presence } from "./statistics.sql.ts";

type By = NonNullable<CapacityQuery["by"]>;
type Asked = CapacityQuery & { by: By };

/**
 * SQL for where animals lived on the days of the period, and for the places of open units: `homes` and `places`, each with
 * `since` and the first day, `until`, on which it is so no longer. An animal is in a unit on a day at whose end it is there.
 */
function homesAndPlaces(query: Asked, zone: string): RawBuilder<unknown> {
  const { from, to, locationId, type, intakeType } = query;
  const day = (moment: string) => sql`(${sql.ref(moment)} at time zone ${zone})::date`;
  const inLocation = locationId === undefined ? sql`` : sql`and u.location_id = ${locationId}`;
  const within = sql`greatest(since, ${from}::date) as since, least(until, ${to}::date + 1) as until`;
  const touches = sql`since <= ${to}::date and until > ${from}::date`;
  return sql`
    lives as materialized (
      select h.unit_id, u.location_id, ${day("h.since")} as intake_on, ${day("h.until")} as outcome_on, a.born_on
      from unit_stays as h join units as u on u.id = h.unit_id ${inLocation}
        join stays as s on s.id = h.stay_id join animals as a on a.id = s.animal_id
      where h.since < (${to}::date + 1)::timestamp at time zone ${zone}
        and (h.until is null or h.until >= ${from}::timestamp at time zone ${zone})
        and a.archived_at is null ${isAskedFor({ type, intakeType })}),
    homes as (select unit_id, location_id, 1 as n, ${within}
      from ${presence(query, sql`, unit_id, location_id`)} where ${touches}),
    places as (select unit_id, location_id, n, ${within} from (
        select p.unit_id, u.location_id, p.places as n, p.since,
          lead(p.since, 1, 'infinity') over (partition by p.unit_id order by p.since) as until
        from unit_places as p join units as u on u.id = p.unit_id ${inLocation}) as p
      where ${touches} and n > 0)`;
}

/** SQL for the figures. @param animals animal-days @param places days of places */
const used = (animals: RawBuilder<unknown>, places: RawBuilder<unknown>) => sql`
  ${animals}::int as "animalDays", ${places}::int as "placeDays", ${percent(animals, places)} as percent`;

/** SQL for how many there are on each day: what begins is added, what ends is taken away. */
const perDay = ({ from, to }: Asked) => sql`
  moves as (select day, sum(animals) as animals, sum(places) as places from (
    select since as day, n as animals, 0 as places from homes union all select until, -n, 0 from homes
    union all select since, 0, n from places union all select until, 0, -n from places) as m group by day),
  days as (select d.day::date as day, sum(coalesce(animals, 0)) over sofar as animals, sum(coalesce(places, 0)) over sofar as places
    from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as d (day) left join moves on moves.day = d.day::date
    window sofar as (order by d.day))`;

/** SQL for all days of all places. @param key a column of `homes` and `places` */
const perPlace = (key: "unit_id" | "location_id") => sql`
  used as (select ${sql.ref(key)} as id, sum(animals) as animals, sum(places) as places from (
    select ${sql.ref(key)}, (until - since) * n as animals, 0 as places from homes
    union all select ${sql.ref(key)}, 0, (until - since) * n from places) as u group by 1)`;

const ROWS: Readonly<Record<By, (query: Asked) => [more: RawBuilder<unknown>, rows: RawBuilder<unknown>]>> = {
  day: (query) => [
    perDay(query),
    sql`select day::text as day, ${used(sql`animals`, sql`places`)} from days order by day`,
  ],
  month: (query) => [
    perDay(query),
    sql`select to_char(day, 'YYYY-MM') as month, ${used(sql`sum(animals)`, sql`sum(places)`)} from days group by 1 order by 1`,
  ],
  location: () => [
    perPlace("location_id"),
    sql`select l.id as "locationId", l.name as location, ${used(sql`animals`, sql`places`)}
      from used join locations as l using (id) order by l.name collate names_with_numbers`,
  ],
  unit: () => [
    perPlace("unit_id"),
    sql`select l.id as "locationId", l.name as location, u.id as "unitId", u.name as unit, ${used(sql`animals`, sql`places`)}
      from used join units as u using (id) join locations as l on l.id = u.location_id
      order by l.name collate names_with_numbers, u.name collate names_with_numbers, u.id`,
  ],
};

/** How much of the places was used in a period (rules §14); a unit over its number counts fully. */
export async function placesUsed({ db, clock }: System, query: Asked): Promise<CapacityStatistics> {
  const [more, rows] = ROWS[query.by](query);
  const days = (of: "homes" | "places") => sql`(select coalesce(sum((until - since) * n), 0) from ${sql.table(of)})`;
  const { rows: answers } = await sql<{ total: PlacesUsed; items: CapacityItem[] }>`
    with ${homesAndPlaces(query, clock.zone)}, ${more}, rows as (${rows}),
      total as (select ${used(days("homes"), days("places"))})
    select (select to_json(total) from total) as total, (select coalesce(json_agg(rows), '[]') from rows) as items`.execute(
    db,
  );
  return answers[0] as CapacityStatistics;
}
