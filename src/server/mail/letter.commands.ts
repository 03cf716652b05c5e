import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../database/pool.ts";
import { sendJob } from "../jobs-queue/queues.ts";
import { LETTERS } from "./letter.queries.ts";

/**
 * Writes down that a letter is about to be handed to the mail server; committed before that begins.
 * @returns whether it may be: not when it was handed over before, and not when it is not there any more
 */
export async function noteHandedOver(db: Db, id: number, now: Date): Promise<boolean> {
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

/** Notes that the mail server has accepted the letter, and forgets what is to be forgotten. */
export async function noteSent(db: Db, id: number, now: Date): Promise<void> {
  const kept = (column: "recipient" | "subject" | "text" | "html") =>
    sql<string>`case when forget_when_sent then '' else ${sql.ref(column)} end`;
  await db
    .updateTable("letters")
    .set({ sent_at: now, attempts: sql`attempts + 1`, last_error: null, given_up_at: null })
    .set({ recipient: kept("recipient"), subject: kept("subject"), text: kept("text"), html: kept("html") })
    .where("id", "=", id)
    .execute();
}

/** Notes a failed attempt, after which the letter is still ours. @param givenUpAt set when it was the last one */
export async function noteFailure(db: Db, id: number, reason: string, givenUpAt: Date | null): Promise<void> {
  await db
    .updateTable("letters")
    .set({ attempts: sql`attempts + 1`, last_error: reason, given_up_at: givenUpAt, handed_over_at: null })
    .where("id", "=", id)
    .execute();
}

/** Gives up a letter of which nobody knows whether the mail server has it. */
export async function giveUpUncertain(db: Db, id: number, reason: string, now: Date): Promise<void> {
  await db
    .updateTable("letters")
    .set({ attempts: sql`attempts + 1`, last_error: reason, given_up_at: now })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** A letter that was given up waits again. @returns whether there is such a letter, and whether it was given up */
export async function waitAgain(db: Db, id: number): Promise<"done" | "not given up" | "not there"> {
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

/** How long a letter that is to be forgotten is kept while it cannot be sent. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60_000;

/**
 * Forgets the letters that were to be forgotten when they were sent, and were not within 30 days: the mail server takes
 * them no more, or there is none and the outbox, where they could be read, was the end of their way (decisions §6, §10).
 */
export async function forgetUnsent(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("letters")
    .where("forget_when_sent", "=", sql.lit(true))
    .where("sent_at", "is", null)
    .where("created_at", "<", new Date(now.getTime() - FORGOTTEN_AFTER_MS))
    .execute();
}

/** Erases the letters that were written to an account; what its address alone is on is not known to be theirs (decisions §16). */
export const eraseLettersOf = (db: Db, accountId: number): Promise<void> =>
  eraseLetters(db, sql<SqlBool>`account_id = ${accountId}`);

/** Erases letters: of those that were sent the words go and the dates stay; those that wait are not sent any more (decisions §10). */
export async function eraseLetters(db: Db, which: Expression<SqlBool>): Promise<void> {
  await db.deleteFrom("letters").where(which).where("sent_at", "is", null).execute();
  await db
    .updateTable("letters")
    .set({ recipient: "", subject: "", text: "", html: "", reply_to: null, last_error: null })
    .set({ unsubscribe_url: null, link_id: null })
    .where(which)
    .execute();
}
