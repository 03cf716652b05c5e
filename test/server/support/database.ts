import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import type { Connection } from "../../../src/server/database/hosts/connection.ts";
import { migrate } from "../../../src/server/database/migrate.ts";
import { type Db, openDatabase, openPool } from "../../../src/server/database/pool.ts";
import { startBackgroundJobs } from "../../../src/server/platform/background/background-jobs.ts";
import { openQueues, QUEUES, type QueueName, type RetryRules } from "../../../src/server/platform/background/queues.ts";
import { urlOf, withClient } from "../../support/postgres.ts";

const MIGRATIONS = resolve(import.meta.dirname, "../../../src/server/database/migrations");
/** On a busy machine all waits are long. Only tests of time-outs need the product's own, shorter ones. */
const TIMEOUT_MS = 100_000;
const LONG_TIMEOUTS = {
  connectionTimeoutMillis: TIMEOUT_MS,
  statement_timeout: TIMEOUT_MS,
  idle_in_transaction_session_timeout: TIMEOUT_MS,
};
/** The application's connections: through a pooler, where one is given, which takes no settings. */
function connectionTo(where: pg.ClientConfig): Connection {
  const pooler = inject("pooler");
  if (!pooler) return { ...where, ...LONG_TIMEOUTS };
  const { connectionTimeoutMillis } = LONG_TIMEOUTS;
  return { ...where, ...pooler, database: where.database, viaPooler: urlOf(where), connectionTimeoutMillis };
}

const TEMPLATE_LOCK = 7_401_230_999;

/** A database of its own for one test file; its address as `pg` takes it and as `DATABASE_URL` names it. */
export type TestDatabase = { db: Db; pool: pg.Pool; where: pg.ClientConfig; url: string; drop(): Promise<void> };

const onMaintenanceDatabase = <T>(work: (client: pg.Client) => Promise<T>) =>
  withClient({ ...inject("postgres"), database: "postgres" }, work);

/** The name has a hash of the migrations: a server that outlives the tests may still have the template of older ones. */
async function templateName(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await readdir(MIGRATIONS)).sort())
    hash.update(file).update(await readFile(join(MIGRATIONS, file)));
  return `shelter_template_${hash.digest("hex").slice(0, 12)}`;
}

/** Creates the migrated database of which all others are copies, unless another process has done so. @returns its name */
async function ensureTemplate(): Promise<string> {
  const name = await templateName();
  await onMaintenanceDatabase(async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const building = `${name}_building`;
    await client.query(`drop database if exists ${building}`);
    await client.query(`create database ${building}`);
    const pool = new pg.Pool({ ...inject("postgres"), database: building });
    await migrate(pool);
    await pool.end();
    // The queues take a second to make: they are made here once.
    const jobs = await startBackgroundJobs({ ...inject("postgres"), database: building }, () => {});
    await jobs.stop();
    await client.query(`alter database ${building} rename to ${name}`);
  });
  return name;
}

/** Looked for once in each worker. */
let template: string | undefined;

/** Jobs that are sent from now on are tried again by these rules, until a server is started. */
export async function retryBy(
  rules: Readonly<Partial<Record<QueueName, RetryRules>>>,
  { where }: Pick<TestDatabase, "where">,
): Promise<void> {
  await (await startBackgroundJobs(where, () => {}, { ...QUEUES, ...rules })).stop();
}

/** @returns a fresh, migrated, empty database; its files are copied as they are, in half the time of the usual way */
export async function createDatabase(): Promise<TestDatabase> {
  template ??= await ensureTemplate();
  const name = `t_${randomBytes(8).toString("hex")}`;
  const create = `create database ${name} template ${template} strategy file_copy`;
  await onMaintenanceDatabase((client) => client.query(create));
  const where = { ...inject("postgres"), database: name };
  const pool = openPool(connectionTo(where));
  const db = openDatabase(pool, { waitMs: TIMEOUT_MS });
  await openQueues(db);
  return {
    db,
    pool,
    where,
    url: urlOf(where),
    async drop() {
      await pool.end();
      await onMaintenanceDatabase((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** A database for all tests of a file, made at its top level. It is dropped after the last of them. */
export async function databaseForFile(): Promise<TestDatabase> {
  const database = await createDatabase();
  afterAll(database.drop);
  return database;
}
