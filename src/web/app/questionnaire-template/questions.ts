import { QuestionnaireTemplate } from "../../../contract/adoptions.ts";

/** One question while it is edited; the key keeps it the same while it changes places. */
export type Question = { key: string; text: string };

/** @returns the questions as they are sent */
export const textsOf = (questions: readonly Question[]): string[] => questions.map(({ text }) => text.trim());

/** @returns what is wrong with one question, by the contract */
export function questionError(text: string): string | null {
  const checked = QuestionnaireTemplate.shape.questions.safeParse([text]);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}
