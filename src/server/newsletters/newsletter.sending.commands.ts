import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import { isFree } from "../jobs-queue/in-hand.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import { issueLetter, unsubscribeUrl } from "./newsletter.letters.ts";
import { NEXT } from "./newsletter.process.ts";

type Work = { db: Db; clock: Clock };

/** Letters written in one transaction: few enough to be done in an instant, many enough for thousands in a minute. */
const BATCH = 25;

/** A letter of this issue is on its way: neither sent nor given up. */
const isOnItsWay = sql`exists (select from newsletter_deliveries d join letters l on l.id = d.letter_id
  where d.newsletter_id = n.id and l.sent_at is null and l.given_up_at is null)`;
const hasUnsettled = sql`exists (select from newsletter_deliveries d where d.newsletter_id = n.id and d.settled_at is null)`;

/** Issues for which there is something to do now and that no job has in hand. @param queue of the jobs, keyed by the issue's id */
export async function issuesToWorkOn(db: Db, queue: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.id from newsletters n
    where n.status = 'Queued' and (${hasUnsettled} or not ${isOnItsWay})
      and ${isFree(queue, "n.id")}
    order by n.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The issue, held while it is being sent, so that two workers take turns; undefined when there is nothing to send. */
function holdQueued(tx: Db, id: number) {
  return tx
    .selectFrom("newsletters")
    .select(["subject", "content"])
    .where("id", "=", id)
    .where("status", "=", NEXT.send)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Writes the next letters of an issue into the outbox and settles their deliveries, in one transaction. Whoever has
 * unsubscribed since the issue was queued is passed over.
 * @returns whether there may be more to write
 */
export function writeBatch({ db, clock }: Work, id: number, publicUrl: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const issue = await holdQueued(tx, id);
    if (!issue) return false;
    const deliveries = await nextDeliveries(tx, id);
    const readers = await holdSubscribers(tx, deliveries);
    for (const { id: deliveryId, subscriberId } of deliveries) {
      const reader = subscriberId === null ? undefined : readers.get(subscriberId);
      const letter =
        reader && issueLetter(issue, reader.email_address, unsubscribeUrl(publicUrl, reader.unsubscribe_token));
      const letterId = letter ? await queueLetter(tx, letter) : null;
      await tx
        .updateTable("newsletter_deliveries")
        .set({ settled_at: clock.now(), letter_id: letterId })
        .where("id", "=", deliveryId)
        .execute();
    }
    return deliveries.length === BATCH;
  });
}

function nextDeliveries(tx: Db, id: number): Promise<{ id: number; subscriberId: number | null }[]> {
  return tx
    .selectFrom("newsletter_deliveries")
    .select(["id", "subscriber_id as subscriberId"])
    .where("newsletter_id", "=", id)
    .where("settled_at", "is", null)
    .orderBy("id")
    .limit(BATCH)
    .execute();
}

/** Held before their deliveries are: whoever unsubscribes takes them in the same order. */
async function holdSubscribers(tx: Db, deliveries: readonly { subscriberId: number | null }[]) {
  const ids = deliveries.map(({ subscriberId }) => subscriberId).filter((id) => id !== null);
  const rows = await tx
    .selectFrom("newsletter_subscribers")
    .select(["id", "email_address", "unsubscribe_token"])
    .where("id", "=", sql<number>`any(${ids}::int[])`)
    .orderBy("id")
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Calls an issue sent, if all its letters are with the mail server or given up. */
export async function finishIssue({ db, clock }: Work, id: number): Promise<void> {
  await sql`
    update newsletters n set status = ${NEXT.finish}, sent_at = ${clock.now()}
    where n.id = ${id} and n.status = ${NEXT.send} and not ${hasUnsettled}
      and not ${isOnItsWay}`.execute(db);
}
