import type { Outcome } from "../../contract/adoptions.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { compiledOnce } from "../database/compiled-once.ts";
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
};

const insertHistory = compiledOnce((tx, entry: HistoryEntry) =>
  tx.insertInto("adoption_history").values({
    adoption_id: entry.adoptionId,
    at: entry.at,
    actor_account_id: entry.actorAccountId,
    event: entry.event,
    stage_type: entry.stageType,
    stage_status: entry.stageStatus,
    note: entry.note,
  }),
);

/** Adds a line to an adoption's history. */
export async function writeHistory(tx: Db, entry: HistoryEntry): Promise<void> {
  await insertHistory(tx, entry);
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
    .returning("holds_animal as holdsAnimal"),
);

/**
 * Writes the new state of an adoption, its stages and its history.
 * @returns whether the adoption now holds its animal
 * @throws a unique violation when another adoption holds the animal
 */
export async function recordTransition(
  tx: Db,
  {
    before: { id, animalId, stageType },
    after,
    event,
    actorAccountId,
    note,
    now,
  }: {
    before: FoundAdoption;
    after: AdoptionState;
    event: string;
    actorAccountId: number;
    note: string;
    now: Date;
  },
): Promise<boolean> {
  const isStageOver = after.stageType !== stageType || !isOpen(after);
  const [written] = await updateState(tx, { ...after, id, closedAt: isOpen(after) ? null : now });
  if (isStageOver) await closeStage(tx, id, now);
  if (after.stageType !== stageType) await openStage(tx, { adoptionId: id, animalId, type: after.stageType, now });
  await writeHistory(tx, { ...after, adoptionId: id, at: now, actorAccountId, event, note });
  return written?.holdsAnimal === true;
}

type AnimalUpdate = { before: FoundAdoption; holdsAnimal: boolean; outcome: Outcome | null };

/**
 * Sets the animal's status after a step: Reserved from stage 5 on, Available again when the adoption ends without success,
 * Adopted when it is completed. An adoption that does not hold the animal does not change it.
 * @throws HttpProblem 409 when the animal is not available to be reserved
 */
export async function updateAnimal(tx: Db, { before, holdsAnimal, outcome }: AnimalUpdate): Promise<void> {
  const update = tx.updateTable("animals").where("id", "=", before.animalId);
  if (outcome === "completed") await update.set({ status: "Adopted" }).execute();
  else if (before.holdsAnimal && !holdsAnimal) {
    await update.set({ status: "Available" }).where("status", "=", "Reserved").execute();
  } else if (holdsAnimal && !before.holdsAnimal) {
    const reserved = await update.set({ status: "Reserved" }).where("status", "=", "Available").executeTakeFirst();
    if (reserved.numUpdatedRows === 0n) throw conflict(recordTexts().adoptions.notAvailable, presentState(before));
  }
}

/** The present state, for the 409 answer to a browser that shows an older one (rules §1). */
export const presentState = ({ stageType, stageStatus, outcome }: AdoptionState) => ({
  currentStageType: stageType,
  currentStageStatus: stageStatus,
  outcome,
});
