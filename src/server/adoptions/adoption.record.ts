import type { Outcome } from "../../contract/adoptions.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Db } from "../database/pool.ts";
import { closeStage, openStage } from "./adoption.assignment.ts";
import { type AdoptionState, holdOnAnimal, isOpen } from "./adoption.process.ts";
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
    .where("id", "=", id),
);

/** Writes the new state: the adoption, its stages, the history. */
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
): Promise<void> {
  const isStageOver = after.stageType !== stageType || !isOpen(after);
  await states(tx, { ...after, id, closedAt: isOpen(after) ? null : now });
  if (isStageOver) await closeStage(tx, id, now);
  if (after.stageType !== stageType) await openStage(tx, { adoptionId: id, animalId, type: after.stageType, now });
  await writeHistory(tx, { ...after, adoptionId: id, at: now, actorAccountId, event, note });
}

/** The animal follows its adoption: reserved from stage 5 on, free again when that ends badly, gone when it ends well. */
export async function moveAnimal(tx: Db, before: FoundAdoption, after: AdoptionState): Promise<void> {
  const held = holdOnAnimal(before);
  const holds = holdOnAnimal(after);
  if (held === holds) return;
  const status = holds === "none" ? "Available" : holds;
  await tx.updateTable("animals").set({ status }).where("id", "=", before.animalId).execute();
}
