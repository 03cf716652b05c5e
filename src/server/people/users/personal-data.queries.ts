import { type SqlBool, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { PersonalData } from "../../../contract/people/personal-data.ts";
import { flagsOfUser, flagText } from "../../accounts/user.flag.ts";
import { findUser } from "../../accounts/user.queries.ts";
import { exportFavourites } from "../../adoption/favourites/favourite.queries.ts";
import { readAnswers, readQuestions } from "../../adoption/questions.ts";
import { exportVisits } from "../../adoption/visits/visit.personal-data.ts";
import { exportPlacements } from "../../animals/fosters/foster.personal-data.ts";
import { exportDonations } from "../../giving/gift.queries.ts";
import { exportMonthlyGifts } from "../../giving/monthly/monthly.queries.ts";
import { subscriptionOf } from "../../outreach/newsletters/newsletter.queries.ts";
import { exportSearches } from "../../outreach/saved-searches/saved-search.mailboxes.ts";
import { instant, instantOrNull } from "../../platform/clock.ts";
import type { System } from "../../platform/context.ts";
import type { Db } from "../../platform/database/pool.ts";
import { readersText } from "../../platform/database/translations.ts";
import { exportNotes } from "./user-note.queries.ts";

/** @returns all personal data of a user (rules §10), or undefined when there is no such user or the account is closed */
export async function readPersonalData({ db, clock }: System, userId: number): Promise<PersonalData | undefined> {
  const user = await findUser(db, userId);
  if (!user) return undefined;
  const { created_at, flags } = await db
    .selectFrom("users as u")
    .select(["u.created_at", flagsOfUser().as("flags")])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    exportedAt: clock.now().toISOString(),
    user: { ...user, createdAt: instant(created_at), flagNote: flagText(flags) },
    adoptions: await adoptionsOf(db, userId),
    favourites: await exportFavourites(db, userId),
    visits: await exportVisits(db, userId),
    placements: await exportPlacements(db, userId),
    jobApplications: await jobApplicationsOf(db, user.accountId),
    contactMessages: await messagesOf(db, user.accountId),
    notes: await exportNotes(db, userId),
    donations: await exportDonations(db, user.accountId),
    monthlyGifts: await exportMonthlyGifts(db, user.accountId),
    letters: await lettersOf(db, user.accountId),
    savedSearches: user.emailConfirmed ? await exportSearches(db, user.email) : [],
    newsletter: user.emailConfirmed ? await subscriptionOf(db, user.email) : null,
    sessions: await sessionsOf(db, user.accountId),
    auditLog: await auditEntriesOf(db, user),
  };
}

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

async function adoptionsOf(db: Db, userId: number): Promise<PersonalData["adoptions"]> {
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

async function jobApplicationsOf(db: Db, accountId: number): Promise<PersonalData["jobApplications"]> {
  const rows = await db
    .selectFrom("job_applications as r")
    .innerJoin("jobs as j", "j.id", "r.job_id")
    .where("r.account_id", "=", accountId)
    .select(["r.id", readersText("j.name").as("job"), "r.created_at", "r.sex", "r.age", "r.experience", "r.note"])
    .select(["r.first_name as firstName", "r.last_name as lastName", "r.application_letter as applicationLetter"])
    .select(["r.phone_number as phoneNumber", "r.email_address as emailAddress"])
    .select("r.application_status as applicationStatus")
    .orderBy("r.id")
    .execute();
  return rows.map(({ created_at, ...application }) => ({ ...application, createdAt: instant(created_at) }));
}

/** Only messages sent while signed in: anybody can type this person's address. */
async function messagesOf(db: Db, accountId: number): Promise<PersonalData["contactMessages"]> {
  const rows = await db
    .selectFrom("contact_messages")
    .where("account_id", "=", accountId)
    .select(["created_at", "name", "email", "message", "answered_at"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("contact_replies as r")
          .whereRef("r.message_id", "=", "contact_messages.id")
          .select(["r.text", "r.sent_at as sentAt"])
          .orderBy("r.id"),
      ).as("replies"),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ created_at, answered_at, replies, ...message }) => ({
    createdAt: instant(created_at),
    ...message,
    answeredAt: instantOrNull(answered_at),
    replies: replies.map(({ text, sentAt }) => ({ text, sentAt: instant(sentAt) })),
  }));
}

/** Only letters to the account: letters to its address may be for somebody else (docs/decisions/0021). */
async function lettersOf(db: Db, accountId: number): Promise<PersonalData["letters"]> {
  const rows = await db
    .selectFrom("letters")
    .where("account_id", "=", accountId)
    .select(["subject", "text", "created_at", "sent_at"])
    .orderBy("id")
    .execute();
  return rows.map(({ subject, text, created_at, sent_at }) => ({
    subject,
    text,
    createdAt: instant(created_at),
    sentAt: instantOrNull(sent_at),
  }));
}

async function sessionsOf(db: Db, accountId: number): Promise<PersonalData["sessions"]> {
  const rows = await db
    .selectFrom("sessions")
    .where("account_id", "=", accountId)
    .select(["created_at", "last_seen_at"])
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at, last_seen_at }) => ({
    createdAt: instant(created_at),
    lastSeenAt: instant(last_seen_at),
  }));
}

type Fields = Record<string, unknown>;

/**
 * What this person did, and what was done to their record, account, adoptions or job applications, without the names of
 * other actors.
 */
async function auditEntriesOf(
  db: Db,
  { id, accountId, adoptionIds }: { id: number; accountId: number; adoptionIds: number[] },
): Promise<PersonalData["auditLog"]> {
  const rows = await db
    .selectFrom("audit_log as l")
    .leftJoin("audit_changes as c", "c.entry_id", "l.id")
    .where(
      sql<SqlBool>`l.actor_account_id = ${accountId} or (l.subject = 'user' and l.subject_id = ${id})
        or (l.subject = 'account' and l.subject_id = ${accountId})
        or (l.subject = 'adoption' and l.subject_id = any(${adoptionIds}::int[]))
        or (l.subject = 'job application' and l.subject_id = any(array(
          select r.id from job_applications as r where r.account_id = ${accountId})))`,
    )
    .select(["l.id", "l.at", "l.action", "l.subject", "l.subject_id as subjectId", "l.details", "c.before", "c.after"])
    .orderBy("l.id")
    .execute();
  return rows.map(({ at, details, before, after, ...entry }) => ({
    ...entry,
    at: instant(at),
    details: details as Record<string, unknown>,
    ...(before && after ? { before: before as Fields, after: after as Fields } : {}),
  }));
}
