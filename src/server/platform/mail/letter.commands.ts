import { type Expression, type SqlBool, sql } from "kysely";
import { DAY_MS } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import { sendJob } from "../background/queues.ts";
import { LETTERS } from "./letter.jobs.ts";

/**
 * Marks a letter that is about to be handed to the mail server. The mark must be committed before that begins.
 * @returns false when it was marked before or is gone: then it must not be handed over
 */
export async function markHandedOver(db: Db, id: number, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable("letters")
    .set({ handed_over_at: now })
    .where("id", "=", id)
    .where("handed_over_at", "is", null)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Marks a letter that the mail server has accepted, and empties it if it was kept only until then. */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  const kept = (column: "recipient" | "subject" | "text" | "html") =>
    sql<string>`case when forget_when_sent then '' else ${sql.ref(column)} end`;
  await db
    .updateTable("letters")
    .set({ sent_at: now, attempts: sql`attempts + 1`, last_error: null, given_up_at: null })
    .set({ calendar: sql`case when not forget_when_sent then calendar end` })
    .set({ recipient: kept("recipient"), subject: kept("subject"), text: kept("text"), html: kept("html") })
    .where("id", "=", id)
    .execute();
}

/** Records a failed attempt: the mail server does not have the letter. @param givenUpAt set at the last attempt */
export async function recordFailedAttempt(db: Db, id: number, reason: string, givenUpAt: Date | null): Promise<void> {
  await db
    .updateTable("letters")
    .set({ attempts: sql`attempts + 1`, last_error: reason, given_up_at: givenUpAt, handed_over_at: null })
    .where("id", "=", id)
    .execute();
}

/** Gives up a letter that the mail server may or may not have. */
export async function giveUpUncertain(db: Db, id: number, reason: string, now: Date): Promise<void> {
  await db
    .updateTable("letters")
    .set({ attempts: sql`attempts + 1`, last_error: reason, given_up_at: now })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Queues a letter again that was given up. @returns whether there is such a letter, and whether it was given up */
export async function requeueLetter(db: Db, id: number): Promise<"done" | "not given up" | "not there"> {
  const changed = await db
    .updateTable("letters")
    .set({ given_up_at: null, handed_over_at: null })
    .where("id", "=", id)
    .where("given_up_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (changed) {
    await sendJob(db, LETTERS, id);
    return "done";
  }
  const known = await db.selectFrom("letters").select("id").where("id", "=", id).executeTakeFirst();
  return known ? "not given up" : "not there";
}

/** How long a letter that is kept only until it is sent waits to be sent. */
const UNSENT_KEPT_MS = 30 * DAY_MS;

/**
 * Deletes letters that are kept only until they are sent and were not sent within 30 days, because the mail server refused
 * them or there is none (rules §6, §10).
 */
export async function deleteOldUnsent(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("letters")
    .where("forget_when_sent", "=", sql.lit(true))
    .where("sent_at", "is", null)
    .where("created_at", "<", new Date(now.getTime() - UNSENT_KEPT_MS))
    .execute();
}

/** Deletes unsent letters; of sent ones it erases the content and keeps the dates (rules §10). */
export async function eraseLetters(db: Db, which: Expression<SqlBool>): Promise<void> {
  await db.deleteFrom("letters").where(which).where("sent_at", "is", null).execute();
  await db
    .updateTable("letters")
    .set({ recipient: "", subject: "", text: "", html: "", reply_to: null, last_error: null })
    .set({ unsubscribe_url: null, link_id: null, calendar: null })
    .where(which)
    .execute();
}
