import { sql } from "kysely";
import { type Animal, SIZE_LIMITS_KG } from "../../contract/animals.ts";
import { type Clock, today } from "../clock.ts";
import type { System } from "../context.ts";
import { animalColumns, animalJoins } from "./animal.columns.ts";

/** How many are shown. */
const SHOWN = 3;
/** They are found among so many of its kind that are next younger, and as many that are next older. */
const CONSIDERED = 60;
/** The age of an animal whose age nobody knows, in years. */
const USUAL_AGE = 4;

/** SQL for the size class of an animal as a number from 0 to 2; unknown is in the middle. @param animal its alias */
export const sizeClass = (animal: "a" | "wanted") => {
  const weight = sql.ref(`${animal}.weight_kg`);
  return sql`case when ${weight} < ${sql.lit(SIZE_LIMITS_KG.small)} then 0
    when ${weight} >= ${sql.lit(SIZE_LIMITS_KG.medium)} then 2 else 1 end`;
};

/** How far apart two scores are; an unknown one counts 3, as in the order by fit. */
const apart = (trait: "children" | "animals" | "energy" | "independence") =>
  sql`abs(coalesce(a.${sql.ref(`score_${trait}`)}, 3) - coalesce(wanted.${sql.ref(`score_${trait}`)}, 3))`;

/** A class of size weighs as much as three points of scores, two years of age as much as one. */
const distance = sql`3 * abs(${sizeClass("a")} - ${sizeClass("wanted")}) + abs(a.born_on - wanted.day) / 730.0
  + ${apart("children")} + ${apart("animals")} + ${apart("energy")} + ${apart("independence")}`;

/** The neighbours by age, from one end of an index: the time does not grow with the shelter. */
const neighbours = (side: "younger" | "older") => sql`(
  select n.* from animals as n
  where n.archived_at is null and n.status = 'Available' and n.type = (select type from wanted)
    and n.id <> (select id from wanted) and n.born_on ${side === "older" ? sql`<` : sql`>=`} (select day from wanted)
  order by n.born_on ${side === "older" ? sql`desc, n.id desc` : sql`, n.id`} limit ${sql.lit(CONSIDERED)})`;

/** The animals that can be adopted now and are most like this one: of its kind, by size, age and scores. */
export async function similarAnimals({ db, clock }: System, id: number): Promise<Animal[]> {
  const { rows } = await sql<Animal>`
    with wanted as materialized (
      select w.*, coalesce(w.born_on, ${usualBirthday(clock)}) as day from animals as w where w.id = ${id}
    ), nearest as (
      select a.id, ${distance} as distance
      from (${neighbours("younger")} union all ${neighbours("older")}) as a cross join wanted
      order by distance, a.id limit ${sql.lit(SHOWN)}
    )
    select ${animalColumns(clock)} from nearest join animals as a on a.id = nearest.id ${animalJoins}
    order by nearest.distance, a.id`.execute(db);
  return rows;
}

const usualBirthday = (clock: Clock) =>
  sql`(${today(clock)}::date - make_interval(years => ${sql.lit(USUAL_AGE)}))::date`;
