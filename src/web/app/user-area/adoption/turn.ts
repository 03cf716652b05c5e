import type { AdoptionItem, StageType } from "../../../../contract/adoptions.ts";

/** Who takes the next step at each stage, and what it is, as the adopter is told it (spec §4). */
const NEXT: Readonly<Record<StageType, { isYours: boolean; headline: string; text: (animal: string) => string }>> = {
  1: {
    isYours: false,
    headline: "The shelter is reading your application",
    text: () => "Nothing to do for you now. If it goes on, we will send you a questionnaire.",
  },
  2: {
    isYours: true,
    headline: "Your turn: answer the questionnaire",
    text: (animal) => `Your answers help us to see whether you and ${animal} suit each other. There are no wrong ones.`,
  },
  3: {
    isYours: false,
    headline: "The shelter is reviewing your answers",
    text: () => "Nothing to do for you now. Next, the main caretaker decides.",
  },
  4: {
    isYours: false,
    headline: "The main caretaker decides",
    text: (animal) =>
      `Nothing to do for you now. After a yes, ${animal} is reserved for you and we arrange a home check.`,
  },
  5: {
    isYours: false,
    headline: "The home check comes next",
    text: (animal) => `${animal} is reserved for you. We will get in touch to find a time for the visit.`,
  },
  6: {
    isYours: true,
    headline: "Your turn: read and accept the contract",
    text: (animal) => `This is the last step. With your acceptance ${animal} comes home.`,
  },
};

const ENDED: Readonly<Record<string, { headline: string; text: (animal: string) => string }>> = {
  completed: {
    headline: "The adoption is complete",
    text: (animal) => `Thank you for giving ${animal} a home. Your contract stays here for you.`,
  },
  rejected: {
    headline: "This adoption has ended",
    text: () => "It did not work out this time. You are welcome to ask us why, and to apply for another animal.",
  },
  withdrawn: {
    headline: "You have withdrawn",
    text: () => "This adoption has ended. You are welcome to apply again whenever you like.",
  },
};

const RETURNED = {
  headline: "This adoption has ended",
  text: (animal: string) => `${animal} is back at the shelter. Your contract stays here for you.`,
};

type Standing = Pick<AdoptionItem, "currentStageType" | "outcome" | "animalName"> & { returnedAt?: string | null };
const nextOf = ({ currentStageType }: Standing) => NEXT[currentStageType as StageType];

/** @returns whether the adopter is the one who must act */
export const isYourTurn = (adoption: Standing): boolean => adoption.outcome === null && nextOf(adoption).isYours;

/** @returns what is next and who must act, or how it ended, in words for the adopter */
export function whatNow(adoption: Standing): { headline: string; text: string } {
  const ended = adoption.returnedAt ? RETURNED : adoption.outcome !== null && ENDED[adoption.outcome];
  const { headline, text } = ended || nextOf(adoption);
  return { headline, text: text(adoption.animalName) };
}
