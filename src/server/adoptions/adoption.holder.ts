import { type SqlBool, sql } from "kysely";
import type { Db } from "../database/pool.ts";

/**
 * The adoption that holds an animal: `holds_animal`, the one place that says what that means (migration 0020). It is open,
 * and the animal Reserved, or it is completed and the animal lives with the adopter.
 * @returns undefined when the animal is held by none; there is never more than one
 */
export function holderOf(db: Db, animalId: number) {
  return db
    .selectFrom("adoptions")
    .select(["id", "outcome", "stage_type", "stage_status"])
    .where("animal_id", "=", animalId)
    .where(sql<SqlBool>`holds_animal`)
    .executeTakeFirst();
}
