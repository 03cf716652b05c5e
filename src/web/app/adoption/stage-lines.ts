import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { STAGE_TYPES, type StageStatus, type StageType, statusText } from "../../../contract/animals/adoption-state.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { AdoptionState as State } from "../animals/words/adoption.stages.ts";

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
