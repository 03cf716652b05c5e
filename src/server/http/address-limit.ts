import { sql } from "kysely";
import type { Db } from "../database/pool.ts";
import { tooMany } from "./errors.ts";

/** How often an hour each may be done from one network address (decisions §11). */
const AN_HOUR = { "sign up": 1_000, "contact message": 5, donation: 60, newsletter: 100 } as const;
const HOUR_MS = 60 * 60_000;

type LimitedUse = keyof typeof AN_HOUR;

/** Somebody does what is limited. @property text says in a sentence what there was too much of */
type Use = { kind: LimitedUse; address: string; now: Date; text: string };

/**
 * Looks whether there is room for one more use, before any costly work is done for it; `countUse` decides.
 * @throws HttpProblem 429 with the seconds until there is room again
 */
export async function refuseTooMany(db: Db, { kind, address, now, text }: Use): Promise<void> {
  const limit = AN_HOUR[kind];
  const since = new Date(now.getTime() - HOUR_MS);
  const oldest = await db
    .selectFrom("address_uses")
    .select("at")
    .where("kind", "=", kind)
    .where("address", "=", address)
    .where("at", ">", since)
    .orderBy("at", "desc")
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest) throw tooMany(text, Math.max(1, Math.ceil((oldest.at.getTime() - since.getTime()) / 1000)));
}

/**
 * Counts one use from an address, within the transaction of what is done: what is rolled back, or refused here, does not
 * count. Kept in the database: a restart forgives nobody, and all servers count together. Uses from one address stand in
 * line, so that of many at once no more are taken than may be.
 * @throws HttpProblem 429 with the seconds until there is room again
 */
export async function countUse(tx: Db, use: Use): Promise<void> {
  const { kind, address, now } = use;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${address}`}, 0))`.execute(tx);
  await refuseTooMany(tx, use);
  await tx.insertInto("address_uses").values({ kind, address, at: now }).execute();
}

/** Forgets the uses that do not count any more. */
export async function deleteOldUses(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("address_uses")
    .where("at", "<=", new Date(now.getTime() - HOUR_MS))
    .execute();
}
