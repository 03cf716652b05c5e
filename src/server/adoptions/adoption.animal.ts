import type { FormStatus } from "../../contract/animal-form.ts";
import { ANIMAL_TEXT, type StoredStatus } from "../../contract/animals.ts";
import { audit } from "../audit/audit.commands.ts";
import type { Context, WithSettings } from "../context.ts";
import { conflict } from "../http/errors.ts";
import { isStaff } from "../sessions/actor.ts";
import { holderOf } from "./adoption.holder.ts";
import { queueAdoptionLetter } from "./adoption.letters.ts";
import { endedByAnotherHome } from "./adoption.process.ts";
import { lockAdoption } from "./adoption.queries.ts";
import { record, writeHistory } from "./adoption.record.ts";

/**
 * What staff's form means for the adoptions of an animal when it sends a status (decisions §11 and 0023): `Adopted` ends
 * the open applications, and `Available` after a completed adoption is a return.
 * @param context on the transaction that has the animal locked
 * @throws HttpProblem 409 for a Reserved animal that is to be Available, and for any status while an open adoption holds it
 */
export async function applyFormStatus(
  context: Context & WithSettings,
  animal: { id: number; status: StoredStatus },
  wanted: FormStatus,
): Promise<void> {
  const holder = await holderOf(context.db, animal.id);
  if (holder && holder.outcome === null) throw conflict(ANIMAL_TEXT.isBeingAdopted);
  if (wanted === "Adopted") return endApplicationsFor(context, animal.id);
  if (animal.status === "Reserved") throw conflict(ANIMAL_TEXT.isReserved);
  if (holder) await recordReturn(context, holder);
}

/** An animal that has found its home ends every application for it that is still open (decisions §4). */
export async function endApplicationsFor(context: Context & WithSettings, animalId: number): Promise<void> {
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
    const after = endedByAnotherHome(before);
    await record(tx, { before, after, event: "overtaken", actorAccountId: actor.accountId, note: "", now });
    await queueAdoptionLetter(tx, { adoption: before, after, event: "overtaken", publicUrl: settings.publicUrl });
    if (isStaff(actor)) await audit(context, "overtaken", { subject: "adoption", id });
  }
}

/** The animal came back: the completed adoption stays with its contract, and holds the animal no longer. */
async function recordReturn(
  context: Context,
  { id, stage_type, stage_status }: NonNullable<Awaited<ReturnType<typeof holderOf>>>,
): Promise<void> {
  const { db: tx, clock, actor } = context;
  const now = clock.now();
  await tx.updateTable("adoptions").set({ returned_at: now }).where("id", "=", id).execute();
  const entry = { adoptionId: id, at: now, actorAccountId: actor.accountId, note: "" };
  await writeHistory(tx, { ...entry, event: "returned", stageType: stage_type, stageStatus: stage_status });
  await audit(context, "returned", { subject: "adoption", id });
}
