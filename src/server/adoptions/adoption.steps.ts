import type { AdoptionAction } from "../../contract/adoptions.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { audit } from "../audit/audit.commands.ts";
import { today } from "../clock.ts";
import { type Context, inTransaction, type WithSettings } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { conflict, forbidden, notFound } from "../http/errors.ts";
import { isStaff } from "../sessions/actor.ts";
import { endStay } from "../stays/stay.records.ts";
import { deriveStatus } from "../stays/stay.status.ts";
import { endOpenApplications } from "./adoption.animal.ts";
import { mayTakeStep } from "./adoption.authorization.ts";
import { queueAdoptionLetter } from "./adoption.letters.ts";
import { canTransition, isOpen, nextState } from "./adoption.process.ts";
import { proposalsFor } from "./adoption.proposals.ts";
import { type FoundAdoption, lockAdoption, lockAnimalOf } from "./adoption.queries.ts";
import { presentState, recordTransition } from "./adoption.record.ts";

/** A step and its input. */
export type StepRequest = {
  adoptionId: number;
  action: AdoptionAction;
  /** The decision, for steps that ask for one. */
  approved?: boolean;
  note?: string;
  /** What the adopter reads of a rejection. */
  message?: string;
  /** Checks and writes what else the step changes, in the same transaction. */
  sideEffects?: (tx: Db, adoption: FoundAdoption, now: Date) => Promise<void>;
};

/**
 * Takes one step in one transaction: lock, check permission, check the state, side effects, history, letter
 * (rules §4). When the same step is sent many times at once, all but the first are refused with 409.
 * @throws HttpProblem 404 when this person may not see the adoption, 403 when they may not take the step, 409 with the
 * present state when the step does not fit or another adoption holds the animal, 400 from `sideEffects`
 */
export function takeStep(context: Context & WithSettings, step: StepRequest): Promise<void> {
  return inTransaction(context, async (within) => {
    const before = await findAndLock(within, step.adoptionId);
    if (!mayTakeStep(within.actor, before, step.action)) throw forbidden();
    await transition(within, before, step);
  });
}

/**
 * Withdraws every open adoption of a user whose account is being closed (rules §10), in the same transaction. Animals
 * are locked in the order of their ids, to avoid deadlocks.
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
    // Another step may have ended it while this one waited for the lock.
    if (isOpen(before)) await transition(context, before, { adoptionId: id, action: "withdraw" });
  }
}

/** The animal goes to its new home: its stay ends, and with it everybody else's application for it (rules §4, §14). */
async function endStayByAdoption(context: Context & WithSettings, adoption: FoundAdoption): Promise<void> {
  const { id, animalId, stayId } = adoption;
  const outcome = { outcomeOn: today(context.clock), outcomeType: "adoption", adoptionId: id } as const;
  await endStay(context, { id: stayId, animalId }, outcome);
  await endOpenApplications(context, animalId, "overtaken");
}

/** @throws HttpProblem 404 */
async function findAndLock({ db: tx, actor }: Context, id: number): Promise<FoundAdoption> {
  if (!(await lockAnimalOf(tx, actor, id))) throw notFound(recordTexts().adoptions.notFound);
  return lockAdoption(tx, actor, id);
}

/** Moves an adoption to its next state; the transaction holds the locks. @throws HttpProblem 409, and 400 from `sideEffects` */
async function transition(context: Context & WithSettings, before: FoundAdoption, step: StepRequest): Promise<void> {
  const { db: tx, clock, actor, settings } = context;
  const { action, approved = true, note = "", sideEffects } = step;
  if (!canTransition(before, action)) throw conflict(recordTexts().adoptions.stale, presentState(before));
  const after = nextState(before, action, approved);
  const now = clock.now();
  await sideEffects?.(tx, before, now);
  const message = after.outcome === "rejected" ? (step.message ?? "") : "";
  const entry = { before, after, event: action, actorAccountId: actor.accountId, note, message, now };
  const reserves = await recordTransition(tx, entry);
  if (after.outcome === "completed") await endStayByAdoption(context, before);
  else if (reserves !== before.holdsAnimal) await deriveStatus(context, before.animalId);
  const no =
    after.outcome === "rejected" && isStaff(actor)
      ? { message, proposals: await proposalsFor(tx, clock, before) }
      : undefined;
  await queueAdoptionLetter(tx, { adoption: before, after, event: action, no, publicUrl: settings.publicUrl });
  if (isStaff(actor)) await audit(context, action, { subject: "adoption", id: before.id });
}
