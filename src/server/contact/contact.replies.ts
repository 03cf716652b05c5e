import type { z } from "zod";
import type { ReplyRequest } from "../../contract/contact-messages.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { audit, audited } from "../audit/audit.commands.ts";
import { type Context, inTransaction } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { conflict } from "../http/errors.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import { lockMessage } from "./contact.commands.ts";
import { replyLetter } from "./contact.letters.ts";

/** The audit subject of a message. */
const message = (id: number) => ({ subject: "contact message", id });

/** What was sent so far, the oldest first, with who sent it. */
const repliesTo = (tx: Db, id: number) =>
  tx
    .selectFrom("contact_replies as r")
    .leftJoin("employees as e", "e.account_id", "r.sent_by")
    .where("r.message_id", "=", id)
    .select(["r.text", "r.sent_at as sentAt", "e.name as sentBy"])
    .orderBy("r.id")
    .execute();

/**
 * Sends a reply as a letter with what was written before, and marks the message as answered. A closed message that is
 * answered is open again.
 * @throws HttpProblem 404; 409 when somebody has answered since the writer read the message, or there is no address
 */
export function replyToMessage(
  context: Context,
  id: number,
  { text, repliesSeen }: z.output<typeof ReplyRequest>,
): Promise<void> {
  return audited(context, "answer", message(id), async ({ db: tx, clock, actor }) => {
    const row = await lockMessage(tx, id);
    if (row.email === "") throw conflict(recordTexts().messages.noAddress);
    const before = await repliesTo(tx, id);
    const unread = before.slice(repliesSeen).at(-1);
    const now = clock.now();
    if (unread) throw conflict(answeredMeanwhile(unread, now));
    const letter = replyLetter(row, before, text);
    const { accountId } = row;
    const letter_id = await queueLetter(tx, { ...letter, ...(accountId !== null && { accountId }) });
    const sent = { message_id: id, text, sent_at: now, sent_by: actor.accountId, letter_id };
    await tx.insertInto("contact_replies").values(sent).execute();
    const mark = { answered_at: now, answered_by: actor.accountId, read_at: row.readAt ?? now };
    const open = { closed_at: null, closed_by: null };
    await tx
      .updateTable("contact_messages")
      .set({ ...mark, ...open })
      .where("id", "=", id)
      .execute();
  });
}

/** Who was faster, and how long ago: "Anna answered 2 minutes ago." */
function answeredMeanwhile({ sentBy, sentAt }: { sentBy: string | null; sentAt: Date }, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - sentAt.getTime()) / 60_000));
  const { answeredMeanwhile: say, somebody, ago } = recordTexts().messages;
  return say(sentBy ?? somebody, ago(minutes));
}

/** Closes a message, after which nothing is to be done, or opens it again; does nothing when it is so already. @throws HttpProblem 404 */
export function closeMessage(context: Context, id: number, isClosed: boolean): Promise<void> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    const { readAt, closedAt } = await lockMessage(tx, id);
    if ((closedAt !== null) === isClosed) return;
    const now = clock.now();
    const mark = isClosed
      ? { closed_at: now, closed_by: actor.accountId, read_at: readAt ?? now }
      : { closed_at: null, closed_by: null };
    await tx.updateTable("contact_messages").set(mark).where("id", "=", id).execute();
    await audit(within, isClosed ? "close" : "reopen", message(id));
  });
}
