import type { z } from "zod";
import type { ReplyRequest } from "../../../contract/outreach/messages.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { changeRows } from "../../database/rows.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { auditSubject, lockMessage } from "./message.commands.ts";
import { replyLetter } from "./message.letters.ts";

/** The replies that were sent, the oldest first, with the first names of who sent them. */
const repliesTo = (tx: Db, id: number) =>
  tx
    .selectFrom("contact_replies as r")
    .leftJoin("employees as e", "e.account_id", "r.sent_by")
    .where("r.message_id", "=", id)
    .select(["r.text", "r.sent_at as sentAt", "e.name as sentBy"])
    .orderBy("r.id")
    .execute();

/**
 * Sends a reply as a letter, which quotes what was written before, and marks the message as answered. A closed message is
 * open again then.
 * @throws HttpProblem 404; 409 when somebody has answered since the writer read the message, or it has no address any more
 */
export function replyToMessage(
  context: Context,
  id: number,
  { text, repliesSeen }: z.output<typeof ReplyRequest>,
): Promise<void> {
  return audited(context, "answer", auditSubject(id), async ({ db: tx, clock, actor }) => {
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
    const answered = { answered_at: now, answered_by: actor.accountId, read_at: row.readAt ?? now };
    await changeRows(tx, "contact_messages", id, { ...answered, closed_at: null, closed_by: null });
  });
}

/** Says who has answered meanwhile: "Anna answered 2 minutes ago." */
function answeredMeanwhile({ sentBy, sentAt }: { sentBy: string | null; sentAt: Date }, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - sentAt.getTime()) / 60_000));
  const { answeredMeanwhile: say, somebody, ago } = recordTexts().messages;
  return say(sentBy ?? somebody, ago(minutes));
}
