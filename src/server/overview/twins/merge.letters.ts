import { sql } from "kysely";
import { firstOf } from "../../../contract/platform/whole-text.ts";
import type { Language } from "../../../contract/texts/language.ts";
import { anyOf } from "../../database/any-of.ts";
import type { System, WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import type { Row } from "../../parts/merging/merge.rows.ts";
import { composeLetter, greetingTo } from "../../platform/mail/letter.compose.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { serverTexts } from "../../texts/texts.ts";

type Recipient = { email: string; emailConfirmed: boolean; name: string; language: Language };

const recipientOf = (record: Row): Recipient => ({
  email: String(record["account.email"]),
  emailConfirmed: Boolean(record["account.email_confirmed_at"]),
  name: String(record.name),
  language: record["account.language"] as Language,
});

/** Enough for its owner to know it, and too little for anybody else. */
export function hintAt(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  return `${firstOf(local)}…@${firstOf(domain)}…${domain.slice(domain.lastIndexOf("."))}`;
}

/**
 * Tells both mailboxes that two records have become one, and with which address to sign in. Neither is told the other's: if the
 * shelter was wrong, they are strangers. Both letters are the kept account's, so that they end with it.
 */
export async function queueMergeLetters(
  { db }: System & WithSettings,
  { accountId, gone, kept, email }: { accountId: number; gone: Row; kept: Row; email: string },
): Promise<void> {
  for (const recipient of [recipientOf(kept), recipientOf(gone)]) {
    const signsIn = recipient.email === email;
    const letter = composeLetter(recipient.language, () => {
      const { subject, stays, ends, wrong } = serverTexts().merges.letter;
      const paragraphs = [signsIn ? stays : ends(hintAt(email)), wrong];
      return { to: recipient.email, subject, greeting: greetingTo(recipient), paragraphs };
    });
    await queueLetter(db, { ...letter, accountId, forgetWhenSent: true });
  }
}

/** Gives each account the letters to its mailbox that still wait. */
const partLetters = (tx: Db, accountIds: readonly number[]) =>
  sql`update letters as l set account_id = a.id from accounts as a
    where a.id = ${anyOf(accountIds)} and l.account_id = ${anyOf(accountIds)} and l.account_id <> a.id
      and l.recipient = a.email and l.sent_at is null`.execute(tx);

/** Tells both that they are two again, each with their own address. */
export async function queueApartLetters({ db }: System, accountIds: readonly number[]): Promise<void> {
  await partLetters(db, accountIds);
  const recipients = await db
    .selectFrom("accounts as a")
    .innerJoin("users as u", "u.account_id", "a.id")
    .where("a.id", "=", anyOf(accountIds))
    .select(["a.id", "a.email", "a.email_confirmed_at", "a.language", "u.name"])
    .orderBy("a.id")
    .execute();
  for (const { id, email, email_confirmed_at, language, name } of recipients) {
    const recipient = { email, emailConfirmed: email_confirmed_at !== null, name, language: language as Language };
    const letter = composeLetter(recipient.language, () => {
      const { subject, text } = serverTexts().merges.apartLetter;
      return { to: email, subject, greeting: greetingTo(recipient), paragraphs: text };
    });
    await queueLetter(db, { ...letter, accountId: id, forgetWhenSent: true });
  }
}
