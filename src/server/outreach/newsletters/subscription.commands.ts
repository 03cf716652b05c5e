import { type SqlBool, sql } from "kysely";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { HOUR_MS } from "../../base/clock.ts";
import { conflict } from "../../base/errors.ts";
import { inTransaction, type System, type WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { changeRows } from "../../database/rows.ts";
import { eraseLetters } from "../../platform/mail/letter.commands.ts";
import { queueCounted } from "../../platform/mail/letter.limits.ts";
import { linkedRecord, linkTo, makeToken } from "../../platform/mail/link.store.ts";
import { type AddressOwner, isAddress, lockEndingWith } from "../../platform/mail/own-addresses.ts";
import { confirmationLetter, type Reader } from "./newsletter.letters.ts";

/** `signingKey` signs the tokens of links. */
type Subscribing = System & WithSettings & { signingKey: string };
type Subscription = { id: number; emailAddress: string; createdAt: string };

/** The shortest time between two confirmation letters to one address. */
const RESEND_AFTER_MS = HOUR_MS;

/** Queues the letter with the link that confirms a subscription. */
async function sendConfirmation(
  { settings: { publicUrl }, ...system }: Subscribing,
  { id, ...reader }: Reader & { id: number },
): Promise<void> {
  const linkId = await linkTo(system, "confirm newsletter", id);
  await queueCounted(system, "newsletter", { ...confirmationLetter(reader, publicUrl), linkId });
}

/** Stores a new subscription and queues its letter. @returns undefined when the address is subscribed already */
async function insert(context: Subscribing, email: string): Promise<Subscription | undefined> {
  const now = context.clock.now();
  const row = await context.db
    .insertInto("newsletter_subscribers")
    .values({
      email_address: email,
      language: currentLanguage(),
      created_at: now,
      confirmation_sent_at: now,
    })
    .onConflict((twice) => twice.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return undefined;
  // Made at once: letters of an earlier subscription end this one, too.
  const linkId = await linkTo(context, "end newsletter", row.id);
  await makeToken(context, linkId, { key: context.signingKey, address: email });
  await sendConfirmation(context, { id: row.id, email, language: currentLanguage() });
  return { id: row.id, emailAddress: email, createdAt: now.toISOString() };
}

/**
 * Sends the confirmation letter of an existing subscription again, if it is not confirmed.
 * @returns whether it is confirmed; undefined when it has just been deleted
 */
async function resendConfirmation(context: Subscribing, email: string): Promise<boolean | undefined> {
  const tx = context.db;
  const row = await tx
    .selectFrom("newsletter_subscribers")
    .select(["id", "email_address", "confirmed_at", "confirmation_sent_at"])
    .where(isAddress(email))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.confirmed_at !== null) return true;
  const now = context.clock.now();
  const language = currentLanguage();
  if (now.getTime() - row.confirmation_sent_at.getTime() < RESEND_AFTER_MS) return false;
  await changeRows(tx, "newsletter_subscribers", row.id, { confirmation_sent_at: now, language });
  await sendConfirmation(context, { id: row.id, email: row.email_address, language });
  return false;
}

/**
 * Subscribes an address, which gets a letter with a link to confirm it (rules §6, §11). The newsletter has the language of
 * the page on which somebody subscribed.
 * @throws HttpProblem 409 when it is subscribed already, whatever its case, confirmed or not
 */
export async function subscribe(context: Subscribing, email: string): Promise<Subscription> {
  for (;;) {
    const outcome = await inTransaction(
      context,
      async (within) => (await insert(within, email)) ?? (await resendConfirmation(within, email)),
    );
    if (outcome === true) throw conflict(formTexts().newsletters.already);
    if (outcome === false) throw conflict(formTexts().newsletters.unconfirmed);
    if (outcome !== undefined) return outcome;
  }
}

/** Confirms a subscription, as the button on the letter's page asks. An unknown token does nothing. */
export async function confirm(system: System, token: string): Promise<void> {
  const id = await linkedRecord(system, "confirm newsletter", token);
  if (id === undefined) return;
  await changeRows(
    system.db,
    "newsletter_subscribers",
    { id, confirmed_at: null },
    { confirmed_at: system.clock.now() },
  );
}

/** Deletes the subscription that a letter's link names, if there is one. */
export function unsubscribe(system: System, token: string): Promise<void> {
  return inTransaction(system, async (within) => {
    const id = await linkedRecord(within, "end newsletter", token);
    if (id === undefined) return;
    const rows = within.db.selectFrom("newsletter_subscribers").select("id").where("id", "=", id).forUpdate();
    if (await rows.executeTakeFirst()) await deleteSubscription(within.db, id);
  });
}

/** Deletes the subscriptions that end with an account (rules §10). */
export async function deleteSubscriptionsOf(tx: Db, account: AddressOwner): Promise<void> {
  for (const { id } of await lockEndingWith(tx, "newsletter_subscribers", account)) {
    await eraseLetters(tx, sql<SqlBool>`id in (${lettersTo(tx, id)})`);
    await deleteSubscription(tx, id);
  }
}

/** The letters that a subscriber got, or will get: issues, and those that ask to confirm the subscription. */
const lettersTo = (tx: Db, subscriberId: number) =>
  tx
    .selectFrom("newsletter_deliveries")
    .select("letter_id")
    .where("subscriber_id", "=", subscriberId)
    .where("letter_id", "is not", null)
    .unionAll(
      tx
        .selectFrom("letters as l")
        .innerJoin("letter_links as k", "k.id", "l.link_id")
        .select("l.id as letter_id")
        .where("k.subscriber_id", "=", subscriberId),
    );

/** Deletes a subscription and its unsent letters. A letter that is being handed to the mail server still goes out. */
async function deleteSubscription(tx: Db, id: number): Promise<void> {
  await tx
    .deleteFrom("letters")
    .where("id", "in", lettersTo(tx, id))
    .where("sent_at", "is", null)
    .where((letter) => letter.or([letter("handed_over_at", "is", null), letter("given_up_at", "is not", null)]))
    .execute();
  await tx.deleteFrom("newsletter_subscribers").where("id", "=", id).execute();
}
