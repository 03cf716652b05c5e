import { QuestionnaireTemplateRequest, type TemplateDetail } from "../../../../contract/adoption/adoptions.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import { byLanguage } from "../../../../contract/texts/language.ts";

/** A question while it is edited; the key identifies it when it moves. The answers to choose from are one a line. */
export type Question = {
  key: string;
  texts: Translations;
  kind: TemplateDetail["kind"];
  /** A number, blank without a part: the value of a select. */
  part: string;
  options: Translations;
};

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** @returns a stored question for the form */
export const editedQuestion = (key: string, texts: Translations, detail: TemplateDetail | undefined): Question => ({
  key,
  texts,
  kind: detail?.kind ?? "text",
  part: detail?.part ? String(detail.part) : "",
  options: byLanguage((language) => detail?.options[language]?.join("\n") ?? ""),
});

/** @returns the request with these questions */
export const requestOf = (questions: readonly Question[]) => ({
  translations: questions.map(({ texts }) => texts),
  details: questions.map(({ kind, part, options }) => ({
    kind,
    part: part === "" ? null : Number(part),
    options: byLanguage((language) => linesOf(options[language])),
  })),
});

/** Validates one question with the contract's schema. @returns the error, if there is one */
export function questionError(texts: Translations): string | null {
  const checked = QuestionnaireTemplateRequest.shape.translations.safeParse([texts]);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}

/** The same for the answers to choose from. */
export function optionsError(question: Question): string | null {
  const [detail] = requestOf([question]).details;
  const checked = QuestionnaireTemplateRequest.shape.details.safeParse([detail]);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}
