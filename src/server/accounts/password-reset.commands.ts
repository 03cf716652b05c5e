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
import { type Account, holdAccount } from "./account.queries.ts";
import { forgive } from "./login.throttle.ts";
import { hashPassword } from "./password.ts";

type Work = { db: Db; clock: Clock };

/** How long a link for a new password is good, and how many are sent an hour (decisions §11). */
const RESET = { lifeMs: 60 * 60_000, lettersAnHour: 5 } as const;
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Sends letters with links while nobody waits for them. */
type ResetLinks = {
  /** Sends one, unless one is being sent to this account right now. Resolves when it is written. */
  send(account: Account): Promise<void>;
  /** Waits until those in hand are written. */
  done(): Promise<void>;
};

/** @param work with the address that the links lead to */
export function resetLinks(work: Work & { publicUrl: string }): ResetLinks {
  const inHand = new Map<number, Promise<void>>();
  return {
    async send(account) {
      if (inHand.has(account.id)) return;
      const sending = sendResetLink(work, account).finally(() => inHand.delete(account.id));
      inHand.set(account.id, sending);
      await sending;
    },
    async done() {
      await Promise.allSettled(inHand.values());
    },
  };
}

/** Writes the letter with a link, good once, for an hour. */
async function sendResetLink({ db, clock, publicUrl }: Work & { publicUrl: string }, found: Account): Promise<void> {
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

/** Forgets the links that are too old to open anything or to count as sent. */
export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("password_resets")
    .where("created_at", "<=", new Date(now.getTime() - RESET.lifeMs))
    .execute();
}

/** The account of a link that is still good. @throws HttpProblem 400 at `token` */
async function accountOfLink(db: Db, token: string, now: Date): Promise<number> {
  const link = await db
    .selectFrom("password_resets")
    .select("account_id")
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("created_at", ">", new Date(now.getTime() - RESET.lifeMs))
    .executeTakeFirst();
  if (link) return link.account_id;
  throw linkUsed();
}

const linkUsed = () => invalid([{ field: "token", errors: [ACCOUNT_TEXT.resetLinkUsed] }]);

/** The account of a link, held before the link is looked at, as by everybody who uses links up. @throws 400 at `token` */
async function holdByLink(tx: Db, token: string, now: Date): Promise<Account> {
  const account = await holdAccount(tx, await accountOfLink(tx, token, now), "change");
  if (!account) throw linkUsed();
  await accountOfLink(tx, token, now);
  return account;
}

/** Sets a new password by the letter's link; the link is used up, and so are all sessions. @throws 400 at `token` */
export async function resetPassword(
  { db, clock }: Work,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const now = clock.now();
  // Looked at before the costly hash, and again once the account is held.
  await accountOfLink(db, token, now);
  const passwordHash = await hashPassword(newPassword);
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
