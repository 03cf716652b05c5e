import type { AdoptionAction } from "../../contract/adoption/adoptions.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { deriveStatus } from "../animals/stays/stay.status.ts";
import { isStaff } from "../base/actor.ts";
import { conflict, forbidden, orNotFound } from "../base/errors.ts";
import { type Context, inTransactionThen, type WithSettings } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { audit } from "../platform/audit/audit.commands.ts";
import { endOpenApplications } from "./adoption.animal.ts";
import { mayTakeStep, needsOwnPassword } from "./adoption.authorization.ts";
import { type Details, readDetails } from "./adoption.details.ts";
import type { TakenDespite } from "./adoption.going-on.ts";
import { type LetterEvent, queueAdoptionLetter } from "./adoption.letters.ts";
import { canTransition, isOpen, nextState, reserves } from "./adoption.process.ts";
import { proposalsFor } from "./adoption.proposals.ts";
import { type FoundAdoption, type LockedAdoption, lockWithAnimal } from "./adoption.queries.ts";
import { holdingError, presentState, recordTransition } from "./adoption.record.ts";
import { afterContract } from "./handover/handover.commands.ts";

/** The adoption in which a step is taken, and who takes it. */
export type Step = Context & WithSettings & { adoptionId: number };

/** The adoption after a step, if this person may still see it. */
export type AfterStep = Promise<Details | undefined>;

/** A step and its input. */
type StepRequest = {
  action: AdoptionAction;
  /** The decision, for steps that ask for one. */
  approved?: boolean;
  note?: string;
  /** The message to the adopter, if the step rejects the application. */
  message?: string;
  /**
   * Refuses the step while something is missing, after what no reason helps against; what it is taken in spite of is kept
   * in the history (rules §4).
   */
  cautions?: (tx: Db, adoption: FoundAdoption) => Promise<TakenDespite>;
  /** Checks and writes what else the step changes, in the same transaction. */
  sideEffects?: (tx: Db, adoption: FoundAdoption, now: Date) => Promise<void>;
};

/**
 * Takes a step in one transaction: it locks, checks the permission and the state, and writes the side effects, the history
 * and the letter (rules §4). When the same step is sent several times at once, all but the first are refused with 409.
 * @returns the adoption after the step, if this person may still see it
 * @throws HttpProblem 404 when this person may not see the adoption, 403 when they may not take the step, 409 before an
 * adopter has chosen a password of their own, 409 with the present state when the step does not fit or another adoption holds the animal, 400 from `sideEffects`
 */
export function takeStep(step: Step, request: StepRequest): AfterStep {
  let before: LockedAdoption | undefined;
  return inTransactionThen(
    step,
    async (within) => {
      before = await findAndLock(within, within.adoptionId);
      if (!mayTakeStep(within.actor, before, request.action)) throw forbidden();
      if (needsOwnPassword(within.actor, request.action)) throw conflict(recordTexts().adoptions.ownPasswordFirst);
      await transition(within, before, request);
    },
    (within) => readDetails(within, within.actor, within.adoptionId),
  ).catch((error: unknown) => {
    throw before ? holdingError(error, before) : error;
  });
}

/**
 * Withdraws every open adoption of a user whose account is being closed (rules §10), in the same transaction. The animals
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
    if (isOpen(before)) await transition(context, before, { action: "withdraw" });
  }
}

/**
 * Ends all other applications for an animal that is adopted; its stay goes on until it is handed over (rules §4, §14).
 * @returns what the adopter is written about
 */
async function complete(context: Context & WithSettings, adoption: LockedAdoption): Promise<LetterEvent> {
  const isWaiting = await afterContract(context, adoption);
  await endOpenApplications(context, adoption.animalId, "superseded");
  return isWaiting ? "contract/accept" : "acceptedAndHome";
}

/** @throws HttpProblem 404 */
const findAndLock = async ({ db: tx, actor }: Context, id: number): Promise<LockedAdoption> =>
  orNotFound(await lockWithAnimal(tx, actor, id), recordTexts().adoptions.notFound);

/** Moves a locked adoption to its next state. @throws HttpProblem 409, and 400 from `sideEffects` */
async function transition(
  context: Context & WithSettings,
  before: LockedAdoption,
  request: StepRequest,
): Promise<void> {
  const { db: tx, clock, actor, settings } = context;
  const { action, approved = true, note = "", sideEffects } = request;
  if (!canTransition(before, action)) throw conflict(recordTexts().adoptions.stale, presentState(before));
  const after = nextState(before, action, approved);
  const now = clock.now();
  await sideEffects?.(tx, before, now);
  const despite = await request.cautions?.(tx, before);
  const message = after.outcome === "rejected" ? (request.message ?? "") : "";
  const entry = { before, after, event: action, actorAccountId: actor.accountId, note, message, now, ...despite };
  await recordTransition(tx, entry);
  let letter: LetterEvent = action;
  if (after.outcome === "completed") letter = await complete(context, before);
  else if (reserves(after) !== before.holdsAnimal) await deriveStatus(context, before.animalId);
  const rejection =
    after.outcome === "rejected" && isStaff(actor)
      ? { message, proposals: await proposalsFor(tx, clock, before) }
      : undefined;
  await queueAdoptionLetter(context, {
    adoptionId: before.id,
    recipient: before.recipient,
    after,
    event: letter,
    rejection,
    publicUrl: settings.publicUrl,
  });
  if (isStaff(actor)) await audit(context, action, { subject: "adoption", id: before.id });
}
