import { type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { CLOSED_FULL_NAME } from "../../../contract/accounts/closed-account.ts";
import type { Held } from "../../../contract/outreach/held.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import { eraseLetters } from "../../platform/mail/letter.commands.ts";
import { lettersOfReplies } from "./message.commands.ts";

/** An account's messages for the export of personal data. Only those sent while signed in: anybody can type an address. */
export async function exportMessages(db: Db, accountId: number): Promise<Held["contactMessages"]> {
  const rows = await db
    .selectFrom("contact_messages")
    .where("account_id", "=", accountId)
    .select(["created_at", "name", "email", "message", "answered_at"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("contact_replies as r")
          .whereRef("r.message_id", "=", "contact_messages.id")
          .select(["r.text", "r.sent_at as sentAt"])
          .orderBy("r.id"),
      ).as("replies"),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ created_at, answered_at, replies, ...message }) => ({
    createdAt: instant(created_at),
    ...message,
    answeredAt: instantOrNull(answered_at),
    replies: replies.map(({ text, sentAt }) => ({ text, sentAt: instant(sentAt) })),
  }));
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
