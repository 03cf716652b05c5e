import { type RawBuilder, sql } from "kysely";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { LinkPurpose, OutboxLetter } from "../../../contract/platform/outbox.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import { type PageRequest, pageOfIds, type SqlList } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { containsIndexed } from "../../database/search.ts";
import { descending, orderBy } from "../../database/sorting.ts";
import { storedCount } from "../../database/stored-counts.ts";
import { remarkFor } from "../../texts/remark.ts";

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

const waiting = (db: Db) =>
  db.selectFrom("letters as l").where("l.sent_at", "is", null).where("l.given_up_at", "is", null);

/** The letters after this id that are still to be sent, the oldest first. */
export const waitingLetters = (db: Db, after: number) =>
  waiting(db).where("l.id", ">", after).select(["l.id", "l.at_most_once as atMostOnce"]).orderBy("l.id").execute();

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
  const words = sql`(
    select letter_id as id, created_at, words_folded from letter_words
    union all
    select id, created_at, fold(recipient || ' ' || subject) from letters where sent_at is null and given_up_at is null
  ) as l`;
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
