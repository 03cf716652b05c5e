import type { AdoptionItem, StageType } from "../../../../contract/adoptions.ts";
import { appTexts } from "../../texts/texts.ts";

/** The stages in which the adopter takes the next step: questionnaire and contract (spec §4). */
const ADOPTERS_STAGES: ReadonlySet<number> = new Set([2, 6]);

type AdoptionState = Pick<AdoptionItem, "currentStageType" | "outcome" | "animalName"> & { returnedAt?: string | null };

/** @returns whether the adopter takes the next step */
export const isAdoptersTurn = ({ outcome, currentStageType }: AdoptionState): boolean =>
  outcome === null && ADOPTERS_STAGES.has(currentStageType);

/** @returns the next step and who takes it, or how the adoption ended, in words for the adopter */
export function nextStep(adoption: AdoptionState): { title: string; text: string } {
  const { title, text } = textsOf(adoption);
  return { title, text: text(adoption.animalName) };
}

function textsOf({ returnedAt, outcome, currentStageType }: AdoptionState) {
  const { next, end } = appTexts().myAdoption;
  if (returnedAt) return end.returned;
  return outcome === null ? next[currentStageType as StageType] : end[outcome];
}
