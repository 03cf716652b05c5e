import { sql } from "kysely";
import type { AccountChange } from "../../contract/accounts/accounts.ts";
import { emailKey } from "../../contract/platform/email.ts";
import type { Language } from "../../contract/texts/language.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import { conflict, invalid, orNotFound } from "../base/errors.ts";
import { type Context, inTransaction, type System, type WithSettings } from "../database/context.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { changeRows } from "../database/rows.ts";
import { audit, auditOnce } from "../platform/audit/audit.commands.ts";
import { queueCounted } from "../platform/mail/letter.limits.ts";
import { linkFormerAddress } from "../platform/mail/own-addresses.ts";
import { accountChangedLetter, emailChangedLetter } from "./account.letters.ts";
import { invalidateLinks } from "./account.links.ts";
import { type Account, accountById, lockAccount } from "./account.queries.ts";
import { queueConfirmationLetter } from "./email-confirmation.commands.ts";
import { verifyThrottled } from "./login.throttle.ts";
import { refuseWeak } from "./new-password.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { refuseReserved } from "./reserved-addresses.ts";
import { tellOfChange } from "./security.letters.ts";
import { endOtherSessions } from "./sessions/session.store.ts";

const wrongPassword = (field = "currentPassword") =>
  invalid([{ field, errors: [formTexts().accounts.currentPasswordWrong] }]);

/**
 * Checks the current password, which every change of the own account needs (rules §11). Wrong passwords count as failed
 * logins, so that a stolen session cannot be used to guess the password.
 * @param address the client's network address
 * @param field of the password in the request's body
 * @throws HttpProblem 400 at the field, 429
 */
export async function requirePassword(
  context: Context,
  address: string,
  password: string,
  field?: string,
): Promise<Account> {
  const account = orNotFound(await accountById(context.db, context.actor.accountId));
  const attempt = { email: account.email, address };
  if (await verifyThrottled(context, attempt, () => verifyPassword(account.passwordHash, password))) return account;
  await auditOnce(context, "wrong password", { subject: "account", id: account.id });
  throw wrongPassword(field);
}

const emailTaken = (field: string) =>
  conflict(formTexts().accounts.emailTaken, undefined, [{ field, errors: [formTexts().accounts.emailTaken] }]);

/** Turns a duplicate e-mail into a 409 at the field (rules §11). */
export const rethrowAsEmailTaken = (field: string) => (error: unknown) => {
  throw isUniqueViolation(error) ? emailTaken(field) : error;
};

/** Refuses a taken e-mail before costly work such as hashing; the database checks again. @throws HttpProblem 409 at `field` */
export async function refuseTakenEmail(db: Db, email: string, field: string): Promise<void> {
  const taken = await db
    .selectFrom("accounts")
    .select("id")
    .where(sql`email_key(email)`, "=", emailKey(email))
    .executeTakeFirst();
  if (taken) throw emailTaken(field);
}

/**
 * Sets the password of an account that the transaction has locked, and invalidates links for resetting it.
 * @param byStaff staff know it; the person takes no step of an adopter before they have chosen one of their own
 */
export async function setPassword(
  { db, clock }: System,
  accountId: number,
  { passwordHash, byStaff = false }: { passwordHash: string; byStaff?: boolean },
): Promise<void> {
  const set = { password_hash: passwordHash, password_by_staff: byStaff };
  await db.updateTable("accounts").set(set).where("id", "=", accountId).execute();
  await invalidateLinks(db, accountId, clock.now(), "reset password");
}

/** Sets the language of an account. @param language left out: it stays as it is */
export async function setLanguage(tx: Db, accountId: number, language: Language | undefined): Promise<void> {
  if (!language) return;
  await tx.updateTable("accounts").set({ language }).where("id", "=", accountId).execute();
}

/**
 * Sets the e-mail of an account that the transaction has locked. The new address is unconfirmed until its link is opened;
 * links sent to the old address become invalid.
 * @param account as it is now
 * @param options.field the e-mail's field in the request body
 * @param options.isVouchedFor an admin sets it for an employee, so it counts as confirmed
 * @throws HttpProblem 400 at `field` for the shelter's own addresses, 409 at `field` when it is taken
 */
