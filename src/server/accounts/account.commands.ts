import { sql } from "kysely";
import { ACCOUNT_TEXT, type AccountChange } from "../../contract/accounts.ts";
import { writeAudit } from "../audit/audit.commands.ts";
import type { Clock } from "../clock.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { conflict, invalid, notFound } from "../http/errors.ts";
import { rememberSubscriber } from "../newsletters/subscription.commands.ts";
import type { SignedIn } from "../sessions/actor.ts";
import { endOtherSessions } from "../sessions/session.store.ts";
import { type Account, accountById, holdAccount } from "./account.queries.ts";
import { limitedAttempt } from "./login.throttle.ts";
import { hashPassword, verifyPassword } from "./password.ts";

type Work = { db: Db; clock: Clock };

const wrongPassword = () => invalid([{ field: "currentPassword", errors: [ACCOUNT_TEXT.currentPasswordWrong] }]);

/** What a change of the own account works with; `address` is where it was asked for. */
type OwnWork = Work & { address: string };

/**
 * Looks at the present password, as every change of the own account asks for it (decisions §11). Wrong ones count like
 * failed logins: a session that was stolen is no way to find the password out.
 * @throws HttpProblem 400 at `currentPassword`, 429
 */
export async function requirePassword(
  { db, clock, address }: OwnWork,
  accountId: number,
  password: string,
): Promise<Account> {
  const account = await accountById(db, accountId);
  if (!account) throw notFound();
  const attempt = { email: account.email, address, now: clock.now() };
  if (await limitedAttempt(db, attempt, () => verifyPassword(account.passwordHash, password))) return account;
  throw wrongPassword();
}

const emailTaken = (field: string) =>
  conflict(ACCOUNT_TEXT.emailTaken, undefined, [{ field, errors: [ACCOUNT_TEXT.emailTaken] }]);

/** Turns "this e-mail is there already" into a 409 at the field (decisions §11). */
export const orEmailTaken = (field: string) => (error: unknown) => {
  throw isUniqueViolation(error) ? emailTaken(field) : error;
};

/** Says early, before any costly work, what the database would say at the end. @throws HttpProblem 409 at `field` */
export async function refuseTakenEmail(db: Db, email: string, field: string): Promise<void> {
  const taken = await db
    .selectFrom("accounts")
    .select("id")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
  if (taken) throw emailTaken(field);
}

/** What is set of an account; what is left out stays as it is. */
type NewLogin = { email?: string | undefined; passwordHash?: string | undefined };

/**
 * Sets the e-mail, the password or both of an account that the transaction holds (`holdAccount`). Links for a new password
 * that are on their way open nothing after it: they were asked for by whoever had the former e-mail or password.
 * @param account as it is now
 * @param field where a taken e-mail is named
 * @throws HttpProblem 409 at `field`
 */
export async function setLogin(
  { db, clock }: Work,
  account: Pick<Account, "id" | "email">,
  { email, passwordHash }: NewLogin,
  field = "email",
): Promise<void> {
  if (email === undefined && passwordHash === undefined) return;
  await db
    .updateTable("accounts")
    .set({ ...(email !== undefined && { email }), ...(passwordHash !== undefined && { password_hash: passwordHash }) })
    .where("id", "=", account.id)
    .execute()
    .catch(orEmailTaken(field));
  await db
    .updateTable("password_resets")
    .set({ used_at: clock.now() })
    .where("account_id", "=", account.id)
    .where("used_at", "is", null)
    .execute();
  if (email !== undefined) await rememberSubscriber(db, account.id, account.email);
}

/**
 * The account whose password was looked at, held: of two changes with one password the second finds it used up when the
 * first has set a new one.
 * @throws HttpProblem 404 when the person was archived or the account closed meanwhile; 400 when the password was changed
 */
async function holdVerified(tx: Db, verified: Account): Promise<Account> {
  const account = await holdAccount(tx, verified.id, "change");
  if (!account) throw notFound();
  if (account.passwordHash !== verified.passwordHash) throw wrongPassword();
  return account;
}

/**
 * Changes one's own e-mail, password or both; a new password ends all other sessions (decisions §2). Each that is another
 * than before is written down by itself; where none is, nothing is.
 * @returns the account as it is now
 * @throws HttpProblem 400 at `currentPassword`, 429 after too many wrong ones, 409 at `email` when that is taken
 */
export async function changeAccount(
  work: OwnWork,
  { accountId, sessionId }: SignedIn,
  change: AccountChange,
): Promise<{ loginId: number; email: string }> {
  const { db, clock } = work;
  const verified = await requirePassword(work, accountId, change.currentPassword);
  const passwordHash = change.newPassword ? await hashPassword(change.newPassword) : undefined;
  return db.transaction().execute(async (tx) => {
    const account = await holdVerified(tx, verified);
    const email = change.email === account.email ? undefined : change.email;
    await setLogin({ db: tx, clock }, account, { email, passwordHash });
    if (passwordHash) await endOtherSessions(tx, accountId, sessionId);
    const entry = { at: clock.now(), actorAccountId: accountId, subject: "account", subjectId: accountId };
    if (email !== undefined) await writeAudit(tx, { ...entry, action: "change email" });
    if (passwordHash) await writeAudit(tx, { ...entry, action: "change password" });
    return { loginId: accountId, email: email ?? account.email };
  });
}
