import { useForm } from "@mantine/form";
import { randomId } from "@mantine/hooks";
import { QuestionnaireTemplateRequest, type TemplateDetail } from "../../../../contract/adoption/questionnaire.ts";
import type { AnswerOf } from "../../../../contract/calls.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import { byLanguage } from "../../../../contract/texts/language.ts";
import { textValue } from "../../platform/kit/translations.ts";

export type Template = AnswerOf<"GET /adoptions/questionnaire/template">;

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

/** @returns a stored question for the form, or a blank one */
export const editedQuestion = (texts = textValue(undefined), detail?: TemplateDetail): Question => ({
  key: randomId(),
  texts,
  kind: detail?.kind ?? "text",
  part: detail?.part ? String(detail.part) : "",
  options: byLanguage((language) => detail?.options[language]?.join("\n") ?? ""),
});

/** @returns the questions of a stored template for the form */
export const questionsOf = ({ translations, details }: Template): Question[] =>
  translations.map((texts, at) => editedQuestion(texts, details[at]));

/** @returns the request with these questions */
export const requestOf = (questions: readonly Question[]) => ({
  translations: questions.map(({ texts }) => texts),
  details: questions.map(({ kind, part, options }) => ({
    kind,
    part: part === "" ? null : Number(part),
    options: byLanguage((language) => linesOf(options[language])),
  })),
});

const { translations, details } = QuestionnaireTemplateRequest.shape;

/** The form of the questions, which validates each with the contract's schema. */
export const useQuestionsForm = (template: Template) =>
  useForm({
    initialValues: { questions: questionsOf(template) },
    validate: {
      questions: {
        texts: (texts) => translations.safeParse([texts]).error?.issues[0]?.message ?? null,
        options: (_options, { questions }, path) => {
          const at = Number(path.split(".")[1]);
          return details.safeParse(requestOf(questions.slice(at, at + 1)).details).error?.issues[0]?.message ?? null;
        },
      },
    },
  });
export type QuestionsForm = ReturnType<typeof useQuestionsForm>;
