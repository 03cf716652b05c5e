import { createHash, randomBytes } from "node:crypto";
import { ACCOUNT_TEXT, type AccountChange } from "../../contract/accounts.ts";
import { writeAudit } from "../audit/audit.commands.ts";
import type { Clock } from "../clock.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { conflict, forbidden, invalid, notFound } from "../http/errors.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import type { SignedIn } from "../sessions/actor.ts";
import { endOtherSessions } from "../sessions/session.store.ts";
import { passwordResetLetter } from "./account.letters.ts";
import { accountByEmail, accountById } from "./account.queries.ts";
import { forgive } from "./login.throttle.ts";
import { hashPassword, verifyPassword } from "./password.ts";

type Work = { db: Db; clock: Clock };

/** Looks at the present password, as every change of the own account asks for it (decisions §11). @throws HttpProblem 400 */
export async function requirePassword(db: Db, accountId: number, password: string) {
  const account = await accountById(db, accountId);
  if (!account) throw notFound();
  if (await verifyPassword(account.passwordHash, password)) return account;
  throw invalid([{ field: "currentPassword", errors: [ACCOUNT_TEXT.currentPasswordWrong] }]);
}

/** 409 at the field when somebody else has this e-mail (decisions §11). */
export const emailTaken = (field: string) =>
  conflict(ACCOUNT_TEXT.emailTaken, undefined, [{ field, errors: [ACCOUNT_TEXT.emailTaken] }]);

/**
 * Changes one's own e-mail or password; a new password ends all other sessions (decisions §2).
 * @returns the account as it is now
 */
export async function changeAccount(
  { db, clock }: Work,
  actor: SignedIn,
  accountId: number,
  change: AccountChange,
): Promise<{ loginId: number; email: string }> {
  if (accountId !== actor.accountId) throw forbidden();
  const account = await requirePassword(db, accountId, change.currentPassword);
  const email = change.email ?? account.email;
  const password_hash = change.newPassword ? await hashPassword(change.newPassword) : account.passwordHash;
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("accounts")
      .set({ email, password_hash })
      .where("id", "=", accountId)
      .execute()
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? emailTaken("email") : error;
      });
    if (change.newPassword) await endOtherSessions(tx, accountId, actor.sessionId);
    const action = change.newPassword ? "change password" : "change email";
    await writeAudit(tx, {
      at: clock.now(),
      actorAccountId: accountId,
      action,
      subject: "account",
      subjectId: accountId,
    });
  });
  return { loginId: accountId, email };
}

/** How long a link for a new password is good, and how many are sent an hour (decisions §11). */
const RESET = { lifeMs: 60 * 60_000, lettersAnHour: 5 } as const;
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Sends the letter with a link, good once, for an hour. Says the same whether there is such an account or not. */
export async function forgetPassword({ db, clock }: Work, email: string, publicUrl: string): Promise<void> {
  const account = await accountByEmail(db, email);
  if (!account) return;
  const now = clock.now();
  const token = randomBytes(32).toString("base64url");
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom("accounts").select("id").where("id", "=", account.id).forNoKeyUpdate().execute();
    const { sent } = await tx
      .selectFrom("password_resets")
      .select(({ fn }) => fn.countAll<number>().as("sent"))
      .where("account_id", "=", account.id)
      .where("created_at", ">", new Date(now.getTime() - RESET.lifeMs))
      .executeTakeFirstOrThrow();
    if (sent >= RESET.lettersAnHour) return;
    await tx
      .insertInto("password_resets")
      .values({ token_hash: hashOf(token), account_id: account.id, created_at: now })
      .execute();
    await queueLetter(tx, passwordResetLetter(account.email, `${publicUrl}/reset_password?token=${token}`));
  });
}

/** Sets a new password by the letter's link; the link is used up, and so are all sessions. @throws 400 at `token` */
export async function resetPassword(
  { db, clock }: Work,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const password_hash = await hashPassword(newPassword);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable("password_resets")
      .set({ used_at: now })
      .where("token_hash", "=", hashOf(token))
      .where("used_at", "is", null)
      .where("created_at", ">", new Date(now.getTime() - RESET.lifeMs))
      .returning("account_id")
      .executeTakeFirst();
    if (!used) throw invalid([{ field: "token", errors: [ACCOUNT_TEXT.resetLinkUsed] }]);
    const { account_id } = used;
    await tx
      .updateTable("password_resets")
      .set({ used_at: now })
      .where("account_id", "=", account_id)
      .where("used_at", "is", null)
      .execute();
    const { email } = await tx
      .updateTable("accounts")
      .set({ password_hash })
      .where("id", "=", account_id)
      .returning("email")
      .executeTakeFirstOrThrow();
    await endOtherSessions(tx, account_id);
    await forgive(tx, email.toLowerCase());
    await writeAudit(tx, {
      at: now,
      actorAccountId: account_id,
      action: "reset password",
      subject: "account",
      subjectId: account_id,
    });
  });
}
