import { sql } from "kysely";
import { type Clock, today } from "../base/clock.ts";
import { foreignLanguages, readersText } from "../database/translations.ts";
import { selected } from "./animal.fields.ts";
import { shownStatus } from "./animal.filters.ts";

/** The scores of `animals as a`, as JSON. */
export const attributeScores = () => sql`(
  select coalesce(json_agg(scored), '[]') from (
    select s.attribute_type_id as "attributeTypeId", ${readersText("t.name")} as "attributeTypeName", s.score
    from animal_attribute_scores as s join animal_attribute_types as t on t.id = s.attribute_type_id
    where s.animal_id = a.id
    order by s.attribute_type_id) as scored)`;

/** The age of an animal on a day in whole years, null while it is unknown. @param alias of its table */
export const ageOn = (day: string, alias = "a") =>
  sql<number | null>`extract(year from age(${day}::date, ${sql.ref(`${alias}.born_on`)}))::int`;

/** The months beyond its whole years, for an animal under two years whose month of birth is known. */
export const ageMonthsOn = (day: string, alias = "a") => {
  const age = sql`age(${day}::date, ${sql.ref(`${alias}.born_on`)})`;
  return sql<number | null>`case when ${sql.ref(`${alias}.birth_month_known`)} and ${age} < interval '2 years'
    then extract(month from ${age})::int end`;
};

/** Both of `animals as a` today, named as in the contract. */
export const ageColumns = (clock: Clock) =>
  sql`${ageOn(today(clock))} as age, ${ageMonthsOn(today(clock))} as "ageMonths"`;

/** The columns of an animal, named as in the contract. Select them from `animals as a` with `animalJoins`. */
export const animalColumns = (clock: Clock) => sql`
  a.id, ${selected()}, a.arrival_date as "arrivalDate", ${shownStatus(clock.now())} as status, ${ageColumns(clock)},
  ${readersText("a.description")} as description, a.main_photo_id as "mainPhotoId",
  a.animal_group_id as "animalGroupId", case when g.id is not null then ${readersText("g.name")} end as "animalGroupName",
  ${readersText("p.alt")} as "mainPhotoAlt", coalesce(p.focal_x, 50) as "focalX", coalesce(p.focal_y, 5) as "focalY",
  ${foreignLanguages({ description: "a.description", animalGroupName: "g.name" })} as languages,
  ${attributeScores()} as "attributeScores",
  json_build_object('children', a.score_children, 'animals', a.score_animals, 'energy', a.score_energy,
    'independence', a.score_independence) as traits`;

/** The joins that `animalColumns` needs: the group and the main picture. */
export const animalJoins = sql`
  left join animal_groups as g on g.id = a.animal_group_id
  left join photos as p on p.id = a.main_photo_id`;
