import { sql } from "kysely";
import type { Outcome } from "../../contract/animals/adoption-state.ts";
import type { CautionKind } from "../../contract/platform/cautions.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { conflict } from "../base/errors.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import { isRefusedBy } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { assignedStage, type NewStage, openedStage } from "./adoption.assignment.ts";
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
const NOTHING_FURTHER: FurtherParts = { message: "", despite: "", cautions: [] };

const historyRow = (entry: HistoryEntry) => ({
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
});

const insertHistory = compiledOnce((tx, entry: HistoryEntry) =>
  tx.insertInto("adoption_history").values(historyRow(entry)),
);

/** Adds a line to an adoption's history. */
export async function writeHistory(
  tx: Db,
  entry: Omit<HistoryEntry, keyof FurtherParts> & Partial<FurtherParts>,
): Promise<void> {
  await insertHistory(tx, { ...NOTHING_FURTHER, ...entry });
}

/** `ends`: the open stage closes; `opens`: another one opens. */
type Transition = HistoryEntry & NewStage & { outcome: Outcome | null; closedAt: Date | null; ends: boolean };

/**
 * The new state, the end of a stage with its assignments and a draft of the answers, the next stage with its assignments,
 * and the line of history. They are one statement because sending each one costs as much as its work
 * (docs/decisions/0075). All of them see the rows as they were before, so none may need what another one writes.
 */
const writeTransition = compiledOnce(
  (db, entry: Transition) =>
    db
      .with("state", (tx) =>
        tx
          .updateTable("adoptions")
          .set({ stage_type: entry.stageType, stage_status: entry.stageStatus })
          .set({ outcome: entry.outcome, closed_at: entry.closedAt })
          .where("id", "=", entry.adoptionId),
      )
      .with("ended", (tx) =>
        tx
          .updateTable("adoption_stages")
          .set({ closed_at: entry.at })
          .where("adoption_id", "=", entry.adoptionId)
          .where("closed_at", "is", null)
          .where(sql<boolean>`${entry.ends}::boolean`)
          .returning(["id", "closed_at"]),
      )
      .with("unassigned", (tx) =>
        tx
          .updateTable("adoption_stage_assignees as x")
          .from("ended")
          .set(({ ref }) => ({ end_at: ref("ended.closed_at") }))
          .whereRef("x.stage_id", "=", "ended.id")
          .where("x.end_at", "is", null),
      )
      .with("dropped", (tx) =>
        tx
          .updateTable("adoption_questionnaires")
          .set({ draft: null })
          .where("adoption_id", "=", entry.adoptionId)
          .where("draft", "is not", null)
          .where(sql<boolean>`${entry.ends}::boolean`),
      )
      .with("opened", (tx) => openedStage(tx, entry))
      .with("assigned", (tx) => assignedStage(tx, entry, db))
      .insertInto("adoption_history")
      .values(historyRow(entry)),
  "never",
);

type RecordedStep = {
  before: FoundAdoption;
  after: AdoptionState;
  event: string;
  actorAccountId: number;
  note: string;
  now: Date;
} & Partial<FurtherParts>;

/**
 * Writes the new state of an adoption, its stages and its history; nobody waits until it is written.
 * Whoever ends the transaction turns its error into an answer ({@link holdingError}).
 */
export async function recordTransition(
  tx: Db,
  { before, after, now: at, event, actorAccountId, note, ...further }: RecordedStep,
): Promise<void> {
  const opens = after.stageType !== before.stageType;
  await writeTransition(tx, {
    ...{ ...NOTHING_FURTHER, ...further, ...after, event, actorAccountId, note, at, opens },
    adoptionId: before.id,
    animalIds: [before.animalId],
    closedAt: isOpen(after) ? null : at,
    ends: opens || !isOpen(after),
  });
}

/** @returns 409 for an error that says that another adoption holds the animal, or that it has left the shelter */
export function holdingError(error: unknown, before: AdoptionState): unknown {
  const { animalTaken, notAvailable } = recordTexts().adoptions;
  if (isRefusedBy("adoptions_one_reservation", error)) return conflict(animalTaken, presentState(before));
  return isRefusedBy("adoptions_hold_open_stay", error) ? conflict(notAvailable, presentState(before)) : error;
}

/** The present state, which a 409 tells a browser that shows an older one (rules §1). */
export const presentState = ({ stageType, stageStatus, outcome }: AdoptionState) => ({
  kind: "adoption" as const,
  currentStageType: stageType,
  currentStageStatus: stageStatus,
  outcome,
});
