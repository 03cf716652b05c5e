import type { FormStatus } from "../../contract/animal-form.ts";
import type { StoredStatus } from "../../contract/animals.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { audit } from "../audit/audit.commands.ts";
import type { Context, WithSettings } from "../context.ts";
import { conflict } from "../http/errors.ts";
import { isStaff } from "../sessions/actor.ts";
import { findHoldingAdoption } from "./adoption.holder.ts";
import { queueAdoptionLetter } from "./adoption.letters.ts";
import { supersededState } from "./adoption.process.ts";
import { lockAdoption } from "./adoption.queries.ts";
import { recordTransition, writeHistory } from "./adoption.record.ts";

/**
 * Applies the status of the staff's animal form to the animal's adoptions (rules §11 and 0023). `Adopted` ends the
 * open applications. `Available` after a completed adoption records a return.
 * @param context on the transaction that has locked the animal
 * @throws HttpProblem 409 when a Reserved animal should become Available, or when an open adoption holds the animal
 */
export async function applyFormStatus(
  context: Context & WithSettings,
  animal: { id: number; status: StoredStatus },
  wanted: FormStatus,
): Promise<void> {
  const holder = await findHoldingAdoption(context.db, animal.id);
  if (holder && holder.outcome === null) throw conflict(recordTexts().animals.isBeingAdopted);
  if (wanted === "Adopted") return endOpenApplications(context, animal.id);
  if (animal.status === "Reserved") throw conflict(recordTexts().animals.isReserved);
  if (holder) await recordReturn(context, holder);
}

/** Ends every open application for an animal, because the animal has found a home (rules §4). */
export async function endOpenApplications(context: Context & WithSettings, animalId: number): Promise<void> {
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
    const after = supersededState(before);
    await recordTransition(tx, { before, after, event: "overtaken", actorAccountId: actor.accountId, note: "", now });
    await queueAdoptionLetter(tx, { adoption: before, after, event: "overtaken", publicUrl: settings.publicUrl });
    if (isStaff(actor)) await audit(context, "overtaken", { subject: "adoption", id });
  }
}

/** Records that the animal came back. The completed adoption keeps its contract but no longer holds the animal. */
async function recordReturn(
  context: Context,
  { id, stage_type, stage_status }: NonNullable<Awaited<ReturnType<typeof findHoldingAdoption>>>,
): Promise<void> {
  const { db: tx, clock, actor } = context;
  const now = clock.now();
  await tx.updateTable("adoptions").set({ returned_at: now }).where("id", "=", id).execute();
  const entry = { adoptionId: id, at: now, actorAccountId: actor.accountId, note: "" };
  await writeHistory(tx, { ...entry, event: "returned", stageType: stage_type, stageStatus: stage_status });
  await audit(context, "returned", { subject: "adoption", id });
}
