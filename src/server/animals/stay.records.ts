import { sql } from "kysely";
import type { OutcomeRequest, Stay, StayRequest } from "../../contract/animals/stays.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { conflict } from "../base/errors.ts";
import type { Context } from "../database/context.ts";
import { overlapConstraint, replaceError } from "../database/database-errors.ts";
import { addRow, changeRows } from "../database/rows.ts";
import { leaveUnit } from "./care/unit.commands.ts";
import { requireNothingBefore } from "./stays/stay.days.ts";
import { deriveStatus } from "./stays/stay.status.ts";
import { storedSubtypeAndReason } from "./stays/stay.words.ts";
import { endPlannedTreatments, planTreatments, restorePlannedTreatments } from "./treatments/treatment.planning.ts";

/** The facts of an intake; days are YYYY-MM-DD. */
export type Intake = Pick<StayRequest, "intakeOn" | "intakeType"> &
  Partial<Omit<StayRequest, "flagAdopter">> & {
    animalId: number;
    /** The completed adoption that ends with this return. */
    returnedAdoptionId?: number | null | undefined;
  };

/** The facts of an outcome. @property adoptionId the adoption whose contract was accepted */
export type Outcome = Pick<OutcomeRequest, "outcomeOn" | "outcomeType"> &
  Partial<OutcomeRequest> & { adoptionId?: number | undefined };

/** For `.catch`: 409 when a stay overlaps another one of its animal. */
const refuseOverlap = replaceError(
  (error) => overlapConstraint(error) === "stays_overlap",
  () => conflict(recordTexts().stays.overlaps),
);

/** SQL for the next number among the stays of an animal that began and ended on this day (`stay_span`). */
const nextTurn = (animalId: number, day: string) => sql<number>`(
  select coalesce(max(turn) + 1, 0) from stays where animal_id = ${animalId} and intake_on = ${day} and outcome_on = ${day})`;

/**
 * Begins a stay; the transaction has locked the animal. The stay of an animal that is brought in dead ends on the same day.
 * @returns its id
 * @throws HttpProblem 400 for a subtype or reason that is not on its list; 409 when it overlaps another stay of the animal
 */
export async function beginStay(context: Context, intake: Intake): Promise<number> {
  const { db: tx, clock, actor } = context;
  const { animalId, intakeOn, intakeType } = intake;
  const isDead = intakeType === "dead_on_arrival";
  const { subtype, reason } = await storedSubtypeAndReason(tx, "intake", intakeType, {
    subtype: { id: intake.intakeSubtypeId, words: intake.intakeSubtype },
    reason: { id: intake.reasonId, words: intake.reason },
  });
  const id = await addRow(tx, "stays", {
    animal_id: animalId,
    intake_on: intakeOn,
    intake_type: intakeType,
    intake_subtype: subtype.words,
    intake_subtype_id: subtype.id,
    intake_condition: intake.condition,
    intake_reason: reason.words,
    intake_reason_id: reason.id,
    intake_note: intake.note,
    found_where: intake.foundWhere,
    found_on: intake.foundOn,
    brought_by: intake.broughtBy,
    transferred_from: intake.transferredFrom,
    paid_by: intake.paidBy,
    returned_adoption_id: intake.returnedAdoptionId ?? null,
    recorded_at: clock.now(),
    recorded_by: actor.accountId,
    ...(isDead && { outcome_on: intakeOn, outcome_type: intakeType, turn: nextTurn(animalId, intakeOn) }),
  }).catch(refuseOverlap);
  await deriveStatus(context, animalId);
  await planTreatments(context, [animalId]);
  return id;
}

/**
 * Ends an open stay. The animal leaves its unit, and its placement and planned treatments end. The transaction has locked
 * the animal.
 * @throws HttpProblem 400 for a subtype or reason that is not on its list; 409 when the stay would overlap another one
 */
