import { randomBytes } from "node:crypto";
import type pg from "pg";
import { DAY_MS, HOUR_MS } from "../base/clock.ts";
import { findFact } from "./installation.queries.ts";
import { type Db, openDatabase } from "./pool.ts";

const SIGNING_KEY = "signing key";
/** When the last backup was finished; its value is the version of the program that made it. */
export const LAST_BACKUP = "last backup";
/** When a backup was last read to its end and restored beside the shelter; its value is the name of its file. */
export const LAST_CHECKED_BACKUP = "last checked backup";
/** A backup that is older does not count any more; one that the server makes every day, after a day and two hours. */
export const BACKUP_MAX_AGE_MS = 7 * DAY_MS;
export const DAILY_BACKUP_MAX_AGE_MS = DAY_MS + 2 * HOUR_MS;

/**
 * The secret that signs tokens. It is created at the first start and stored in the database, so that all servers of a
 * database share it and tokens survive a restart.
 */
export async function signingKey(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString("base64url");
  await db
    .insertInto("installation")
    .values({ key: SIGNING_KEY, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findFact(db, SIGNING_KEY))?.value ?? fresh;
}

/** The stored secret of a database, which may have no tables yet; undefined if no server was ever started on it. */
export async function signingKeyIn(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regclass('public.installation') is not null as exists",
  );
  if (!rows[0]?.exists) return undefined;
  return (await findFact(openDatabase(pool), SIGNING_KEY))?.value;
}
