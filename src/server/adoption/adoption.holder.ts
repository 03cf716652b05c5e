import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { OwnAdoption } from "../../contract/adoption/adoptions.ts";
import type { Db } from "../database/pool.ts";
import { waitsToBeFetched } from "./handover.queries.ts";

/**
 * SQL for whether an adoption holds its animal (rules §14); this is its only definition. Either the adoption is open at stage
 * 5 or 6: the animal is reserved. Or it is completed and the animal has not come back: it lives with the adopter, or waits to be
 * fetched.
 * @param adoption the alias of `adoptions` in the statement
 */
export function holdsAnimal(adoption: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${adoption}.${name}`);
  return sql<boolean>`(${column("holds_open_stay")} is true or ${column("completed")} is true and not exists (
    select from stays as ended join stays as later on later.animal_id = ended.animal_id
      and stay_span(later.intake_on, later.outcome_on, later.turn) >> stay_span(ended.intake_on, ended.outcome_on, ended.turn)
    where ended.adoption_id = ${column("id")}))`;
}

/** @returns the adoption that holds an animal, if there is one; there is never more than one */
export function findHoldingAdoption(db: Db, animalId: number) {
  return db
    .selectFrom("adoptions as a")
    .select(["a.id", "a.outcome"])
    .where("a.animal_id", "=", animalId)
    .where(holdsAnimal("a") as RawBuilder<SqlBool>)
    .executeTakeFirst();
}

/** SQL for a user's own adoption of `animals as a`, as JSON: the open one, or the one that holds the animal; at most one. */
export const ownAdoption = (userId: number): RawBuilder<OwnAdoption | null> => sql<OwnAdoption | null>`(
  select json_build_object('id', own.id, 'stageType', own.stage_type, 'stageStatus', own.stage_status,
    'outcome', own.outcome, 'holdsAnimal', ${holdsAnimal("own")}, 'isToBeFetched', ${waitsToBeFetched("own")})
  from adoptions as own
  where own.user_id = ${userId} and own.animal_id = a.id and (own.outcome is null or ${holdsAnimal("own")}))`;

/** @returns the user's own open or holding adoption of this animal, or null */
export async function findOwnAdoption(db: Db, userId: number, animalId: number): Promise<OwnAdoption | null> {
  const { rows } = await sql<{ own: OwnAdoption | null }>`
    select ${ownAdoption(userId)} as own from animals as a where a.id = ${animalId}`.execute(db);
  return rows[0]?.own ?? null;
}
