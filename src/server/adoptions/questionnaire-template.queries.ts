import type { z } from "zod";
import type { QuestionnaireTemplate } from "../../contract/adoptions.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/pool.ts";

type Template = z.output<typeof QuestionnaireTemplate>;

/** The questions of the template in their order; the next questionnaire copies them. */
export async function readTemplate(db: Db): Promise<Template> {
  const rows = await db.selectFrom("questionnaire_template_questions").select("text").orderBy("position").execute();
  return { questions: rows.map(({ text }) => text) };
}

/** Replaces the questions. Questionnaires that were sent before keep theirs (rules §4). */
export function writeTemplate(context: Context, { questions }: Template): Promise<void> {
  return audited(context, "edit", { subject: "questionnaire template", id: null }, async ({ db: tx }) => {
    await tx.deleteFrom("questionnaire_template_questions").execute();
    await tx
      .insertInto("questionnaire_template_questions")
      .values(questions.map((text, at) => ({ position: at + 1, text })))
      .execute();
  });
}
