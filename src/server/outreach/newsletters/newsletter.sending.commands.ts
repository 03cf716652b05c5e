import { sql } from "kysely";
import { languageOf } from "../../../contract/texts/language.ts";
import { linkedAnimalIds } from "../../animals/linked-animals.ts";
import { anyOf } from "../../database/any-of.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { changeRows } from "../../database/rows.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { linkTo } from "../../platform/mail/link.store.ts";
import { ISSUE_ANIMALS } from "./newsletter.commands.ts";
import { cardsIn, type Issue, issueLetter, type Reader } from "./newsletter.letters.ts";
import { letterPictures } from "./newsletter.photos.ts";
import { NEXT } from "./newsletter.process.ts";

/** Letters in one transaction: few enough to lock only for a moment, many enough for thousands of letters a minute. */
const BATCH = 25;

/** SQL for whether a letter of the issue `n` waits in the outbox. */
const isOnItsWay = sql`exists (select from newsletter_deliveries d join letters l on l.id = d.letter_id
  where d.newsletter_id = n.id and l.sent_at is null and l.given_up_at is null)`;
/** SQL for whether a letter of the issue `n` is still to be written. */
const hasUnsettled = sql`exists (select from newsletter_deliveries d where d.newsletter_id = n.id and d.settled_at is null)`;

/** The ids of issues whose time has come, that have letters to be written, or that can be marked as sent. */
export async function issuesToWorkOn({ db, clock }: System): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select n.id from newsletters n
    where n.status = ${NEXT.send} and (${hasUnsettled} or not ${isOnItsWay})
      or n.status = ${NEXT.schedule} and n.send_at <= ${clock.now()} order by n.id`.execute(db);
  return rows;
}

/** Locks an issue while a batch is written, so that two workers take turns; undefined when there is nothing to send. */
function lockQueuedIssue(tx: Db, id: number) {
  return tx
    .selectFrom("newsletters")
    .select(["subject", "content"])
    .where("id", "=", id)
    .where("status", "=", NEXT.send)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Writes the next letters of an issue into the outbox and settles their deliveries, in one transaction. People who
 * have unsubscribed since the issue was queued are skipped.
 * @returns whether there may be more to write
 */
export function writeBatch(system: System, id: number, publicUrl: string): Promise<boolean> {
  const { db, clock } = system;
  return db.transaction().execute(async (tx) => {
    const issue = await lockQueuedIssue(tx, id);
    if (!issue) return false;
    const deliveries = await nextDeliveries(tx, id);
    const readers = await lockSubscribers(tx, deliveries);
    const content = await contentByLanguage({ ...system, db: tx, publicUrl }, id, [...readers.values()]);
    for (const { id: deliveryId, subscriberId } of deliveries) {
      const reader = subscriberId === null ? undefined : readers.get(subscriberId);
      const letter = reader && issueLetter({ ...issue, ...content.get(reader.language) }, toReader(reader), publicUrl);
      const linkId = reader && (await linkTo({ db: tx, clock }, "end newsletter", reader.id));
      const letterId = letter && linkId ? await queueLetter(tx, { ...letter, linkId }) : null;
      await changeRows(tx, "newsletter_deliveries", deliveryId, { settled_at: clock.now(), letter_id: letterId });
    }
    return deliveries.length === BATCH;
  });
}

type Content = Pick<Issue, "cards" | "pictures">;

/** The issue's pictures and the cards of its animals, once for each language of these readers. */
async function contentByLanguage(
  work: System & { publicUrl: string },
  id: number,
  readers: readonly { language: string }[],
): Promise<Map<string, Content>> {
  const animalIds = await linkedAnimalIds(work.db, ISSUE_ANIMALS, id);
  const content = new Map<string, Content>();
  for (const code of new Set(readers.map(({ language }) => language))) {
    const language = languageOf(code);
    const pictures = await letterPictures(work.db, language, id);
    content.set(code, { pictures, cards: await cardsIn(work, language, animalIds) });
  }
  return content;
}

const toReader = (row: { email_address: string; language: string }): Reader => ({
  email: row.email_address,
  language: languageOf(row.language),
});

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

/** Locks subscribers before their deliveries, as unsubscribing does: another order could cause a deadlock. */
async function lockSubscribers(tx: Db, deliveries: readonly { subscriberId: number | null }[]) {
  const ids = deliveries.map(({ subscriberId }) => subscriberId).filter((id) => id !== null);
  const rows = await tx
    .selectFrom("newsletter_subscribers")
    .select(["id", "email_address", "language"])
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Marks issues as sent whose letters are all with the mail server or given up. */
export async function finishIssues({ db, clock }: System): Promise<void> {
  await sql`
    update newsletters n set status = ${NEXT.finish}, sent_at = ${clock.now()}
    where n.status = ${NEXT.send} and not ${hasUnsettled} and not ${isOnItsWay}`.execute(db);
}
