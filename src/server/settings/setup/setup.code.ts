import { createHash, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "../../base/clock.ts";
import { randomCode } from "../../base/random-code.ts";
import type { System } from "../../database/context.ts";
import { saveFact } from "../../database/installation.commands.ts";
import type { Db } from "../../database/pool.ts";

/** The row of `installation` with the hash of the code. */
const KEY = "setup code";
const LENGTH = 12;
const GROUP = /(.{4})(?=.)/g;
const VALID_MS = DAY_MS;

/** Everybody's wrong codes count together: the code belongs to the installation, not to an address. */
export const WRONG_CODE = { kind: "setup code", address: "0.0.0.0" } as const;

const hashOf = (code: string): Buffer => createHash("sha256").update(code).digest();

/**
 * Makes a new one-time code for the first start; an older one stops working, and the count of wrong ones begins again.
 * @returns the code in groups, for the console: `K7QF-2MZP-XA4D`
 */
export async function makeSetupCode({ db, clock }: System): Promise<string> {
  const code = randomCode(LENGTH);
  await saveFact(db, KEY, { value: hashOf(code).toString("hex"), at: clock.now() });
  await db.deleteFrom("limited_uses").where("kind", "=", WRONG_CODE.kind).execute();
  return code.replace(GROUP, "$1-");
}

/**
 * Whether this is the code of the console, which works for a day. Locks it: of two that come at once, one has it.
 * @param code in capitals, without dashes
 */
export async function isSetupCode({ db, clock }: System, code: string): Promise<boolean> {
  const row = await db
    .selectFrom("installation")
    .select(["value", "set_at"])
    .where("key", "=", KEY)
    .forUpdate()
    .executeTakeFirst();
  if (!row || clock.now().getTime() - row.set_at.getTime() > VALID_MS) return false;
  return timingSafeEqual(hashOf(code), Buffer.from(row.value, "hex"));
}

/** After it was used, the code is gone. */
export async function deleteSetupCode(db: Db): Promise<void> {
  await db.deleteFrom("installation").where("key", "=", KEY).execute();
}
