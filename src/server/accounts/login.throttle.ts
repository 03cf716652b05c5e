import { sql } from "kysely";
import { ACCOUNT_TEXT } from "../../contract/accounts.ts";
import { emailKey } from "../../contract/email.ts";
import type { Db } from "../database/pool.ts";
import { tooMany } from "../http/errors.ts";

/** How many failures within how long are borne, for one account and from one address (decisions §2). */
const LIMITS = { email: 5, address: 20, windowMs: 15 * 60_000 } as const;

/** Somebody tries a password. @param email of the account, in any case @param address where the attempt comes from */
type Attempt = { email: string; address: string; now: Date };

/**
 * Lets a password be tried, unless too many were wrong: not even looked at then.
 * @param look finds out whether it is right
 * @returns what `look` found
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

/** When the oldest of the last failures was, if there are as many as are borne. */
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
 * Kept in the database: a restart forgives nobody.
 * @returns the seconds to wait when there were too many failures, else undefined
 */
async function secondsToWait(db: Db, { email, address, now }: Attempt): Promise<number | undefined> {
  const since = new Date(now.getTime() - LIMITS.windowMs);
  const oldest =
    (await oldestOfTooMany(db, "email", email, since)) ?? (await oldestOfTooMany(db, "address", address, since));
  if (!oldest) return undefined;
  return Math.max(1, Math.ceil((oldest.getTime() + LIMITS.windowMs - now.getTime()) / 1000));
}

/**
 * Writes down how an attempt went before anybody is told: a failure counts, a success forgets the account's failures.
 * Attempts stand in line here, so that of many at once no more are answered than are borne, the right one among them or
 * not; and people who sign in at the same moment are not in each other's way.
 * @returns the seconds to wait when meanwhile there were too many failures: then the attempt is not answered
 */
function settleAttempt(db: Db, attempt: Attempt, isRight: boolean): Promise<number | undefined> {
  const { email, address, now } = attempt;
  return db.transaction().execute(async (tx) => {
    // Both locks in one order.
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

/** @returns whether this account was tried too often, from whatever addresses */
export async function isLockedOut(db: Db, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - LIMITS.windowMs);
  return (await oldestOfTooMany(db, "email", emailKey(email), since)) !== undefined;
}

/** Forgets the failures that do not count any more. */
export async function deleteOldFailures(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("login_failures")
    .where("at", "<=", new Date(now.getTime() - LIMITS.windowMs))
    .execute();
}

/** The failures of this account are forgotten. */
export async function forgive(db: Db, email: string): Promise<void> {
  await db.deleteFrom("login_failures").where("email", "=", emailKey(email)).execute();
}
