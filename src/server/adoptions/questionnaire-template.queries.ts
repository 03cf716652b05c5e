import type { z } from "zod";
import type { QuestionnaireTemplate } from "../../contract/adoptions.ts";
import { writeAudit } from "../audit/audit.commands.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import type { SignedIn } from "../sessions/actor.ts";

type Work = { db: Db; clock: Clock; actor: SignedIn };
type Template = z.output<typeof QuestionnaireTemplate>;

/** The questions that the next questionnaire will ask, in their order. */
export async function readTemplate(db: Db): Promise<Template> {
  const rows = await db.selectFrom("questionnaire_template_questions").select("text").orderBy("position").execute();
  return { questions: rows.map(({ text }) => text) };
}

/** Replaces the questions; questionnaires that were sent keep their copy (decisions §4). */
export function writeTemplate({ db, clock, actor }: Work, { questions }: Template): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom("questionnaire_template_questions").execute();
    await tx
      .insertInto("questionnaire_template_questions")
      .values(questions.map((text, at) => ({ position: at + 1, text })))
      .execute();
    const entry = { action: "edit", subject: "questionnaire template", subjectId: null };
    await writeAudit(tx, { at: clock.now(), actorAccountId: actor.accountId, ...entry });
  });
}
