import { z } from "zod";
import { Instant, optionalLines, requiredLines, tooLong } from "../platform/shared.ts";
import { Translations } from "../platform/translations.ts";
import { byLanguage, LANGUAGES } from "../texts/language.ts";
import { messages } from "../texts/message.ts";
import { formTexts, recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().adoptions);

const MAX_QUESTION_LENGTH = 500;
const MAX_ANSWER_LENGTH = 5000;

/** The kinds of answers. A yes/no question and a choice also accept a typed answer. */
export const QUESTION_KINDS = ["text", "yesno", "choice", "number"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** The parts of a questionnaire; their names are in the catalogs. */
export const QUESTION_PARTS = [1, 2, 3, 4] as const;
export type QuestionPart = (typeof QUESTION_PARTS)[number];
const QuestionDetail = z.object({
  kind: z.enum(QUESTION_KINDS),
  part: z.int().min(1).max(QUESTION_PARTS.length).nullable().describe("null when nobody has put it into one"),
  options: z.array(z.string()).describe("answers to choose from; own words are taken, too"),
});
export type QuestionDetail = z.infer<typeof QuestionDetail>;

/** The questionnaire of an adoption, with what staff say of the answers. */
export const Questionnaire = z.object({
  questions: z.array(z.string()),
  questionLanguages: z.array(z.enum(LANGUAGES)).optional().describe("the language of each question"),
  questionDetails: z.array(QuestionDetail).optional().describe("of each question"),
  answers: z.array(z.string()),
  submittedAt: Instant.nullable(),
  staffScore: z.number().nullable(),
  staffNote: z.string(),
});
/** An answer to a question. Anything but a text counts as unanswered; whether it must be answered is checked where the questions are known. */
const answer = z.preprocess(
  (given) => (typeof given === "string" ? given : ""),
  z.string().trim().max(MAX_ANSWER_LENGTH, tooLong(MAX_ANSWER_LENGTH)),
);
export const QuestionnaireAnswers = z.object({ answers: z.array(answer).max(100) });
/** The questionnaire as it is typed, before it is submitted. `version` is the one that was read or written last. */
export const QuestionnaireDraft = z.object({
  answers: z.array(z.string().max(MAX_ANSWER_LENGTH, tooLong(MAX_ANSWER_LENGTH))).max(100),
  version: z.int().min(0),
});
export type QuestionnaireDraft = z.output<typeof QuestionnaireDraft>;
/** The draft as it is read. While it is empty, it has this person's earlier answers to the same questions. */
export const StoredDraft = QuestionnaireDraft.extend({
  answeredBefore: z.array(z.string()).optional().describe("answers from an earlier questionnaire, blank without one"),
});
export type StoredDraft = z.output<typeof StoredDraft>;

const OptionsInEach = z.object(byLanguage(() => z.array(z.string())));
const TemplateDetail = QuestionDetail.extend({ options: OptionsInEach.describe("in each language") });
export type TemplateDetail = z.infer<typeof TemplateDetail>;

const MAX_OPTION_LENGTH = 100;
const MAX_OPTIONS = 20;
/** Counted with blank lines, which are dropped later. */
const MAX_TYPED_OPTIONS = 100;
const typedOptions = z
  .array(z.string().trim().max(MAX_OPTION_LENGTH, tooLong(MAX_OPTION_LENGTH)))
  .max(MAX_TYPED_OPTIONS, text.tooManyOptions)
  .transform((options) => options.filter(Boolean))
  .pipe(z.array(z.string()).max(MAX_OPTIONS, text.tooManyOptions));
const DetailRequest = z
  .object({
    kind: z.enum(QUESTION_KINDS).default("text"),
    part: z.int().min(1).max(QUESTION_PARTS.length).nullable().default(null),
    options: z.object(byLanguage(() => typedOptions.optional().default([]))).prefault({}),
  })
  .refine(({ kind, options }) => kind !== "choice" || Object.values(options).some((one) => one.length > 1), {
    path: ["options"],
    ...text.optionsMissing,
  });

const listOfQuestions = <T extends z.ZodType>(question: T) =>
  z.array(question).min(1, text.questionsMissing).max(50, text.tooManyQuestions);
const questionInOneLanguage = requiredLines(text.questionBlank, MAX_QUESTION_LENGTH);
const questionInEach = z
  .object(byLanguage(() => optionalLines(MAX_QUESTION_LENGTH)))
  .refine((texts) => Object.values(texts).some(Boolean), text.questionBlank);

/** The questions in the reader's language, and each in all languages (rules §13). */
export const QuestionnaireTemplate = z.object({
  questions: z.array(z.string()),
  translations: z.array(Translations),
  details: z.array(TemplateDetail).describe("kind, part and answers to choose from, of each question"),
});

/**
 * The body of `PUT /adoptions/questionnaire/template`: the questions in the writer's language, or in each. Without
 * `details` a question keeps its kind; a new one asks for a text.
 */
export const QuestionnaireTemplateRequest = z
  .object({
    questions: listOfQuestions(questionInOneLanguage).optional(),
    translations: listOfQuestions(questionInEach).optional(),
    details: z.array(DetailRequest).max(50, text.tooManyQuestions).optional(),
  })
  .refine(({ questions, translations }) => questions || translations, {
    path: ["questions"],
    error: () => formTexts().field.missing,
  })
  .refine(
    ({ questions, translations, details }) => !details || details.length === (translations ?? questions)?.length,
    { path: ["details"], ...text.detailsMissing },
  );
