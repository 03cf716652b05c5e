import pg from "pg";
import { foundPlace } from "./connection.ts";

/** How long the second connection that asks may take, and its statement, in milliseconds. */
const CHECK_MS = 3_000;

/**
 * A silent connection: its server and its process there, or, behind a pooler, the address of the database and the name under
 * which the pooler's connections work for us.
 */
export type Silent = { server: pg.ClientConfig; processID: number | null } | { address: string; name: string };

type State = { state: string | null; wait: string | null };

const STATE = "select state, wait_event as wait from pg_stat_activity where pid = $1";
/** A pooler has no process for each connection: what any of ours has been at for a while may be this statement. */
const STATE_BEHIND_POOLER = `select state, null as wait from pg_stat_activity
  where datname = current_database() and application_name = $1 and state_change < now() - interval '3 seconds'`;

async function statesOf(silent: Silent): Promise<State[]> {
  const checker = new pg.Client({
    ...("server" in silent ? silent.server : await foundPlace(silent.address)),
    application_name: "animal-shelter check",
    connectionTimeoutMillis: CHECK_MS,
    query_timeout: CHECK_MS,
  });
  checker.on("error", () => {});
  try {
    await checker.connect();
    const [sql, value] = "server" in silent ? [STATE, silent.processID] : [STATE_BEHIND_POOLER, silent.name];
    return (await checker.query<State>(sql, [value])).rows;
  } finally {
    void checker.end().catch(() => {});
  }
}

/**
 * Whether the server no longer works for a connection that has fallen silent, or cannot be reached at all.
 * @param isPaused whether it is we who do not read what it sends
 */
export async function isAbandoned(silent: Silent, isPaused: () => boolean): Promise<boolean> {
  try {
    const states = await statesOf(silent);
    return !states.some(({ state, wait }) => !state?.startsWith("idle") && (wait !== "ClientWrite" || isPaused()));
  } catch (error) {
    return !(error instanceof pg.DatabaseError); // a server that refuses the connection runs: it is full or starting
  }
}
