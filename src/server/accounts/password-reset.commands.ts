import { formTexts, recordTexts } from "../../contract/texts/texts.ts";
import { HOUR_MS } from "../base/clock.ts";
import { invalid, orNotFound, tooMany } from "../base/errors.ts";
import { type Context, inTransaction, type System, type WithSettings } from "../database/context.ts";
import { audit, audited, auditOnce } from "../platform/audit/audit.commands.ts";
import { mayWrite } from "../platform/mail/letter.limits.ts";
import { queueLetter } from "../platform/mail/letter.queue.ts";
import { findLink, makeToken } from "../platform/mail/link.store.ts";
import { setPassword } from "./account.commands.ts";
import { passwordResetLetter } from "./account.letters.ts";
import { createLink, linkTimesSince, linkUrl, lockAccountByLink } from "./account.links.ts";
import { type Account, accountByEmail, accountById, lockAccount } from "./account.queries.ts";
import { markConfirmed } from "./email-confirmation.commands.ts";
import { resetFailedLogins } from "./login.throttle.ts";
import { refuseWeak } from "./new-password.ts";
import { hashPassword } from "./password.ts";
import { endOtherSessions } from "./sessions/session.store.ts";

const purpose = "reset password";
/** The most links sent to one account in an hour (rules §11). */
const LETTERS_AN_HOUR = 5;

/** Queues the letter with a link that works once, for one hour; the request is audited. */
export async function sendResetLink(system: System & WithSettings, found: Account): Promise<void> {
  await inTransaction(system, async (within) => {
    const account = await lockAccount(within.db, found.id, "change");
    // Between the search and the lock the account may have got another e-mail. Then it is not the account that was meant.
    if (account?.email !== found.email) return;
    await auditOnce({ ...within, actor: null }, "password reset requested", { subject: "account", id: account.id });
    await queueLinkLetter(within, account);
  });
}

/**
 * Staff have the link sent, instead of setting a password for somebody (rules §11). They never see it.
 * @throws HttpProblem 404 when nobody can sign in to the account, 429 after five links in an hour
 */
export async function sendResetLinkByStaff(
  context: Context & WithSettings,
  { id, accountId }: { id: number; accountId: number },
): Promise<void> {
  await audited(context, "send password link", { subject: "user", id }, async (within) => {
    const account = orNotFound(await lockAccount(within.db, accountId, "change"), recordTexts().users.notFound);
    if (await queueLinkLetter(within, account)) return;
    throw tooMany(formTexts().accounts.tooManyLinks, HOUR_MS / 1000);
  });
}

/** Queues the letter with the link to a locked account. @returns false after five links in an hour, and of a mailbox in a day */
async function queueLinkLetter({ settings, ...system }: System & WithSettings, account: Account): Promise<boolean> {
  const { db: tx, clock } = system;
  const { id: accountId, language } = account;
  const now = clock.now();
  const sent = await linkTimesSince(tx, { accountId, purpose, since: new Date(now.getTime() - HOUR_MS) });
  if (sent.length >= LETTERS_AN_HOUR || !(await mayWrite(system, purpose, account.email))) return false;
  const linkId = await createLink(tx, { accountId, purpose, email: account.email, now });
  const url = linkUrl({ publicUrl: settings.publicUrl, purpose, language });
  await queueLetter(tx, { ...passwordResetLetter(account, url), accountId, linkId });
  return true;
}

/**
 * Makes a link for a new password that the operator hands over when e-mail does not work. Unlike one in a letter, it
 * does not confirm the address.
 * @returns undefined when nobody can sign in with this e-mail
 */
export function makeResetLink(system: System, email: string, publicUrl: string): Promise<string | undefined> {
  return inTransaction(system, async (within) => {
    const tx = within.db;
    const found = await accountByEmail(tx, email);
    const account = found && (await lockAccount(tx, found.id, "change"));
    if (!account) return undefined;
    const now = within.clock.now();
    const { id: accountId, language } = account;
    const token = await makeToken(within, await createLink(tx, { accountId, purpose, email: null, now }));
    await audit({ ...within, actor: null }, "print reset link", { subject: "account", id: accountId });
    return token && linkUrl({ publicUrl, purpose, language, token });
  });
}

const linkUsed = () => invalid([{ field: "token", errors: [formTexts().accounts.resetLinkUsed] }]);

/**
 * Sets a new password with a link, which invalidates the link and ends all sessions. A link that was sent to the account's
 * present address also confirms that address.
 * @throws HttpProblem 400 at `token`, and at `newPassword` for a weak one
 */
export async function resetPassword(
  system: System,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  // Checked before the costly hash, and again once the account is locked.
  const link = await findLink(system, purpose, token);
  const chosenBy = link?.accountId && (await accountById(system.db, link.accountId));
  if (!chosenBy) throw linkUsed();
  await refuseWeak(newPassword, { least: chosenBy.passwordMinLength, field: "newPassword" });
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(system, async (within) => {
    const tx = within.db;
    const opened = await lockAccountByLink(within, { purpose, token });
    if (!opened) throw linkUsed();
    const { id, email } = opened.account;
    await setPassword(within, id, { passwordHash });
    if (opened.provesEmail) await markConfirmed(tx, id, within.clock.now());
    await endOtherSessions(tx, id);
    await resetFailedLogins(tx, email);
    await audit({ ...within, actor: { accountId: id } }, "reset password", { subject: "account", id });
  });
}
