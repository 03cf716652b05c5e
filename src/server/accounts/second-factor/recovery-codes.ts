import { randomCode } from "../../base/random-code.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { countUse, refuseTooMany } from "../../platform/http/throttle.ts";
import { hashPassword, verifyPassword } from "../password.ts";
import { formerHashOfCode, type WithKey } from "./factor.keys.ts";

const COUNT = 10;
const LENGTH = 10;
const kind = "recovery codes";

const shown = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

type Owner = { id: number; email: string };

/** Codes and their hashes: costly, so they are made before anything is locked. */
type NewCodes = { codes: string[]; hashes: string[] };

/** @throws HttpProblem 429 where an account has had new ones too often today */
export async function newRecoveryCodes(system: System, email: string): Promise<NewCodes> {
  await refuseTooMany(system, { kind, email });
  const codes = Array.from({ length: COUNT }, () => randomCode(LENGTH));
  const hashes: string[] = [];
  // One after another: whoever signs in meanwhile waits for one of them, not for ten.
  for (const code of codes) hashes.push(await hashPassword(code));
  return { codes, hashes };
}

/**
 * Stores new codes in the place of those that an account has, in the transaction that has locked it.
 * @returns the codes, which are shown this once
 * @throws HttpProblem 429
 */
export async function storeRecoveryCodes(
  system: System,
  { id: accountId, email }: Owner,
  { codes, hashes }: NewCodes,
): Promise<string[]> {
  const { db, clock } = system;
  await countUse(system, { kind, email });
  await db.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: Buffer.from(hash), made_at: clock.now() })))
    .execute();
  return codes.map(shown);
}

/** The same where an account has none yet, not even used ones. @returns how they are stored; nothing where it has some */
export async function firstRecoveryCodes(
  system: System,
  account: Owner,
): Promise<(within: System) => Promise<string[]>> {
  const hasNone = async ({ db }: System) => (await recoveryCodesOf(db, account.id)).madeAt === null;
  const made = (await hasNone(system)) ? await newRecoveryCodes(system, account.email) : undefined;
  return async (within) => (made && (await hasNone(within)) ? storeRecoveryCodes(within, account, made) : []);
}

/** @returns how many are left, and when they were made */
export async function recoveryCodesOf(db: Db, accountId: number): Promise<{ left: number; madeAt: Date | null }> {
  const { left, made_at } = await db
    .selectFrom("recovery_codes")
    .where("account_id", "=", accountId)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("used_at", "is", null).as("left"),
      fn.max("made_at").as("made_at"),
    ])
    .executeTakeFirstOrThrow();
  return { left: Number(left), madeAt: made_at };
}

/** @returns the stored hash of a code that is left */
async function hashOf(
  { db, signingKey }: System & WithKey,
  accountId: number,
  code: string,
): Promise<Buffer | undefined> {
  const former = formerHashOfCode({ signingKey }, accountId, code);
  const left = await db
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .execute();
  for (const { code_hash: hash } of left)
    if (hash.equals(former) || (await verifyPassword(hash.toString(), code))) return hash;
  return undefined;
}

/** Uses a code up. Of two that come at once, one is taken. @returns whether it was one that is left */
export async function takeRecoveryCode(system: System & WithKey, accountId: number, code: string): Promise<boolean> {
  const hash = await hashOf(system, accountId, code);
  if (!hash) return false;
  const { numUpdatedRows } = await system.db
    .updateTable("recovery_codes")
    .set({ used_at: system.clock.now() })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
