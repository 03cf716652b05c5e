import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
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

/** How many different statements one connection keeps prepared; later ones are planned at each call. */
const PREPARED_AT_MOST = 500;
const statementNames = new Map<string, string>();

function nameOf(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known !== undefined || statementNames.size >= PREPARED_AT_MOST) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(sql, name);
  return name;
}

/** A connection that prepares each statement once and from then on sends its name and values alone. */
class PreparingClient extends ResilientClient {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override query(...given: any[]): any {
    const [sql, values] = given;
    const name = typeof sql === "string" && Array.isArray(values) ? nameOf(sql) : undefined;
    const call = super.query.bind(this) as (...parts: unknown[]) => unknown;
    return name === undefined ? call(...given) : call({ name, text: sql, values }, ...given.slice(2));
  }
}

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
