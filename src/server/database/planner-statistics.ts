import { sql } from "kysely";
import type { Db } from "./pool.ts";

/** Rows that must have changed before a table is looked at again: PostgreSQL guesses well about fewer. */
const LEAST = 500;
/** A table of which nothing is known counts from this size on, in bytes. */
const LEAST_BYTES = 16 * 8192;

/** Tables that PostgreSQL has never looked at, or of which more than half has changed since it last did. */
const STALE = `
  select quote_ident(c.relname) as name from pg_class as c left join pg_stat_user_tables as s on s.relid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and (c.reltuples <= 0 and pg_relation_size(c.oid) >= ${LEAST_BYTES}
      or s.n_mod_since_analyze > ${LEAST} and s.n_mod_since_analyze > s.n_live_tup / 2)`;

/**
 * Has PostgreSQL count again the tables of which it knows little or nothing. Until it does so by itself, a minute later, its
 * plans are those for an empty table, and read the whole table for each further row. Call this before a query that looks for
 * rows among many that were just written.
 * @param query runs a statement
 */
export async function refreshStatistics(query: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  const { rows } = (await query(STALE)) as { rows: { name: string }[] };
  if (rows.length > 0) await query(`analyze ${rows.map(({ name }) => name).join(", ")}`);
}

/** The same through the query builder. Work that writes many rows calls it once, after the first of them. */
export const refreshPlannerStatistics = (db: Db): Promise<void> =>
  refreshStatistics((text) => sql.raw(text).execute(db));
