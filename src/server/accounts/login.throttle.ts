import { inTransaction, type System } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { countUse, forgetUses, holdUse, refuseTooMany } from "../http/throttle.ts";

const KIND = "failed login";

/** Somebody tries a password. @property email of the account, in any case @property address where the attempt comes from */
type Attempt = { email: string; address: string };

/**
 * Lets a password be tried, unless too many were wrong. How it went is stored before anybody is told, and attempts at one
 * account or from one address wait for each other there: of many at once no more are answered than the limits allow,
 * whether the right one is among them or not.
 * @param verify finds out whether the password is right; not called when too many were wrong
 * @returns what `verify` found
 * @throws HttpProblem 429 with the seconds to wait
 */
export async function limitedAttempt(
  context: System,
  attempt: Attempt,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const use = { ...attempt, kind: KIND } as const;
  await refuseTooMany(context, use);
  const isRight = await verify();
  await inTransaction(context, async (within) => {
    if (!isRight) return countUse(within, use);
    await holdUse(within, use);
    return forgive(within.db, attempt.email);
  });
  return isRight;
}

/** The failures of this account count no more. */
export const forgive = (db: Db, email: string): Promise<void> => forgetUses(db, KIND, email);
