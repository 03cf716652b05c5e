import type { OutcomeRequest, Stay, StayRequest } from "../../../contract/animals/stays.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { type Flag, flagUser } from "../../accounts/user.flag.ts";
import { conflict, invalid, notFound } from "../../base/errors.ts";
import type { Context, WithSettings } from "../../database/context.ts";
import { changeRows } from "../../database/rows.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { WithAdoptions } from "../adoptions-of-animal.ts";
import { lockAnimal } from "../animal.locks.ts";
import { requireBorn } from "../birth.ts";
import { beginStay, endStay, reopen } from "../stay.records.ts";
import { requireNothingAfter } from "../stays/stay.days.ts";
import { IS_DEAD, latestStay, readStay } from "../stays/stay.queries.ts";

/**
 * Takes an animal in that is not in the shelter. A return is linked to the completed adoption that ended the stay before,
 * if there is one (rules §14).
 * @throws HttpProblem 404; 409 when it is in the shelter, was on that day, or is dead
 */
export async function takeIn(context: Context & WithAdoptions, animalId: number, body: StayRequest): Promise<Stay> {
  const about = (id: number) => ({ subject: "stay", id, details: { animal: animalId, intake: body.intakeType } });
  const id = await audited(context, "intake", about, async (within) => {
    const adopter = body.flagAdopter ? await lockFormerAdopter(within, animalId) : undefined;
    const animal = await lockAnimal(within.db, animalId);
    if (animal.isArchived) throw notFound(recordTexts().animals.notFound);
    const before = await latestStay(within.db, animalId);
    refuseHereOrDead(before);
    const returnedAdoptionId = body.intakeType === "adoption_return" ? before?.adoptionId : undefined;
    requireBorn(animal.bornOn, "foundOn", body.foundOn);
    requireBorn(animal.bornOn, "intakeOn", body.intakeOn);
    const stay = await beginStay(within, { ...body, animalId, returnedAdoptionId });
    await changeRows(within.db, "animals", animalId, { arrival_date: body.intakeOn, updated_at: within.clock.now() });
    if (returnedAdoptionId) await within.adoptions.recordReturn(within, returnedAdoptionId);
    if (adopter && adopter.adoptionId === returnedAdoptionId) {
      await flagUser(within, adopter.id, await flagOf(within, stay));
    }
    return stay;
  });
  return readStay(context.db, id);
}

/** @throws HttpProblem 409 for an animal that is here, or dead by its last outcome */
function refuseHereOrDead(last: Stay | undefined): void {
  const { isHere, isDead } = recordTexts().stays;
  if (last?.outcomeOn === null) throw conflict(isHere);
  if (last && IS_DEAD.has(last.outcomeType)) throw conflict(isDead);
}

/** @returns the flag for an adopter whose animal came back, with the reason in its stay */
async function flagOf({ db: tx }: Context, stayId: number): Promise<Flag> {
  const stay = await tx
    .selectFrom("stays")
    .select(["intake_on as on", "intake_reason as reason", "intake_reason_id as reasonId"])
    .where("id", "=", stayId)
    .executeTakeFirstOrThrow();
  return { code: "returned", ...stay };
}

/**
 * Locks the person who adopted the animal last: people are locked before animals (decision 0015).
 * @returns their id and the adoption, or undefined when no adoption ended the last stay
 */
async function lockFormerAdopter({ db: tx }: Context, animalId: number) {
  const adoptionId = (await latestStay(tx, animalId))?.adoptionId;
  if (!adoptionId) return undefined;
  const { id } = await tx
    .selectFrom("users as u")
    .innerJoin("adoptions as a", "a.user_id", "u.id")
    .where("a.id", "=", adoptionId)
    .select("u.id")
    .forNoKeyUpdate("u")
    .executeTakeFirstOrThrow();
  return { id, adoptionId };
}

/** Reads a stay after locking its animal, so that changes for one animal run one after another. @throws HttpProblem 404 */
export async function lockStay({ db: tx }: Context, id: number): Promise<Stay> {
  const { animalId } = await readStay(tx, id);
  const animal = await lockAnimal(tx, animalId);
  if (animal.isArchived) throw notFound(recordTexts().stays.notFound);
  return readStay(tx, id);
}

/** @returns the 409 that says how and when a stay ended */
function stayIsOver({ outcomeType, outcomeOn }: Stay) {
  const { isOver, outcomes } = recordTexts().stays;
  return conflict(isOver(outcomes[outcomeType ?? "other_live"], outcomeOn ?? ""));
}

/**
 * Ends a stay, and with it the open applications for the animal. An adoption at stage 5 or 6 must be ended first.
 * @throws HttpProblem 404; 400 for a day before the intake; 409 when the stay is over or the animal is reserved
 */
export async function recordOutcome(
  context: Context & WithSettings & WithAdoptions,
  id: number,
  body: OutcomeRequest,
): Promise<Stay> {
  const { outcomeType, outcomeOn } = body;
  const about = { subject: "stay", id, details: { outcome: outcomeType, on: outcomeOn } };
  await audited(context, "outcome", about, async (within, differ) => {
    const stay = await lockStay(within, id);
    differ(stay, { ...stay, outcomeType, outcomeOn });
    if (stay.outcomeOn !== null) throw stayIsOver(stay);
    if (outcomeOn < stay.intakeOn) throw invalid([{ field: "outcomeOn", errors: [recordTexts().stays.beforeIntake] }]);
    await requireNothingAfter(within.db, id, outcomeOn);
    if (outcomeType === "dead_on_arrival") {
      throw invalid([{ field: "outcomeType", errors: [recordTexts().stays.deadOnArrival] }]);
    }
    if (await within.adoptions.waiting(within.db, stay.animalId)) {
      if (outcomeType === "adoption") throw conflict(recordTexts().stays.waitsToBeFetched);
      await within.adoptions.endWaiting(within, stay.animalId);
    }
    if (await within.adoptions.holder(within.db, stay.animalId)) throw conflict(recordTexts().stays.isReserved);
    await within.adoptions.endOpenApplications(
      within,
      stay.animalId,
      outcomeType === "adoption" ? "superseded" : "left",
    );
    await endStay(within, stay, body);
  });
  return readStay(context.db, id);
}

/**
 * Opens the latest stay of an animal again, because its outcome was a mistake. The outcome and the reason are kept.
 * @throws HttpProblem 404; 409 when the stay is open, is not the latest, or was ended by a contract
 */
export async function reopenStay(context: Context, id: number, { reason }: { reason: string }): Promise<Stay> {
  await audited(context, "reopen", { subject: "stay", id, details: { reason } }, async (within, differ) => {
    const stay = await lockStay(within, id);
    if (stay.outcomeOn === null || stay.outcomeType === null) throw conflict(recordTexts().stays.isOpen);
    if (stay.adoptionId !== null) throw conflict(recordTexts().stays.endedByContract);
    if (stay.intakeType === "dead_on_arrival") throw conflict(recordTexts().stays.deadOnArrival);
    if ((await latestStay(within.db, stay.animalId))?.id !== id) throw conflict(recordTexts().stays.notLatest);
    await reopen(within, stay, reason);
    differ(stay, { ...stay, outcomeType: null, outcomeOn: null });
  });
  return readStay(context.db, id);
}
