import { sql } from "kysely";
import type { Db } from "../database/pool.ts";

/** How many failures within how long are borne, for one account and from one address (decisions §2). */
const LIMITS = { email: 5, address: 20, windowMs: 15 * 60_000 } as const;

type Attempt = { email: string; address: string; now: Date };

/** Seconds until the oldest counted failure no longer counts. */
function secondsUntil(oldest: Date, now: Date): number {
  return Math.max(1, Math.ceil((oldest.getTime() + LIMITS.windowMs - now.getTime()) / 1000));
}

/**
 * Counts an attempt as a failure before it is looked at, so that many at once cannot slip past the count; `forgive`
 * takes it back when the password was right. Kept in the database: a restart forgives nobody.
 * @returns the seconds to wait when there were too many already, else undefined
 */
export function countAttempt(db: Db, { email, address, now }: Attempt): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    // Attempts for one account, and from one address, stand in line; both locks in one order.
    await sql`select pg_advisory_xact_lock(n) from unnest(array[hashtextextended(${`a ${address}`}, 0), hashtextextended(${`e ${email}`}, 0)]) n order by n`.execute(
      tx,
    );
    const since = new Date(now.getTime() - LIMITS.windowMs);
    const oldest = async (column: "email" | "address", value: string, limit: number) => {
      const rows = await tx
        .selectFrom("login_failures")
        .select("at")
        .where(column, "=", value)
        .where("at", ">", since)
        .orderBy("at", "desc")
        .limit(limit)
        .execute();
      return rows.length < limit ? undefined : rows.at(-1)?.at;
    };
    const blocked = (await oldest("email", email, LIMITS.email)) ?? (await oldest("address", address, LIMITS.address));
    if (blocked) return secondsUntil(blocked, now);
    await tx.insertInto("login_failures").values({ email, address, at: now }).execute();
    await tx.deleteFrom("login_failures").where("at", "<=", since).execute();
    return undefined;
  });
}

/** The password was right: the failures of this account are forgotten. */
export async function forgive(db: Db, email: string): Promise<void> {
  await db.deleteFrom("login_failures").where("email", "=", email).execute();
}
