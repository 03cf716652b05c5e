import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { MessageRequest, SentMessage } from "../../../contract/outreach/message-form.ts";
import type { AuditedAction } from "../../../contract/platform/audit.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import type { Actor } from "../../base/actor.ts";
import { orNotFound } from "../../base/errors.ts";
import { anyOf } from "../../database/any-of.ts";
import { type Context, inTransaction, type WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { addRow } from "../../database/rows.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import { countUse } from "../../platform/http/throttle.ts";
import { eraseLetters } from "../../platform/mail/letter.commands.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { messageLetter } from "./message.letters.ts";
import { isConfirmedSender } from "./message.queries.ts";

/** @returns a message as the subject of an audit entry */
export const auditSubject = (id: number) => ({ subject: "contact message", id });

/** A form that was filled in faster than this was not filled in by a person (rules §11). */
const QUICKEST_PERSON_MS = 3_000;

/** Whether a robot filled in the form. A start time in the future is ignored: that browser's clock is ahead. */
export function isRobot({ website, startedAt }: MessageRequest, now: Date): boolean {
  if (website?.trim()) return true;
  const took = startedAt === undefined ? Number.POSITIVE_INFINITY : now.getTime() - startedAt;
  return took >= 0 && took < QUICKEST_PERSON_MS;
}

/** The account of the user who is signed in; null for others, and while the account is being closed. */
async function accountOf(tx: Db, actor: Actor): Promise<number | null> {
  if (actor.role !== "user") return null;
  const user = await lockUser(tx, actor);
  return user?.accountId ?? null;
}

/**
 * Stores a message and queues a letter to the shelter's mailbox in the same transaction (rules §6). The message belongs to
 * the account that is signed in, never to the account of the typed address: anybody can type one.
 * @param address the client's network address
 * @throws HttpProblem 429 after five from one network address within an hour
 */
export function receiveMessage(
  context: Context<Actor> & WithSettings,
  address: string,
  { name, email, message }: SentMessage,
): Promise<void> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor, settings } = within;
    await countUse(within, { kind: "contact message", address });
    const id = await addRow(tx, "contact_messages", {
      ...{ name, email, message, language: currentLanguage(), created_at: clock.now() },
      account_id: await accountOf(tx, actor),
    });
    const letter = messageLetter({ name, email, message }, `${settings.publicUrl}/admin/messages/${id}`);
    const letter_id = await queueLetter(tx, letter);
    await tx.updateTable("contact_messages").set({ letter_id }).where("id", "=", id).execute();
  });
}

/**
 * Locks a message until the transaction ends. When two people act on it at once, the second sees what the first did.
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
  return orNotFound(row, recordTexts().messages.notFound);
}

/** Audits that a message is read (rules §10), and marks a new one as read. @throws HttpProblem 404 */
export function openMessage(context: Context, id: number): Promise<void> {
  return audited(context, "read", auditSubject(id), async ({ db: tx, clock }) => {
    const { readAt } = await lockMessage(tx, id);
    if (readAt === null) {
      await tx.updateTable("contact_messages").set({ read_at: clock.now() }).where("id", "=", id).execute();
    }
  });
}

type Mark = { on: AuditedAction; off: AuditedAction; columns: (at: Date | null, by: number | null) => object };

/** The marks of a message: what the audit log calls setting and removing them, and the columns with when and who. */
const MARKS = {
  answered: {
    on: "mark as answered",
    off: "mark as not answered",
    columns: (answered_at, answered_by) => ({ answered_at, answered_by }),
  },
  closed: { on: "close", off: "reopen", columns: (closed_at, closed_by) => ({ closed_at, closed_by }) },
} as const satisfies Record<string, Mark>;

/**
 * Marks a message as answered or closed, or takes the mark away. A message with a mark counts as read. Does nothing when
 * the message has the wanted state already.
 * @throws HttpProblem 404
 */
export function markMessage(context: Context, id: number, mark: keyof typeof MARKS, isSet: boolean): Promise<void> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    const { readAt, ...message } = await lockMessage(tx, id);
    if ((message[`${mark}At` as const] !== null) === isSet) return;
    const now = clock.now();
    const { on, off, columns } = MARKS[mark];
    await tx
      .updateTable("contact_messages")
      .set(isSet ? columns(now, actor.accountId) : columns(null, null))
      .$if(isSet, (update) => update.set({ read_at: readAt ?? now }))
      .where("id", "=", id)
      .execute();
    await audit(within, isSet ? on : off, auditSubject(id));
  });
}

/** The condition for the letters of replies, which quote the message. @param which the replies */
export const lettersOfReplies = (which: RawBuilder<unknown>) =>
  sql<SqlBool>`id in (select letter_id from contact_replies where ${which})`;

/** Deletes a message, and the text of the letters about it. @throws HttpProblem 404 */
export function removeMessage(context: Context, id: number): Promise<void> {
  return audited(context, "delete", auditSubject(id), async ({ db: tx }) => {
    await lockMessage(tx, id);
    await deleteMessages(tx, [id]);
  });
}

/** Deletes messages that the transaction has locked, with their answers, and the text of the letters about them. */
export async function deleteMessages(tx: Db, ids: readonly number[]): Promise<void> {
  await eraseLetters(tx, lettersOfReplies(sql`message_id = ${anyOf(ids)}`));
  const gone = await tx
    .deleteFrom("contact_messages")
    .where("id", "=", anyOf(ids))
    .returning("letter_id as letterId")
    .execute();
  const letters = gone.flatMap(({ letterId }) => (letterId === null ? [] : [letterId]));
  await eraseLetters(tx, sql<SqlBool>`id = ${anyOf(letters)}`);
}
