import { sql } from "kysely";
import type { NewsletterChange, NewsletterRequest } from "../../contract/newsletter-issues.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import type { System } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { conflict, notFound } from "../http/errors.ts";
import { type QueueName, sendJob } from "../jobs-queue/queues.ts";
import { isOpen, NEXT } from "./newsletter.process.ts";

/** The queue of issues: one job an issue, keyed by its id. */
export const NEWSLETTERS: QueueName = "newsletters";

/** Holds a draft until the transaction ends. @throws HttpProblem 404; 409 when it is no draft any more */
async function holdDraft(tx: Db, id: number): Promise<void> {
  const row = await tx.selectFrom("newsletters").select("status").where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row) throw notFound(recordTexts().newsletterIssues.notFound);
  if (!isOpen(row.status)) throw conflict(recordTexts().newsletterIssues.notDraft);
}

/** Begins an issue as a draft. @returns its id */
export async function addIssue({ db, clock }: System, { subject, content }: NewsletterRequest): Promise<number> {
  const { id } = await db
    .insertInto("newsletters")
    .values({ subject, content, created_at: clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a draft. @throws HttpProblem 404; 409 when it is no draft any more */
export async function changeIssue({ db }: System, id: number, change: NewsletterChange): Promise<void> {
  await holdDraft(db, id);
  if (Object.keys(change).length === 0) return;
  await db.updateTable("newsletters").set(change).where("id", "=", id).execute();
}

/** Destroys a draft. @throws HttpProblem 404; 409 when it is no draft any more */
export async function removeIssue({ db }: System, id: number): Promise<void> {
  await holdDraft(db, id);
  await db.deleteFrom("newsletters").where("id", "=", id).execute();
}

/**
 * Queues an issue: it goes to everybody whose address is confirmed at this moment, and to nobody else. The
 * letters are written by the background work (newsletter.sending.ts).
 * @throws HttpProblem 404; 409 when it is no draft any more, and when there is nobody to send it to
 */
export async function queueIssue({ db, clock }: System, id: number): Promise<void> {
  await holdDraft(db, id);
  // Subscribers are locked, so that none unsubscribes between being read and being stored as a recipient.
  const { numAffectedRows = 0n } = await sql`
    insert into newsletter_deliveries (newsletter_id, subscriber_id)
    select ${id}::int, s.id from newsletter_subscribers s
    where s.confirmed_at is not null order by s.id for key share`.execute(db);
  if (numAffectedRows === 0n) throw conflict(recordTexts().newsletterIssues.nobody);
  await db
    .updateTable("newsletters")
    .set({ status: NEXT.send, queued_at: clock.now(), recipient_count: Number(numAffectedRows) })
    .where("id", "=", id)
    .execute();
  await sendJob(db, NEWSLETTERS, id);
}
