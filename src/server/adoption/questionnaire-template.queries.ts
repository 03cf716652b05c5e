import type { z } from "zod";
import type { QuestionnaireTemplate, TemplateDetail } from "../../contract/adoption/questionnaire.ts";
import { byLanguage } from "../../contract/texts/language.ts";
import type { Db } from "../database/pool.ts";
import { allTexts, readersText } from "../database/translations.ts";

type Template = z.output<typeof QuestionnaireTemplate>;

/** The template's questions in their order. Each questionnaire that is sent copies them. */
export async function readTemplate(db: Db): Promise<Template> {
  const rows = await db
    .selectFrom("questionnaire_template_questions")
    .select([readersText("text").as("question"), allTexts("text").as("translations"), "kind", "part", "options"])
    .orderBy("position")
    .execute();
  return {
    questions: rows.map(({ question }) => question),
    translations: rows.map((row) => row.translations),
    details: rows.map(({ kind, part, options }) => ({
      kind: kind as TemplateDetail["kind"],
      part,
      options: byLanguage((language) => (options as Partial<TemplateDetail["options"]>)[language] ?? []),
    })),
  };
}
