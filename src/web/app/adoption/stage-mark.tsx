import type { AdoptionItem } from "../../../contract/adoption/adoptions.ts";
import { stageText } from "../platform/words/adoption.stages.ts";

/** 'Stage - Status', in the status's colour (spec §2.6). */
export function StageMark(state: Pick<AdoptionItem, "currentStageType" | "currentStageStatus" | "outcome">) {
  return (
    <span className="stage-mark" data-status={state.currentStageStatus}>
      {stageText(state)}
    </span>
  );
}
