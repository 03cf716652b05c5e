import { sql } from "kysely";
import type { Db } from "../database/pool.ts";

/** How many messages within how long are taken from one address (decisions §6, §11). */
const LIMIT = { count: 5, windowMs: 60 * 60_000 } as const;

/**
 * Counts one message that is about to be taken, within its transaction: one that is rolled back does not count. Messages
 * from one address stand in line here, and a restart forgives nobody. Addresses older than the hour are forgotten with the next message.
 * @returns the seconds to wait when there were too many; then nothing was counted
 */
export async function countMessage(tx: Db, address: string, now: Date): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${address}`}, 0))`.execute(tx);
  const since = new Date(now.getTime() - LIMIT.windowMs);
  const taken = await tx
    .selectFrom("contact_sendings")
    .select("at")
    .where("address", "=", address)
    .where("at", ">", since)
    .orderBy("at", "desc")
    .limit(LIMIT.count)
    .execute();
  const oldest = taken.length < LIMIT.count ? undefined : taken.at(-1)?.at;
  if (oldest) return Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000));
  await tx.insertInto("contact_sendings").values({ address, at: now }).execute();
  await tx.deleteFrom("contact_sendings").where("at", "<=", since).execute();
  return undefined;
}
