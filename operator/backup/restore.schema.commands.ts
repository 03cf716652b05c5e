import pg from "pg";
import { inTurn, migrationSql } from "../../src/server/database/migrate.ts";
import { queuesOn } from "../../src/server/platform/background/queues.ts";
import { SHELTER_SCHEMA } from "./table-data.queries.ts";

/** The schema of the restored tables until they replace the current ones. Other transactions never see it. */
export const NEW_SCHEMA = "shelter_being_restored";

const inNewSchema = (name: string) => `${NEW_SCHEMA}.${pg.escapeIdentifier(name)}`;
const inShelterSchema = (name: string) => `${SHELTER_SCHEMA}.${pg.escapeIdentifier(name)}`;

/** @param sql selects a column `name` of what is in the schema `$1` */
async function namesIn(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql, [NEW_SCHEMA]);
  return rows.map((row) => row.name);
}

const tableNames = (client: pg.Client) =>
  namesIn(client, "select relname::text as name from pg_class where relnamespace = $1::regnamespace and relkind = 'r'");

/** Makes the new tables as these migrations do, in the current transaction. */
async function makeTables(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(await migrationSql(name));
}

/**
 * Brings the filled new tables to the schema of this version, in the current transaction.
 * @param log is told how far it is when a step takes long
 */
export function migrateNewTables(
  client: pg.Client,
  names: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  const apply = async (name: string) => {
    await client.query(await migrationSql(name));
    await client.query(`insert into ${NEW_SCHEMA}.migrations (name) values ($1)`, [name]);
  };
  return inTurn(names, (text) => client.query(text), apply, log);
}

/** A foreign key that was taken away, and the statement that adds it again. */
export type ForeignKey = { table: string; column: string; target: string; statement: string };

/**
 * Begins the transaction of a restore: creates empty tables with these migrations, next to the current ones. Their foreign
 * keys are removed, so that the tables can be filled in any order.
 * @returns the foreign keys
 */
export async function beginNewTables(client: pg.Client, migrations: readonly string[]): Promise<ForeignKey[]> {
  await client.query("begin");
  await client.query(`create schema ${NEW_SCHEMA}`);
  await client.query(`set local search_path = ${NEW_SCHEMA}, ${SHELTER_SCHEMA}`);
  await client.query("create table migrations (name text primary key, applied_at timestamptz not null default now())");
  await makeTables(client, migrations);
  const references = await dropForeignKeys(client);
  for (const name of await tableNames(client)) {
    const { rowCount } = await client.query(`select from ${inNewSchema(name)} limit 1`);
    if (rowCount) await client.query(`truncate ${inNewSchema(name)}`);
  }
  return references;
}

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<Omit<ForeignKey, "statement"> & { name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition,
       quote_ident(a.attname) as column, confrelid::regclass::text as target
     from pg_constraint as c join pg_attribute as a on a.attrelid = conrelid and a.attnum = conkey[1]
     where connamespace = $1::regnamespace and contype = 'f' order by 1, 2`,
    [NEW_SCHEMA],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(({ table, column, target, name, definition }) => {
    const statement = `alter table ${table} add constraint ${name} ${definition}`;
    return { table, column, target, statement };
  });
}

/** Without statistics what finds rows in them would get bad plans: the steps of a migration, and the first queries. */
export async function analyzeNewTables(client: pg.Client): Promise<void> {
  for (const name of await tableNames(client)) await client.query(`analyze ${inNewSchema(name)}`);
}

/** How long to try to lock the current tables, in milliseconds, and the longest single wait. */
const LOCK_DEADLINE_MS = 60_000;
const MAX_LOCK_WAIT_MS = 2_000;
const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK = "40P01";

/**
 * Locks the current tables: waits for running transactions and blocks new ones. It begins with short waits, because
 * requests queue up behind a waiting lock, and they go on when the wait ends.
 * @throws PostgreSQL's error when the tables are in use all the time
 */
async function lockCurrentTables(client: pg.Client, names: readonly string[], signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + LOCK_DEADLINE_MS;
  for (let wait = 200; ; wait = Math.min(wait * 2, MAX_LOCK_WAIT_MS)) {
    signal.throwIfAborted();
    await client.query("savepoint unlocked");
    await client.query(`set local lock_timeout = ${wait}`);
    try {
      await client.query(`lock table ${names.map(inShelterSchema).join(", ")} in access exclusive mode`);
      return;
    } catch (error) {
      const { code = "" } = error as pg.DatabaseError;
      if (Date.now() > deadline || ![LOCK_NOT_AVAILABLE, DEADLOCK].includes(code)) throw error;
      await client.query("rollback to savepoint unlocked");
    }
  }
}

/**
 * Drops what a newer version of the program has added to the schema or made of it: all tables and functions that belong to
 * no extension.
 */
async function emptyShelterSchema(client: pg.Client, signal: AbortSignal): Promise<void> {
  const own = (catalog: "pg_class" | "pg_proc") =>
    `not exists (select from pg_depend as d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class as o
     where relnamespace = $1::regnamespace and relkind = 'r' and ${own("pg_class")}`,
    [SHELTER_SCHEMA],
  );
  await lockCurrentTables(
    client,
    tables.map(({ name }) => name),
    signal,
  );
  await client.query(`drop table ${tables.map(({ name }) => inShelterSchema(name)).join(", ")} cascade`);
  const { rows: functions } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc as o
     where pronamespace = $1::regnamespace and ${own("pg_proc")}`,
    [SHELTER_SCHEMA],
  );
  for (const { name } of functions) await client.query(`drop routine if exists ${name} cascade`);
}

/**
 * Replaces the current tables, functions and collations with the new ones, notifies the servers, and commits.
 * @param isOverNewer the current ones may be those of a newer version of the program
 */
export async function swapTables(client: pg.Client, signal: AbortSignal, isOverNewer = false): Promise<void> {
  const names = await tableNames(client);
  const functions = await namesIn(
    client,
    `select quote_ident(proname) || '(' || pg_get_function_identity_arguments(oid) || ')' as name
     from pg_proc where pronamespace = $1::regnamespace`,
  );
  const collations = await namesIn(
    client,
    "select quote_ident(collname) as name from pg_collation where collnamespace = $1::regnamespace",
  );
  await emptyQueues(client);
  if (isOverNewer) await emptyShelterSchema(client, signal);
  else {
    await lockCurrentTables(client, names, signal);
    await client.query(`drop table ${names.map(inShelterSchema).join(", ")}`);
  }
  for (const name of functions) {
    await client.query(`drop function if exists ${SHELTER_SCHEMA}.${name}`);
    await client.query(`alter function ${NEW_SCHEMA}.${name} set schema ${SHELTER_SCHEMA}`);
  }
  for (const name of collations) {
    await client.query(`drop collation if exists ${SHELTER_SCHEMA}.${name}`);
    await client.query(`alter collation ${NEW_SCHEMA}.${name} set schema ${SHELTER_SCHEMA}`);
  }
  for (const name of names) await client.query(`alter table ${inNewSchema(name)} set schema ${SHELTER_SCHEMA}`);
  // Fails if the schema is not empty.
  await client.query(`drop schema ${NEW_SCHEMA}`);
  await client.query("select pg_notify('public_content', '')");
  await client.query("commit");
}

/** The jobs are for rows that are no longer there; the next sweep of a server gives jobs to the restored rows. */
async function emptyQueues(client: pg.Client): Promise<void> {
  const queues = await queuesOn({ executeSql: (text, values) => client.query(text, values) });
  for (const { name } of await queues.getQueues()) await queues.deleteAllJobs(name);
}
