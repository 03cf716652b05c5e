import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { hashPassword } from "../../src/server/accounts/password.ts";
import type { SignedIn } from "../../src/server/base/actor.ts";
import { launchDatabase } from "../../src/server/database/embedded/launch.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { openDatabase, openPool } from "../../src/server/database/pool.ts";
import { seedGrownShelter } from "../../test/server/support/grown-shelter.ts";
import { sessionHeaders } from "../../test/server/support/session-headers.ts";
import { type DatabaseAddress, urlOf, withClient } from "../../test/support/postgres.ts";
import { mainIn, serverProcess } from "../../test/support/server-process.ts";
import { THIS_VERSION, type Version } from "./other-version.ts";
import { ADMIN } from "./rows.ts";

/** A database server, and the folder for all that is written. */
export type Machine = { database: DatabaseAddress; folder: string };

/** A filled database; `size` is the number of animals. */
export type SeededShelter = { size: number; connection: DatabaseAddress; home: string; pool: pg.Pool; admin: SignedIn };

/** The product running on it as in production, and the headers of an admin who is signed in. */
export type OpenShelter = SeededShelter & { product: string; adminHeaders: Record<string, string> };

/** Starts an embedded PostgreSQL in a folder that is removed at the end. @param stack stops everything at the end */
export async function startMachine(stack: AsyncDisposableStack): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), "shelter-bench-"));
  await chmod(folder, 0o755); // PostgreSQL may run as another account
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const launched = await launchDatabase({ dataDir: join(folder, "database") });
  stack.defer(() => launched.stop());
  return { database: launched.pool as DatabaseAddress, folder };
}

/** Creates and fills a database of one size. */
export async function seedShelter(
  { database, folder }: Machine,
  size: number,
  stack: AsyncDisposableStack,
): Promise<SeededShelter> {
  const began = performance.now();
  const connection = { ...database, database: `shelter_${size}` };
  await withClient(database, (client) => client.query(`create database ${connection.database}`));
  const pool = openPool({ ...connection, statement_timeout: 0 });
  stack.defer(() => pool.end());
  await migrate(pool);
  await seedGrownShelter(pool, size);
  const admin = await addAdmin(pool);
  console.log(`${size} animals … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return { size, connection, home: join(folder, connection.database), pool, admin };
}

async function addAdmin(pool: pg.Pool): Promise<SignedIn> {
  const { rows } = await pool.query<{ accountId: number; personId: number }>(
    `with account as (insert into accounts (kind, email, password_hash) values ('employee', $1, $2) returning id)
     insert into employees (account_id, name, surname, job_title, is_admin)
     select id, 'Anna', 'Kowalska', 'Head', true from account returning account_id as "accountId", id as "personId"`,
    [ADMIN.email, await hashPassword(ADMIN.password)],
  );
  const ids = rows[0] as { accountId: number; personId: number };
  const name = { name: "Anna", surname: "Kowalska", language: "en" } as const;
  return { role: "admin", ...ids, ...name, emailConfirmed: true, passwordByStaff: false, sessionId: "" };
}

/**
 * Starts a version of the product on a database, which it migrates.
 * @param home its data folder
 * @returns its address and its process id
 */
export async function startProduct(
  connection: DatabaseAddress,
  home: string,
  stack: AsyncDisposableStack,
  { folder }: Version = THIS_VERSION,
): Promise<{ product: string; pid: number }> {
  const settings = { DATA_DIR: home, NODE_ENV: "production", LOG_LEVEL: "info" };
  const server = await serverProcess(urlOf(connection), settings, undefined, mainIn(folder));
  stack.defer(() => server.remove());
  const product = await server.start();
  return { product, pid: server.pid() ?? Number.NaN };
}

/** Starts the product on a seeded shelter. */
export async function openProduct(shelter: SeededShelter, stack: AsyncDisposableStack): Promise<OpenShelter> {
  const { product } = await startProduct(shelter.connection, shelter.home, stack);
  const adminHeaders = await sessionHeaders(openDatabase(shelter.pool), product, shelter.admin.accountId);
  return { ...shelter, product, adminHeaders };
}
