import type { Treatment, TreatmentChange, TreatmentRequest } from "../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict, invalid } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { isUniqueViolation, replaceError } from "../../database/database-errors.ts";
import type { Db } from "../../database/pool.ts";
import { addRow, changeRows } from "../../database/rows.ts";
import { readersText } from "../../database/translations.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { lockInShelter, lockUnarchived } from "../care/care.locks.ts";
import { recordCorrection } from "./treatment.commands.ts";
import { lockDoses, requireBatch, requireDayInStay } from "./treatment.locks.ts";
import { planTreatments } from "./treatment.planning.ts";
import { readTreatment } from "./treatment.queries.ts";

/** The columns of a dose that staff fill in; undefined ones keep their value. */
const columnsOf = (known: Omit<TreatmentChange, "on" | "reason">) => ({
  product: known.product,
  batch: known.batch,
  batch_expires_on: known.batchExpiresOn,
  dose: known.dose,
  route: known.route,
  result: known.result,
  protects_until: known.protectsUntil,
  note: known.note,
});

/** @throws HttpProblem 400 at `kindId` for an unknown kind, or one of another species */
async function readKind(tx: Db, animalId: number, kindId: number) {
  const text = recordTexts().treatments;
  const refuse = (message: string) => invalid([{ field: "kindId", errors: [message] }]);
  const { type, ...animal } = await tx
    .selectFrom("animals")
    .select(["name as animal", "born_on as bornOn", "type"])
    .where("id", "=", animalId)
    .executeTakeFirstOrThrow();
  const kind = await tx
    .selectFrom("treatment_kinds as k")
    .select(["k.species", "k.needs_batch as needsBatch", readersText("k.name").as("kind")])
    .where("k.id", "=", kindId)
    .executeTakeFirst();
  if (!kind) throw refuse(text.kindNotFound);
  if (kind.species !== null && kind.species !== type) throw refuse(text.wrongSpecies);
  return { ...kind, ...animal };
}

/**
 * Adds a treatment that no rule has planned: given, or planned for a day.
 * @throws HttpProblem 404; 400; 409 when the animal is not in the shelter (unless the dose was given elsewhere), or when the
 * same kind is planned for that day
 */
export async function addTreatment(context: Context, animalId: number, body: TreatmentRequest): Promise<Treatment> {
  const { kindId, on, dueOn, elsewhere = false, ...known } = body;
  const about = (id: number) => ({ subject: "treatment", id, details: { animal: animalId } });
  const id = await audited(context, "create", about, async (within) => {
    const { db: tx, clock, actor } = within;
    const stay = elsewhere ? await lockUnarchived(tx, animalId) : await lockInShelter(tx, animalId);
    const kind = await readKind(tx, animalId, kindId);
    if (on !== undefined) {
      requireDayInStay({ ...kind, intakeOn: stay?.intakeOn ?? null, outcomeOn: null }, on);
      if (!elsewhere) requireBatch([kind], known.batch);
    }
    const closed = { closed_at: clock.now(), closed_by: actor.accountId };
    const id = await addRow(tx, "treatments", {
      animal_id: animalId,
      stay_id: stay?.id ?? null,
      kind_id: kindId,
      ...columnsOf(known),
      ...(on === undefined ? { state: "planned", due_on: dueOn } : { state: "given", given_on: on, ...closed }),
      recorded_at: clock.now(),
      recorded_by: actor.accountId,
    });
    await planTreatments(within, [animalId]);
    return id;
  }).catch(replaceError(isUniqueViolation, () => conflict(recordTexts().treatments.plannedAlready)));
  return readTreatment(context.db, id);
}

/**
 * Corrects a given treatment. The earlier version is kept, with who corrected it and when. The next dose is planned anew.
 * @throws HttpProblem 404; 400 at `on` or `batch`; 409 when it was not given
 */
export async function correctTreatment(context: Context, id: number, change: TreatmentChange): Promise<Treatment> {
  const { on, reason = "", ...known } = change;
  await audited(context, "correct", { subject: "treatment", id }, async (within, differ) => {
    for (const dose of await lockDoses(within.db, [id])) {
      if (dose.state !== "given") throw conflict(recordTexts().treatments.notGiven);
      if (on !== undefined) requireDayInStay(dose, on);
      if (dose.stayId !== null && known.batch !== undefined) requireBatch([dose], known.batch);
      const before = await readTreatment(within.db, id);
      await recordCorrection(within, dose, reason);
      await changeRows(within.db, "treatments", id, { ...columnsOf(known), given_on: on ?? dose.givenOn });
      differ(before, await readTreatment(within.db, id), { ...before, on: before.givenOn });
      await planTreatments(within, [dose.animalId]);
    }
  });
  return readTreatment(context.db, id);
}
