import { stageText } from "./adoption.stages.ts";

/** 'Stage - Status', in the status's colour (spec §2.6). */
export function StageMark(state: { currentStageType: number; currentStageStatus: number }) {
  return (
    <span className="stage-mark" data-status={state.currentStageStatus}>
      {stageText(state)}
    </span>
  );
}
