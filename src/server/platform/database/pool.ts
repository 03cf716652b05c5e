import { Kysely, PostgresDialect, sql } from "kysely";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { CONNECTIONS, limitedByLane } from "./lanes.ts";
import { CONNECT_TIMEOUT_MS, ResilientClient } from "./resilient-client.ts";
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

/** How many statements stay prepared in one connection. */
const MAX_PREPARED = 500;

/** A field of `pg`'s connection that its types leave out: the prepared statements by name. */
type Prepared = { parsedStatements: Record<string, string> };

/**
 * A connection that prepares each statement once, and then sends only its name and values. When there are too many, the
 * least recently used statement is removed. A name is never used twice, so it always means the same SQL.
 */
class PreparingClient extends ResilientClient {
  #lastNumber = 0;
  readonly #names = new LRUCache<string, string>({
    max: MAX_PREPARED,
    dispose: (name, _sql, reason) => {
      if (reason === "evict") this.#deallocate(name);
    },
  });

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override query(...given: any[]): any {
    const [sql, values] = given;
    const call = super.query.bind(this) as (...parts: unknown[]) => unknown;
    if (typeof sql !== "string" || !Array.isArray(values)) return call(...given);
    return call({ name: this.#nameOf(sql), text: sql, values }, ...given.slice(2));
  }

  #nameOf(sql: string): string {
    const known = this.#names.get(sql);
    if (known) return known;
    this.#lastNumber += 1;
    const name = `s${this.#lastNumber}`;
    this.#names.set(sql, name);
    return name;
  }

  /** A statement that PostgreSQL refused was never prepared. Deallocating it would fail and abort a transaction. */
  #deallocate(name: string): void {
    const { parsedStatements } = this.connection as unknown as Prepared;
    if (!Object.hasOwn(parsedStatements, name)) return;
    delete parsedStatements[name];
    // This fails in a transaction that was aborted; the statement then stays prepared and unused.
    super.query(`deallocate ${name}`).catch(() => {});
  }
}

/**
 * Planner settings for every server. PostgreSQL's default page cost is that of a hard disk, with which it would read whole
 * tables. JIT compilation takes longer than running one of our statements.
 */
const PLANNING = "-c random_page_cost=1.1 -c jit=off";

/**
 * Opens the connection pool.
 * @param connection a `pg` configuration: of the embedded server, or `{ connectionString }`
 */
export function openPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "animal-shelter",
    options: PLANNING,
    ...connection,
    Client: PreparingClient,
    types: { getTypeParser: (type, format) => PARSERS[type] ?? pg.types.getTypeParser(type, format) },
  });
  // The pool replaces a broken idle connection at the next query. Without a listener the error would end the process.
  pool.on("error", () => {});
  return pool;
}

/** The typed query builder on a pool whose connections are limited by lane ({@link limitedByLane}). */
export const openDatabase = (...pool: Parameters<typeof limitedByLane>): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: limitedByLane(...pool) }) });

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
