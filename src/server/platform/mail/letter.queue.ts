import { type RawBuilder, sql } from "kysely";
import { type JobStatement, jobStatement } from "../background/jobs-in-sql.ts";
import type { QueueName } from "../background/queues.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Db } from "../database/pool.ts";

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

/**
 * A letter and the job that sends it, in one statement. `job` is that of a letter whose id is 0.
 * @param isIdWanted if not, it is sent with the next statement of its transaction
 */
const insertLetter = (job: JobStatement, isIdWanted: boolean) =>
  compiledOnce(
    (db, letter: Complete & { job: string }) =>
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
        .select((isIdWanted ? sql<number>`id` : sql<number>`0`).as("id")),
    isIdWanted ? undefined : "unread",
  );

/** pg-boss's statement, with the job of the new letter in the place of its value. */
function sendingJob({ text }: JobStatement, json: string): RawBuilder<{ id: string }> {
  const [head = "", tail = ""] = text.split("$1");
  const withId = sql`jsonb_set(${json}::jsonb, '{0,data,id}', to_jsonb(id))`;
  const ofLetter = sql`(select jsonb_set(${withId}, '{0,singletonKey}', to_jsonb(id::text)) from letter)`;
  return sql`(${sql.raw(head)}${ofLetter}${sql.raw(tail)})`;
}

type Insert = ReturnType<typeof insertLetter>;
/** Made at the first letter, when the queues are open; they are the same for every priority. */
let inserts: { withNext: Insert; withId: Insert } | undefined;

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
export const priorityOf = ({ atMostOnce }: { atMostOnce: boolean }) => (atMostOnce ? -1 : 0);

async function insert(db: Db, letter: Letter, how: "withNext" | "withId") {
  const complete = { ...DEFAULTS, ...letter };
  const job = await jobStatement(LETTERS, priorityOf(complete));
  inserts ??= { withNext: insertLetter(job, false), withId: insertLetter(job, true) };
  return inserts[how](db, { ...complete, job: job.json });
}

/**
 * Puts a letter in the outbox. Call it in the transaction of the change that it is about: then the letter is sent if and
 * only if the change is committed, and a mail server in trouble delays no change (rules §4).
 * @returns its id
 */
export async function queueLetter(db: Db, letter: Letter): Promise<number> {
  const [row] = await insert(db, letter, "withId");
  if (!row) throw new Error("PostgreSQL returned no id for the new letter.");
  return row.id;
}

/** As {@link queueLetter}, for those who need no id: it is sent with the next statement of the transaction. */
export async function queueUnreadLetter(tx: Db, letter: Letter): Promise<void> {
  await insert(tx, letter, "withNext");
}
