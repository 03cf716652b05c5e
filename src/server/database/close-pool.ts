import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { type Connection, toldProcess } from "./hosts/connection.ts";
import { CONNECT_TIMEOUT_MS, ResilientClient } from "./hosts/resilient-client.ts";

/** How long statements may go on while the pool closes, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Follows the connections of a pool, to close it on every way out.
 * @param connection of the same database
 * @returns closes the pool. Five seconds later we have PostgreSQL end the statements that still run, because a long one
 * would keep the embedded server from being stopped. A pooler cannot be told which ones: we cut our connections to it, and
 * it ends their statements
 */
export function poolCloser(pool: pg.Pool, connection: Connection): () => Promise<void> {
  const open = new Set<pg.PoolClient>();
  pool.on("connect", (client) => open.add(client));
  pool.on("remove", (client) => open.delete(client));
  return async () => {
    const ended = pool.end().then(() => true);
    if (await Promise.race([ended, wait(PATIENCE_MS, false, { ref: false })])) return;
    if (connection.viaPooler !== undefined) for (const client of open) client.connection.stream.destroy();
    else await terminate(connection, [...open].map(toldProcess)).catch(() => {}); // if it does not answer, they end by themselves
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
