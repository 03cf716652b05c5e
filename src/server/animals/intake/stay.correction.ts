import type { IntakeChange, Stay } from "../../../contract/animals/stays.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict, invalid } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { changeRows } from "../../database/rows.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { WithAdoptions } from "../adoptions-of-animal.ts";
import { lockAnimal } from "../animal.locks.ts";
import { requireBorn } from "../birth.ts";
import { moveIntake } from "../stay.records.ts";
import { readStay, staysOf } from "../stays/stay.queries.ts";
import { storedSubtypeAndReason } from "../stays/stay.words.ts";
import { planTreatments } from "../treatments/treatment.planning.ts";
import { lockStay } from "./stay.commands.ts";

/**
 * Corrects an intake: a field that is left out keeps its value (rules §14). The register keeps the stay's number, or strikes
 * it out and gives another one when the year changes.
 * @throws HttpProblem 404; 400 at the field for a day that does not fit, and at `reason` when the day or the way of coming is
 * changed without one; 409 when the stay would overlap another one, and for a return that ended an adoption
 */
export async function correctIntake(
  context: Context & WithAdoptions,
  id: number,
  { reason, ...change }: IntakeChange,
): Promise<Stay> {
  const about = { subject: "stay", id, ...(reason && { details: { reason } }) } as const;
  await audited(context, "edit", about, async (within, differ) => {
    const { db: tx } = within;
    const stay = await lockStay(within, id);
    const next = { ...stay, ...change };
    if (reason === undefined && (next.intakeOn !== stay.intakeOn || next.intakeType !== stay.intakeType)) {
      throw invalid([{ field: "reason", errors: [recordTexts().stays.correctionReason] }]);
    }
    const { bornOn } = await lockAnimal(tx, stay.animalId);
    requireBorn(bornOn, "intakeOn", next.intakeOn);
    requireBorn(bornOn, "foundOn", next.foundOn ?? undefined);
    if (next.foundOn !== null && next.foundOn > next.intakeOn) {
      throw invalid([{ field: "foundOn", errors: [recordTexts().stays.foundAfterIntake] }]);
    }
    const returned = await linkReturn(within, stay, next.intakeType);
    if (next.intakeOn !== stay.intakeOn) await moveIntake(within, stay, next.intakeOn, "intakeOn");
    await changeRows(tx, "stays", id, {
      intake_type: next.intakeType,
      ...returned,
      ...(await wordsOf(tx, stay, change)),
      intake_condition: change.condition,
      intake_note: change.note,
      found_where: change.foundWhere,
      found_on: change.foundOn,
      brought_by: change.broughtBy,
      transferred_from: change.transferredFrom,
      paid_by: change.paidBy,
    });
    const [latest] = await staysOf(tx, stay.animalId);
    if (latest?.id === id) await changeRows(tx, "animals", stay.animalId, { arrival_date: next.intakeOn });
    await planTreatments(within, [stay.animalId]);
    differ(stay, await readStay(tx, id));
  });
  return readStay(context.db, id);
}

/** The columns of subtype and reason, where they are changed; what another way of coming does not offer is forgotten. */
async function wordsOf(tx: Db, stay: Stay, change: Omit<IntakeChange, "reason">) {
  const type = change.intakeType ?? stay.intakeType;
  const isOtherType = type !== stay.intakeType;
  const { intakeSubtypeId, intakeSubtype, reasonId, intakeReason } = change;
  const { subtype, reason } = await storedSubtypeAndReason(tx, "intake", type, {
    subtype: { id: intakeSubtypeId ?? undefined, words: intakeSubtype },
    reason: { id: reasonId ?? undefined, words: intakeReason },
  });
  const isNewValue = (sent: unknown, words: string | undefined, stored: number | null) =>
    sent !== undefined || isOtherType || (words !== undefined && stored !== null);
  return {
    ...(isNewValue(intakeSubtypeId, intakeSubtype, subtype.id) && { intake_subtype_id: subtype.id }),
    ...(intakeSubtype !== undefined && { intake_subtype: subtype.words }),
    ...(isNewValue(reasonId, intakeReason, reason.id) && { intake_reason_id: reason.id }),
    ...(intakeReason !== undefined && { intake_reason: reason.words }),
  };
}

/** An intake that turns out to be a return is linked to the adoption that ended the stay before; the other way is refused. */
async function linkReturn(context: Context & WithAdoptions, stay: Stay, type: Stay["intakeType"]) {
  const text = recordTexts().stays;
  if (type === stay.intakeType) return {};
  if (type === "dead_on_arrival" || stay.intakeType === "dead_on_arrival") {
    throw invalid([{ field: "intakeType", errors: [text.deadOnArrival] }]);
  }
  if (stay.returnedAdoptionId !== null) throw conflict(text.isReturn);
  if (type !== "adoption_return") return {};
  const all = await staysOf(context.db, stay.animalId);
  const adoptionId = all[all.findIndex(({ id }) => id === stay.id) + 1]?.adoptionId;
  if (!adoptionId) return {};
  await context.adoptions.recordReturn(context, adoptionId);
  return { returned_adoption_id: adoptionId };
}
