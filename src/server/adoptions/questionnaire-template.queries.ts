import type { z } from "zod";
import type { QuestionnaireTemplate, QuestionnaireTemplateRequest } from "../../contract/adoptions.ts";
import { currentLanguage } from "../../contract/texts/language.ts";
import { changedTexts, type Translations } from "../../contract/translations.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { allTexts, newTexts, readersText } from "../database/translations.ts";

type Template = z.output<typeof QuestionnaireTemplate>;

/** The questions of the template in their order; the next questionnaire copies them. */
export async function readTemplate(db: Db): Promise<Template> {
  const rows = await db
    .selectFrom("questionnaire_template_questions")
    .select([readersText("text").as("question"), allTexts("text").as("translations")])
    .orderBy("position")
    .execute();
  return { questions: rows.map(({ question }) => question), translations: rows.map((row) => row.translations) };
}

/** The questions in all languages. One that is sent in the writer's language alone keeps its other languages. */
async function textsOf(tx: Db, sent: z.output<typeof QuestionnaireTemplateRequest>): Promise<Translations[]> {
  if (sent.translations) return sent.translations.map((texts) => changedTexts("text", { texts }) as Translations);
  const { translations } = await readTemplate(tx);
  return (sent.questions ?? []).map((text) => {
    const known = translations.find((texts) => texts[currentLanguage()] === text);
    return changedTexts("text", { text }, known) as Translations;
  });
}

/** Replaces the questions. Questionnaires that were sent before keep theirs (rules §4). */
export function writeTemplate(context: Context, sent: z.output<typeof QuestionnaireTemplateRequest>): Promise<void> {
  return audited(context, "edit", { subject: "questionnaire template", id: null }, async ({ db: tx }) => {
    const questions = await textsOf(tx, sent);
    await tx.deleteFrom("questionnaire_template_questions").execute();
    await tx
      .insertInto("questionnaire_template_questions")
      .values(questions.map((texts, at) => ({ position: at + 1, ...newTexts({ texts }, "text") })))
      .execute();
  });
}
