import { recordTexts } from "../texts/texts.ts";

/** The stages of an adoption; their names are in the catalogs (spec §4). */
export const STAGE_TYPES = [1, 2, 3, 4, 5, 6] as const;

export type StageType = (typeof STAGE_TYPES)[number];

/** The statuses of a stage (spec §4). */
export type StageStatus = 0 | 1 | 2 | 3;

/** How an adoption ended; null while it is open (rules §4). */
export const OUTCOMES = ["completed", "rejected", "withdrawn"] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** @returns the status of an adoption's stage in words; an adopter who withdrew was not rejected (spec §4, rules §4) */
export function statusText(status: StageStatus, outcome: Outcome | null): string {
  const { stageStatuses, withdrawn } = recordTexts().adoptions;
  return outcome === "withdrawn" ? withdrawn : stageStatuses[status];
}

/** @returns 'Stage - Status' as lists show it (spec §2.5, §2.6) */
export function stageAndStatus(type: StageType, status: StageStatus, outcome: Outcome | null): string {
  const { stages, stageAndStatus: written } = recordTexts().adoptions;
  return written(stages[type], statusText(status, outcome));
}
