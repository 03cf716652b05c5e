import type { AdoptionItem } from "../../../../contract/adoption/adoptions.ts";
import type { StageType } from "../../../../contract/animals/adoption-state.ts";
import { adoptionTexts } from "../texts.ts";

/** The stages in which the adopter takes the next step: questionnaire and contract (spec §4). */
const ADOPTERS_STAGES: ReadonlySet<number> = new Set([2, 6]);

type AdoptionState = Pick<AdoptionItem, "currentStageType" | "outcome" | "animalName"> & {
  returnedAt?: string | null;
  handover?: { state: "waiting" | "handedOver" } | null;
  history?: readonly { event: string }[];
};

/** Why an adoption ended in a no that staff did not say: by the last event of its history. */
const OTHER_ENDS: Readonly<Record<string, "superseded" | "left" | "declined" | "calledOff">> = {
  overtaken: "superseded",
  left: "left",
  "contract/accept": "declined",
  "hand-over/call-off": "calledOff",
};

/** @returns whether the adopter takes the next step */
export const isAdoptersTurn = ({ outcome, currentStageType }: AdoptionState): boolean =>
  outcome === null && ADOPTERS_STAGES.has(currentStageType);

/** @returns the next step and who takes it, or how the adoption ended, in words for the adopter */
export function nextStep(adoption: AdoptionState): { title: string; text: string } {
  const { title, text } = textsOf(adoption);
  return { title, text: text(adoption.animalName) };
}

function textsOf({ returnedAt, handover, outcome, currentStageType, history }: AdoptionState) {
  const { next, end } = adoptionTexts().myAdoption;
  if (returnedAt) return end.returned;
  if (handover?.state === "waiting") return end.waiting;
  if (outcome === null) return next[currentStageType as StageType];
  const otherEnd = outcome !== "completed" ? OTHER_ENDS[history?.at(-1)?.event ?? ""] : undefined;
  return end[otherEnd ?? outcome];
}
