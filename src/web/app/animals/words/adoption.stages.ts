import {
  type Adoption,
  type Outcome,
  STAGE_TYPES,
  type StageStatus,
  type StageType,
  stageAndStatus,
  statusText,
} from "../../../../contract/adoption/adoptions.ts";
import type { JobApplicationStatus } from "../../../../contract/people/job-applications.ts";
import type { Problem } from "../../../../contract/platform/problem.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { adoptionTexts } from "../../adoption/texts.ts";
import { animalsTexts } from "../texts.ts";

/** The numbers of an adoption's state. */
type StateNumbers = { currentStageType: number; currentStageStatus: number };
type State = StateNumbers & Pick<Adoption, "outcome">;

/** @returns 'Stage - Status' of an adoption (spec §2.6) */
export const stageText = ({ currentStageType, currentStageStatus, outcome }: State): string =>
  stageAndStatus(currentStageType as StageType, currentStageStatus as StageStatus, outcome);

/** The current state in a sentence, after a step was refused because of it. @param present the state of the 409 answer */
export function presentSentence(present: NonNullable<Problem["present"]>): string {
  const { nowAtStage, nowAtStatus } = animalsTexts().adoptionSteps;
  switch (present.kind) {
    case "jobApplication":
      return nowAtStatus(recordTexts().jobApplications.statuses[present.applicationStatus as JobApplicationStatus]);
    case "unit":
      return animalsTexts().care.unit.occupancy(present.animals, present.capacity);
    case "times":
      return recordTexts().visits.taken;
    case "visits":
      return recordTexts().visits.tooMany(present.openVisits);
    case "adoption":
      if (present.outcome !== null) return adoptionTexts().adoptions.end.outcomes[present.outcome as Outcome];
      return nowAtStage(stageText({ ...present, outcome: null }));
    default:
      return recordTexts().lists.changedMeanwhile;
  }
}

/** One of the six stages; `unreached` if the adoption ended before it. */
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

/** The six stages of an adoption (spec §4), with their dates and assignees. */
export function stageLines(adoption: State & Pick<Adoption, "stages">): StageLine[] {
  return STAGE_TYPES.map((type) => {
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

function stateOf(type: StageType, { currentStageType, outcome }: State) {
  if (type > currentStageType) return outcome === null ? "coming" : "unreached";
  if (type < currentStageType || outcome === "completed") return "done";
  return outcome === null ? "current" : "ended";
}

/** All stages before the current one were approved; otherwise the next one would not be open (rules §4). */
function statusName(type: StageType, { currentStageType, currentStageStatus, outcome }: State): string | undefined {
  if (type > currentStageType) return undefined;
  return type < currentStageType ? statusText(2, null) : statusText(currentStageStatus as StageStatus, outcome);
}
