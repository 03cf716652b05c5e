import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { Connection } from "./hosts/connection.ts";
import { CONNECT_TIMEOUT_MS, ResilientClient } from "./hosts/resilient-client.ts";

/** How long statements may go on while the pool closes, in milliseconds. */
const PATIENCE_MS = 5_000;

/** A field of `pg`'s client that its types leave out: the process number of its backend. */
type WithProcess = { processID: number | null };
const numberOf = (client: pg.PoolClient) => (client as unknown as WithProcess).processID;
/** The same of its socket. */
type WithSocket = { connection: { stream: { destroy(): void } } };

/**
 * Follows the connections of a pool, to close it on every way out.
 * @param connection of the same database
 * @returns closes the pool. Statements that then run for five more seconds are ended by PostgreSQL, as a long one would
 * keep the embedded server from being stopped; behind a pooler their connections are cut, which has it end them
 */
export function poolCloser(pool: pg.Pool, connection: Connection): () => Promise<void> {
  const open = new Set<pg.PoolClient>();
  pool.on("connect", (client) => open.add(client));
  pool.on("remove", (client) => open.delete(client));
  return async () => {
    const ended = pool.end().then(() => true);
    if (await Promise.race([ended, wait(PATIENCE_MS, false, { ref: false })])) return;
    if (connection.viaPooler !== undefined)
      for (const client of open) (client as unknown as WithSocket).connection.stream.destroy();
    else await terminate(connection, [...open].map(numberOf)).catch(() => {}); // if it does not answer, they end by themselves
    await ended;
  };
}

async function terminate(connection: Connection, processes: readonly (number | null)[]): Promise<void> {
  const client = new ResilientClient({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    await client.query("select pg_terminate_backend(pid) from unnest($1::int[]) as pid", [processes]);
  } finally {
    await client.end().catch(() => {});
  }
}
