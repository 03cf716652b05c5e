import { type SqlBool, sql } from "kysely";
import type { Held } from "../../../contract/outreach/held.ts";
import { DAY_MS, instant, instantOrNull } from "../../base/clock.ts";
import { inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { forgetUses } from "../../platform/http/throttle.ts";
import { eraseLetters } from "../../platform/mail/letter.commands.ts";
import { type Letter, queueLetter } from "../../platform/mail/letter.queue.ts";
import { linkedRecord } from "../../platform/mail/link.store.ts";
import { rowTokens } from "../../platform/mail/link.tokens.ts";
import { type AddressOwner, isAddress, lockEndingWith } from "../../platform/mail/own-addresses.ts";

/** The tokens of links that end one search, in letters from before links had one token for each mailbox. */
const FORMER = rowTokens("saved search end");

/** Queues a letter to a mailbox. If the mailbox is deleted before the letter is sent, so is the letter. */
export async function queueMailboxLetter(tx: Db, mailboxId: number, letter: Letter): Promise<void> {
  const letterId = await queueLetter(tx, letter);
  await tx.insertInto("search_letters").values({ mailbox_id: mailboxId, letter_id: letterId }).execute();
}

/** Deletes mailboxes that the transaction has locked, with their searches and unsent letters. */
async function deleteMailboxes(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const letters = tx.selectFrom("search_letters").select("letter_id").where("mailbox_id", "in", ids);
  await eraseLetters(tx, sql<SqlBool>`id in (${letters})`);
  await tx.deleteFrom("search_mailboxes").where("id", "in", ids).execute();
}

/** The link of a letter. @property search the one search to end; left out, all of the mailbox are ended */
type EndLink = { token: string; search?: number | undefined };

/** Ends all searches of a mailbox or one of them, as the link in a letter says. Using a link again changes nothing. */
export function endSearches(system: System & { signingKey: string }, link: EndLink): Promise<void> {
  return inTransaction(system, async (within) => {
    const { db: tx, signingKey } = within;
    const former = FORMER.read(signingKey, link.token);
    const searchId = former ?? link.search;
    const mailboxId = former === undefined ? await linkedRecord(within, "end searches", link.token) : undefined;
    if (former === undefined && mailboxId === undefined) return;
    const mailbox = await tx
      .selectFrom("search_mailboxes")
      .select("id")
      .where(
        mailboxId === undefined
          ? sql<SqlBool>`id = (select mailbox_id from saved_searches where id = ${searchId})`
          : sql<SqlBool>`id = ${mailboxId}`,
      )
      .forUpdate()
      .executeTakeFirst();
    if (!mailbox) return;
    if (searchId !== undefined) {
      await tx.deleteFrom("saved_searches").where("id", "=", searchId).where("mailbox_id", "=", mailbox.id).execute();
    }
    const isOver = searchId === undefined || (await searchesLeft(tx, mailbox.id)) === 0;
    if (isOver) await deleteMailboxes(tx, [mailbox.id]);
  });
}

async function searchesLeft(tx: Db, mailboxId: number): Promise<number> {
  const rows = await tx.selectFrom("saved_searches").select("id").where("mailbox_id", "=", mailboxId).execute();
  return rows.length;
}

/** How long a search waits to be confirmed. */
const UNCONFIRMED_KEPT_MS = 7 * DAY_MS;

/** Deletes searches that nobody has confirmed within a week, and mailboxes that have no other (rules §6). */
export function deleteUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNCONFIRMED_KEPT_MS);
  return db.transaction().execute(async (tx) => {
    // Locked first: a search may be saved at this moment.
    const { rows } = await sql<{ id: number }>`
      select id from search_mailboxes where id in (
        select mailbox_id from saved_searches where confirmed_at is null and created_at < ${before})
      order by id for update`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx
      .deleteFrom("saved_searches")
      .where("mailbox_id", "in", ids)
      .where("confirmed_at", "is", null)
      .where("created_at", "<", before)
      .execute();
    const used = await tx.selectFrom("saved_searches").select("mailbox_id").where("mailbox_id", "in", ids).execute();
    const left = new Set(used.map(({ mailbox_id }) => mailbox_id));
    await deleteMailboxes(
      tx,
      ids.filter((id) => !left.has(id)),
    );
  });
}

/** Deletes the saved searches that end with an account (rules §10). */
export async function deleteSearchesOf(tx: Db, account: AddressOwner): Promise<void> {
  const rows = await lockEndingWith(tx, "search_mailboxes", account);
  for (const { email } of rows) await forgetUses(tx, "letter about a search", email);
  await deleteMailboxes(
    tx,
    rows.map(({ id }) => id),
  );
}

/** The saved searches of an address, for the export of what is held on a person (rules §10). */
export async function exportSearches(db: Db, email: string): Promise<Held["savedSearches"]> {
  const rows = await db
    .selectFrom("saved_searches as s")
    .innerJoin("search_mailboxes as m", "m.id", "s.mailbox_id")
    .where(isAddress(email))
    .select(["s.query", "s.created_at", "s.confirmed_at"])
    .orderBy("s.id")
    .execute();
  return rows.map(({ query, created_at, confirmed_at }) => ({
    query,
    savedAt: instant(created_at),
    confirmedAt: instantOrNull(confirmed_at),
  }));
}

/** The number of confirmed searches; staff see nothing else about them. */
export async function countSearches(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("saved_searches")
    .where("confirmed_at", "is not", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
