import { sql } from "kysely";
import type { z } from "zod";
import type {
  ContractAnswer,
  Decision,
  HomeCheckResult,
  Rejection,
  StaffReview,
} from "../../contract/adoption/adoptions.ts";
import type { QuestionnaireAnswers } from "../../contract/adoption/questionnaire.ts";
import type { GoingOn } from "../../contract/platform/cautions.ts";
import type { FieldErrors } from "../../contract/platform/problem.ts";
import { refuseWhileOnHold } from "../animals/stays/hold.queries.ts";
import { invalid } from "../base/errors.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Db } from "../database/pool.ts";
import { serverTexts } from "../texts/texts.ts";
import { acceptContract, issueContract, removeContract, requireLatestContract } from "./adoption.contract.ts";
import { requireReason } from "./adoption.going-on.ts";
import type { FoundAdoption } from "./adoption.queries.ts";
import { type AfterStep, type Step, takeStep } from "./adoption.steps.ts";
import { answerError, copyOfDetails, copyOfTranslations, readDetails } from "./questions.ts";

const copyQuestions = compiledOnce(
  (tx, { adoptionId, now }: { adoptionId: number; now: Date }) =>
    tx
      .insertInto("adoption_questionnaires")
      .columns(["adoption_id", "questions", "translated_questions", "details", "sent_at"])
      .expression(({ selectFrom, val }) =>
        selectFrom("questionnaire_template_questions").select([
          val(adoptionId).as("adoption_id"),
          sql<string[]>`coalesce(array_agg(text order by position), '{}')`.as("questions"),
          copyOfTranslations.as("translated_questions"),
          copyOfDetails.as("details"),
          val(now).as("sent_at"),
        ]),
      ),
  "never",
);

/** Sends the questionnaire, with a copy of the template's questions (rules §4). */
export function sendQuestionnaire(step: Step): AfterStep {
  return takeStep(step, {
    action: "questionnaire/send",
    async sideEffects(tx, { id }, now) {
      await copyQuestions(tx, { adoptionId: id, now });
    },
  });
}

/** Requires one answer for each question (spec §5, rules §4). @throws HttpProblem 400 with an error for each missing one */
function checkAnswers(questions: readonly string[], details: unknown, answers: readonly string[]): void {
  const errors: FieldErrors[] = readDetails(questions, details).flatMap(({ kind }, at) => {
    const error = answerError(kind, answers[at], at);
    return error ? [{ field: `answers.${at}`, errors: [error] }] : [];
  });
  if (answers.length > questions.length)
    errors.push({ field: "answers", errors: [serverTexts().refusals.tooManyAnswers] });
  if (errors.length > 0) throw invalid(errors);
}

/** The adopter submits the answers. */
export function submitQuestionnaire(step: Step, { answers }: z.output<typeof QuestionnaireAnswers>): AfterStep {
  return takeStep(step, {
    action: "questionnaire/submit",
    async sideEffects(tx, adoption, now) {
      const { questions, details } = await tx
        .selectFrom("adoption_questionnaires")
        .select(["questions", "details"])
        .where("adoption_id", "=", adoption.id)
        .executeTakeFirstOrThrow();
      checkAnswers(questions, details, answers);
      await tx
        .updateTable("adoption_questionnaires")
        .set({ answers, submitted_at: now })
        .where("adoption_id", "=", adoption.id)
        .execute();
    },
  });
}

/** Staff score the answers and decide whether the adoption continues (spec §4). */
export function reviewQuestionnaire(
  step: Step,
  { score, note, messageToAdopter: message, approved }: z.output<typeof StaffReview>,
): AfterStep {
  return takeStep(step, {
    action: "questionnaire/staff-review",
    approved,
    note,
    message,
    async sideEffects(tx, adoption, now) {
      await tx
        .updateTable("adoption_questionnaires")
        .set({ staff_score: score, staff_note: note, reviewed_at: now })
        .where("adoption_id", "=", adoption.id)
        .execute();
    },
  });
}

/** The main caretaker decides. If they approve, the animal is reserved (rules §4). */
export const decideAsMainCaretaker = (
  step: Step,
  { approved, note, messageToAdopter: message }: z.output<typeof Decision>,
): AfterStep => takeStep(step, { action: "main-caretaker/decision", approved, note, message });

/** Staff record the home check. If they approve, the contract is issued (rules §4). */
export const completeHomeCheck = (
  step: Step,
  { approved, note, messageToAdopter: message, ...goingOn }: z.output<typeof HomeCheckResult>,
): AfterStep =>
  takeStep(step, {
    action: "home-check/complete",
    approved,
    note,
    message,
    ...(approved && issuingContract(step, goingOn)),
  });

/** Issues the contract again with today's data (rules §4). */
export const issueContractAgain = (step: Step, goingOn: GoingOn): AfterStep =>
  takeStep(step, { action: "contract/issue", ...issuingContract(step, goingOn) });

/**
 * What a step that issues the contract checks and does.
 * @throws HttpProblem 409 while a hold of the animal is active, and without a reason while something is missing (rules §4, §14)
 */
const issuingContract = ({ clock }: Step, goingOn: GoingOn) => ({
  async sideEffects(tx: Db, adoption: FoundAdoption) {
    await refuseWhileOnHold(tx, adoption, clock);
    await issueContract(tx, adoption, clock);
  },
  cautions: (tx: Db, adoption: FoundAdoption) => requireReason(tx, clock, adoption, goingOn),
});

/** Staff take back a contract that the adopter has not accepted yet (rules §4). */
export const withdrawContract = (step: Step): AfterStep =>
  takeStep(step, {
    action: "contract/withdraw",
    sideEffects: (tx, { id }) => removeContract(tx, id),
  });

/**
 * The adopter accepts or declines the contract that they read (rules §4, §16).
 * @param address the client's network address, stored with the signature
 */
export const answerContract = (
  step: Step,
  { accepted, sha256 }: z.output<typeof ContractAnswer>,
  address: string,
): AfterStep =>
  takeStep(step, {
    action: "contract/accept",
    approved: accepted,
    async sideEffects(tx, adoption) {
      await requireLatestContract(tx, adoption, sha256);
      if (!accepted) return;
      await refuseWhileOnHold(tx, adoption, step.clock);
      await acceptContract(tx, adoption, step.clock, address);
    },
  });

/** The adopter withdraws. */
export const withdraw = (step: Step): AfterStep => takeStep(step, { action: "withdraw" });

/** Staff reject the application with a reason, and optionally a message to the adopter. */
export const reject = (step: Step, { note, messageToAdopter: message }: z.output<typeof Rejection>): AfterStep =>
  takeStep(step, { action: "reject", note, message });
