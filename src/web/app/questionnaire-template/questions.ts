import { QuestionnaireTemplateRequest } from "../../../contract/adoptions.ts";
import type { Translations } from "../../../contract/translations.ts";

/** A question while it is edited; the key identifies it when it moves. */
export type Question = { key: string; texts: Translations };

/** @returns the request's questions */
export const textsOf = (questions: readonly Question[]): Translations[] => questions.map(({ texts }) => texts);

/** Validates one question with the contract's schema. @returns the error, if there is one */
export function questionError(texts: Translations): string | null {
  const checked = QuestionnaireTemplateRequest.shape.translations.safeParse([texts]);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}
