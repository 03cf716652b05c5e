import type { Stay } from "../../../contract/animals/stays.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict, notFound } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";
import { lockAnimal } from "../animal.locks.ts";
import { latestStay } from "../stays/stay.queries.ts";

/** Locks an animal that is not archived. @throws HttpProblem 404 */
export async function lockUnarchived(tx: Db, animalId: number): Promise<undefined> {
  const animal = await lockAnimal(tx, animalId);
  if (animal.isArchived) throw notFound(recordTexts().animals.notFound);
}

/** Locks an animal that is in the shelter. @returns its open stay @throws HttpProblem 404, 409 */
export async function lockInShelter(tx: Db, animalId: number): Promise<Stay> {
  await lockUnarchived(tx, animalId);
  const stay = await latestStay(tx, animalId);
  if (stay?.outcomeOn !== null) throw conflict(recordTexts().care.notInShelter);
  return stay;
}
