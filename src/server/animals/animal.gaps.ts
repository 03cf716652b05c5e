import { type RawBuilder, type SqlBool, sql } from "kysely";
import { ANIMAL_GAPS, type AnimalGap } from "../../contract/animals/animals.ts";

/** Which facts of the form are missing of `animals as a` (rules §14). */
const GAPS: Readonly<Record<AnimalGap, RawBuilder<SqlBool>>> = {
  sex: sql`a.sex is null`,
  age: sql`a.born_on is null`,
  weight: sql`a.weight_kg is null`,
  breed: sql`a.breed is null`,
  photo: sql`a.main_photo_id is null`,
  scores: sql`not exists (select from animal_attribute_scores as s where s.animal_id = a.id)`,
};

/** What is missing of `animals as a`. */
export const missingFacts = sql`array_remove(array[${sql.join(
  ANIMAL_GAPS.map((gap) => sql`case when ${GAPS[gap]} then ${sql.lit(gap)} end`),
)}], null)`;

/** Whether something is missing of `animals as a`. Animals that have left do not count, as nobody has to complete them. */
export const isIncomplete = sql<SqlBool>`(a.status <> 'Adopted' and a.status <> 'Left' and (${sql.join(
  ANIMAL_GAPS.map((gap) => GAPS[gap]),
  sql` or `,
)}))`;
