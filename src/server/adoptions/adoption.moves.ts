import type { AdoptionAction } from "../../contract/adoptions.ts";
import { ADOPTION_TEXT } from "../../contract/adoptions.ts";
import { audit } from "../audit/audit.commands.ts";
import { type Context, inTransaction, type WithSettings } from "../context.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { conflict, forbidden, notFound } from "../http/errors.ts";
import { isStaff } from "../sessions/actor.ts";
import { endApplicationsFor } from "./adoption.animal.ts";
import { mayTakeStep } from "./adoption.authorization.ts";
import { queueAdoptionLetter } from "./adoption.letters.ts";
import { fits, isOpen, next } from "./adoption.process.ts";
import { type FoundAdoption, lockAdoption, lockAnimalOf } from "./adoption.queries.ts";
import { presentState, record, updateAnimal } from "./adoption.record.ts";

/** One step as it was asked for. */
export type Move = {
  adoptionId: number;
  action: AdoptionAction;
  /** The answer, where the step asks a question. */
  approved?: boolean;
  note?: string;
  /** What belongs to the step besides: checks its fields and writes them, in the same transaction. */
  besides?: (tx: Db, adoption: FoundAdoption, now: Date) => Promise<void>;
};

/**
 * Takes one step, whole or not at all: lock, may this person, does it fit, what belongs to it, record, letter
 * (decisions §4). The twentieth of twenty identical steps finds the adoption moved on.
 * @throws HttpProblem 404 not there or not theirs to see, 403 not theirs to move, 409 with the present state when it
 * does not fit or another adoption holds the animal, 400 from `besides`
 */
export function takeStep(context: Context & WithSettings, move: Move): Promise<void> {
  return inTransaction(context, async (within) => {
    const before = await findAndLock(within, move.adoptionId);
    if (!mayTakeStep(within.actor, before, move.action)) throw forbidden();
    await moveOn(within, before, move);
  });
}

/**
 * Withdraws every open adoption of a user whose account is closed, by themselves or by an admin for them
 * (decisions §10), in the transaction of the closing. Animals are locked in the order of their ids.
 */
export async function withdrawAllOf(context: Context & WithSettings, userId: number): Promise<void> {
  const open = await context.db
    .selectFrom("adoptions")
    .select("id")
    .where("user_id", "=", userId)
    .where("outcome", "is", null)
    .orderBy("animal_id")
    .execute();
  for (const { id } of open) {
    const before = await findAndLock(context, id);
    // Somebody else's step may have ended it while we waited for the lock.
    if (isOpen(before)) await moveOn(context, before, { adoptionId: id, action: "withdraw" });
  }
}

/** @throws HttpProblem 404 */
async function findAndLock({ db: tx, actor }: Context, id: number): Promise<FoundAdoption> {
  if (!(await lockAnimalOf(tx, actor, id))) throw notFound(ADOPTION_TEXT.notFound);
  return lockAdoption(tx, actor, id);
}

/** The step itself, in a transaction that holds the locks. @throws HttpProblem 409, and 400 from `besides` */
async function moveOn(context: Context & WithSettings, before: FoundAdoption, move: Move): Promise<void> {
  const { db: tx, clock, actor, settings } = context;
  const { action, approved = true, note = "", besides } = move;
  if (!fits(before, action)) throw conflict(ADOPTION_TEXT.stale, presentState(before));
  const after = next(before, action, approved);
  const now = clock.now();
  await besides?.(tx, before, now);
  const entry = { before, after, event: action, actorAccountId: actor.accountId, note, now };
  const holdsAnimal = await record(tx, entry).catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict(ADOPTION_TEXT.animalTaken, presentState(before)) : error;
  });
  await updateAnimal(tx, { before, holdsAnimal, outcome: after.outcome });
  if (after.outcome === "completed") await endApplicationsFor(context, before.animalId);
  await queueAdoptionLetter(tx, { adoption: before, after, event: action, publicUrl: settings.publicUrl });
  if (isStaff(actor)) await audit(context, action, { subject: "adoption", id: before.id });
}
