import { sql } from "kysely";
import {
  DEFAULT_APPLICATION_NOTE,
  type JobApplicationDecision,
  type JobApplicationRequest,
  type JobApplicationStatus,
} from "../../../contract/people/job-applications.ts";
import { shelterLanguage } from "../../../contract/platform/shelter.ts";
import { languageOf } from "../../../contract/texts/language.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import { isStaff } from "../../base/actor.ts";
import { conflict, invalid, notFound, unauthorized } from "../../base/errors.ts";
import { anyOf } from "../../database/any-of.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { readersText } from "../../database/translations.ts";
import { audit, audited, forgetChanges } from "../../platform/audit/audit.commands.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { decisionLetter } from "./job-application.letters.ts";
import { isPossible, OUTCOME } from "./job-application.process.ts";

/** The audit subject of an application. */
const application = (id: number) => ({ subject: "job application", id });

/** Locks the job, so that it cannot be archived meanwhile. @throws HttpProblem 400 at `jobId` */
async function requireJob(tx: Db, jobId: number): Promise<void> {
  const job = await tx
    .selectFrom("jobs")
    .select("id")
    .where("id", "=", jobId)
    .where("archived_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!job) throw invalid([{ field: "jobId", errors: [formTexts().jobApplications.jobGone] }]);
}

/**
 * Applies for a job. A user applies for themselves, with the default note. Staff enter applications that came on paper;
 * these belong to no account (rules §5, §11).
 * @returns the new application's id
 * @throws HttpProblem 400 at `jobId` without such an opening, 409 for a second one by the same account
 */
export function apply(context: Context, request: JobApplicationRequest): Promise<number> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    const onPaper = isStaff(actor);
    await requireJob(tx, request.jobId);
    if (!onPaper && !(await lockUser(tx, actor))) throw unauthorized();
    const created = await tx
      .insertInto("job_applications")
      .values({
        job_id: request.jobId,
        account_id: onPaper ? null : actor.accountId,
        first_name: request.firstName,
        last_name: request.lastName,
        sex: request.sex,
        age: request.age,
        application_letter: request.applicationLetter,
        experience: request.experience,
        phone_number: request.phoneNumber,
        email_address: request.emailAddress,
        note: onPaper ? request.note : DEFAULT_APPLICATION_NOTE,
        created_at: clock.now(),
      })
      // A unique index allows one application per account and job.
      .onConflict((existing) => existing.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!created) throw conflict(formTexts().jobApplications.alreadyApplied);
    if (onPaper) await audit(within, "create", application(created.id));
    return created.id;
  });
}

/** @throws HttpProblem 404 */
async function lock(tx: Db, id: number): Promise<{ status: JobApplicationStatus; note: string }> {
  return await tx
    .selectFrom("job_applications")
    .select(["application_status as status", "note"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound(recordTexts().jobApplications.notFound));
}

/**
 * Whether letters to the address of the application `r` may repeat the name that was typed: staff entered the application,
 * or the address is the confirmed one of the applicant's account.
 */
const isOwnAddress = sql<boolean>`(r.account_id is null or exists (select from accounts a
  where a.id = r.account_id and a.email_confirmed_at is not null and email_key(a.email) = email_key(r.email_address)))`;

/**
 * Accepts or rejects an application, once, and queues a letter to the applicant in the same transaction (spec §4).
 * @param note left out: the note stays as it is
 * @throws HttpProblem 404; 409 with the present status when it is not Pending
 */
export function decide(
  context: Context,
  id: number,
  { decision, note }: { decision: JobApplicationDecision; note?: string | undefined },
): Promise<void> {
  return audited(context, decision, application(id), async ({ db: tx, clock }, differ) => {
    const { status, ...before } = await lock(tx, id);
    if (!isPossible(status, decision))
      throw conflict(recordTexts().jobApplications.stale, { kind: "jobApplication", applicationStatus: status });
    const decided = await tx
      .updateTable("job_applications as r")
      .from("jobs as j")
      .whereRef("j.id", "=", "r.job_id")
      .where("r.id", "=", id)
      .set({ application_status: OUTCOME[decision], decided_at: clock.now(), ...(note !== undefined && { note }) })
      .returning(["r.email_address as to", "r.first_name as firstName", "r.account_id as accountId"])
      .returning(readersText("j.name").as("job"))
      .returning(isOwnAddress.as("emailConfirmed"))
      .returning(sql<string | null>`(select a.language from accounts a where a.id = r.account_id)`.as("language"))
      .executeTakeFirstOrThrow();
    differ(before, { note: note ?? before.note });
    // The address was erased if the applicant closed their account.
    if (decided.to !== "") {
      const { accountId } = decided;
      const language = decided.language === null ? shelterLanguage() : languageOf(decided.language);
      const letter = decisionLetter(decision, { ...decided, language });
      await queueLetter(tx, { ...letter, ...(accountId !== null && { accountId }) });
    }
  });
}

/** Stores the staff's note on an application. @throws HttpProblem 404 */
export function writeNote(context: Context, id: number, note: string): Promise<void> {
  return audited(context, "edit", application(id), async ({ db: tx }, differ) => {
    const { note: before } = await lock(tx, id);
    await tx.updateTable("job_applications").set({ note }).where("id", "=", id).execute();
    differ({ note: before }, { note });
  });
}

/** Deletes an application, and what the audit log has kept of its notes. @throws HttpProblem 404 */
export function remove(context: Context, id: number): Promise<void> {
  return audited(context, "delete", application(id), async ({ db: tx }) => {
    await lock(tx, id);
    await deleteApplications(tx, [id]);
  });
}

/** Deletes applications that the transaction has locked, and what the audit log has kept of their notes. */
export async function deleteApplications(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom("job_applications").where("id", "=", anyOf(ids)).execute();
  await forgetChanges(tx, "job application", ids);
}