export async function setEmail(
  context: System & WithSettings,
  account: Pick<Account, "id" | "email" | "emailConfirmed" | "language">,
  email: string,
  { field, isVouchedFor = false }: { field: string; isVouchedFor?: boolean },
): Promise<void> {
  const { db, clock, settings } = context;
  refuseReserved(email, settings, field);
  const now = clock.now();
  await changeRows(db, "accounts", account.id, { email, email_confirmed_at: isVouchedFor ? now : null }).catch(
    rethrowAsEmailTaken(field),
  );
  await invalidateLinks(db, account.id, now);
  if (account.emailConfirmed) await linkFormerAddress(db, account);
  if (!isVouchedFor) await queueConfirmationLetter(context, { ...account, email });
}

/**
 * Locks the account whose password was checked. If two changes are sent with the same password, the first may set a new
 * one; the second is then refused.
 * @throws HttpProblem 404 when the person was archived or the account closed meanwhile; 400 when the password was changed
 */
async function lockVerifiedAccount(tx: Db, verified: Account): Promise<Account> {
  const account = orNotFound(await lockAccount(tx, verified.id, "change"));
  if (account.passwordHash !== verified.passwordHash) throw wrongPassword();
  return account;
}

/**
 * Changes one's own e-mail, password or both, and ends all other sessions (rules §2, §16). A letter about a new e-mail
 * goes to the old address. Only real changes are audited, each in a separate line.
 * @param address the client's network address
 * @returns the account after the change
 * @throws HttpProblem 400 at `currentPassword`, and at `email` for the shelter's own addresses; 429 after too many wrong
 * passwords; 409 at `email` when it is taken
 */
export async function changeAccount(
  context: Context & WithSettings,
  address: string,
  change: AccountChange,
): Promise<{ loginId: number; email: string }> {
  const { accountId, sessionId, name } = context.actor;
  const verified = await requirePassword(context, address, change.currentPassword);
  await refuseWeak(change.newPassword, { least: verified.passwordMinLength, field: "newPassword" });
  const passwordHash = change.newPassword ? await hashPassword(change.newPassword) : undefined;
  return inTransaction(context, async (within) => {
    const tx = within.db;
    const account = await lockVerifiedAccount(tx, verified);
    const email = change.email === account.email ? undefined : change.email;
    if (email !== undefined) await changeEmail(within, { ...account, name }, email);
    if (passwordHash) await setPassword(within, accountId, { passwordHash });
    if (email !== undefined || passwordHash) await endOtherSessions(tx, accountId, sessionId);
    const subject = { subject: "account", id: accountId };
    if (email !== undefined) await audit(within, "change email", subject);
    if (passwordHash) await notePasswordChange(within);
    return { loginId: accountId, email: email ?? account.email };
  });
}

async function notePasswordChange(context: Context & WithSettings): Promise<void> {
  const { accountId } = context.actor;
  await audit(context, "change password", { subject: "account", id: accountId });
  await tellOfChange(context, accountId, "password");
}

async function changeEmail(
  context: System & WithSettings,
  account: Account & { name: string },
  email: string,
): Promise<void> {
  await setEmail(context, account, email, { field: "email" });
  await queueCounted(context, "email changed", { ...emailChangedLetter(account), accountId: account.id });
}

/**
 * An admin changes somebody's e-mail, password or both, in the transaction of the change. It ends that person's sessions, is
 * audited, and a letter goes to the old address (rules §10, §11).
 * @param account as it is now; it is locked
 * @param about the person, for the audit log; an address that is set for an employee counts as confirmed
 * @throws HttpProblem at `account.email`, as `setEmail` does
 */
export async function changeAccountByStaff(
  context: Context & WithSettings,
  account: Pick<Account, "id" | "email" | "emailConfirmed" | "language"> & { name: string },
  { email, passwordHash }: { email?: string | undefined; passwordHash: string | undefined },
  about: { subject: "user" | "employee"; id: number },
): Promise<void> {
  const isNewEmail = email !== undefined && email !== account.email;
  if (!isNewEmail && !passwordHash) return;
  const isVouchedFor = about.subject === "employee";
  if (isNewEmail) await setEmail(context, account, email, { field: "account.email", isVouchedFor });
  if (passwordHash) await setPassword(context, account.id, { passwordHash, byStaff: true });
  await endOtherSessions(context.db, account.id);
  if (isNewEmail) await audit(context, "set email", about);
  if (passwordHash) await audit(context, "set password", about);
  await queueCounted(context, "account changed", { ...accountChangedLetter(account), accountId: account.id });
}
