import type { Language } from "../../../contract/texts/language.ts";
import type { System, WithSettings } from "../../platform/context.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import { composeLetter, greetingTo } from "../../platform/mail/letter.compose.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import type { Row } from "../../platform/merges/merge.rows.ts";
import { serverTexts } from "../../platform/texts/texts.ts";

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
  return `${local.slice(0, 1)}…@${domain.slice(0, 1)}…${domain.slice(domain.lastIndexOf("."))}`;
}

/**
 * Tells both mailboxes that two records have become one, and with which address to sign in. Neither is told the other's: if the
 * shelter was wrong, they are strangers.
 */
export async function queueMergeLetters(
  { db }: System & WithSettings,
  { gone, kept, email }: { gone: Row; kept: Row; email: string },
): Promise<void> {
  for (const recipient of [recipientOf(kept), recipientOf(gone)]) {
    const signsIn = recipient.email === email;
    const letter = composeLetter(recipient.language, () => {
      const { subject, stays, ends, wrong } = serverTexts().merges.letter;
      const paragraphs = [signsIn ? stays : ends(hintAt(email)), wrong];
      return { to: recipient.email, subject, greeting: greetingTo(recipient), paragraphs };
    });
    await queueLetter(db, { ...letter, forgetWhenSent: true });
  }
}

/** Tells both that they are two again, each with their own address. */
export async function queueApartLetters({ db }: System, accountIds: readonly number[]): Promise<void> {
  const recipients = await db
    .selectFrom("accounts as a")
    .innerJoin("users as u", "u.account_id", "a.id")
    .where("a.id", "=", anyOf(accountIds))
    .select(["a.email", "a.email_confirmed_at", "a.language", "u.name"])
    .orderBy("a.id")
    .execute();
  for (const { email, email_confirmed_at, language, name } of recipients) {
    const recipient = { email, emailConfirmed: email_confirmed_at !== null, name, language: language as Language };
    const letter = composeLetter(recipient.language, () => {
      const { subject, text } = serverTexts().merges.apartLetter;
      return { to: email, subject, greeting: greetingTo(recipient), paragraphs: text };
    });
    await queueLetter(db, { ...letter, forgetWhenSent: true });
  }
}
