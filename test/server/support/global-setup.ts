import type { TestProject } from "vitest/node";
import { poolerMissing, poolerProgram, startPooler } from "../../support/pooler.ts";
import { type DatabaseAddress, launchPostgres } from "../../support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: DatabaseAddress;
    /** What the application connects to instead, if anything. */
    pooler: DatabaseAddress | undefined;
  }
}

/** So many of PgBouncer's connections lead to one database: fewer than a file uses at once. */
const POOLED = 12;

/**
 * Gives all test files one PostgreSQL: that of `TEST_DATABASE_URL` (whose role may create databases), else an embedded
 * one in a folder of its own. With `TEST_POOLER=1` the application reaches it through PgBouncer by transactions.
 * @returns what ends it
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL, TEST_POOLER } = process.env;
  const { server, end } = TEST_DATABASE_URL ? named(TEST_DATABASE_URL) : await launchPostgres();
  provide("postgres", server);
  const pooler = TEST_POOLER ? await poolerOf(server) : undefined;
  provide("pooler", pooler?.where());
  return async () => {
    await pooler?.[Symbol.asyncDispose]();
    await end();
  };
}

async function poolerOf(server: DatabaseAddress) {
  const program = await poolerProgram(true);
  if (!program) throw new Error(`TEST_POOLER needs ${poolerMissing(true)}.`);
  return startPooler({ program, mode: "transaction", size: POOLED }, server);
}

function named(address: string) {
  const { hostname, port, username, password, pathname } = new URL(address);
  const server: DatabaseAddress = {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  };
  return { server, end: async () => {} };
}
