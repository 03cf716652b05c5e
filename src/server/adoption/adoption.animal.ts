import type { FormStatus } from "../../contract/animals/animal-form.ts";
import type { StoredStatus } from "../../contract/animals/animals.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import type { AdoptionsOfAnimal } from "../animals/adoptions-of-animal.ts";
import { beginStay, endStay } from "../animals/stay.records.ts";
import { latestStay } from "../animals/stays/stay.queries.ts";
import { isStaff } from "../base/actor.ts";
import { today } from "../base/clock.ts";
import { conflict } from "../base/errors.ts";
import type { Context, WithSettings } from "../database/context.ts";
import { audit } from "../platform/audit/audit.commands.ts";
import { findHoldingAdoption } from "./adoption.holder.ts";
import { queueAdoptionLetter } from "./adoption.letters.ts";
import { closedState, SUPERSEDED } from "./adoption.process.ts";
import { lockAdoption } from "./adoption.queries.ts";
import { reassignOpenStages } from "./adoption.reassignment.ts";
import { recordTransition, writeHistory } from "./adoption.record.ts";
import { endWaitingOf } from "./handover/handover.commands.ts";
import { findWaiting } from "./handover.queries.ts";

/**
 * Applies the status in the animal form of staff to the animal's stays and adoptions (rules §11, §14). `Adopted` ends the
 * stay and the open applications. `Available` for an adopted animal is a return: the next stay begins; for one that waits to
 * be fetched it ends the adoption.
 * @param context on the transaction that has locked the animal
 * @throws HttpProblem 409 when an open adoption holds the animal, or when it has left another way
 */
async function applyFormStatus(
  context: Context & WithSettings,
  animal: { id: number; status: StoredStatus },
  wanted: FormStatus,
): Promise<void> {
  const holder = await findHoldingAdoption(context.db, animal.id);
  if (holder && holder.outcome === null) throw conflict(recordTexts().animals.isBeingAdopted);
  if (animal.status === "Left") throw conflict(recordTexts().stays.hasLeft);
  if (await findWaiting(context.db, animal.id)) {
    if (wanted === "Available") await endWaitingOf(context, animal.id, "hand-over/call-off");
    return;
  }
  const stay = await latestStay(context.db, animal.id);
  const day = today(context.clock);
  if (wanted === "Adopted") {
    await endOpenApplications(context, animal.id, "superseded");
    if (stay?.outcomeOn === null) await endStay(context, stay, { outcomeOn: day, outcomeType: "adoption" });
    return;
  }
  if (animal.status === "Reserved") throw conflict(recordTexts().animals.isReserved);
  if (stay?.outcomeOn === null) return;
  const returnedAdoptionId = stay?.adoptionId;
  const intake = { intakeOn: day, intakeType: "adoption_return", returnedAdoptionId } as const;
  await beginStay(context, { animalId: animal.id, ...intake });
  if (returnedAdoptionId) await recordReturn(context, returnedAdoptionId);
}

/**
 * Ends every open application for an animal (rules §4, §14).
 * @param reason others have adopted it (`superseded`), or it left in another way (`left`)
 */
export async function endOpenApplications(
  context: Context & WithSettings,
  animalId: number,
  reason: "superseded" | "left",
): Promise<void> {
  const event = reason === "superseded" ? SUPERSEDED : reason;
  const { db: tx, clock, actor, settings } = context;
  const open = await tx
    .selectFrom("adoptions")
    .select("id")
    .where("animal_id", "=", animalId)
    .where("outcome", "is", null)
    .orderBy("id")
    .execute();
  const now = clock.now();
  for (const { id } of open) {
    const before = await lockAdoption(tx, actor, id);
    const after = closedState(before);
    await recordTransition(tx, {
      before,
      after,
      event,
      actorAccountId: actor.accountId,
      note: "",
      now,
    });
    await queueAdoptionLetter(context, {
      adoptionId: id,
      recipient: before.recipient,
      after,
      event,
      publicUrl: settings.publicUrl,
    });
    if (isStaff(actor)) await audit(context, event, { subject: "adoption", id });
  }
}

/** Records that an adopted animal came back. The adoption keeps its contract but holds the animal no longer. */
async function recordReturn(context: Context, id: number): Promise<void> {
  const { db: tx, clock, actor } = context;
  const now = clock.now();
  const { stage_type, stage_status } = await tx
    .updateTable("adoptions")
    .set({ returned_at: now })
    .where("id", "=", id)
    .returning(["stage_type", "stage_status"])
    .executeTakeFirstOrThrow();
  const entry = { adoptionId: id, at: now, actorAccountId: actor.accountId, note: "" };
  await writeHistory(tx, { ...entry, event: "returned", stageType: stage_type, stageStatus: stage_status });
  await audit(context, "returned", { subject: "adoption", id });
}

/** What the animals' commands ask of adoptions; the application hands it to them. */
export const adoptionsOfAnimal: AdoptionsOfAnimal = {
  holder: findHoldingAdoption,
  applyFormStatus,
  endOpenApplications,
  recordReturn,
  reassignOpenStages,
  waiting: findWaiting,
  endWaiting: (context, animalId) => endWaitingOf(context, animalId, "left"),
};
