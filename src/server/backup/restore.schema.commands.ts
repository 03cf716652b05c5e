import pg from "pg";
import { migrationSql } from "../database/migrate.ts";
import { queuesOn } from "../jobs-queue/queues.ts";
import { SHELTER_SCHEMA } from "./table-data.queries.ts";

/** Where the restored tables are until they take the place of the present ones; nobody else ever sees it. */
export const NEW_SCHEMA = "shelter_being_restored";

const here = (name: string) => `${NEW_SCHEMA}.${pg.escapeIdentifier(name)}`;
const there = (name: string) => `${SHELTER_SCHEMA}.${pg.escapeIdentifier(name)}`;

async function textsOf(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(sql, [NEW_SCHEMA]);
  return rows.map((row) => row.text);
}

const tableNames = (client: pg.Client) =>
  textsOf(client, "select relname::text as text from pg_class where relnamespace = $1::regnamespace and relkind = 'r'");

/** Applies migrations to the new tables, in the transaction that goes on. @param note whether to note that they were applied */
export async function applyToNew(client: pg.Client, names: readonly string[], note: boolean): Promise<void> {
  for (const name of names) {
    await client.query(await migrationSql(name));
    if (note) await client.query(`insert into ${NEW_SCHEMA}.migrations (name) values ($1)`, [name]);
  }
}

/**
 * Begins the transaction of a restore: empty tables of the schema that these migrations make, beside the present ones.
 * @returns what gives them back their foreign keys once they are full; until then the order of tables does not matter
 */
export async function beginNewTables(client: pg.Client, migrations: readonly string[]): Promise<string[]> {
  await client.query("begin");
  await client.query(`create schema ${NEW_SCHEMA}`);
  await client.query(`set local search_path = ${NEW_SCHEMA}, ${SHELTER_SCHEMA}`);
  await client.query("create table migrations (name text primary key, applied_at timestamptz not null default now())");
  await applyToNew(client, migrations, false);
  const references = await takeForeignKeys(client);
  for (const name of await tableNames(client)) {
    const { rowCount } = await client.query(`select from ${here(name)} limit 1`);
    if (rowCount) await client.query(`truncate ${here(name)}`);
  }
  return references;
}

async function takeForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = $1::regnamespace and contype = 'f' order by 1, 2`,
    [NEW_SCHEMA],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

/** What a database without statistics would plan badly, from the first request on. */
export async function analyzeNew(client: pg.Client): Promise<void> {
  for (const name of await tableNames(client)) await client.query(`analyze ${here(name)}`);
}

/** How long the present tables may stay in use, in milliseconds, and the longest single wait for them. */
const PATIENCE_MS = 60_000;
const LONGEST_WAIT_MS = 2_000;
const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK = "40P01";

/**
 * Waits until nobody is in the midst of a transaction with the present tables, and lets nobody begin one. Short waits
 * first: whoever waits for us meanwhile, or we for them, goes on when we let go.
 * @throws what PostgreSQL says when they are in use all the time
 */
async function lockPresent(client: pg.Client, names: readonly string[], signal: AbortSignal): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (let wait = 200; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    signal.throwIfAborted();
    await client.query("savepoint unlocked");
    await client.query(`set local lock_timeout = ${wait}`);
    try {
      await client.query(`lock table ${names.map(there).join(", ")} in access exclusive mode`);
      return;
    } catch (error) {
      const { code = "" } = error as pg.DatabaseError;
      if (Date.now() > until || ![LOCK_NOT_AVAILABLE, DEADLOCK].includes(code)) throw error;
      await client.query("rollback to savepoint unlocked");
    }
  }
}

/** Puts the new tables and functions in the place of the present ones, tells the servers, and commits: all or nothing. */
export async function takeThePlace(client: pg.Client, signal: AbortSignal): Promise<void> {
  const names = await tableNames(client);
  const functions = await textsOf(
    client,
    `select quote_ident(proname) || '(' || pg_get_function_identity_arguments(oid) || ')' as text
     from pg_proc where pronamespace = $1::regnamespace`,
  );
  await emptyQueues(client);
  await lockPresent(client, names, signal);
  await client.query(`drop table ${names.map(there).join(", ")}`);
  for (const name of functions) {
    await client.query(`drop function if exists ${SHELTER_SCHEMA}.${name}`);
    await client.query(`alter function ${NEW_SCHEMA}.${name} set schema ${SHELTER_SCHEMA}`);
  }
  for (const name of names) await client.query(`alter table ${here(name)} set schema ${SHELTER_SCHEMA}`);
  // Refused while anything is left in it.
  await client.query(`drop schema ${NEW_SCHEMA}`);
  await client.query("select pg_notify('public_content', '')");
  await client.query("commit");
}

/** The jobs are for rows that are no longer there; the next sweep of a server gives jobs to the restored rows. */
async function emptyQueues(client: pg.Client): Promise<void> {
  const queues = await queuesOn({ executeSql: (text, values) => client.query(text, values) });
  for (const { name } of await queues.getQueues()) await queues.deleteAllJobs(name);
}
