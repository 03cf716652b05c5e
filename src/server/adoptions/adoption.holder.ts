import { type SqlBool, sql } from "kysely";
import type { Db } from "../database/pool.ts";

/**
 * Finds the adoption that holds an animal. `holds_animal` is the only definition (migration 0020): the adoption is open and
 * the animal Reserved, or it is completed and the animal lives with the adopter.
 * @returns undefined when no adoption holds the animal; there is never more than one
 */
export function findHoldingAdoption(db: Db, animalId: number) {
  return db
    .selectFrom("adoptions")
    .select(["id", "outcome", "stage_type", "stage_status"])
    .where("animal_id", "=", animalId)
    .where(sql<SqlBool>`holds_animal`)
    .executeTakeFirst();
}
