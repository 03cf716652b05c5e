import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { CONNECTIONS, sharedOut } from "./lanes.ts";
import { CONNECT_WITHIN_MS, ResilientClient } from "./resilient-client.ts";
import type { DB } from "./schema.generated.ts";

/** The database as every query sees it. */
export type Db = Kysely<DB>;

/** PostgreSQL's numbers for the types that we read otherwise than `pg` does by itself. */
const TYPE = { date: 1082, numeric: 1700, int8: 20 } as const;
const READ_AS: Readonly<Record<number, (text: string) => unknown>> = {
  [TYPE.date]: (text) => text,
  [TYPE.numeric]: Number,
  [TYPE.int8]: Number,
};

/** How many different statements one connection keeps prepared. */
const PREPARED_AT_MOST = 500;

/** What `pg` knows of the statements that a connection has prepared, by name; its types do not say it. */
type Prepared = { parsedStatements: Record<string, string> };

/**
 * A connection that prepares each statement once and from then on sends its name and values alone. Of too many the one
 * that was not used for longest leaves. A name is never given twice, so it means one text.
 */
class PreparingClient extends ResilientClient {
  #named = 0;
  readonly #names = new LRUCache<string, string>({
    max: PREPARED_AT_MOST,
    dispose: (name, _sql, reason) => {
      if (reason === "evict") this.#forget(name);
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
    this.#named += 1;
    const name = `s${this.#named}`;
    this.#names.set(sql, name);
    return name;
  }

  /** A statement that was refused was never prepared; to forget that one would be an error and end a transaction. */
  #forget(name: string): void {
    const { parsedStatements } = this.connection as unknown as Prepared;
    if (!Object.hasOwn(parsedStatements, name)) return;
    delete parsedStatements[name];
    // In a transaction that has failed already it stays prepared, unused.
    super.query(`deallocate ${name}`).catch(() => {});
  }
}

/**
 * How statements are planned, whatever server they are sent to: PostgreSQL's own cost of a page is that of a turning disk,
 * with which it would read whole tables; compiling a statement takes longer than running one of ours.
 */
const PLANNING = "-c random_page_cost=1.1 -c jit=off";

/**
 * Opens the pool of connections.
 * @param where a `pg` configuration: of the embedded server, or `{ connectionString }`
 */
export function openPool(where: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "animal-shelter",
    options: PLANNING,
    ...where,
    Client: PreparingClient,
    types: { getTypeParser: (type, format) => READ_AS[type] ?? pg.types.getTypeParser(type, format) },
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

/** The typed query builder over a pool, whose connections it shares out by kinds of work. */
export const openDatabase = (pool: pg.Pool): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: sharedOut(pool) }) });

/** Asks the database for a sign of life. @throws what `pg` throws when it is away */
export async function ping(db: Db): Promise<void> {
  await db.executeQuery(CompiledQuery.raw("select 1"));
}
