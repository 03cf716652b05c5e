import { sql } from "kysely";
import type { z } from "zod";
import {
  ADOPTION_TEXT,
  type ContractAnswer,
  type Decision,
  type QuestionnaireAnswers,
  type Rejection,
  type StaffReview,
} from "../../contract/adoptions.ts";
import type { FieldErrors } from "../../contract/shared.ts";
import type { Context, WithSettings } from "../context.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import { invalid } from "../http/errors.ts";
import { acceptContract, issueContract, requireLatestContract } from "./adoption.contract.ts";
import { takeStep } from "./adoption.moves.ts";

/** Who takes a step of which adoption. */
export type Step = Context & WithSettings & { adoptionId: number };

const questionnaires = compiledOnce((tx, { adoptionId, now }: { adoptionId: number; now: Date }) =>
  tx
    .insertInto("adoption_questionnaires")
    .columns(["adoption_id", "questions", "sent_at"])
    .expression(({ selectFrom, val }) =>
      selectFrom("questionnaire_template_questions").select([
        val(adoptionId).as("adoption_id"),
        sql<string[]>`coalesce(array_agg(text order by position), '{}')`.as("questions"),
        val(now).as("sent_at"),
      ]),
    ),
);

/** Sends the questionnaire: the template's questions are copied into the adoption (decisions §4). */
export function sendQuestionnaire(step: Step): Promise<void> {
  return takeStep(step, {
    adoptionId: step.adoptionId,
    action: "questionnaire/send",
    async besides(tx, { id }, now) {
      await questionnaires(tx, { adoptionId: id, now });
    },
  });
}

/** As many answers as questions, none blank; every missing one is named (spec §5, decisions §4). */
function checkAnswers(questions: readonly string[], answers: readonly string[]): void {
  const errors: FieldErrors[] = questions.flatMap((_question, at) =>
    answers[at] ? [] : [{ field: `answers.${at}`, errors: [ADOPTION_TEXT.answerRequired(at + 1)] }],
  );
  if (answers.length > questions.length)
    errors.push({ field: "answers", errors: ["There are more answers than questions."] });
  if (errors.length > 0) throw invalid(errors);
}

/** The adopter answers every question. */
export function submitQuestionnaire(step: Step, { answers }: z.output<typeof QuestionnaireAnswers>): Promise<void> {
  return takeStep(step, {
    adoptionId: step.adoptionId,
    action: "questionnaire/submit",
    async besides(tx, adoption, now) {
      const { questions } = await tx
        .selectFrom("adoption_questionnaires")
        .select("questions")
        .where("adoption_id", "=", adoption.id)
        .executeTakeFirstOrThrow();
      checkAnswers(questions, answers);
      await tx
        .updateTable("adoption_questionnaires")
        .set({ answers, submitted_at: now })
        .where("adoption_id", "=", adoption.id)
        .execute();
    },
  });
}

/** Staff's score and note, and whether the adoption goes on (spec §4). */
export function reviewQuestionnaire(
  step: Step,
  { score, note, approved }: z.output<typeof StaffReview>,
): Promise<void> {
  return takeStep(step, {
    adoptionId: step.adoptionId,
    action: "questionnaire/staff-review",
    approved,
    note,
    async besides(tx, adoption, now) {
      await tx
        .updateTable("adoption_questionnaires")
        .set({ staff_score: score, staff_note: note, reviewed_at: now })
        .where("adoption_id", "=", adoption.id)
        .execute();
    },
  });
}

/** The main caretaker's yes reserves the animal (decisions §4). */
export const decideAsMainCaretaker = (step: Step, { approved, note }: z.output<typeof Decision>): Promise<void> =>
  takeStep(step, { adoptionId: step.adoptionId, action: "main-caretaker/decision", approved, note });

/** The home check's yes issues the contract (decisions §4). */
export const completeHomeCheck = (step: Step, { approved, note }: z.output<typeof Decision>): Promise<void> =>
  takeStep(step, {
    adoptionId: step.adoptionId,
    action: "home-check/complete",
    approved,
    note,
    besides: (tx, adoption) => (approved ? issueContract(tx, adoption, step.clock) : Promise.resolve()),
  });

/** Issues the contract again, with today's data (decisions §4). */
export const issueContractAgain = (step: Step): Promise<void> =>
  takeStep(step, {
    adoptionId: step.adoptionId,
    action: "contract/issue",
    besides: (tx, adoption) => issueContract(tx, adoption, step.clock),
  });

/** The adopter signs the contract that they read, or refuses it (decisions §4, §16). @param address from where, kept with the signature */
export const answerContract = (
  step: Step,
  { accepted, sha256 }: z.output<typeof ContractAnswer>,
  address: string,
): Promise<void> =>
  takeStep(step, {
    adoptionId: step.adoptionId,
    action: "contract/accept",
    approved: accepted,
    async besides(tx, adoption) {
      await requireLatestContract(tx, adoption, sha256);
      if (accepted) await acceptContract(tx, adoption, step.clock, address);
    },
  });

/** The adopter steps back. */
export const withdraw = (step: Step): Promise<void> =>
  takeStep(step, { adoptionId: step.adoptionId, action: "withdraw" });

/** Staff end it, with the reason. */
export const reject = (step: Step, { note }: z.output<typeof Rejection>): Promise<void> =>
  takeStep(step, { adoptionId: step.adoptionId, action: "reject", note });
