import { type RawBuilder, sql } from "kysely";
import type { OwnAdoption } from "../../contract/adoption/adoptions.ts";
import type { Db } from "../platform/database/pool.ts";
import { holdsAnimal } from "./adoption.holder.ts";

/** SQL for a user's own adoption of `animals as a`, as JSON: the open one, or the one that holds the animal; at most one. */
export const ownAdoption = (userId: number): RawBuilder<OwnAdoption | null> => sql<OwnAdoption | null>`(
  select json_build_object('id', own.id, 'stageType', own.stage_type, 'stageStatus', own.stage_status,
    'outcome', own.outcome, 'holdsAnimal', ${holdsAnimal("own")})
  from adoptions as own
  where own.user_id = ${userId} and own.animal_id = a.id and (own.outcome is null or ${holdsAnimal("own")}))`;

/** @returns the user's own open or holding adoption of this animal, or null */
export async function findOwnAdoption(db: Db, userId: number, animalId: number): Promise<OwnAdoption | null> {
  const { rows } = await sql<{ own: OwnAdoption | null }>`
    select ${ownAdoption(userId)} as own from animals as a where a.id = ${animalId}`.execute(db);
  return rows[0]?.own ?? null;
}
