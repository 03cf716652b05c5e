import { sql } from "kysely";
import { type Animal, SIZE_LIMITS_KG } from "../../contract/animals/animals.ts";
import { MIDDLE_SCORE, TRAITS, type Trait } from "../../contract/animals/household.ts";
import { today } from "../base/clock.ts";
import type { System } from "../database/context.ts";
import { animalColumns, animalJoins } from "./animal.columns.ts";
import { bornOn } from "./birth.ts";

/** How many animals are shown. */
const SHOWN = 3;
/** How many younger and how many older animals of the same type are compared: those nearest in age. */
const CONSIDERED = 60;
/** The assumed age of an animal whose age is unknown, in years. */
const USUAL_AGE = 4;

/** SQL for the size class of an animal as a number from 0 to 2; unknown is in the middle. @param animal its alias */
export const sizeClass = (animal: "a" | "wanted") => {
  const weight = sql.ref(`${animal}.weight_kg`);
  return sql`case when ${weight} < ${sql.lit(SIZE_LIMITS_KG.small)} then 0
    when ${weight} >= ${sql.lit(SIZE_LIMITS_KG.medium)} then 2 else 1 end`;
};

/** The difference of two scores; an unknown one counts as the middle. */
function apart(trait: Trait) {
  const [column, middle] = [sql.ref(`score_${trait}`), sql.lit(MIDDLE_SCORE)];
  return sql`abs(coalesce(a.${column}, ${middle}) - coalesce(wanted.${column}, ${middle}))`;
}

/** A difference of one size class counts as much as three points of a score, two years of age as much as one point. */
const distance = sql`3 * abs(${sizeClass("a")} - ${sizeClass("wanted")}) + abs(a.born_on - wanted.day) / 730.0
  + ${sql.join(TRAITS.map(apart), sql` + `)}`;

/** The nearest animals by age. They are read from one end of an index, so the time does not grow with the shelter. */
const neighbours = (side: "younger" | "older") => sql`(
  select n.* from animals as n
  where n.archived_at is null and n.status = 'Available' and n.type = (select type from wanted)
    and n.id <> (select id from wanted) and n.born_on ${side === "older" ? sql`<` : sql`>=`} (select day from wanted)
  order by n.born_on ${side === "older" ? sql`desc, n.id desc` : sql`, n.id`} limit ${sql.lit(CONSIDERED)})`;

/** The animals that can be adopted now and are most like this one: of its kind, by size, age and scores. */
export async function similarAnimals({ db, clock }: System, id: number): Promise<Animal[]> {
  const { rows } = await sql<Animal>`
    with wanted as materialized (
      select w.*, coalesce(w.born_on, ${bornOn(today(clock), USUAL_AGE)}) as day from animals as w where w.id = ${id}
    ), nearest as (
      select a.id, ${distance} as distance
      from (${neighbours("younger")} union all ${neighbours("older")}) as a cross join wanted
      order by distance, a.id limit ${sql.lit(SHOWN)}
    )
    select ${animalColumns(clock)} from nearest join animals as a on a.id = nearest.id ${animalJoins}
    order by nearest.distance, a.id`.execute(db);
  return rows;
}
