import { ACCOUNT_TEXT } from "../../contract/accounts.ts";
import { writeAudit, writeAuditOnce } from "../audit/audit.commands.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import { invalid } from "../http/errors.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import { endOtherSessions } from "../sessions/session.store.ts";
import { setPassword } from "./account.commands.ts";
import { passwordResetLetter } from "./account.letters.ts";
import { addLink, findLink, holdByLink, linksSince, linkUrl, makeToken } from "./account.links.ts";
import { type Account, accountByEmail, holdAccount } from "./account.queries.ts";
import { markConfirmed } from "./email-confirmation.commands.ts";
import { forgive } from "./login.throttle.ts";
import { hashPassword } from "./password.ts";

type Work = { db: Db; clock: Clock };

const purpose = "reset password";
const HOUR_MS = 60 * 60_000;
/** How many links are sent to one account (decisions §11). */
const LETTERS_AN_HOUR = 5;

/**
 * Writes the letter with a link, good once, for an hour; and down that it was asked for, whoever asked.
 * @param work with the address that the link leads to
 */
export async function sendResetLink(
  { db, clock, publicUrl }: Work & { publicUrl: string },
  found: Account,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, found.id, "change");
    // Between being found and being held it may have been given another e-mail: then it is no longer the one meant.
    if (account?.email !== found.email) return;
    const { id: accountId, email: to } = account;
    const entry = { action: "password reset requested", subject: "account", subjectId: accountId };
    await writeAuditOnce(tx, { at: now, actorAccountId: null, ...entry });
    const sent = await linksSince(tx, { accountId, purpose, since: new Date(now.getTime() - HOUR_MS) });
    if (sent.length >= LETTERS_AN_HOUR) return;
    const linkId = await addLink(tx, { accountId, purpose, email: to, now });
    await queueLetter(tx, { ...passwordResetLetter(to, linkUrl(publicUrl, purpose)), accountId, linkId });
  });
}

/**
 * Makes a link for a new password that the operator hands over, where no letter gets through. It proves no mailbox.
 * @returns undefined when nobody may sign in with this e-mail
 */
export function makeResetLink({ db, clock }: Work, email: string, publicUrl: string): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const found = await accountByEmail(tx, email);
    const account = found && (await holdAccount(tx, found.id, "change"));
    if (!account) return undefined;
    const now = clock.now();
    const { id: accountId } = account;
    const token = await makeToken(tx, await addLink(tx, { accountId, purpose, email: null, now }), now);
    const entry = { action: "print reset link", subject: "account", subjectId: accountId };
    await writeAudit(tx, { at: now, actorAccountId: null, ...entry });
    return token && linkUrl(publicUrl, purpose, token);
  });
}

const linkUsed = () => invalid([{ field: "token", errors: [ACCOUNT_TEXT.resetLinkUsed] }]);

/**
 * Sets a new password by the letter's link; the link is used up, and so are all sessions. Who opens a link that was sent to
 * the account's address has the mailbox, so the address is confirmed.
 * @throws HttpProblem 400 at `token`
 */
export async function resetPassword(
  { db, clock }: Work,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const now = clock.now();
  const link = { token, purpose, now } as const;
  // Looked at before the costly hash, and again once the account is held.
  if (!(await findLink(db, link))) throw linkUsed();
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (tx) => {
    const opened = await holdByLink(tx, link);
    if (!opened) throw linkUsed();
    const { id, email } = opened.account;
    await setPassword({ db: tx, clock }, id, passwordHash);
    if (opened.provesEmail) await markConfirmed(tx, id, now);
    await endOtherSessions(tx, id);
    await forgive(tx, email);
    const entry = { action: "reset password", subject: "account", subjectId: id };
    await writeAudit(tx, { at: now, actorAccountId: id, ...entry });
  });
}
