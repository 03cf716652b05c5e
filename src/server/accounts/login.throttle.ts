import { sql } from "kysely";
import { ACCOUNT_TEXT } from "../../contract/accounts.ts";
import { emailKey } from "../../contract/email.ts";
import type { Db } from "../database/pool.ts";
import { tooMany } from "../http/errors.ts";

/** Allowed failures in the time window, for one account and for one network address (decisions §2). */
const LIMITS = { email: 5, address: 20, windowMs: 15 * 60_000 } as const;

/** An attempt to sign in. @param email of the account, in any case @param address the client's network address */
type Attempt = { email: string; address: string; now: Date };

/**
 * Checks a password, unless there were too many failures: then it is not checked at all.
 * @param check finds out whether the password is right
 * @returns the result of `check`
 * @throws HttpProblem 429 with the seconds to wait
 */
export async function limitedAttempt(db: Db, by: Attempt, look: () => Promise<boolean>): Promise<boolean> {
  const attempt = { ...by, email: emailKey(by.email) };
  const refuse = (wait: number | undefined) => {
    if (wait !== undefined) throw tooMany(ACCOUNT_TEXT.tooManyAttempts, wait);
  };
  refuse(await secondsToWait(db, attempt));
  const isRight = await look();
  refuse(await settleAttempt(db, attempt, isRight));
  return isRight;
}

/** The time of the oldest failure that counts, if the limit is reached. */
async function oldestOfTooMany(
  db: Db,
  column: "email" | "address",
  value: string,
  since: Date,
): Promise<Date | undefined> {
  const rows = await db
    .selectFrom("login_failures")
    .select("at")
    .where(column, "=", value)
    .where("at", ">", since)
    .orderBy("at", "desc")
    .limit(LIMITS[column])
    .execute();
  return rows.length < LIMITS[column] ? undefined : rows.at(-1)?.at;
}

/**
 * Failures are stored in the database, so that a restart does not reset them.
 * @returns the seconds to wait when the limit is reached, otherwise undefined
 */
async function secondsToWait(db: Db, { email, address, now }: Attempt): Promise<number | undefined> {
  const since = new Date(now.getTime() - LIMITS.windowMs);
  const oldest =
    (await oldestOfTooMany(db, "email", email, since)) ?? (await oldestOfTooMany(db, "address", address, since));
  if (!oldest) return undefined;
  return Math.max(1, Math.ceil((oldest.getTime() + LIMITS.windowMs - now.getTime()) / 1000));
}

/**
 * Stores the result of an attempt before it is answered: a failure counts, a success deletes the account's failures.
 * Attempts for the same account or address are handled one after another. So of many parallel attempts no more than the
 * limit are answered, even if the right password is among them. Other people's attempts do not wait.
 * @returns the seconds to wait when the limit was reached meanwhile: then the attempt is not answered
 */
function settleAttempt(db: Db, attempt: Attempt, isRight: boolean): Promise<number | undefined> {
  const { email, address, now } = attempt;
  return db.transaction().execute(async (tx) => {
    // Always locked in the same order, to avoid deadlocks.
    await sql`select pg_advisory_xact_lock(n) from unnest(array[hashtextextended(${`a ${address}`}, 0), hashtextextended(${`e ${email}`}, 0)]) n order by n`.execute(
      tx,
    );
    const wait = await secondsToWait(tx, attempt);
    if (wait !== undefined) return wait;
    if (isRight) {
      await forgive(tx, email);
      return undefined;
    }
    await tx.insertInto("login_failures").values({ email, address, at: now }).execute();
    return undefined;
  });
}

/** @returns whether this account has reached the limit of failures */
export async function isLockedOut(db: Db, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - LIMITS.windowMs);
  return (await oldestOfTooMany(db, "email", emailKey(email), since)) !== undefined;
}

/** Deletes failures that are too old to count. */
export async function deleteOldFailures(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("login_failures")
    .where("at", "<=", new Date(now.getTime() - LIMITS.windowMs))
    .execute();
}

/** Deletes the failures of an account. */
export async function forgive(db: Db, email: string): Promise<void> {
  await db.deleteFrom("login_failures").where("email", "=", emailKey(email)).execute();
}
