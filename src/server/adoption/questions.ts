import { type RawBuilder, sql } from "kysely";
import type { QuestionDetail, QuestionKind, TemplateDetail } from "../../contract/adoption/questionnaire.ts";
import { currentLanguage, LANGUAGES, type Language } from "../../contract/texts/language.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { inLanguage } from "../base/language.ts";

const [FIRST, ...OTHERS] = LANGUAGES;

/** The questions of a questionnaire in the first language, and their translations, blank where they are missing. */
type Stored = { questions: readonly string[]; translated_questions: object };
/** The kinds and parts of the questions; empty in questionnaires that were sent before these existed. */
type StoredDetails = readonly Partial<TemplateDetail>[];

const ofLanguage = (language: Language) =>
  sql`${sql.lit<string>(language)}, coalesce(jsonb_agg(coalesce(texts ->> ${sql.lit<string>(language)}, '') order by position), '[]')`;

/** SQL for the translations of the template's questions, as a questionnaire stores them: `{"pl": ["Kto mieszka w domu?"]}`. */
export const copyOfTranslations: RawBuilder<string> = sql`jsonb_build_object(${sql.join(OTHERS.map(ofLanguage))})`;

/** SQL for the kind, part and choices of the template's questions, as a questionnaire stores them. */
export const copyOfDetails: RawBuilder<string> = sql`coalesce(
  jsonb_agg(jsonb_build_object('kind', kind, 'part', part, 'options', options) order by position), '[]')`;

/**
 * The questions for a reader: each in the reader's language, otherwise in another one (rules §13).
 * @returns the questions, and the language of each
 */
export function readQuestions({ questions, translated_questions }: Stored): {
  questions: string[];
  questionLanguages: Language[];
} {
  const texts = { ...translated_questions, [FIRST]: questions } as Partial<Record<Language, readonly string[]>>;
  const wanted = [currentLanguage(), ...LANGUAGES];
  const languages = questions.map((_question, at) => wanted.find((language) => texts[language]?.[at]) ?? FIRST);
  return {
    questions: languages.map((language, at) => texts[language]?.[at] ?? ""),
    questionLanguages: languages,
  };
}

/** The choices of a question in each language; those of a yes-or-no question come from the catalog. */
function optionsOf({ kind, options }: Partial<TemplateDetail>): readonly (readonly [Language, readonly string[]])[] {
  const own = options as Partial<Record<Language, string[]>> | undefined;
  return [currentLanguage(), ...LANGUAGES].map((language) => [
    language,
    kind === "yesno" ? inLanguage(language, () => recordTexts().adoptions.yesNo) : (own?.[language] ?? []),
  ]);
}

const readersOptions = (detail: Partial<TemplateDetail>): readonly string[] =>
  optionsOf(detail).find(([, options]) => options.length > 0)?.[1] ?? [];

/** The kind, part and choices of each question, in the reader's language. */
export const readDetails = (questions: readonly string[], details: unknown): QuestionDetail[] =>
  questions.map((_question, at) => {
    const { kind = "text", part = null, ...detail } = (details as StoredDetails)[at] ?? {};
    return { kind, part, options: [...readersOptions({ ...detail, kind })] };
  });

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The answers for a reader: choices are in the reader's language, typed words stay as they are. */
export const readAnswers = (answers: readonly string[], details: unknown): string[] =>
  answers.map((answer, at) => {
    const detail = (details as StoredDetails)[at] ?? {};
    const chosen = optionsOf(detail).map(([, options]) => options.findIndex((option) => isSame(option, answer)));
    return readersOptions(detail)[chosen.find((index) => index >= 0) ?? -1] ?? answer;
  });

const NUMBER = /^\d+(?:[.,]\d+)?$/;

/** @returns what is wrong with an answer, or undefined. A choice may also be answered in other words. */
export function answerError(
  kind: QuestionKind | undefined,
  answer: string | undefined,
  at: number,
): string | undefined {
  const { answerRequired, answerNumber } = recordTexts().adoptions;
  if (!answer) return answerRequired(at + 1);
  return kind === "number" && !NUMBER.test(answer) ? answerNumber(at + 1) : undefined;
}
