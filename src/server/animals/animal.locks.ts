import { ANIMAL_TEXT, type StoredStatus } from "../../contract/animals.ts";
import type { Db } from "../database/pool.ts";
import { conflict, notFound } from "../http/errors.ts";

/** An animal as it is stored, locked until the transaction ends. */
export type LockedAnimal = { id: number; status: StoredStatus; isArchived: boolean; groupId: number | null };

/**
 * Locks an animal as the moves of adoptions do, so that a change and a move about one animal stand in one line.
 * @param alsoReferences whether new rows that name the animal (appointments, adoptions) have to wait as well
 * @throws HttpProblem 404
 */
export async function lockAnimal(tx: Db, id: number, alsoReferences = false): Promise<LockedAnimal> {
  const found = tx
    .selectFrom("animals")
    .select(["id", "status", "archived_at", "animal_group_id"])
    .where("id", "=", id);
  const row = await (alsoReferences ? found.forUpdate() : found.forNoKeyUpdate()).executeTakeFirst();
  if (!row) throw notFound(ANIMAL_TEXT.notFound);
  return {
    id,
    status: row.status as StoredStatus,
    isArchived: row.archived_at !== null,
    groupId: row.animal_group_id,
  };
}

/** Nothing open may be left behind by an animal that is archived (decisions §1). @throws HttpProblem 409 */
export async function refuseWhatStandsInTheWay(tx: Db, animalId: number, now: Date): Promise<void> {
  const adoption = await tx
    .selectFrom("adoptions")
    .select("id")
    .where("animal_id", "=", animalId)
    .where("outcome", "is", null)
    .executeTakeFirst();
  if (adoption) throw conflict(ANIMAL_TEXT.hasOpenAdoption);
  const appointment = await tx
    .selectFrom("appointments")
    .select("id")
    .where("animal_id", "=", animalId)
    .where("date_of_appointment", ">", now)
    .executeTakeFirst();
  if (appointment) throw conflict(ANIMAL_TEXT.hasAppointment);
}
