import { type RawBuilder, sql } from "kysely";
import { currentLanguage, LANGUAGES, type Language } from "../../contract/texts/language.ts";

const [FIRST, ...OTHERS] = LANGUAGES;

/** The questions of a questionnaire that was sent: in the first language, and in the others, blank where they are missing. */
type Stored = { questions: readonly string[]; translated_questions: object };

const ofLanguage = (language: Language) =>
  sql`${sql.lit<string>(language)}, coalesce(jsonb_agg(coalesce(texts ->> ${sql.lit<string>(language)}, '') order by position), '[]')`;

/** The template's questions in the languages beside the first, as a copy keeps them: `{"pl": ["Kto mieszka w domu?"]}`. */
export const copyOfTranslations: RawBuilder<string> = sql`jsonb_build_object(${sql.join(OTHERS.map(ofLanguage))})`;

/**
 * The questions as they are read: each in the reader's language, else in another one (rules §13).
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