export async function endStay(
  context: Context,
  { id, animalId }: { id: number; animalId: number },
  outcome: Outcome,
): Promise<void> {
  const { db: tx, clock, actor } = context;
  const { outcomeOn, outcomeType } = outcome;
  const { subtype, reason } = await storedSubtypeAndReason(tx, "outcome", outcomeType, {
    subtype: { id: outcome.outcomeSubtypeId, words: outcome.outcomeSubtype },
    reason: { id: outcome.reasonId, words: outcome.reason },
  });
  await tx
    .updateTable("stays")
    .set({
      outcome_on: outcomeOn,
      outcome_type: outcomeType,
      outcome_subtype: subtype.words,
      outcome_subtype_id: subtype.id,
      outcome_condition: outcome.condition,
      outcome_reason: reason.words,
      outcome_reason_id: reason.id,
      outcome_note: outcome.note,
      decided_by: outcome.decidedBy,
      transferred_to: outcome.transferredTo,
      adoption_id: outcome.adoptionId,
      outcome_recorded_at: clock.now(),
      outcome_recorded_by: actor.accountId,
      turn: sql<number>`case when intake_on = ${outcomeOn} then ${nextTurn(animalId, outcomeOn)} else 0 end`,
    })
    .where("id", "=", id)
    .where("is_open", "=", true)
    .executeTakeFirstOrThrow()
    .catch(refuseOverlap);
  await leaveUnit(context, id);
  await endPlannedTreatments(context, id);
  await changeRows(
    tx,
    "placements",
    { stay_id: id, until_on: null },
    {
      until_on: sql<string>`greatest(from_on, ${outcomeOn}::date)`,
      ended_at: clock.now(),
      ended_by: actor.accountId,
    },
  );
  await deriveStatus(context, animalId);
}

/**
 * Changes the day on which an animal's latest stay began; the transaction has locked the animal.
 * @throws HttpProblem 400 when something is recorded in the stay for an earlier day; 409 when the stay would overlap the one
 * before, or begin after its own end
 */
export async function moveIntake(
  { db: tx }: Pick<Context, "db">,
  stay: { id: number; animalId: number; outcomeOn: string | null },
  intakeOn: string,
  field: "arrivalDate" | "intakeOn" = "arrivalDate",
): Promise<void> {
  if (stay.outcomeOn !== null && intakeOn > stay.outcomeOn) throw conflict(recordTexts().stays.beforeIntake);
  await requireNothingBefore(tx, stay.id, intakeOn, field);
  // No hold begins before its stay.
  await tx
    .updateTable("holds")
    .set({ from_on: intakeOn })
    .where("stay_id", "=", stay.id)
    .where("from_on", "<", intakeOn)
    .execute();
  const turn = stay.outcomeOn === intakeOn ? nextTurn(stay.animalId, intakeOn) : 0;
  await changeRows(tx, "stays", stay.id, { intake_on: intakeOn, intake_estimated: false, turn }).catch(refuseOverlap);
}

/**
 * Opens an ended stay again as if the animal had never left: it is in the unit in which it was, if that is in use, with its
 * planned doses. What was noted of the outcome is kept. The transaction has locked the animal.
 */
export async function reopen(context: Context, stay: Stay, reason: string): Promise<void> {
  const { db: tx, clock, actor } = context;
  const { id, outcomeOn, outcomeType } = stay;
  if (outcomeOn === null || outcomeType === null) throw new Error(`Stay ${id} is open.`);
  const { outcomeSubtype, outcomeSubtypeId, outcomeReason, outcomeReasonId } = stay;
  const { outcomeCondition, outcomeNote, decidedBy, transferredTo, adoptionId } = stay;
  const reasons = { outcomeSubtype, outcomeSubtypeId, outcomeReason, outcomeReasonId };
  const details = {
    ...reasons,
    outcomeCondition,
    outcomeNote,
    decidedBy,
    transferredTo,
    ...(adoptionId && { adoptionId }),
  };
  await tx
    .insertInto("stay_reopenings")
    .values({
      stay_id: id,
      at: clock.now(),
      reopened_by: actor.accountId,
      reason,
      outcome_on: outcomeOn,
      outcome_type: outcomeType,
      outcome_details: JSON.stringify(details),
    })
    .execute();
  await returnToUnit(context, id);
  await tx.updateTable("stays").set(NO_OUTCOME).where("id", "=", id).execute();
  await restorePlannedTreatments(context, stay);
  await deriveStatus(context, stay.animalId);
}

/** Puts an animal back into the unit that it left with its outcome, unless that is retired or closed by now. */
async function returnToUnit({ db: tx }: Context, stayId: number): Promise<void> {
  await sql`update unit_stays as o set until = null from stays as s, units as u
    where o.stay_id = ${stayId} and s.id = o.stay_id and u.id = o.unit_id and o.until >= s.outcome_recorded_at
      and u.retired_at is null and not u.blocked`.execute(tx);
}

const NO_OUTCOME = {
  outcome_on: null,
  outcome_type: null,
  outcome_subtype: "",
  outcome_subtype_id: null,
  outcome_condition: "unknown",
  outcome_reason: "",
  outcome_reason_id: null,
  outcome_note: "",
  outcome_estimated: false,
  decided_by: "",
  transferred_to: "",
  outcome_recorded_at: null,
  outcome_recorded_by: null,
  turn: 0,
  adoption_id: null,
} as const;
