import { sql } from "kysely";
import { emailKey } from "../../../contract/platform/email.ts";
import { DAY_MS } from "../../base/clock.ts";
import { compiledOnce } from "../../database/compiled-once.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { hashOfToken, newToken } from "../token.ts";

/** How long a browser is remembered after its last sign-in, in days. */
const REMEMBERED_DAYS = 365;
export const DEVICE_COOKIE_SECONDS = REMEMBERED_DAYS * 24 * 60 * 60;

/** The browser of a sign-in. @property token for its cookie @property isNews whether the person should be told */
type RememberedDevice = { token: string; isNews: boolean };

/** The row may be there already; the subqueries read the table as it was before this statement. */
const upsertDevice = compiledOnce((db, { accountId, hash, now }: { accountId: number; hash: Buffer; now: Date }) =>
  db
    .insertInto("known_devices")
    .values({ account_id: accountId, token_hash: hash, last_seen_at: now })
    .onConflict((same) => same.columns(["account_id", "token_hash"]).doUpdateSet({ last_seen_at: now }))
    .returning(
      sql<boolean>`exists (select from known_devices where account_id = ${accountId})
        and not exists (select from known_devices where account_id = ${accountId} and token_hash = ${hash})`.as(
        "hasOthersOnly",
      ),
    ),
);

/**
 * Remembers the browser with which somebody signs in.
 * @param token of its cookie, if it has one: it may be that of another account of the same family
 * @returns `isNews` for a new browser of an account that has others. The very first one is no news.
 */
export async function rememberDevice(
  { db, clock }: System,
  accountId: number,
  token: string | undefined,
): Promise<RememberedDevice> {
  const now = clock.now();
  const own = token ?? newToken();
  const hash = hashOfToken(own);
  const [found] = await upsertDevice(db, { accountId, hash, now });
  return { token: own, isNews: found?.hasOthersOnly ?? false };
}

/** Whether somebody has signed in to the account with this e-mail in the browser with this cookie. */
export async function isKnownDevice(db: Db, email: string, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const known = await db
    .selectFrom("known_devices as d")
    .innerJoin("accounts as a", "a.id", "d.account_id")
    .where("d.token_hash", "=", hashOfToken(token))
    .where(sql`email_key(a.email)`, "=", emailKey(email))
    .select("a.id")
    .executeTakeFirst();
  return known !== undefined;
}

/** Forgets browsers that were not used for a year. */
export async function forgetOldDevices(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS);
  await db.deleteFrom("known_devices").where("last_seen_at", "<=", before).execute();
}
