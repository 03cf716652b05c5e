import type { Outcome } from "../../../contract/animals/adoption-state.ts";
import type { Problem } from "../../../contract/platform/problem.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { animalsTexts } from "../animals/texts.ts";
import { stageText } from "../animals/words/adoption.stages.ts";
import { adoptionTexts } from "./texts.ts";

/** The current state in a sentence, after a step was refused because of it. @param present the state of the 409 answer */
export function presentSentence(present: NonNullable<Problem["present"]>): string {
  switch (present.kind) {
    case "unit":
      return animalsTexts().care.unit.occupancy(present.animals, present.capacity);
    case "times":
      return recordTexts().visits.taken;
    case "visits":
      return recordTexts().visits.tooMany(present.openVisits);
    case "adoption":
      if (present.outcome !== null) return adoptionTexts().adoptions.end.outcomes[present.outcome as Outcome];
      return animalsTexts().adoptionSteps.nowAtStage(stageText({ ...present, outcome: null }));
    default:
      return recordTexts().lists.changedMeanwhile;
  }
}
