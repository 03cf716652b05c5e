import { type RawBuilder, sql } from "kysely";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { LinkPurpose, OutboxLetter } from "../../../contract/platform/outbox.ts";
import { type JobStatement, jobStatement, type QueueName } from "../background/queues.ts";
import { instant, instantOrNull } from "../clock.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import { type PageRequest, pageOfIds, type SqlList } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { containsIndexed } from "../database/search.ts";
import { descending, orderBy } from "../database/sorting.ts";
import { storedCount } from "../database/stored-counts.ts";
import { remarkFor } from "../texts/remark.ts";

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

/** A letter that is still to be sent. */
export type WaitingLetter = {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | null;
  unsubscribeUrl: string | null;
  calendar: string | null;
  createdAt: Date;
  atMostOnce: boolean;
  linkId: number | null;
  /** When it was about to be handed to the mail server; only for letters that are sent at most once. */
  handedOverAt: Date | null;
};

type Optional = "replyTo" | "unsubscribeUrl" | "calendar" | "accountId" | "linkId";
type Complete = Omit<Required<Letter>, Optional> & { [Name in Optional]: NonNullable<Letter[Name]> | null };

/** A letter and the job that sends it, in one statement. `job` is that of a letter whose id is 0. */
const insertLetter = (job: JobStatement) =>
  compiledOnce((db, letter: Complete & { job: string }) =>
    db
      .with("letter", (tx) =>
        tx
          .insertInto("letters")
          .values({
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
          })
          .returning("id"),
      )
      .with("job", () => sendingJob(job, letter.job))
      .selectFrom("letter")
      .select("id"),
  );

/** pg-boss's statement, with the job of the new letter in the place of its value. */
function sendingJob({ text }: JobStatement, json: string): RawBuilder<{ id: string }> {
  const [head = "", tail = ""] = text.split("$1");
  const withId = sql`jsonb_set(${json}::jsonb, '{0,data,id}', to_jsonb(id))`;
  const ofLetter = sql`(select jsonb_set(${withId}, '{0,singletonKey}', to_jsonb(id::text)) from letter)`;
  return sql`(${sql.raw(head)}${ofLetter}${sql.raw(tail)})`;
}

/** Made at the first letter, when the queues are open; it is the same for every priority. */
let insert: ReturnType<typeof insertLetter> | undefined;

const DEFAULTS = {
  replyTo: null,
  unsubscribeUrl: null,
  calendar: null,
  accountId: null,
  linkId: null,
  forgetWhenSent: false,
  atMostOnce: false,
} as const;

/** The queue of letters: one job a letter, keyed by its id. */
export const LETTERS: QueueName = "letters";

/** A letter with a new password must not wait for 5,000 newsletters. */
const priorityOf = ({ atMostOnce }: { atMostOnce: boolean }) => (atMostOnce ? -1 : 0);

/**
 * Puts a letter in the outbox. Call it in the transaction of the change that it is about: then the letter is sent if and
 * only if the change is committed, and a mail server in trouble delays no change (rules §4).
 * @returns its id
 */
export async function queueLetter(db: Db, letter: Letter): Promise<number> {
  const complete = { ...DEFAULTS, ...letter };
  const job = await jobStatement(LETTERS, priorityOf(complete));
  insert ??= insertLetter(job);
  const [row] = await insert(db, { ...complete, job: job.json });
  if (!row) throw new Error("PostgreSQL returned no id for the new letter.");
  return row.id;
}

const waiting = (db: Db) =>
  db.selectFrom("letters as l").where("l.sent_at", "is", null).where("l.given_up_at", "is", null);

/** The ids of all letters that are still to be sent, the oldest first, with the priority of their jobs. */
export async function waitingLetters(db: Db): Promise<{ id: number; priority: number }[]> {
  const rows = await waiting(db).select(["l.id", "l.at_most_once as atMostOnce"]).orderBy("l.id").execute();
  return rows.map((row) => ({ id: row.id, priority: priorityOf(row) }));
}

/** A letter that is still to be sent; undefined when it was sent or given up meanwhile. */
export function waitingLetter(db: Db, id: number): Promise<WaitingLetter | undefined> {
  return waiting(db)
    .where("l.id", "=", id)
    .select(["l.id", "l.recipient", "l.subject", "l.text", "l.html", "l.at_most_once as atMostOnce"])
    .select("l.link_id as linkId")
    .select(["l.reply_to as replyTo", "l.unsubscribe_url as unsubscribeUrl", "l.calendar"])
    .select(["l.created_at as createdAt", "l.handed_over_at as handedOverAt"])
    .executeTakeFirst();
}

type Row = Omit<OutboxLetter, "createdAt" | "sentAt" | "givenUpAt" | "link"> & {
  purpose: LinkPurpose | null;
  created_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
};

const present = ({ created_at, sent_at, given_up_at, purpose, ...letter }: Row): OutboxLetter => ({
  ...letter,
  link: purpose,
  lastError: remarkFor("letters", letter.lastError),
  createdAt: instant(created_at),
  sentAt: instantOrNull(sent_at),
  givenUpAt: instantOrNull(given_up_at),
});

const selectShown = (from: RawBuilder<unknown>) => sql<Row>`
  select l.id, l.recipient, l.subject, l.text, l.html, l.calendar, l.attempts, l.created_at, l.sent_at, l.given_up_at,
    l.last_error as "lastError", (select k.purpose from letter_links as k where k.id = l.link_id) as purpose
  from ${from}`;

function outbox(q: string | undefined): SqlList {
  const order = orderBy(descending(sql`l.created_at`), descending(sql`l.id`));
  const list = { id: sql`l.id`, order, found: sql`letters as l` };
  if (!q) return { ...list, total: storedCount("letters") };
  const matches = containsIndexed(sql.ref("l.words_folded"), q);
  const words = sql`(select letter_id as id, created_at, words_folded from letter_words) as l`;
  const collected = sql`(select l.id, l.created_at from ${words} where ${matches} offset 0) as l`;
  const walked = sql`${words} where ${matches}`;
  return { ...list, found: collected, search: { walked, outOf: storedCount("letters") } };
}

/** One page of the outbox, the newest letter first. @param query.q a part of the recipient's address or of the subject */
export async function listLetters(
  db: Db,
  query: PageRequest & { q?: string | undefined },
): Promise<PageOf<OutboxLetter>> {
  const page = await pageOfIds(
    db,
    outbox(query.q),
    (ids) => selectShown(sql`(${ids}) as page join letters as l on l.id = page.id`),
    query,
  );
  return { ...page, items: page.items.map(present) };
}

/** One letter of the outbox. */
export async function findLetter(db: Db, id: number): Promise<OutboxLetter | undefined> {
  const { rows } = await selectShown(sql`letters as l where l.id = ${id}`).execute(db);
  return rows[0] && present(rows[0]);
}
