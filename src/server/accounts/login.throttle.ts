import { inTransaction, type System } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { countUse, forgetUses, lockUseCounts, refuseTooMany } from "../platform/http/throttle.ts";

const PASSWORDS = ["failed login"] as const;
/** What counts as a mistake in the second step. */
export const SECOND_FACTORS = ["wrong second factor", "wrong second factor in a day"] as const;

type Kinds = typeof PASSWORDS | typeof SECOND_FACTORS;

/** Its mistakes count apart, so that a stranger who guesses locks nobody out of a browser in which they have signed in before. */
export const KNOWN_BROWSER = "known browser";

/**
 * An attempt to sign in.
 * @property email of the account, in any case
 * @property address the client's network address
 * @property of whose mistakes count apart
 */
type Attempt = { email: string; address: string; of?: typeof KNOWN_BROWSER };

/**
 * Checks a password or a second factor, unless there were too many failures. The result is stored before it is answered, and
 * attempts for one account or from one address are stored one after another. So of many parallel attempts no more than the
 * limit are answered, even if one of them is right.
 * @param verify finds out whether it is right; not called after too many failures
 * @param kinds of failures that are counted
 * @returns the result of `verify`
 * @throws HttpProblem 429 with the seconds to wait
 */
export async function verifyThrottled(
  context: System,
  attempt: Attempt,
  verify: () => Promise<boolean>,
  kinds: Kinds = PASSWORDS,
): Promise<boolean> {
  await refuseThrottled(context, attempt, kinds);
  const isRight = await verify();
  await inTransaction(context, async (within) => {
    for (const kind of kinds) await (isRight ? lockUseCounts : countUse)(within, { ...attempt, kind });
    if (isRight) await forgetFailures(within.db, attempt, kinds);
  });
  return isRight;
}

/**
 * The same for what is costly to check: an attempt counts before it is checked, and no longer when it was right. So of many
 * at once no more than the limit cost anything.
 */
export async function verifyCounted(
  context: System,
  attempt: Attempt,
  verify: () => Promise<boolean>,
  kinds: Kinds,
): Promise<boolean> {
  await refuseThrottled(context, attempt, kinds);
  await inTransaction(context, async (within) => {
    for (const kind of kinds) await countUse(within, { ...attempt, kind });
  });
  const isRight = await verify();
  if (isRight) await forgetFailures(context.db, attempt, kinds);
  return isRight;
}

/** @throws HttpProblem 429 after too many failures */
export async function refuseThrottled(context: System, attempt: Attempt, kinds: Kinds): Promise<void> {
  for (const kind of kinds) await refuseTooMany(context, { ...attempt, kind });
}

async function forgetFailures(db: Db, { email, of }: Omit<Attempt, "address">, kinds: Kinds): Promise<void> {
  for (const kind of kinds) await forgetUses(db, kind, email, of);
}

/** Resets the count of failed logins of an account. */
export async function resetFailedLogins(db: Db, email: string): Promise<void> {
  await forgetFailures(db, { email }, PASSWORDS);
  await forgetFailures(db, { email, of: KNOWN_BROWSER }, PASSWORDS);
}

/** Resets every count of an account's mistakes. */
export async function forgetMistakes(db: Db, email: string): Promise<void> {
  await resetFailedLogins(db, email);
  await forgetFailures(db, { email }, SECOND_FACTORS);
}
