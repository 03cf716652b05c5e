import { createHash, randomBytes } from "node:crypto";
import { ACCOUNT_TEXT } from "../../contract/accounts.ts";
import { writeAudit } from "../audit/audit.commands.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import { invalid } from "../http/errors.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import { endOtherSessions } from "../sessions/session.store.ts";
import { setLogin } from "./account.commands.ts";
import { passwordResetLetter } from "./account.letters.ts";
import { type Account, accountByEmail, holdAccount } from "./account.queries.ts";
import { forgive } from "./login.throttle.ts";
import { hashPassword } from "./password.ts";

type Work = { db: Db; clock: Clock };

/** How long a link for a new password is good, and how many are sent an hour (decisions §11). */
const RESET = { lifeMs: 60 * 60_000, lettersAnHour: 5 } as const;
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Sends the letter with a link, good once, for an hour. Says the same whether there is such an account or not. */
export async function forgetPassword({ db, clock }: Work, email: string, publicUrl: string): Promise<void> {
  const found = await accountByEmail(db, email);
  if (!found) return;
  const now = clock.now();
  const token = randomBytes(32).toString("base64url");
  await db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, found.id, "change");
    // Between being found and being held it may have been given another e-mail: then it is no longer the one meant.
    if (account?.email !== found.email) return;
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
    const letter = passwordResetLetter(account.email, `${publicUrl}/reset_password?token=${token}`);
    await queueLetter(tx, { ...letter, accountId: account.id });
  });
}

/** The account of a link, held before the link is looked at, as by everybody who uses links up. @throws 400 at `token` */
async function holdByLink(tx: Db, token: string, now: Date): Promise<Account> {
  const open = tx
    .selectFrom("password_resets")
    .select("account_id")
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("created_at", ">", new Date(now.getTime() - RESET.lifeMs));
  const link = await open.executeTakeFirst();
  const account = link && (await holdAccount(tx, link.account_id, "change"));
  if (account && (await open.executeTakeFirst())) return account;
  throw invalid([{ field: "token", errors: [ACCOUNT_TEXT.resetLinkUsed] }]);
}

/** Sets a new password by the letter's link; the link is used up, and so are all sessions. @throws 400 at `token` */
export async function resetPassword(
  { db, clock }: Work,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const account = await holdByLink(tx, token, now);
    const { id, email } = account;
    await setLogin({ db: tx, clock }, account, { passwordHash });
    await endOtherSessions(tx, id);
    await forgive(tx, email.toLowerCase());
    const entry = { action: "reset password", subject: "account", subjectId: id };
    await writeAudit(tx, { at: now, actorAccountId: id, ...entry });
  });
}
