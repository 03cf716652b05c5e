import type { Outcome } from "../../contract/adoptions.ts";
import type { CautionKind } from "../../contract/cautions.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import { isMissingReference, isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { conflict } from "../http/errors.ts";
import { closeStage, openStage } from "./adoption.assignment.ts";
import { type AdoptionState, isOpen } from "./adoption.process.ts";
import type { FoundAdoption } from "./adoption.queries.ts";

/** One line of an adoption's history, with the state after the event. */
export type HistoryEntry = {
  adoptionId: number;
  at: Date;
  actorAccountId: number;
  event: string;
  stageType: number;
  stageStatus: number;
  note: string;
  /** The message to the adopter, if the event is a rejection. */
  message: string;
  /** Why the step was taken in spite of these cautions; blank when nothing was missing. */
  despite: string;
  cautions: CautionKind[];
};
type FurtherParts = Pick<HistoryEntry, "message" | "despite" | "cautions">;

const insertHistory = compiledOnce((tx, entry: HistoryEntry) =>
  tx.insertInto("adoption_history").values({
    adoption_id: entry.adoptionId,
    at: entry.at,
    actor_account_id: entry.actorAccountId,
    event: entry.event,
    stage_type: entry.stageType,
    stage_status: entry.stageStatus,
    note: entry.note,
    message: entry.message,
    despite: entry.despite,
    cautions: entry.cautions,
  }),
);

/** Adds a line to an adoption's history. */
export async function writeHistory(
  tx: Db,
  entry: Omit<HistoryEntry, keyof FurtherParts> & Partial<FurtherParts>,
): Promise<void> {
  await insertHistory(tx, { message: "", despite: "", cautions: [], ...entry });
}

type StateUpdate = {
  id: number;
  stageType: number;
  stageStatus: number;
  outcome: Outcome | null;
  closedAt: Date | null;
};

const updateState = compiledOnce((tx, { id, stageType, stageStatus, outcome, closedAt }: StateUpdate) =>
  tx
    .updateTable("adoptions")
    .set({ stage_type: stageType, stage_status: stageStatus, outcome, closed_at: closedAt })
    .where("id", "=", id)
    .returning("holds_open_stay as reserves"),
);

/**
 * Writes the new state of an adoption, its stages and its history.
 * @returns whether the adoption now reserves its animal
 * @throws HttpProblem 409 when another adoption holds the animal, or when the animal has left the shelter
 */
export async function recordTransition(
  tx: Db,
  {
    before,
    after,
    event,
    actorAccountId,
    note,
    now,
    ...further
  }: {
    before: FoundAdoption;
    after: AdoptionState;
    event: string;
    actorAccountId: number;
    note: string;
    now: Date;
  } & Partial<FurtherParts>,
): Promise<boolean> {
  const { id, animalId, stageType } = before;
  const isStageOver = after.stageType !== stageType || !isOpen(after);
  const update = { ...after, id, closedAt: isOpen(after) ? null : now };
  const [written] = await updateState(tx, update).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw conflict(recordTexts().adoptions.animalTaken, presentState(before));
    if (isMissingReference(error)) throw conflict(recordTexts().adoptions.notAvailable, presentState(before));
    throw error;
  });
  if (isStageOver) await closeStage(tx, id, now);
  if (after.stageType !== stageType) await openStage(tx, { adoptionId: id, animalId, type: after.stageType, now });
  await writeHistory(tx, { ...after, adoptionId: id, at: now, actorAccountId, event, note, ...further });
  return written?.reserves === true;
}

/** The present state, which a 409 tells a browser that shows an older one (rules §1). */
export const presentState = ({ stageType, stageStatus, outcome }: AdoptionState) => ({
  currentStageType: stageType,
  currentStageStatus: stageStatus,
  outcome,
});
