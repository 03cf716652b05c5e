import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Held } from "../../contract/adoption/held.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { instant, instantOrNull } from "../base/clock.ts";
import { conflict } from "../base/errors.ts";
import { anyOf } from "../database/any-of.ts";
import type { Db } from "../database/pool.ts";
import { waitsToBeFetched } from "./handover.queries.ts";
import { readAnswers, readQuestions } from "./questions.ts";

const selectAdoptions = (db: Db, userId: number) =>
  db
    .selectFrom("adoptions as a")
    .innerJoin("animals as n", "n.id", "a.animal_id")
    .where("a.user_id", "=", userId)
    .select(["a.id", "n.name as animal", "a.created_at", "a.closed_at", "a.outcome"])
    .select(["a.stage_type as stageType", "a.stage_status as stageStatus"])
    .select("a.application_letter as applicationLetter")
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom("adoption_questionnaires as q")
          .whereRef("q.adoption_id", "=", "a.id")
          .select([
            "q.questions",
            "q.translated_questions",
            "q.details",
            "q.answers",
            "q.draft",
            "q.submitted_at",
            "q.staff_score",
            "q.staff_note",
          ]),
      ).as("questionnaire"),
      jsonObjectFrom(eb.selectFrom("adoption_contracts as c").whereRef("c.adoption_id", "=", "a.id").selectAll("c")).as(
        "contract",
      ),
      jsonObjectFrom(
        eb
          .selectFrom("aftercare_reminders as r")
          .whereRef("r.adoption_id", "=", "a.id")
          .select(["r.asked_at", "r.ended_at"]),
      ).as("reminders"),
      jsonArrayFrom(
        eb
          .selectFrom("adoption_history as h")
          .whereRef("h.adoption_id", "=", "a.id")
          .select([
            "h.at",
            "h.event",
            "h.stage_type as stageType",
            "h.stage_status as stageStatus",
            "h.note",
            "h.message",
            "h.despite",
          ])
          .orderBy("h.id"),
      ).as("history"),
    ])
    .orderBy("a.id");

/** The adoptions of a user as records that have files. */
export async function adoptionsOf(db: Db, userId: number): Promise<{ kind: "adoption"; id: number }[]> {
  const rows = await db.selectFrom("adoptions").select("id").where("user_id", "=", userId).orderBy("id").execute();
  return rows.map(({ id }) => ({ kind: "adoption", id }));
}

/** All adoptions of a user, for the export of personal data (rules §10). */
export async function exportAdoptions(db: Db, userId: number): Promise<Held["adoptions"]> {
  const rows = await selectAdoptions(db, userId).execute();
  return rows.map(({ created_at, closed_at, questionnaire, contract, reminders, history, ...adoption }) => ({
    ...adoption,
    createdAt: instant(created_at),
    closedAt: instantOrNull(closed_at),
    questionnaire: questionnaire && {
      questions: readQuestions(questionnaire).questions,
      answers: readAnswers(questionnaire.answers, questionnaire.details),
      draft: questionnaire.draft,
      submittedAt: instantOrNull(questionnaire.submitted_at),
      staffScore: questionnaire.staff_score,
      staffNote: questionnaire.staff_note,
    },
    contract: contract && {
      issuedAt: instant(contract.issued_at),
      terms: contract.terms as Record<string, unknown>,
      acceptedAt: instantOrNull(contract.accepted_at),
      acceptedFrom: contract.accepted_from,
      acceptedText: contract.accepted_text,
      acceptedSha256: contract.accepted_sha256,
    },
    reminders: reminders && { askedAt: instant(reminders.asked_at), endedAt: instantOrNull(reminders.ended_at) },
    history: history.map(({ at, ...entry }) => ({ ...entry, at: instant(at) })),
  }));
}

/**
 * Erases the words of adoptions: when an account is closed those of its user, and those whose time is over. Of a completed
 * adoption the contract stays, as the law requires (rules §10).
 */
export async function eraseAdoptions(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  const these = anyOf(ids);
  await tx.updateTable("adoptions").set({ application_letter: "", erased_at: now }).where("id", "=", these).execute();
  await tx
    .updateTable("adoption_questionnaires")
    .set({ answers: sql<string[]>`array_fill(''::text, array[cardinality(answers)])`, draft: null, staff_note: "" })
    .where("adoption_id", "=", these)
    .execute();
  await tx
    .updateTable("adoption_history")
    .set({ note: "", message: "", despite: "" })
    .where("adoption_id", "=", these)
    .execute();
  await tx
    .deleteFrom("adoption_contracts")
    .where("adoption_id", "in", (eb) =>
      eb.selectFrom("adoptions").select("id").where("id", "=", these).where("outcome", "<>", "completed"),
    )
    .execute();
}

/** While an animal waits for somebody to fetch it, their account stays. @throws HttpProblem 409 */
export async function refuseWhileWaiting(tx: Db, userId: number): Promise<void> {
  const waiting = await tx
    .selectFrom("adoptions as a")
    .innerJoin("animals as n", "n.id", "a.animal_id")
    .where("a.user_id", "=", userId)
    .where(waitsToBeFetched("a"))
    .select("n.name")
    .executeTakeFirst();
  if (waiting) throw conflict(recordTexts().adoptions.handover.waitsForUser(waiting.name));
}

/** Whether a user has an adoption that is still open. */
export async function hasOpenAdoption(tx: Db, userId: number): Promise<boolean> {
  const open = tx.selectFrom("adoptions").select("id").where("user_id", "=", userId).where("outcome", "is", null);
  return (await open.executeTakeFirst()) !== undefined;
}
