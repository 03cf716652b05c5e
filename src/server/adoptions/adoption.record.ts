import { ADOPTION_TEXT, type Outcome } from "../../contract/adoptions.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Db } from "../database/pool.ts";
import { conflict } from "../http/errors.ts";
import { closeStage, openStage } from "./adoption.assignment.ts";
import { type AdoptionState, isOpen } from "./adoption.process.ts";
import type { FoundAdoption } from "./adoption.queries.ts";

/** What happened to an adoption, by whom, and where it stands since then. */
export type HistoryEntry = {
  adoptionId: number;
  at: Date;
  actorAccountId: number;
  event: string;
  stageType: number;
  stageStatus: number;
  note: string;
};

const entries = compiledOnce((tx, entry: HistoryEntry) =>
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

/** Adds to the history of an adoption. */
export async function writeHistory(tx: Db, entry: HistoryEntry): Promise<void> {
  await entries(tx, entry);
}

type Written = { id: number; stageType: number; stageStatus: number; outcome: Outcome | null; closedAt: Date | null };

const states = compiledOnce((tx, { id, stageType, stageStatus, outcome, closedAt }: Written) =>
  tx
    .updateTable("adoptions")
    .set({ stage_type: stageType, stage_status: stageStatus, outcome, closed_at: closedAt })
    .where("id", "=", id)
    .returning("holds_animal as holdsAnimal"),
);

/**
 * Writes the new state: the adoption, its stages, the history.
 * @returns whether the adoption holds its animal from now on
 * @throws a unique violation when another adoption holds the animal
 */
export async function record(
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
  const [written] = await states(tx, { ...after, id, closedAt: isOpen(after) ? null : now });
  if (isStageOver) await closeStage(tx, id, now);
  if (after.stageType !== stageType) await openStage(tx, { adoptionId: id, animalId, type: after.stageType, now });
  await writeHistory(tx, { ...after, adoptionId: id, at: now, actorAccountId, event, note });
  return written?.holdsAnimal === true;
}

type Followed = { before: FoundAdoption; holdsAnimal: boolean; outcome: Outcome | null };

/**
 * The animal follows its adoption: reserved from stage 5 on, available again when that ends badly, at home when it ends
 * well. An adoption that does not hold the animal leaves it as it is.
 * @throws HttpProblem 409 when the animal is not available to be reserved
 */
export async function updateAnimal(tx: Db, { before, holdsAnimal, outcome }: Followed): Promise<void> {
  const update = tx.updateTable("animals").where("id", "=", before.animalId);
  if (outcome === "completed") await update.set({ status: "Adopted" }).execute();
  else if (before.holdsAnimal && !holdsAnimal) {
    await update.set({ status: "Available" }).where("status", "=", "Reserved").execute();
  } else if (holdsAnimal && !before.holdsAnimal) {
    const reserved = await update.set({ status: "Reserved" }).where("status", "=", "Available").executeTakeFirst();
    if (reserved.numUpdatedRows === 0n) throw conflict(ADOPTION_TEXT.notAvailable, presentState(before));
  }
}

/** The state that a refused step found, for a browser that shows an older one (decisions §1). */
export const presentState = ({ stageType, stageStatus, outcome }: AdoptionState) => ({
  currentStageType: stageType,
  currentStageStatus: stageStatus,
  outcome,
});
