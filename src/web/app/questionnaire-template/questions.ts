import { QuestionnaireTemplateRequest } from "../../../contract/adoptions.ts";

/** A question while it is edited; the key identifies it when it moves. */
export type Question = { key: string; text: string };

/** @returns the request's questions */
export const textsOf = (questions: readonly Question[]): string[] => questions.map(({ text }) => text.trim());

/** Validates one question with the contract's schema. @returns the error, if there is one */
export function questionError(text: string): string | null {
  const checked = QuestionnaireTemplateRequest.shape.questions.safeParse([text]);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}
