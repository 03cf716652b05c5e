import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { launchDatabase } from "../../src/server/database/embedded/launch.ts";

/** Where a database is; what `pg` takes. */
export type DatabaseAddress = { host: string; port: number; user: string; password?: string; database: string };

/**
 * Launches an embedded PostgreSQL in a folder of its own.
 * @returns its maintenance database, and what ends the server and removes the folder
 */
export async function launchPostgres(): Promise<{ server: DatabaseAddress; end(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "shelter-tests-"));
  await chmod(folder, 0o755); // PostgreSQL may run as another account
  const launched = await launchDatabase({ dataDir: join(folder, "data") });
  const server = launched.pool as DatabaseAddress;
  await forgoDurability(server);
  const end = async () => {
    await launched.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { server, end };
}

/**
 * Tests about crashes launch a server of their own: on this one a power cut loses nothing that is wanted, and writes take
 * half the time. Databases live for a minute, so none needs to be vacuumed.
 */
async function forgoDurability(server: DatabaseAddress): Promise<void> {
  await withClient(server, async (client) => {
    for (const name of ["fsync", "synchronous_commit", "full_page_writes", "autovacuum"])
      await client.query(`alter system set ${name} = off`);
    await client.query("select pg_reload_conf()");
  });
}

/** Connects for a piece of work. */
export async function withClient<T>(where: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...where });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The database as `DATABASE_URL` names it. */
export function urlOf({ host, port, user, password = "", database }: pg.ClientConfig): string {
  const url = new URL(`postgres://localhost/${database}`);
  for (const [key, value] of Object.entries({ host, port, user, password })) url.searchParams.set(key, String(value));
  return url.href;
}
