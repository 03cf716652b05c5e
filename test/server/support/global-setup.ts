import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { launchDatabase } from "../../../src/server/database/launcher/launch.ts";

/** Where tests make their databases; what `pg` takes. */
type Server = { host: string; port: number; user: string; password?: string; database: string };

declare module "vitest" {
  interface ProvidedContext {
    postgres: Server;
  }
}

/**
 * Gives all test files one PostgreSQL: that of `TEST_DATABASE_URL` (whose role may create databases), else an embedded
 * one in a folder of its own.
 * @returns what ends it
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL } = process.env;
  const { server, end } = TEST_DATABASE_URL ? named(TEST_DATABASE_URL) : await embedded();
  provide("postgres", server);
  return end;
}

function named(address: string) {
  const { hostname, port, username, password, pathname } = new URL(address);
  const server: Server = {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  };
  return { server, end: async () => {} };
}

async function embedded() {
  const folder = await mkdtemp(join(tmpdir(), "shelter-tests-"));
  await chmod(folder, 0o755); // PostgreSQL may run as another account
  const database = await launchDatabase({ dataDir: join(folder, "data") });
  await forgoDurability(database.pool);
  const end = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { server: database.pool as Server, end };
}

/** Tests about crashes launch a server of their own: on this one a power cut loses nothing that is wanted, and writes take half the time. */
async function forgoDurability(where: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...where });
  await client.connect();
  for (const name of ["fsync", "synchronous_commit", "full_page_writes"])
    await client.query(`alter system set ${name} = off`);
  await client.query("select pg_reload_conf()");
  await client.end();
}
