import { type RawBuilder, sql } from "kysely";
import type {
  CapacityItem,
  CapacityQuery,
  CapacityStatistics,
  PlacesUsed,
} from "../../../contract/overview/statistics.ts";
import type { System } from "../../database/context.ts";
import { filterConditions, percent, presence } from "./statistics.sql.ts";

type By = NonNullable<CapacityQuery["by"]>;
type Asked = CapacityQuery & { by: By };

/**
 * SQL that excludes archived animals from `unit_stays as h`. Excluding these few is quicker than joining all animals, so
 * animals are joined only when the query filters by them.
 */
function livingIn({ type, intakeType, ageClass }: Asked): { joins: RawBuilder<unknown>; bornOn: RawBuilder<unknown> } {
  if (type === undefined && intakeType === undefined && ageClass === undefined) {
    return {
      joins: sql`where h.stay_id not in (
        select s.id from animals as a join stays as s on s.animal_id = a.id where a.archived_at is not null)`,
      bornOn: sql`null::date`,
    };
  }
  return {
    joins: sql`join stays as s on s.id = h.stay_id join animals as a on a.id = s.animal_id
      where a.archived_at is null ${filterConditions({ type, intakeType })}`,
    bornOn: sql`a.born_on`,
  };
}

/**
 * SQL for where animals lived in the period (`homes`), and for how many places the units had (`places`). Both hold from the
 * day `since` to the day before `until`. An animal is in a unit on a day when it is there at the end of that day. Moments
 * before the period count as the day before it. `offset 0` makes PostgreSQL compute each day only once.
 */
function homesAndPlaces(query: Asked, zone: string): RawBuilder<unknown> {
  const { from, to, locationId } = query;
  const { joins, bornOn } = livingIn(query);
  // A moment's day is found by counting the midnights before it: converting each row to the zone would take most of the time.
  const day = (moment: string) =>
    sql`(${from}::date - 1 + width_bucket(${sql.ref(moment)}, (select starts from midnights)))`;
  const inLocation = locationId === undefined ? sql`` : sql`and u.location_id = ${locationId}`;
  const within = sql`greatest(since, ${from}::date) as since, least(until, ${to}::date + 1) as until`;
  const touches = sql`since <= ${to}::date and until > ${from}::date`;
  return sql`
    midnights as (select array_agg(d at time zone ${zone} order by d) as starts
      from generate_series(${from}::timestamp, ${to}::date + 1, '1 day') as d),
    lives as (
      select h.unit_id, u.location_id, ${day("h.since")} as intake_on, ${day("h.until")} as outcome_on, ${bornOn} as born_on
      from unit_stays as h join units as u on u.id = h.unit_id ${inLocation} ${joins}
        and h.since < (${to}::date + 1)::timestamp at time zone ${zone}
        and (h.until is null or h.until >= ${from}::timestamp at time zone ${zone})
      offset 0),
    homes as (select unit_id, location_id, 1 as n, ${within}
      from ${presence(query, sql`, unit_id, location_id`)} where ${touches}),
    places as (select unit_id, location_id, n, ${within} from (
        select p.unit_id, u.location_id, p.places as n, p.since,
          lead(p.since, 1, 'infinity') over (partition by p.unit_id order by p.since) as until
        from unit_places as p join units as u on u.id = p.unit_id ${inLocation}) as p
      where ${touches} and n > 0)`;
}

/** SQL for the figures. @param animals the animal-days @param places the days of places */
const used = (animals: RawBuilder<unknown>, places: RawBuilder<unknown>) => sql`
  ${animals}::int as "animalDays", ${places}::int as "placeDays", ${percent(animals, places)} as percent`;

/** SQL for how many begin on a day, minus how many end on it. */
const changes = (of: "homes" | "places") => sql`
  (select coalesce(since, until) as day, sum(n) * case when grouping(since) = 0 then 1 else -1 end as n
    from ${sql.table(of)} group by grouping sets ((since), (until))) as changes`;

/** SQL for how many animals and places there are on each day: the running sum of these changes. */
const perDay = ({ from, to }: Asked) => sql`
  moves as (select day, sum(animals) as animals, sum(places) as places from (
    select day, n as animals, 0 as places from ${changes("homes")}
    union all select day, 0, n from ${changes("places")}) as m group by day),
  days as (select d.day::date as day, sum(coalesce(animals, 0)) over sofar as animals, sum(coalesce(places, 0)) over sofar as places
    from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as d (day) left join moves on moves.day = d.day::date
    window sofar as (order by d.day))`;

/** SQL for the animal-days and the days of places, by unit or location. */
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

/** How many of the places were used in a period (rules §14). Animals above a unit's number of places count, too. */
export async function placesUsed({ db, clock }: System, query: Asked): Promise<CapacityStatistics> {
  const [more, rows] = ROWS[query.by](query);
  const sum = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)`;
  const { rows: answers } = await sql<{ total: PlacesUsed; items: CapacityItem[] }>`
    with ${homesAndPlaces(query, clock.zone)}, ${more}, rows as (${rows}),
      total as (select ${used(sum("animalDays"), sum("placeDays"))} from rows)
    select (select to_json(total) from total) as total, (select coalesce(json_agg(rows), '[]') from rows) as items`.execute(
    db,
  );
  return answers[0] as CapacityStatistics;
}
