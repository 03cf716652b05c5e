import { compiledOnce } from "../../database/compiled-once.ts";
import type { Db } from "../../database/pool.ts";

/** A letter as it goes out: always as plain text and as HTML. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Content and address are deleted once it is sent, or unsent after 30 days (rules §10, `deleteOldUnsent`). */
  forgetWhenSent?: boolean;
  /** The account that it is written to. Left out: it belongs to the person who has this address (docs/decisions/0021). */
  accountId?: number;
  /** The link whose token takes the place of `TOKEN_PLACEHOLDER` when it is sent (mail/link.store.ts). */
  linkId?: number;
  /** A letter to many people: it is better lost than sent twice, and letters to one person go first (rules §6). */
  atMostOnce?: boolean;
  /** Where the recipient unsubscribes, for mail programs that have a button for it (RFC 8058). */
  unsubscribeUrl?: string;
  /** A calendar file that goes with it (RFC 5545). */
  calendar?: string;
};

type Optional = "replyTo" | "unsubscribeUrl" | "calendar" | "accountId" | "linkId";
type Complete = Omit<Required<Letter>, Optional> & { [Name in Optional]: NonNullable<Letter[Name]> | null };

const insertLetter = (db: Db, letter: Complete) =>
  db.insertInto("letters").values({
    recipient: letter.to,
    account_id: letter.accountId,
    link_id: letter.linkId,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    reply_to: letter.replyTo,
    forget_when_sent: letter.forgetWhenSent,
    at_most_once: letter.atMostOnce,
    unsubscribe_url: letter.unsubscribeUrl,
    calendar: letter.calendar,
  });

const insertWithId = compiledOnce((db, letter: Complete) => insertLetter(db, letter).returning("id"));
const insertUnread = compiledOnce(insertLetter, "never");

const DEFAULTS = {
  replyTo: null,
  unsubscribeUrl: null,
  calendar: null,
  accountId: null,
  linkId: null,
  forgetWhenSent: false,
  atMostOnce: false,
} as const;

/**
 * Puts a letter in the outbox. Call it in the transaction of the change that it is about: then the letter is sent if and
 * only if the change is committed, and a mail server in trouble delays no change (rules §4).
 * @returns its id
 */
export async function queueLetter(db: Db, letter: Letter): Promise<number> {
  const [row] = await insertWithId(db, { ...DEFAULTS, ...letter });
  if (!row) throw new Error("PostgreSQL returned no id for the new letter.");
  return row.id;
}

/** As {@link queueLetter}, for those who need no id: nobody waits until it is written. */
export async function queueUnreadLetter(tx: Db, letter: Letter): Promise<void> {
  await insertUnread(tx, { ...DEFAULTS, ...letter });
}
