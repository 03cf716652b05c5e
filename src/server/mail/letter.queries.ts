import { type Expression, type SqlBool, sql } from "kysely";
import type { OutboxLetter } from "../../contract/outbox.ts";
import type { PageOf } from "../../contract/shared.ts";
import { type PageWanted, pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains } from "../database/search.ts";

/** A letter as it goes out: always as plain text and as HTML. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Its words and its address are kept until it is sent and no longer (decisions §10). */
  forgetWhenSent?: boolean;
};

/** A letter that is still to be sent. */
export type WaitingLetter = {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | null;
  createdAt: Date;
};

/**
 * Puts a letter in the outbox, within the transaction of what it tells of: it is sent if and only if that is committed,
 * and a letter that cannot be sent never stands in the way (decisions §4).
 * @returns its id
 */
export async function queueLetter(db: Db, letter: Letter): Promise<number> {
  const { id } = await db
    .insertInto("letters")
    .values({
      recipient: letter.to,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      reply_to: letter.replyTo ?? null,
      forget_when_sent: letter.forgetWhenSent ?? false,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Erases letters: of those that were sent the words go and the dates stay; those that wait are not sent any more (decisions §10). */
export async function eraseLetters(db: Db, which: Expression<SqlBool>): Promise<void> {
  await db.deleteFrom("letters").where(which).where("sent_at", "is", null).execute();
  await db
    .updateTable("letters")
    .set({ recipient: "", subject: "", text: "", html: "", reply_to: null, last_error: null })
    .where(which)
    .execute();
}

const waiting = (db: Db) =>
  db.selectFrom("letters as l").where("l.sent_at", "is", null).where("l.given_up_at", "is", null);

/** Letters that wait and that no job has in hand, the oldest first. @param queue where the jobs of letters are, keyed by the letter's id */
export async function lettersWithoutJob(db: Db, queue: string, limit: number): Promise<number[]> {
  const rows = await waiting(db)
    .where(
      sql<boolean>`not exists (select from pgboss.job j
        where j.name = ${queue} and j.singleton_key = l.id::text and j.state in ('created', 'retry', 'active'))`,
    )
    .select("l.id")
    .orderBy("l.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns undefined when it was sent or given up in the meantime */
export function waitingLetter(db: Db, id: number): Promise<WaitingLetter | undefined> {
  return waiting(db)
    .where("l.id", "=", id)
    .select(["l.id", "l.recipient", "l.subject", "l.text", "l.html"])
    .select(["l.reply_to as replyTo", "l.created_at as createdAt"])
    .executeTakeFirst();
}

/** Notes that the mail server has accepted the letter, and forgets what is to be forgotten. */
export async function noteSent(db: Db, id: number, now: Date): Promise<void> {
  const kept = (column: "recipient" | "subject" | "text" | "html") =>
    sql<string>`case when forget_when_sent then '' else ${sql.ref(column)} end`;
  await db
    .updateTable("letters")
    .set({ sent_at: now, attempts: sql`attempts + 1`, last_error: null })
    .set({ recipient: kept("recipient"), subject: kept("subject"), text: kept("text"), html: kept("html") })
    .where("id", "=", id)
    .execute();
}

/** Notes a failed attempt. @param givenUpAt set when it was the last one */
export async function noteFailure(db: Db, id: number, reason: string, givenUpAt: Date | null): Promise<void> {
  await db
    .updateTable("letters")
    .set({ attempts: sql`attempts + 1`, last_error: reason, given_up_at: givenUpAt })
    .where("id", "=", id)
    .execute();
}

/** A letter that was given up waits again. @returns whether there is such a letter, and whether it was given up */
export async function waitAgain(db: Db, id: number): Promise<"done" | "not given up" | "not there"> {
  const changed = await db
    .updateTable("letters")
    .set({ given_up_at: null })
    .where("id", "=", id)
    .where("given_up_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (changed) return "done";
  const known = await db.selectFrom("letters").select("id").where("id", "=", id).executeTakeFirst();
  return known ? "not given up" : "not there";
}

type Row = Omit<OutboxLetter, "createdAt" | "sentAt" | "givenUpAt"> & {
  created_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
};

const present = ({ created_at, sent_at, given_up_at, ...letter }: Row): OutboxLetter => ({
  ...letter,
  createdAt: created_at.toISOString(),
  sentAt: sent_at?.toISOString() ?? null,
  givenUpAt: given_up_at?.toISOString() ?? null,
});

const COLUMNS = ["l.id", "l.recipient", "l.subject", "l.text", "l.html", "l.attempts"] as const;
const MOMENTS = ["l.created_at", "l.sent_at", "l.given_up_at"] as const;

/** One page of the outbox, the newest letter first. @param query.q a part of the recipient's address or of the subject */
export async function listLetters(
  db: Db,
  query: PageWanted & { q?: string | undefined },
): Promise<PageOf<OutboxLetter>> {
  const { q } = query;
  const all = db.selectFrom("letters as l");
  const page = await pageOf(
    db,
    q ? all.where(contains(sql.ref("l.words_folded"), q)) : all,
    (letters) =>
      letters
        .select([...COLUMNS, ...MOMENTS, "l.last_error as lastError"])
        .orderBy("l.created_at", "desc")
        .orderBy("l.id", "desc"),
    query,
  );
  return { ...page, items: page.items.map(present) };
}

/** One letter of the outbox. */
export async function findLetter(db: Db, id: number): Promise<OutboxLetter | undefined> {
  const row = await db
    .selectFrom("letters as l")
    .select([...COLUMNS, ...MOMENTS, "l.last_error as lastError"])
    .where("l.id", "=", id)
    .executeTakeFirst();
  return row && present(row);
}
