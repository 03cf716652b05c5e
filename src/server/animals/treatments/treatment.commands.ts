import type { GiveRequest, Treatment, UndoRequest } from "../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { isUniqueViolation, replaceError } from "../../database/database-errors.ts";
import { changeRows } from "../../database/rows.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { requireConfirmed } from "./confirmed-batches.ts";
import { type LockedDose, lockDoses, requireBatch, requireDayInStay, requirePlanned } from "./treatment.locks.ts";
import { planTreatments } from "./treatment.planning.ts";
import { readTreatment, readTreatments } from "./treatment.queries.ts";

/** The subject of the audit entry for one dose or a round of them. */
const about = (ids: readonly number[], details: Record<string, unknown>) => ({
  subject: "treatment",
  id: ids.length === 1 ? (ids[0] as number) : null,
  details: ids.length === 1 ? details : { treatments: ids.join(", "), ...details },
});

const animalsOf = (doses: readonly LockedDose[]) => [...new Set(doses.map(({ animalId }) => animalId))];

/**
 * Records that planned doses were given, one or a whole round, and plans the next ones. Either all are recorded or none. In
 * a round of several kinds, the batch belongs to the kinds that need one.
 * @throws HttpProblem 404; 400 at `on` or `batch`; 409 with who gave or skipped one of them before, and when, and for a batch
 * that was to be confirmed
 */
export async function giveTreatments(context: Context, body: GiveRequest): Promise<{ items: Treatment[] }> {
  const { treatmentIds, on, batch = "", batchExpiresOn = null, product, result = null } = body;
  await audited(context, "give", about(treatmentIds, { on, ...(batch && { batch }) }), async (within) => {
    const { db: tx, clock, actor } = within;
    const doses = await lockDoses(tx, treatmentIds);
    for (const dose of doses) {
      requirePlanned(dose, clock);
      requireDayInStay(dose, on);
    }
    requireBatch(doses, batch);
    if (body.confirmed) await requireConfirmed(within, doses, batch);
    const someNeed = doses.some(({ needsBatch }) => needsBatch);
    const given = { state: "given", given_on: on, closed_at: clock.now(), closed_by: actor.accountId } as const;
    for (const { id, needsBatch, category } of doses) {
      const hasBatch = needsBatch || !someNeed;
      await changeRows(tx, "treatments", id, {
        ...given,
        ...(hasBatch && { batch, batch_expires_on: batchExpiresOn }),
        ...(hasBatch && product !== undefined && { product }),
        ...(category === "test" && { result }),
      });
    }
    await planTreatments(within, animalsOf(doses));
  });
  return { items: await readTreatments(context.db, treatmentIds) };
}

/** Skips a planned dose for a reason, and plans the next one. @throws HttpProblem 404; 409 as {@link giveTreatments} */
export async function skipTreatment(context: Context, id: number, { reason }: { reason: string }): Promise<Treatment> {
  await audited(context, "skip", about([id], { reason }), async (within) => {
    const { db: tx, clock, actor } = within;
    const doses = await lockDoses(tx, [id]);
    for (const dose of doses) requirePlanned(dose, clock);
    await changeRows(tx, "treatments", id, {
      state: "skipped",
      reason,
      closed_at: clock.now(),
      closed_by: actor.accountId,
    });
    await planTreatments(within, animalsOf(doses));
  });
  return readTreatment(context.db, id);
}

/** Stores the version of a treatment before it is changed, with who changes it and why. */
export async function recordCorrection({ db: tx, clock, actor }: Context, dose: LockedDose, reason: string) {
  await tx
    .insertInto("treatment_corrections")
    .values({
      treatment_id: dose.id,
      at: clock.now(),
      corrected_by: actor.accountId,
      reason,
      before: JSON.stringify(dose.whole),
    })
    .execute();
}

/**
 * Undoes that doses were given or skipped: they are planned again. A dose that was added by hand, or whose stay is over, is
 * cancelled instead.
 * @throws HttpProblem 404; 409 when one was neither given nor skipped
 */
export async function undoTreatments(
  context: Context,
  { treatmentIds, reason = "" }: UndoRequest,
): Promise<{ items: Treatment[] }> {
  await audited(context, "undo", about(treatmentIds, reason ? { reason } : {}), async (within) => {
    const doses = await lockDoses(within.db, treatmentIds);
    for (const dose of doses) await undoTreatment(within, dose, reason);
    await planTreatments(within, animalsOf(doses));
  }).catch(replaceError(isUniqueViolation, () => conflict(recordTexts().treatments.plannedAlready)));
  return { items: await readTreatments(context.db, treatmentIds) };
}

async function undoTreatment(within: Context, dose: LockedDose, reason: string): Promise<void> {
  const { db: tx, clock, actor } = within;
  if (dose.state !== "given" && dose.state !== "skipped") {
    throw conflict(recordTexts().treatments.nothingToUndo(dose.animal, dose.kind));
  }
  const isHere = dose.stayId !== null && dose.outcomeOn === null;
  if (dose.state === "skipped" && !isHere)
    throw conflict(recordTexts().treatments.skippedAndGone(dose.animal, dose.kind));
  await recordCorrection(within, dose, reason);
  const cancelled = { state: "cancelled", closed_at: clock.now(), closed_by: actor.accountId } as const;
  const isPlannedAgain = dose.dueOn !== null && isHere;
  if (isPlannedAgain && dose.ruleId !== null) {
    // Cancels the dose that was planned after this one: a kind has one planned dose at most.
    await tx
      .updateTable("treatments")
      .set(cancelled)
      .where("stay_id", "=", dose.stayId)
      .where("kind_id", "=", dose.kindId)
      .where("rule_id", "is not", null)
      .where("state", "=", "planned")
      .execute();
  }
  const planned = { state: "planned", closed_at: null, closed_by: null } as const;
  await tx
    .updateTable("treatments")
    .set({ ...(isPlannedAgain ? planned : cancelled), given_on: null, reason: "" })
    .set(isPlannedAgain ? { batch: "", batch_expires_on: null, result: null, protects_until: null } : {})
    .where("id", "=", dose.id)
    .execute();
}
