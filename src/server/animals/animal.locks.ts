import type { StoredStatus } from "../../contract/animals/animals.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { conflict, notFound } from "../base/errors.ts";
import { anyOf } from "../database/any-of.ts";
import type { Db } from "../database/pool.ts";

/** An animal's stored state, locked until the transaction ends. */
export type LockedAnimal = {
  id: number;
  status: StoredStatus;
  arrivalDate: string;
  weight: number | null;
  bornOn: string | null;
  isArchived: boolean;
  groupId: number | null;
};

/**
 * Locks an animal as steps of adoptions do, so that changes and steps for one animal run one after another.
 * @param alsoReferences whether inserts of rows that refer to the animal (appointments, adoptions) must wait too
 * @throws HttpProblem 404
 */
export async function lockAnimal(tx: Db, id: number, alsoReferences = false): Promise<LockedAnimal> {
  const found = tx
    .selectFrom("animals")
    .select(["id", "status", "arrival_date", "weight_kg", "born_on", "archived_at", "animal_group_id"])
    .where("id", "=", id);
  const row = await (alsoReferences ? found.forUpdate() : found.forNoKeyUpdate()).executeTakeFirst();
  if (!row) throw notFound(recordTexts().animals.notFound);
  return {
    id,
    status: row.status,
    arrivalDate: row.arrival_date,
    weight: row.weight_kg,
    bornOn: row.born_on,
    isArchived: row.archived_at !== null,
    groupId: row.animal_group_id,
  };
}

/** Locks animals as {@link lockAnimal} does, in the order of their ids: in another order two transactions could deadlock. */
export async function lockAnimals(tx: Db, ids: readonly number[]): Promise<void> {
  const animals = tx.selectFrom("animals").select("id").where("id", "=", anyOf(ids)).orderBy("id");
  if (ids.length > 0) await animals.forNoKeyUpdate().execute();
}

/** An animal with an open adoption or a future appointment cannot be archived (rules §1). @throws HttpProblem 409 */
export async function refuseIfInUse(tx: Db, animalId: number, now: Date): Promise<void> {
  const adoption = await tx
    .selectFrom("adoptions")
    .select("id")
    .where("animal_id", "=", animalId)
    .where("outcome", "is", null)
    .executeTakeFirst();
  if (adoption) throw conflict(recordTexts().animals.hasOpenAdoption);
  const waiting = await tx
    .selectFrom("adoptions as o")
    .innerJoin("stays as s", "s.id", "o.stay_id")
    .where("o.animal_id", "=", animalId)
    .where("o.completed", "=", true)
    .where("s.is_open", "=", true)
    .select("o.id")
    .executeTakeFirst();
  if (waiting) throw conflict(recordTexts().stays.waitsToBeFetched);
  const appointment = await tx
    .selectFrom("appointments")
    .select("id")
    .where("animal_id", "=", animalId)
    .where("date_of_appointment", ">", now)
    .executeTakeFirst();
  if (appointment) throw conflict(recordTexts().animals.hasAppointment);
}
