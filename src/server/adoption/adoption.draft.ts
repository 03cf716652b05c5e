import type { z } from "zod";
import type { QuestionnaireDraft, StoredDraft } from "../../contract/adoption/questionnaire.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { conflict, invalid, notFound } from "../base/errors.ts";
import { type Context, inTransaction } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { serverTexts } from "../texts/texts.ts";
import { canTransition } from "./adoption.process.ts";
import { lockAdoption, visibleTo } from "./adoption.queries.ts";
import { presentState } from "./adoption.record.ts";

type Draft = z.output<typeof QuestionnaireDraft>;

/** Locks the adoption, so that no draft is saved while the questionnaire is being submitted. @throws HttpProblem 404, 409 */
async function lockForDraft({ db: tx, actor }: Context, id: number): Promise<void> {
  if (!(await visibleTo(tx, actor).where("a.id", "=", id).select("a.id").executeTakeFirst())) {
    throw notFound(recordTexts().adoptions.notFound);
  }
  const adoption = await lockAdoption(tx, actor, id);
  if (!canTransition(adoption, "questionnaire/submit"))
    throw conflict(recordTexts().adoptions.stale, presentState(adoption));
}

async function findDraft(tx: Db, adoptionId: number) {
  const { questions, draft, draft_version } = await tx
    .selectFrom("adoption_questionnaires")
    .select(["questions", "draft", "draft_version"])
    .where("adoption_id", "=", adoptionId)
    .executeTakeFirstOrThrow();
  return { questions, answers: questions.map((_question, at) => draft?.[at] ?? ""), version: draft_version };
}

/**
 * The adopter's answers to the same questions in their last submitted questionnaire, so that nobody types them twice.
 * @returns an answer for each question, blank where there is none
 */
async function answersBefore(tx: Db, adoptionId: number, questions: readonly string[]): Promise<string[]> {
  const before = await tx
    .selectFrom("adoptions as a")
    .innerJoin("adoptions as earlier", (join) =>
      join.onRef("earlier.user_id", "=", "a.user_id").onRef("earlier.id", "<>", "a.id"),
    )
    .innerJoin("adoption_questionnaires as q", "q.adoption_id", "earlier.id")
    .where("a.id", "=", adoptionId)
    .where("q.submitted_at", "is not", null)
    .select(["q.questions", "q.answers"])
    .orderBy("q.submitted_at", "desc")
    .orderBy("q.adoption_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return questions.map((question) => (question && before?.answers[before.questions.indexOf(question)]) || "");
}

/**
 * The adopter's draft, one text for each question.
 * @throws HttpProblem 404; 409 when the answers were submitted or the adoption has ended
 */
export function readDraft(context: Context, id: number): Promise<StoredDraft> {
  return inTransaction(context, async (within) => {
    await lockForDraft(within, id);
    const { questions, answers, version } = await findDraft(within.db, id);
    if (version > 0) return { answers, version };
    const before = await answersBefore(within.db, id, questions);
    return before.some(Boolean) ? { answers, version, answeredBefore: before } : { answers, version };
  });
}

/**
 * Saves the adopter's draft.
 * @param draft.version the version that this browser tab last read or wrote
 * @throws HttpProblem 409 when another tab has saved since: the tab then reads that version, merges and tries again
 */
export function saveDraft(context: Context, id: number, { answers, version }: Draft): Promise<Draft> {
  return inTransaction(context, async (within) => {
    const tx = within.db;
    await lockForDraft(within, id);
    const stored = await findDraft(tx, id);
    if (answers.length > stored.questions.length) {
      throw invalid([{ field: "answers", errors: [serverTexts().refusals.tooManyAnswers] }]);
    }
    if (version !== stored.version) throw conflict(recordTexts().adoptions.draftElsewhere);
    await tx
      .updateTable("adoption_questionnaires")
      .set({ draft: answers, draft_version: version + 1 })
      .where("adoption_id", "=", id)
      .execute();
    return { answers, version: version + 1 };
  });
}
