import { inTransaction, type System } from "../platform/context.ts";
import type { Db } from "../platform/database/pool.ts";
import { countUse, forgetUses, lockUseCounts, refuseTooMany } from "../platform/http/throttle.ts";

const KIND = "failed login";

/** An attempt to sign in. @property email of the account, in any case @property address the client's network address */
type Attempt = { email: string; address: string };

/**
 * Checks a password, unless there were too many failures. The result is stored before it is answered, and attempts for one
 * account or from one address are stored one after another. So of many parallel attempts no more than the limit are
 * answered, even if one of them has the right password.
 * @param verify finds out whether the password is right; not called after too many failures
 * @returns the result of `verify`
 * @throws HttpProblem 429 with the seconds to wait
 */
export async function verifyThrottled(
  context: System,
  attempt: Attempt,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const use = { ...attempt, kind: KIND } as const;
  await refuseTooMany(context, use);
  const isRight = await verify();
  await inTransaction(context, async (within) => {
    if (!isRight) return countUse(within, use);
    await lockUseCounts(within, use);
    return resetFailedLogins(within.db, attempt.email);
  });
  return isRight;
}

/** Resets the count of failed logins of an account. */
export const resetFailedLogins = (db: Db, email: string): Promise<void> => forgetUses(db, KIND, email);
