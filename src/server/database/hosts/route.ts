import type pg from "pg";
import { type Connection, settle, toldProcess } from "./connection.ts";
import { ResilientClient } from "./resilient-client.ts";

/** What stands between us and PostgreSQL: nothing, or a pooler, and after what it hands a connection on. */
export type Route = "direct" | "session" | "transaction" | "statement";

/** What a connection says of where it leads. */
export type Where = {
  /** Whether it ends at PostgreSQL, whose process has the number that the connection was told. */
  isDirect: boolean;
  isStandby: boolean;
  /** The same for all hosts of one database, and for no others. */
  database: string;
};

/** How often two connections are compared: a pooler may have several connections of its own to give. */
const TRIES = 10;
const PROBE = "shelter_probe";

const processOf = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query("select pg_backend_pid() as pid");
  return rows[0].pid;
};

/** Asks a connection where it leads. */
export async function whereOf(client: pg.ClientBase): Promise<Where> {
  const { rows } = await client.query(
    `select pg_backend_pid() as pid, pg_is_in_recovery() as "isStandby",
       (select system_identifier from pg_control_system()) || ' ' || current_database() as database`,
  );
  const { pid, isStandby, database } = rows[0];
  return { isDirect: pid === toldProcess(client), isStandby, database };
}

/** Opens connections for a few questions. */
export async function asking<T, C extends ResilientClient[]>(
  connections: { [at in keyof C]: Connection },
  ask: (...clients: C) => Promise<T>,
): Promise<T> {
  await Promise.all(connections.map(settle));
  const clients = connections.map(
    (connection) => new ResilientClient({ connectionTimeoutMillis: 5_000, ...connection }),
  );
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await ask(...(clients as C));
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

/** Whether two open connections are given the same process of the server in turn. */
async function isShared(one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  const first = new Set<number>();
  const second = new Set<number>();
  for (let n = 0; n < TRIES; n++) {
    first.add(await processOf(one));
    second.add(await processOf(other));
  }
  return first.intersection(second).size > 0;
}

/** Whether two connections may give the same name to different statements. */
async function preparesEach(one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  try {
    for (let n = 0; n < TRIES; n++) {
      const [mine, theirs] = [
        await one.query({ name: PROBE, text: "select 1 as n", values: [] }),
        await other.query({ name: PROBE, text: "select 2 as n", values: [] }),
      ];
      if (mine.rows[0].n !== 1 || theirs.rows[0].n !== 2) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds out how a pooler hands on its connections, by what two connections see of each other: a pooler does not tell.
 * @param connection to a pooler
 * @returns and whether prepared statements work through it
 */
export const routeThrough = (connection: Connection): Promise<{ route: Route; prepares: boolean }> =>
  asking([connection, connection], async (one: ResilientClient, other: ResilientClient) => {
    if (!(await isShared(one, other))) return { route: "session", prepares: true };
    const holds = await one.query("begin").then(
      () => one.query("rollback").then(() => true),
      () => false,
    );
    if (!holds) return { route: "statement", prepares: false };
    return { route: "transaction", prepares: await preparesEach(one, other) };
  });
