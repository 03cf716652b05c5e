import { sql } from "kysely";
import { DONATION_TEXT } from "../../contract/donations.ts";
import type { Db } from "../database/pool.ts";
import { tooMany } from "../http/errors.ts";

/** So many donations may be begun from one address within so long (decisions §11). */
const LIMIT = { count: 60, windowMs: 60 * 60_000 } as const;

/**
 * Counts one donation from an address, within the transaction in which it is written down. Kept in the database: a restart
 * forgives nobody, and all servers count together. Addresses are forgotten after the window.
 * @throws HttpProblem 429 with the seconds to wait, when there are too many
 */
export async function countDonation(tx: Db, address: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LIMIT.windowMs);
  // Those of one address stand in line, so that of many at once no more are taken than may be.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`donation ${address}`}, 0))`.execute(tx);
  const latest = await tx
    .selectFrom("donation_attempts")
    .select("at")
    .where("address", "=", address)
    .where("at", ">", since)
    .orderBy("at", "desc")
    .limit(LIMIT.count)
    .execute();
  const oldest = latest[LIMIT.count - 1]?.at;
  if (oldest) {
    const seconds = Math.ceil((oldest.getTime() + LIMIT.windowMs - now.getTime()) / 1000);
    throw tooMany(DONATION_TEXT.tooMany, Math.max(1, seconds));
  }
  await tx.insertInto("donation_attempts").values({ address, at: now }).execute();
  await sql`delete from donation_attempts where id in (
    select id from donation_attempts where at <= ${since} order by at limit 100 for update skip locked)`.execute(tx);
}
