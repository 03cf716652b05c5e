import { sql } from "kysely";
import type {
  NewsletterChange,
  NewsletterRequest,
  NewsletterSchedule,
  NewsletterStatus,
} from "../../contract/newsletter-issues.ts";
import { changesPhotos } from "../../contract/photo-form.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { momentIn } from "../../contract/time.ts";
import { type AnimalLinks, linkAnimals } from "../animals/linked-animals.ts";
import { audit } from "../audit/audit.commands.ts";
import { inTransaction, type System } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { conflict, notFound } from "../http/errors.ts";
import { type QueueName, sendJob } from "../jobs-queue/queues.ts";
import { addPhotos, changePhotos, photoIds, removePhotos } from "../photos/owned-photos.ts";
import type { StoredPhoto } from "../photos/photo.queries.ts";
import { sendLeftPhotos } from "../photos/photo.sweep.ts";
import { photosOfIssue } from "./newsletter.photos.ts";
import { isOpen, NEXT } from "./newsletter.process.ts";

/** The queue of issues: one job an issue, keyed by its id. */
export const NEWSLETTERS: QueueName = "newsletters";

/** Holds an issue until the transaction ends. @returns its status @throws HttpProblem 404; 409 when it goes out already */
async function holdOpen(tx: Db, id: number): Promise<NewsletterStatus> {
  const row = await tx.selectFrom("newsletters").select("status").where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row) throw notFound(recordTexts().newsletterIssues.notFound);
  if (!isOpen(row.status)) throw conflict(recordTexts().newsletterIssues.notDraft);
  return row.status;
}

/** Where issues keep the animals that they show. */
export const ISSUE_ANIMALS: AnimalLinks = { table: "newsletter_animals", owner: "newsletter_id" };

/**
 * Begins an issue as a draft.
 * @param files of its pictures
 * @returns its id
 * @throws HttpProblem 400 for an unknown animal
 */
export async function addIssue(
  { db, clock }: System,
  request: NewsletterRequest,
  files: readonly StoredPhoto[],
): Promise<number> {
  const { subject, content, animalIds = [], photos = [] } = request;
  const { id } = await db
    .insertInto("newsletters")
    .values({ subject, content, created_at: clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await linkAnimals(db, ISSUE_ANIMALS, id, animalIds);
  await addPhotos(db, photosOfIssue(id), files, photos);
  return id;
}

/**
 * Changes an issue.
 * @param files of the pictures that are added
 * @throws HttpProblem 404; 409 when it goes out already; 400 for an unknown animal or another record's pictures
 */
export async function changeIssue(
  { db }: System,
  id: number,
  change: NewsletterChange,
  files: readonly StoredPhoto[],
): Promise<void> {
  const { subject, content, animalIds } = change;
  await holdOpen(db, id);
  if (animalIds) await linkAnimals(db, ISSUE_ANIMALS, id, animalIds);
  if (subject !== undefined || content !== undefined) {
    const words = { ...(subject !== undefined && { subject }), ...(content !== undefined && { content }) };
    await db.updateTable("newsletters").set(words).where("id", "=", id).execute();
  }
  if (changesPhotos(change)) await sendLeftPhotos(db, await changePhotos(db, photosOfIssue(id), change, files));
}

/** Destroys an issue with its pictures. @throws HttpProblem 404; 409 when it goes out already */
export async function removeIssue({ db }: System, id: number): Promise<void> {
  await holdOpen(db, id);
  const owner = photosOfIssue(id);
  await sendLeftPhotos(db, await removePhotos(db, owner, await photoIds(db, owner)));
  await db.deleteFrom("newsletters").where("id", "=", id).execute();
}

/** Gives an issue the time at which it goes out, or another one. @throws HttpProblem 404; 409 when it goes out already */
export async function scheduleIssue({ db, clock }: System, id: number, { sendAt }: NewsletterSchedule): Promise<void> {
  await holdOpen(db, id);
  const send_at = momentIn(clock.zone, sendAt);
  await db.updateTable("newsletters").set({ status: NEXT.schedule, send_at }).where("id", "=", id).execute();
}

/** Makes a scheduled issue a draft again. @throws HttpProblem 404; 409 when it is not scheduled any more */
export async function unscheduleIssue({ db }: System, id: number): Promise<void> {
  if ((await holdOpen(db, id)) !== NEXT.schedule) throw conflict(recordTexts().newsletterIssues.notScheduled);
  await db.updateTable("newsletters").set({ status: NEXT.unschedule, send_at: null }).where("id", "=", id).execute();
}

/**
 * Queues an issue: it goes to everybody whose address is confirmed at this moment, and to nobody else. The
 * letters are written by the background work (newsletter.sending.ts).
 * @throws HttpProblem 404; 409 when it goes out already, and when there is nobody to send it to
 */
export async function queueIssue(system: System, id: number): Promise<void> {
  await holdOpen(system.db, id);
  if (!(await queueHeld(system, id, null))) throw conflict(recordTexts().newsletterIssues.nobody);
}

/**
 * Queues an issue that somebody has scheduled, when its time has come. When there is nobody to send it to, it is a draft
 * again, which says when it was to go out. It is done once, whatever servers look at the same time.
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
    const isQueued = await queueHeld(within, id, due.send_at);
    if (!isQueued) await db.updateTable("newsletters").set({ status: NEXT.unschedule }).where("id", "=", id).execute();
    await audit(within, isQueued ? "send" : "unschedule", { subject: "newsletter", id });
  });
}

/** Queues an issue that is locked. @param sendAt when it was to go out @returns false when there is nobody to send it to */
async function queueHeld({ db, clock }: System, id: number, sendAt: Date | null): Promise<boolean> {
  // Subscribers are locked, so that none unsubscribes between being read and being stored as a recipient.
  const { numAffectedRows = 0n } = await sql`
    insert into newsletter_deliveries (newsletter_id, subscriber_id)
    select ${id}::int, s.id from newsletter_subscribers s
    where s.confirmed_at is not null order by s.id for key share`.execute(db);
  if (numAffectedRows === 0n) return false;
  await db
    .updateTable("newsletters")
    .set({ status: NEXT.send, send_at: sendAt, queued_at: clock.now(), recipient_count: Number(numAffectedRows) })
    .where("id", "=", id)
    .execute();
  await sendJob(db, NEWSLETTERS, id);
  return true;
}
