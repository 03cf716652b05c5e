import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ContactMessage, ContactRequest } from "../../contract/contact.ts";
import { CLOSED_FULL_NAME } from "../../contract/personal-data.ts";
import { currentLanguage } from "../../contract/texts/language.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { audit, audited } from "../audit/audit.commands.ts";
import { type Context, inTransaction, type WithSettings } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { notFound } from "../http/errors.ts";
import { countUse } from "../http/throttle.ts";
import { eraseLetters } from "../mail/letter.commands.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import type { Actor } from "../sessions/actor.ts";
import { lockUser } from "../users/user.locks.ts";
import { messageLetter } from "./contact.letters.ts";
import { isConfirmedSender } from "./contact.queries.ts";

/** The audit subject of a message. */
const message = (id: number) => ({ subject: "contact message", id });

/** People need longer than this to fill in the form, in milliseconds (rules §11). */
const QUICKEST_PERSON_MS = 3_000;

/**
 * Whether the form was filled in by a robot. A start time in the future comes from a browser whose clock is ahead, so it is
 * ignored.
 */
export function isRobot({ website, startedAt }: ContactRequest, now: Date): boolean {
  if (website?.trim()) return true;
  const took = startedAt === undefined ? Number.POSITIVE_INFINITY : now.getTime() - startedAt;
  return took >= 0 && took < QUICKEST_PERSON_MS;
}

/** The account of the signed-in user, or null, also when the account is being closed. */
async function senderOf(tx: Db, actor: Actor): Promise<number | null> {
  if (actor.role !== "user") return null;
  const user = await lockUser(tx, actor);
  return user?.accountId ?? null;
}

/**
 * Stores a message and queues a letter to the shelter's mailbox in the same transaction (rules §6). It belongs to the
 * account of the signed-in user: a typed address proves nothing.
 * @param address the client's network address
 * @throws HttpProblem 429 after five from one network address within an hour
 */
export function receiveMessage(
  context: Context<Actor> & WithSettings,
  address: string,
  { name, email, message }: ContactMessage,
): Promise<void> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor, settings } = within;
    await countUse(within, { kind: "contact message", address });
    const { id } = await tx
      .insertInto("contact_messages")
      .values({
        ...{ name, email, message, language: currentLanguage(), created_at: clock.now() },
        account_id: await senderOf(tx, actor),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const letter = messageLetter({ name, email, message }, `${settings.publicUrl}/admin/messages/${id}`);
    const letter_id = await queueLetter(tx, letter);
    await tx.updateTable("contact_messages").set({ letter_id }).where("id", "=", id).execute();
  });
}

/**
 * Locks a message until the transaction ends, so that of two people who act on it the second sees what the first did.
 * @throws HttpProblem 404
 */
export async function lockMessage(tx: Db, id: number) {
  const row = await tx
    .selectFrom("contact_messages as m")
    .select(isConfirmedSender.as("isConfirmed"))
    .select(["read_at as readAt", "answered_at as answeredAt", "closed_at as closedAt", "letter_id as letterId"])
    .select(["name", "email", "message", "language", "account_id as accountId", "created_at as createdAt"])
    .where("id", "=", id)
    .forUpdate("m")
    .executeTakeFirst();
  if (!row) throw notFound(recordTexts().messages.notFound);
  return row;
}

/** Audits that a message is read (rules §10), and marks a new one as read. @throws HttpProblem 404 */
export function openMessage(context: Context, id: number): Promise<void> {
  return audited(context, "read", message(id), async ({ db: tx, clock }) => {
    const { readAt } = await lockMessage(tx, id);
    if (readAt === null) {
      await tx.updateTable("contact_messages").set({ read_at: clock.now() }).where("id", "=", id).execute();
    }
  });
}

/** Marks a message as answered or not answered; does nothing when it is so already. @throws HttpProblem 404 */
export function markAnswered(context: Context, id: number, isAnswered: boolean): Promise<void> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    const { readAt, answeredAt } = await lockMessage(tx, id);
    if ((answeredAt !== null) === isAnswered) return;
    const now = clock.now();
    const mark = isAnswered
      ? { answered_at: now, answered_by: actor.accountId, read_at: readAt ?? now }
      : { answered_at: null, answered_by: null };
    await tx.updateTable("contact_messages").set(mark).where("id", "=", id).execute();
    await audit(within, isAnswered ? "mark as answered" : "mark as not answered", message(id));
  });
}

/** The letters of some replies, which carry the message as well. */
const lettersOfReplies = (which: RawBuilder<unknown>) =>
  sql<SqlBool>`id in (select letter_id from contact_replies where ${which})`;

/** Deletes a message and the text of its letter. @throws HttpProblem 404 */
export function removeMessage(context: Context, id: number): Promise<void> {
  return audited(context, "delete", message(id), async ({ db: tx }) => {
    const { letterId } = await lockMessage(tx, id);
    await eraseLetters(tx, lettersOfReplies(sql`message_id = ${id}`));
    await tx.deleteFrom("contact_messages").where("id", "=", id).execute();
    await eraseLetters(tx, sql<SqlBool>`id = ${letterId}`);
  });
}

/** Erases sender and text of an account's messages when the account is closed; dates stay (rules §10). */
export async function eraseMessagesOf(tx: Db, accountId: number): Promise<void> {
  const theirs = tx.selectFrom("contact_messages").select("letter_id").where("account_id", "=", accountId);
  await eraseLetters(tx, sql<SqlBool>`id in (${theirs})`);
  const answered = sql`message_id in (select id from contact_messages where account_id = ${accountId})`;
  await eraseLetters(tx, lettersOfReplies(answered));
  await sql`update contact_replies set text = '' where ${answered}`.execute(tx);
  await tx
    .updateTable("contact_messages")
    .set({ name: CLOSED_FULL_NAME, email: "", message: "" })
    .where("account_id", "=", accountId)
    .execute();
}
