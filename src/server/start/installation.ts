import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { Db } from "../database/pool.ts";

const SIGNING_KEY = "signing key";
/** When the last backup was finished; its value is the version of the program that made it. */
export const LAST_BACKUP = "last backup";

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
  const row = await db
    .selectFrom("installation")
    .select("value")
    .where("key", "=", SIGNING_KEY)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** The stored secret of a database, which may have no tables yet; undefined if no server was ever started on it. */
export async function signingKeyIn(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regclass('public.installation') is not null as exists",
  );
  if (!rows[0]?.exists) return undefined;
  const found = await pool.query<{ value: string }>("select value from installation where key = $1", [SIGNING_KEY]);
  return found.rows[0]?.value;
}

/** Writes down that there is a backup, which the administration tells its admins. */
export async function noteBackup(pool: pg.Pool, version: string): Promise<void> {
  await pool.query(
    `insert into installation (key, value) values ($1, $2)
    on conflict (key) do update set value = excluded.value, set_at = now()`,
    [LAST_BACKUP, version],
  );
}
