import type { Animal } from "../../../contract/animals/animals.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import { findAnimal } from "../../animals/animal.queries.ts";
import { orNotFound, unauthorized } from "../../base/errors.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";

/**
 * Adds an animal to a user's favourites; a favourite keeps its place (rules §11). The user is locked before the animal
 * (docs/decisions/0015), so that a closed account gets no favourites.
 * @returns the animal
 * @throws HttpProblem 404 for an unknown or archived animal, 401 when the account was closed meanwhile
 */
export function addFavourite(context: Context, animalId: number): Promise<Animal> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    if (!(await lockUser(tx, { id: actor.personId }))) throw unauthorized();
    await tx.selectFrom("animals").select("id").where("id", "=", animalId).forKeyShare().execute();
    const animal = orNotFound(await findAnimal(within, animalId), recordTexts().animals.notFound);
    await tx
      .insertInto("favourites")
      .values({ user_id: actor.personId, animal_id: animalId, created_at: clock.now() })
      .onConflict((existing) => existing.doNothing())
      .execute();
    return animal;
  });
}

/** Removes an animal from a user's favourites; does nothing when it is not one. */
export async function removeFavourite({ db, actor }: Context, animalId: number): Promise<void> {
  await db.deleteFrom("favourites").where("user_id", "=", actor.personId).where("animal_id", "=", animalId).execute();
}

/** Erases a user's favourites when the account is closed (rules §10). */
export async function eraseFavouritesOf(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom("favourites").where("user_id", "=", userId).execute();
}
