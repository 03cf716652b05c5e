import type { z } from "zod";
import { ADOPTION_TEXT, type QuestionnaireDraft } from "../../contract/adoptions.ts";
import { type Context, inTransaction } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { conflict, invalid, notFound } from "../http/errors.ts";
import { fits } from "./adoption.process.ts";
import { lockAdoption, visibleTo } from "./adoption.queries.ts";
import { presentState } from "./adoption.record.ts";

type Draft = z.output<typeof QuestionnaireDraft>;

/** The adoption locked, so that no draft is written while its questionnaire is submitted. @throws HttpProblem 404, 409 */
async function lockUnanswered({ db: tx, actor }: Context, id: number): Promise<void> {
  if (!(await visibleTo(tx, actor).where("a.id", "=", id).select("a.id").executeTakeFirst())) {
    throw notFound(ADOPTION_TEXT.notFound);
  }
  const adoption = await lockAdoption(tx, actor, id);
  if (!fits(adoption, "questionnaire/submit")) throw conflict(ADOPTION_TEXT.stale, presentState(adoption));
}

async function draftOf(tx: Db, adoptionId: number) {
  const { questions, draft, draft_version } = await tx
    .selectFrom("adoption_questionnaires")
    .select(["questions", "draft", "draft_version"])
    .where("adoption_id", "=", adoptionId)
    .executeTakeFirstOrThrow();
  return { questions, answers: questions.map((_question, at) => draft?.[at] ?? ""), version: draft_version };
}

/** What the adopter has typed so far, a text for each question. @throws HttpProblem 404, 409 once it is answered or over */
export function readDraft(context: Context, id: number): Promise<Draft> {
  return inTransaction(context, async (within) => {
    await lockUnanswered(within, id);
    const { answers, version } = await draftOf(within.db, id);
    return { answers, version };
  });
}

/**
 * Keeps what the adopter has typed so far.
 * @param draft.version what the adopter's tab had read or written last
 * @throws HttpProblem 409 when another tab has written since: it reads that, adds its own and tries again
 */
export function keepDraft(context: Context, id: number, { answers, version }: Draft): Promise<Draft> {
  return inTransaction(context, async (within) => {
    const tx = within.db;
    await lockUnanswered(within, id);
    const kept = await draftOf(tx, id);
    if (answers.length > kept.questions.length) {
      throw invalid([{ field: "answers", errors: ["There are more answers than questions."] }]);
    }
    if (version !== kept.version) throw conflict(ADOPTION_TEXT.draftElsewhere);
    await tx
      .updateTable("adoption_questionnaires")
      .set({ draft: answers, draft_version: version + 1 })
      .where("adoption_id", "=", id)
      .execute();
    return { answers, version: version + 1 };
  });
}
