import {
  type Adoption,
  type Outcome,
  STAGE_TYPES,
  type StageStatus,
  type StageType,
  stageAndStatus,
} from "../../../contract/adoptions.ts";
import type { Problem } from "../../../contract/shared.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";

/** The numbers of a state as every answer carries them. */
type StateNumbers = { currentStageType: number; currentStageStatus: number };

/** @returns 'Stage - Status' of an adoption (spec §2.6) */
export const stageText = ({ currentStageType, currentStageStatus }: StateNumbers): string =>
  stageAndStatus(currentStageType as StageType, currentStageStatus as StageStatus);

/** How an adoption ended, as a sentence. */
export const OUTCOME_TEXT: Readonly<Record<Outcome, string>> = {
  completed: "It has been completed.",
  rejected: "It has been rejected.",
  withdrawn: "The adopter has withdrawn it.",
};

/** What happened meanwhile, for somebody whose step came too late. @param present the state that a 409 carries */
export function presentSentence(present: NonNullable<Problem["present"]>): string {
  if ("applicationStatus" in present) return `It is ${present.applicationStatus} now.`;
  const ended = present.outcome === null ? undefined : OUTCOME_TEXT[present.outcome as Outcome];
  return ended ?? `It now stands at: ${stageText(present)}.`;
}

/** One of the six stages on the way: behind, here, where it ended, still to come, or never reached since it ended before. */
export type StageLine = {
  type: StageType;
  name: string;
  state: "done" | "current" | "ended" | "coming" | "unreached";
  /** Undefined for a stage that was not reached. */
  statusName: string | undefined;
  openedAt: string | undefined;
  closedAt: string | undefined;
  assignees: Adoption["stages"][number]["assignees"];
};

const TYPES = STAGE_TYPES;

/** The whole way of an adoption in six lines (spec §4), with when each stage was and whose it was. */
export function stageLines(adoption: StateNumbers & Pick<Adoption, "stages" | "outcome">): StageLine[] {
  return TYPES.map((type) => {
    const stage = adoption.stages.find((one) => one.type === type);
    const state = stateOf(type, adoption);
    return {
      type,
      name: recordTexts().adoptions.stages[type],
      state,
      statusName: statusName(type, adoption),
      openedAt: stage?.openedAt,
      closedAt: stage?.closedAt ?? undefined,
      assignees: stage?.assignees ?? [],
    };
  });
}

function stateOf(type: StageType, { currentStageType, outcome }: StateNumbers & Pick<Adoption, "outcome">) {
  if (type > currentStageType) return outcome === null ? "coming" : "unreached";
  if (type < currentStageType || outcome === "completed") return "done";
  return outcome === null ? "current" : "ended";
}

/** A stage behind the current one was approved, or the next one would not have opened (rules §4). */
function statusName(type: StageType, { currentStageType, currentStageStatus }: StateNumbers): string | undefined {
  if (type > currentStageType) return undefined;
  return recordTexts().adoptions.stageStatuses[type < currentStageType ? 2 : (currentStageStatus as StageStatus)];
}
