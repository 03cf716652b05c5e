import { type RawBuilder, sql } from "kysely";
import type { AnimalQuery, AnimalSort } from "../../contract/animals/animals.ts";
import {
  answered,
  FACT_OF,
  HOMES_NEEDED,
  type Household,
  homeFit,
  MIDDLE_SCORE,
  type ScoredQuestion,
  weightOf,
} from "../../contract/animals/household.ts";
import { ascending, descending, type Order, orderBy } from "../database/sorting.ts";
import { isSoon } from "./animal.filters.ts";

/**
 * The position of the status in the contract's order. Animals with an appointment soon are few: the subquery finds them
 * once, instead of once for each row.
 */
const statusPosition = (now: Date) => sql`case
  when a.status = 'Available' and a.id in (
    select ap.animal_id from appointments as ap where ${isSoon(now)}) then 1
  when a.status = 'Available' then 0
  when a.status = 'Reserved' then 2
  when a.status = 'InCare' then 3
  when a.status = 'Adopted' then 4
  else 5 end`;

/** The unit of an animal, under its location. */
const UNIT = sql`(
  select l.name || ' ' || u.name from stays as o join unit_stays as h on h.stay_id = o.id and h.until is null
  join units as u on u.id = h.unit_id join locations as l on l.id = u.location_id
  where o.animal_id = a.id and o.outcome_on is null) collate names_with_numbers`;

/** The day of the next dose or appointment of an animal. */
const nextDue = (now: Date) => sql`least(
  (select min(t.due_on) from treatments as t where t.animal_id = a.id and t.state = 'planned'),
  (select min(p.date_of_appointment)::date from appointments as p
    where p.animal_id = a.id and p.done_at is null and p.date_of_appointment >= ${now}))`;

/** The SQL of each sort. `isReversed`, because a lower age is a later birth date. An unknown age comes last. */
const SORTS: Record<AnimalSort, { by: (now: Date) => RawBuilder<unknown>; isReversed?: true; nullable?: true }> = {
  name: { by: () => sql`a.name collate "pl-x-icu"` },
  type: { by: () => sql`a.type` },
  age: { by: () => sql`a.born_on`, isReversed: true, nullable: true },
  arrivalDate: { by: () => sql`a.arrival_date` },
  status: { by: statusPosition },
  unit: { by: () => UNIT, nullable: true },
  due: { by: nextDue, nullable: true },
  weight: { by: () => sql`a.weight_kg`, nullable: true },
  // Animals without an open stay come last.
  waiting: {
    by: () =>
      sql`coalesce((select o.intake_on from stays as o where o.animal_id = a.id and o.outcome_on is null), '2999-12-31')`,
  },
};

/** `fitOf` of the contract in SQL: one expression for all answers, so that the statement is prepared once. */
const fitSum = (household: Household) => {
  const part = (question: ScoredQuestion) => sql`${weightOf(household, question)}::int
    * (coalesce(a.${sql.ref(`score_${FACT_OF[question]}`)}, ${sql.lit(MIDDLE_SCORE)}) - ${sql.lit(MIDDLE_SCORE)})`;
  const home = sql`case a.home_needed ${sql.join(
    HOMES_NEEDED.map((needed) => sql`when ${sql.lit(needed)} then ${homeFit(household, needed)}::int`),
    sql` `,
  )} else 0 end`;
  return sql`(${part("children")} + ${part("pets")} + ${part("alone")} + ${home})`;
};

/**
 * The order of a list on `animals as a`. Equal rows are ordered by id in the same direction, so that one index serves both
 * directions.
 * @param query without `sort`, animals that fit the household come first, then the latest arrivals (spec §7); reserved ones
 * stand last of those that fit, since somebody is already on the way to them
 */
export function animalOrder({ sort, ...household }: Pick<AnimalQuery, "sort" | keyof Household>, now: Date): Order {
  if (!sort) {
    const latestFirst = [descending(sql`a.arrival_date`), descending(sql`a.id`)];
    const bestFirst = [ascending(sql`(a.status = 'Reserved')`), descending(fitSum(household))];
    return orderBy(...(answered(household).length > 0 ? bestFirst : []), ...latestFirst);
  }
  const { by, isReversed, nullable = false } = SORTS[sort.replace("-", "") as AnimalSort];
  const direction = sort.startsWith("-") === Boolean(isReversed) ? ascending : descending;
  return orderBy({ ...direction(by(now)), nullable }, direction(sql`a.id`));
}
