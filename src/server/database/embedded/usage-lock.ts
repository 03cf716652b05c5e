import { realpath } from "node:fs/promises";
import { Socket } from "node:net";
import pg from "pg";
import { CONNECT_TIMEOUT_MS, ResilientClient } from "../hosts/resilient-client.ts";
import { wrongOwnerMessage } from "./account.ts";
import { DATABASE, type DatabaseLocation } from "./location.ts";
import { checkSocketFolderOwner } from "./sockets.ts";

/**
 * An open connection that holds the shared usage lock: while an application has one, no other application stops the
 * server. It does not keep the process running.
 */
export type UsageLock = {
  /** Whether the connection has ended, so that the server may be gone. */
  isLost(): boolean;
  release(): Promise<void>;
};

/** The advisory lock in the database `postgres`. Running applications share it. Whoever stops the server takes it exclusively. */
export const USAGE_LOCK_ID = 7_436_537;

/** A sentence for the person who starts the application. */
type Refusal = { refusal: string };

/** SQLSTATEs of a server that is starting, recovering, full or stopping: it runs, so try again. */
export const BUSY = ["57P01", "57P02", "57P03", "53300"];
/** SQLSTATEs of `create database` when another process was faster. */
const ALREADY_CREATED = ["42P04", "23505"];

/**
 * Tries to connect to the server and to take the usage lock. Creates the application's database when it is missing.
 * @returns the lock; `busy` when a server runs but accepts no connection yet; `absent` when none answers
 * @throws Error with a sentence for the operator when the server that answers must not be used
 */
export async function tryConnect(location: DatabaseLocation): Promise<UsageLock | "busy" | "absent"> {
  await checkSocketFolderOwner(location);
  const socket = new Socket();
  const client = maintenanceClient(location, { stream: () => socket });
  const outcome = await connect(client, location).catch((error: unknown) => failedOutcome(error, location));
  if (outcome === "connected") return usageLockOf(client, socket);
  client.end().catch(() => {});
  if (outcome === "busy" || outcome === "absent") return outcome;
  throw new Error(outcome.refusal);
}

/** A client for the server's maintenance database, not connected yet. */
export function maintenanceClient(location: DatabaseLocation, settings: pg.ClientConfig): pg.Client {
  return new ResilientClient({
    ...location.connection,
    database: "postgres",
    application_name: "shelter launcher",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...settings,
  });
}

async function connect(client: pg.Client, location: DatabaseLocation): Promise<"connected" | "busy" | Refusal> {
  await client.connect();
  const { rows } = await client.query<{ folder: string; locked: boolean; created: boolean }>(
    `select current_setting('data_directory') as folder,
            pg_try_advisory_lock_shared($1) as locked,
            exists (select from pg_database where datname = $2) as created`,
    [USAGE_LOCK_ID, DATABASE],
  );
  const [server] = rows;
  if (!server?.locked) return "busy"; // another application is stopping the server
  if (!(await isSameFolder(server.folder, location.cluster))) {
    return {
      refusal: `A server that serves ${server.folder} answers for ${location.cluster}: stop that server first.`,
    };
  }
  if (!server.created) await createDatabase(client);
  return "connected";
}

/** The server of another folder may answer: when a folder was moved while its server ran, or when a container shares it. */
async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((path) => realpath(path).catch(() => path)));
  return first === second;
}

async function createDatabase(client: pg.Client): Promise<void> {
  await client.query(`create database ${DATABASE}`).catch((error: pg.DatabaseError) => {
    if (!ALREADY_CREATED.includes(error.code ?? "")) throw error;
  });
}

function usageLockOf(client: pg.Client, socket: Socket): UsageLock {
  let lost = false;
  client.once("end", () => {
    lost = true;
  });
  socket.unref();
  const release = () => {
    socket.ref();
    return client.end();
  };
  return { isLost: () => lost, release };
}

/** What a failed connection means. A wrong `absent` does no harm: PostgreSQL itself refuses a second server on a folder. */
function failedOutcome(error: unknown, location: DatabaseLocation): "busy" | "absent" | Refusal {
  const { code = "" } = error as { code?: string };
  if (BUSY.includes(code)) return "busy";
  if (code === "EACCES" || code === "EPERM") return { refusal: wrongOwnerMessage(location) };
  if (!(error instanceof pg.DatabaseError)) return "absent";
  return { refusal: `The database in ${location.cluster} does not let us in: ${error.message}.` };
}
