import {
  type Outcome,
  type StageStatus,
  type StageType,
  stageAndStatus,
} from "../../../../contract/animals/adoption-state.ts";

/** The numbers of an adoption's state, and how it ended. */
export type AdoptionState = { currentStageType: number; currentStageStatus: number; outcome: Outcome | null };

/** @returns 'Stage - Status' of an adoption (spec §2.6) */
export const stageText = ({ currentStageType, currentStageStatus, outcome }: AdoptionState): string =>
  stageAndStatus(currentStageType as StageType, currentStageStatus as StageStatus, outcome);
