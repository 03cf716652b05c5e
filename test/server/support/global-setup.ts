import type { TestProject } from "vitest/node";
import { type DatabaseAddress, launchPostgres } from "../../support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: DatabaseAddress;
  }
}

/**
 * Gives all test files one PostgreSQL: that of `TEST_DATABASE_URL` (whose role may create databases), else an embedded
 * one in a folder of its own.
 * @returns what ends it
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL } = process.env;
  const { server, end } = TEST_DATABASE_URL ? named(TEST_DATABASE_URL) : await launchPostgres();
  provide("postgres", server);
  return end;
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
