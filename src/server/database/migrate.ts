import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { inCheckout } from "../base/repository.ts";
import { isLockRefused } from "./database-errors.ts";
import { nameAnew, TOO_OLD, todaysMigrations } from "./former-migrations.ts";
import { refreshStatistics } from "./planner-statistics.ts";

const FOLDER = inCheckout("src/server/database/migrations");
/** Any fixed number. With this advisory lock, servers that start together wait for each other, and for a restore. */
export const MIGRATION_LOCK = 7_401_230_001;

/** The names of all migrations, in order. */
export const migrationNames = async (folder = FOLDER): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();

/** The SQL of a migration. */
export const migrationSql = (name: string, folder = FOLDER): Promise<string> => readFile(join(folder, name), "utf8");

async function pending(client: pg.PoolClient, folder: string): Promise<string[]> {
  await client.query(
    "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<{ name: string }>("select name from migrations");
  const named = rows.map((row) => row.name);
  const known = await migrationNames(folder);
  const applied = todaysMigrations(named, known);
  if (!applied) throw new Error(TOO_OLD);
  if (applied !== named) await nameAnew((text, values) => client.query(text, values), applied);
  return known.filter((file) => !applied.includes(file));
}

/**
 * How long a migration waits for each lock, in milliseconds, before it lets everybody else go on and begins again. It is
 * less than PostgreSQL's second until it looks for deadlocks: the request of an older server that still works must not be
 * the one that fails.
 */
const LOCK_MS = 700;
/** How often it begins again, after half a second each: something that holds a table for a quarter of an hour must be looked at. */
const TRIES = 750;
const PAUSE_MS = 500;

/** Applies one migration in one transaction: completely or not at all. @returns whether it came by its locks */
async function tryToApply(client: pg.PoolClient, name: string, sql: string): Promise<boolean> {
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = ${LOCK_MS}`);
    await client.query(sql);
    await client.query("insert into migrations (name) values ($1)", [name]);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback");
    if (isLockRefused(error)) return false;
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** After so long it is said how far the migrations are, and again after as long. */
const SAY_AFTER_MS = 5_000;

/** Says how far something is while one step of it takes long. */
async function saying<T>(say: Say, line: string, step: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => say(line), SAY_AFTER_MS);
  try {
    return await step();
  } finally {
    clearInterval(timer);
  }
}

type Say = (line: string) => void;

/**
 * Runs the steps that bring data to the newest schema, one after another. Before each step PostgreSQL counts the
 * tables that it knows little of: a step that looks for rows among many that were just filled in would take minutes otherwise.
 * @param apply applies one step
 * @param say is told which step runs when it takes long
 */
export async function inTurn(
  names: readonly string[],
  query: (text: string) => Promise<{ rows: unknown[] }>,
  apply: (name: string) => Promise<void>,
  say: Say,
): Promise<void> {
  for (const [at, name] of names.entries()) {
    await saying(say, `Bringing the data to this version: step ${at + 1} of ${names.length}, ${name} …`, async () => {
      await refreshStatistics(query);
      await apply(name);
    });
  }
}

/** Applies one migration, as soon as nobody holds what it needs. */
async function apply(client: pg.PoolClient, name: string, folder: string): Promise<void> {
  const sql = await migrationSql(name, folder);
  for (let tries = 0; tries < TRIES; tries++) {
    if (await tryToApply(client, name, sql)) return;
    await wait(PAUSE_MS);
  }
  throw new Error(`Migration ${name} has waited in vain for a table that somebody else holds locked.`);
}

/**
 * Brings the database to the newest schema: applies the migrations that it does not have yet, in order.
 * @param say is told how far it is when a step takes long
 * @param folder of the migrations; tests have one with those of a next version
 * @returns the names of the migrations applied now
 * @throws Error when the database is from a version that is too old for this one
 */
export async function migrate(pool: pg.Pool, say: Say = () => {}, folder = FOLDER): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const names = await pending(client, folder);
    await inTurn(
      names,
      (text) => client.query(text),
      (name) => apply(client, name, folder),
      say,
    );
    await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    await client.query("reset statement_timeout");
    client.release();
    return names;
  } catch (error) {
    // Closing the connection also releases the lock.
    client.release(true);
    throw error;
  }
}

/** @returns whether this database has ever been migrated */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regclass('public.migrations') is not null as exists",
  );
  return rows[0]?.exists ?? false;
}
