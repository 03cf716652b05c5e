import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Connection } from "./hosts/connection.ts";
import { CONNECT_TIMEOUT_MS } from "./hosts/resilient-client.ts";
import { SESSION_SETTINGS } from "./hosts/role-settings.ts";
import { CONNECTIONS, currentRequestId, limitedByLane } from "./lanes.ts";
import { PreparingClient } from "./preparing-client.ts";
import type { DB } from "./schema.generated.ts";

/** The database as every query sees it. */
export type Db = Kysely<DB>;

/** PostgreSQL's ids of the types that we parse differently than `pg` does. */
const TYPE = { date: 1082, numeric: 1700, int8: 20 } as const;
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [TYPE.date]: (text) => text,
  [TYPE.numeric]: Number,
  [TYPE.int8]: Number,
};

/**
 * Planner settings for every server. PostgreSQL's default page cost is that of a hard disk, with which it would read whole
 * tables. JIT compilation takes longer than running one of our statements.
 */
const PLANNING = `-c random_page_cost=${SESSION_SETTINGS.random_page_cost} -c jit=${SESSION_SETTINGS.jit}`;

/** What each connection is told at its beginning. A pooler refuses this; behind one the role has these settings. */
const SESSION: pg.PoolConfig = {
  statement_timeout: Number(SESSION_SETTINGS.statement_timeout),
  idle_in_transaction_session_timeout: Number(SESSION_SETTINGS.idle_in_transaction_session_timeout),
  options: PLANNING,
};

/**
 * Opens the connection pool.
 * @param connection of the embedded server, or an address
 */
export function openPool(connection: Connection & pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    application_name: "animal-shelter",
    ...(connection.viaPooler === undefined && SESSION),
    ...connection,
    pipeline: true,
    Client: PreparingClient,
    types: { getTypeParser: (type, format) => PARSERS[type] ?? pg.types.getTypeParser(type, format) },
  });
  // The pool replaces a broken idle connection at the next query. Without a listener the error would end the process.
  pool.on("error", () => {});
  return pool;
}

/** A statement that takes longer is named in the log, in milliseconds. */
const SLOW_MS = 500;

/** A statement that has ended: its SQL without its values, and the request that it was for. */
export type Statement = { ms: number; sql: string; requestId: string | undefined };

/** Tells only of statements that took longer than half a second, each in one line. */
export const onlySlow =
  (tell: (statement: Statement) => void) =>
  ({ ms, sql, requestId }: Statement): void => {
    if (ms >= SLOW_MS) tell({ ms: Math.round(ms), sql: sql.replace(/\s+/g, " "), requestId });
  };

/**
 * The typed query builder on a pool whose connections are limited by lane ({@link limitedByLane}).
 * @param onStatement told of every statement that has ended
 */
export const openDatabase = (
  pool: pg.Pool,
  { onStatement, ...limits }: { waitMs?: number; onStatement?: (statement: Statement) => void } = {},
): Db =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool: limitedByLane(pool, limits) }),
    ...(onStatement && {
      log({ queryDurationMillis: ms, query: { sql } }) {
        onStatement({ ms, sql, requestId: currentRequestId() });
      },
    }),
  });

/**
 * Checks that the database answers.
 * @returns whether it only answers reads: a standby, or one that was made read-only
 * @throws what `pg` throws when it does not answer
 */
export async function readsOnly(db: Db): Promise<boolean> {
  const asked = sql<{
    reads: boolean;
  }>`select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as reads`;
  const { rows } = await asked.execute(db);
  return rows[0]?.reads === true;
}
