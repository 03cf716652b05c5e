import type { QuestionDetail, QuestionPart } from "../../../../contract/adoption/questionnaire.ts";
import { adoptionTexts } from "../texts.ts";

/** A part of a questionnaire: its name, and the places of its questions. */
export type Part = { name: string | undefined; questions: number[] };

const MAX_PARTS = 4;
const SHORT = 3;

/**
 * The parts of a questionnaire, in the order of its questions. Where nobody has put the questions into parts, each part
 * has about as many.
 * @param details of each question
 */
export function partsOf(details: readonly Pick<QuestionDetail, "part">[]): Part[] {
  const places = details.map((_detail, at) => at);
  if (details.every(({ part }) => part === null)) {
    const count = Math.min(MAX_PARTS, Math.max(1, Math.ceil(details.length / SHORT)));
    const partOf = (at: number) => Math.floor((at * count) / details.length);
    return [...Map.groupBy(places, partOf).values()].map((questions) => ({ name: undefined, questions }));
  }
  return [...Map.groupBy(places, (at) => details[at]?.part ?? null)].map(([part, questions]) => ({
    name: part === null ? undefined : adoptionTexts().questionnaireParts[part as QuestionPart],
    questions,
  }));
}

/** @returns how many of these questions have an answer */
export const answeredOf = (questions: readonly number[], answers: readonly string[]): number =>
  questions.filter((at) => answers[at]?.trim()).length;
