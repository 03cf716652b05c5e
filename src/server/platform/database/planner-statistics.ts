import { sql } from "kysely";
import type { Db } from "./pool.ts";

/** Rows that must have changed before a table is looked at again: PostgreSQL guesses well about fewer. */
const LEAST = 500;

/**
 * Has PostgreSQL look again at the tables of which more than half has changed since it last did. Whoever writes many rows at
 * once calls it after the first of them: plans made for an empty table read it whole for each further row, until
 * PostgreSQL looks by itself, a minute later.
 */
export async function refreshPlannerStatistics(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and n_mod_since_analyze > ${LEAST} and n_mod_since_analyze > n_live_tup / 2`.execute(
    db,
  );
  if (rows.length > 0) await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}
