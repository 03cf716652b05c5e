import { formTexts } from "../../contract/texts/texts.ts";
import { DAY_MS } from "../base/clock.ts";
import { conflict, invalid, orNotFound, tooMany } from "../base/errors.ts";
import { inTransaction, type System, type WithSettings } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { changeRows } from "../database/rows.ts";
import { audit } from "../platform/audit/audit.commands.ts";
import { mayWrite } from "../platform/mail/letter.limits.ts";
import { type Letter, queueLetter } from "../platform/mail/letter.queue.ts";
import { confirmEmailLetter, type LinkRecipient } from "./account.letters.ts";
import { createLink, invalidateLinks, linkTimesSince, linkUrl, lockAccountByLink } from "./account.links.ts";
import { type Account, lockAccount } from "./account.queries.ts";

const purpose = "confirm email";
/** The shortest time between two letters, and the most that an account is sent a day (rules §16). */
const LETTERS = { againAfterMs: 60_000, aDay: 5 } as const;

/** When the letters of the last 24 hours were requested, newest first. */
const lettersOfToday = (tx: Db, accountId: number, now: Date) =>
  linkTimesSince(tx, { accountId, purpose, since: new Date(now.getTime() - DAY_MS) });

/** An account whose address is to be confirmed. */
type Unconfirmed = Pick<Account, "id" | "email" | "language">;
type Compose = (to: LinkRecipient, url: string) => Letter;

/**
 * Queues the letter with a link that confirms the account's present address. Earlier links stay valid, as they are for the
 * same address.
 * @param compose the letter around the link
 * @returns false when the mailbox has had enough of them today, and none is queued
 */
async function queueLinkLetter(
  { settings, ...system }: System & WithSettings,
  { id: accountId, email, language }: Unconfirmed,
  compose: Compose,
): Promise<boolean> {
  const { db, clock } = system;
  if (!(await mayWrite(system, purpose, email))) return false;
  const linkId = await createLink(db, { accountId, purpose, email, now: clock.now() });
  const url = linkUrl({ publicUrl: settings.publicUrl, purpose, language });
  await queueLetter(db, { ...compose({ email, language }, url), accountId, linkId });
  return true;
}

/**
 * Queues the letter that asks to confirm a new address, in the same transaction. After five letters in a day none is
 * queued, whoever asked for them; the person can request one later.
 */
export async function queueConfirmationLetter(
  system: System & WithSettings,
  account: Unconfirmed,
  compose: Compose = confirmEmailLetter,
): Promise<void> {
  const sent = await lettersOfToday(system.db, account.id, system.clock.now());
  if (sent.length < LETTERS.aDay) await queueLinkLetter(system, account, compose);
}

/** @returns the seconds until another letter can be requested, if there is a wait */
function secondsToWait(sent: readonly Date[], now: Date): number | undefined {
  const [newest, oldestOfTooMany] = [sent[0], sent[LETTERS.aDay - 1]];
  const until = Math.max(
    newest ? newest.getTime() + LETTERS.againAfterMs : 0,
    oldestOfTooMany ? oldestOfTooMany.getTime() + DAY_MS : 0,
  );
  return until > now.getTime() ? Math.ceil((until - now.getTime()) / 1000) : undefined;
}

/**
 * Sends the confirmation letter again when its person requests it.
 * @throws HttpProblem 409 when the address is confirmed; 429 within a minute, and after five in a day
 */
export function sendConfirmation(system: System & WithSettings, accountId: number): Promise<void> {
  return inTransaction(system, async (within) => {
    const tx = within.db;
    const account = orNotFound(await lockAccount(tx, accountId, "change"));
    if (account.emailConfirmed) throw conflict(formTexts().accounts.emailConfirmedAlready);
    const now = within.clock.now();
    const wait = secondsToWait(await lettersOfToday(tx, accountId, now), now);
    if (wait !== undefined) throw tooMany(formTexts().accounts.tooManyConfirmations, wait);
    if (await queueLinkLetter(within, account, confirmEmailLetter)) return;
    throw tooMany(formTexts().accounts.tooManyConfirmations, DAY_MS / 1000);
  });
}

/** Marks the present address of an account as confirmed, and invalidates the other links. */
export async function markConfirmed(tx: Db, accountId: number, now: Date): Promise<void> {
  await changeRows(tx, "accounts", { id: accountId, email_confirmed_at: null }, { email_confirmed_at: now });
  await invalidateLinks(tx, accountId, now, purpose);
}

/** Confirms an address with the letter's link, once. @throws HttpProblem 400 at `token` */
export function confirmEmail(system: System, token: string): Promise<void> {
  return inTransaction(system, async (within) => {
    const tx = within.db;
    const now = within.clock.now();
    const opened = await lockAccountByLink(within, { token, purpose });
    if (!opened?.provesEmail) throw invalid([{ field: "token", errors: [formTexts().accounts.confirmLinkUsed] }]);
    const { id } = opened.account;
    await markConfirmed(tx, id, now);
    await audit({ ...within, actor: { accountId: id } }, "confirm email", { subject: "account", id });
  });
}
