import { sql } from "kysely";
import type {
  NewsletterChange,
  NewsletterRequest,
  NewsletterSchedule,
  NewsletterStatus,
} from "../../../contract/outreach/newsletter-issues.ts";
import { changesPhotos } from "../../../contract/platform/photo-form.ts";
import { momentIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { type AnimalLinks, linkAnimals } from "../../animals/linked-animals.ts";
import { conflict, orNotFound } from "../../base/errors.ts";
import { type Context, inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { addRow, changeRows } from "../../database/rows.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { refuseChangedFields } from "../../platform/audit/seen-fields.ts";
import { type QueueName, sendJob } from "../../platform/background/queues.ts";
import { addPhotos, changePhotos, photoIds, removePhotos } from "../../platform/photos/owned-photos.ts";
import type { StoredPhoto } from "../../platform/photos/photo.queries.ts";
import { queuePhotoDeletion } from "../../platform/photos/photo.sweep.ts";
import { photosOfIssue } from "./newsletter.photos.ts";
import { isOpen, NEXT } from "./newsletter.process.ts";

/** The queue of issues: one job for each issue, by its id. */
export const NEWSLETTERS: QueueName = "newsletters";

/** Locks an issue that is not being sent. @returns its status @throws HttpProblem 404, 409 */
async function lockOpenIssue(tx: Db, id: number): Promise<NewsletterStatus> {
  const found = tx.selectFrom("newsletters").select("status").where("id", "=", id).forUpdate();
  const { status } = orNotFound(await found.executeTakeFirst(), recordTexts().newsletterIssues.notFound);
  if (!isOpen(status)) throw conflict(recordTexts().newsletterIssues.notDraft);
  return status;
}

/** The table that links issues to the animals they show. */
export const ISSUE_ANIMALS: AnimalLinks = { table: "newsletter_animals", owner: "newsletter_id" };

/**
 * Adds an issue as a draft.
 * @param files the stored files of its pictures
 * @returns its id
 * @throws HttpProblem 400 for an unknown animal
 */
export async function addIssue(
  { db, clock }: System,
  request: NewsletterRequest,
  files: readonly StoredPhoto[],
): Promise<number> {
  const { subject, content, animalIds = [], photos = [] } = request;
  const id = await addRow(db, "newsletters", { subject, content, created_at: clock.now() });
  await linkAnimals(db, ISSUE_ANIMALS, id, animalIds);
  await addPhotos(db, photosOfIssue(id), files, photos);
  return id;
}

/**
 * Changes an issue.
 * @param files the stored files of the pictures that are added
 * @throws HttpProblem 404; 409 when it is being sent; 400 for an unknown animal or another record's pictures
 */
export async function changeIssue(
  { db, seen }: Context,
  id: number,
  change: NewsletterChange,
  files: readonly StoredPhoto[],
): Promise<void> {
  const { subject, content, animalIds } = change;
  await lockOpenIssue(db, id);
  const words = db.selectFrom("newsletters").select(["subject", "content"]).where("id", "=", id);
  refuseChangedFields(seen, await words.executeTakeFirstOrThrow());
  if (animalIds) await linkAnimals(db, ISSUE_ANIMALS, id, animalIds);
  if (subject !== undefined || content !== undefined) {
    const changed = { ...(subject !== undefined && { subject }), ...(content !== undefined && { content }) };
    await db.updateTable("newsletters").set(changed).where("id", "=", id).execute();
  }
  if (changesPhotos(change)) await queuePhotoDeletion(db, await changePhotos(db, photosOfIssue(id), change, files));
}

/** Deletes an issue with its pictures. @throws HttpProblem 404; 409 when it is being sent */
export async function removeIssue({ db }: System, id: number): Promise<void> {
  await lockOpenIssue(db, id);
  const owner = photosOfIssue(id);
  await queuePhotoDeletion(db, await removePhotos(db, owner, await photoIds(db, owner)));
  await db.deleteFrom("newsletters").where("id", "=", id).execute();
}

/** Sets or changes the time at which an issue is sent. @throws HttpProblem 404; 409 when it is being sent */
export async function scheduleIssue({ db, clock }: System, id: number, { sendAt }: NewsletterSchedule): Promise<void> {
  await lockOpenIssue(db, id);
  const send_at = momentIn(clock.zone, sendAt);
  await db.updateTable("newsletters").set({ status: NEXT.schedule, send_at }).where("id", "=", id).execute();
}

/** Makes a scheduled issue a draft again. @throws HttpProblem 404; 409 when it is not scheduled any more */
export async function unscheduleIssue({ db }: System, id: number): Promise<void> {
  if ((await lockOpenIssue(db, id)) !== NEXT.schedule) throw conflict(recordTexts().newsletterIssues.notScheduled);
  await db.updateTable("newsletters").set({ status: NEXT.unschedule, send_at: null }).where("id", "=", id).execute();
}

/**
 * Queues an issue for everybody whose address is confirmed at this moment. The background work writes the letters
 * (newsletter.sending.ts).
 * @throws HttpProblem 404; 409 when it is being sent, and when there is nobody to send it to
 */
export async function queueIssue(system: System, id: number): Promise<void> {
  await lockOpenIssue(system.db, id);
  if (!(await queueLockedIssue(system, id, null))) throw conflict(recordTexts().newsletterIssues.nobody);
}

/**
 * Queues a scheduled issue when its time has come. When there is nobody to send it to, it becomes a draft again, which
 * keeps the time. Several servers may call this at once: the issue is queued once.
 */
export function queueWhenDue(system: System, id: number): Promise<void> {
  return inTransaction({ ...system, actor: null }, async (within) => {
    const { db, clock } = within;
    const due = await db
      .selectFrom("newsletters")
      .select("send_at")
      .where("id", "=", id)
      .where("status", "=", NEXT.schedule)
      .where("send_at", "<=", clock.now())
      .forUpdate()
      .executeTakeFirst();
    if (!due) return;
    const isQueued = await queueLockedIssue(within, id, due.send_at);
    if (!isQueued) await db.updateTable("newsletters").set({ status: NEXT.unschedule }).where("id", "=", id).execute();
    await audit(within, isQueued ? "send" : "unschedule", { subject: "newsletter", id });
  });
}

/** Queues an issue that is locked. @param sendAt its scheduled time, if any @returns false when nobody is subscribed */
async function queueLockedIssue({ db, clock }: System, id: number, sendAt: Date | null): Promise<boolean> {
  // Subscribers are locked, so that none unsubscribes between being read and being stored as a recipient.
  const { numAffectedRows = 0n } = await sql`
    insert into newsletter_deliveries (newsletter_id, subscriber_id)
    select ${id}::int, s.id from newsletter_subscribers s
    where s.confirmed_at is not null order by s.id for key share`.execute(db);
  if (numAffectedRows === 0n) return false;
  await changeRows(db, "newsletters", id, {
    status: NEXT.send,
    send_at: sendAt,
    queued_at: clock.now(),
    recipient_count: Number(numAffectedRows),
  });
  await sendJob(db, NEWSLETTERS, id);
  return true;
}
