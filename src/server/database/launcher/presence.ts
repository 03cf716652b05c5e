import { realpath } from "node:fs/promises";
import { Socket } from "node:net";
import pg from "pg";
import { CONNECT_WITHIN_MS, ResilientClient } from "../resilient-client.ts";
import { belongsToAnother } from "./account.ts";
import { DATABASE, type Place } from "./place.ts";
import { refuseStrangers } from "./sockets.ts";

/**
 * An application's own connection to the server: as long as it stands, the server runs, and nobody else stops it.
 * It keeps no process running.
 */
export type Presence = {
  /** Whether the server has gone, or has let go of us. */
  isLost(): boolean;
  end(): Promise<void>;
};

/** The advisory lock, in the database `postgres`, that present applications share; who stops the server takes it alone. */
export const PRESENCE_LOCK = 7_436_537;

/** A plain sentence for the person who starts the application. */
type Refusal = { refusal: string };

/** SQLSTATEs of a server that is starting, recovering, full or stopping: it lives, ask again. */
export const BUSY = ["57P01", "57P02", "57P03", "53300"];
/** SQLSTATEs of a database that another process has just made. */
const MADE_MEANWHILE = ["42P04", "23505"];

/**
 * Asks the server of this place to let us in, and makes the application's database when it is missing.
 * @returns our presence; `busy` when a server is there but does not take us yet; `absent` when none answers.
 * @throws Error with a plain sentence when the server that answers is not ours to use.
 */
export async function knock(place: Place): Promise<Presence | "busy" | "absent"> {
  await refuseStrangers(place);
  const socket = new Socket();
  const client = clientOf(place, { stream: () => socket });
  const answer = await enter(client, place).catch((error: unknown) => answerBehind(error, place));
  if (answer === "welcome") return stay(client, socket);
  client.end().catch(() => {});
  if (answer === "busy" || answer === "absent") return answer;
  throw new Error(answer.refusal);
}

/** A client for the server's maintenance database, not connected yet. */
export function clientOf(place: Place, settings: pg.ClientConfig): pg.Client {
  return new ResilientClient({
    ...place.connection,
    database: "postgres",
    application_name: "shelter launcher",
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...settings,
  });
}

async function enter(client: pg.Client, place: Place): Promise<"welcome" | "busy" | Refusal> {
  await client.connect();
  const { rows } = await client.query<{ folder: string; present: boolean; made: boolean }>(
    `select current_setting('data_directory') as folder,
            pg_try_advisory_lock_shared($1) as present,
            exists (select from pg_database where datname = $2) as made`,
    [PRESENCE_LOCK, DATABASE],
  );
  const [found] = rows;
  if (!found?.present) return "busy"; // another application is stopping the server
  if (!(await isSame(found.folder, place.cluster))) {
    return { refusal: `A server that serves ${found.folder} answers for ${place.cluster}: stop that server first.` };
  }
  if (!found.made) await makeDatabase(client);
  return "welcome";
}

/** Another folder's server answers when a folder was moved while its server ran, or when a container shares it. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((path) => realpath(path).catch(() => path)));
  return first === second;
}

async function makeDatabase(client: pg.Client): Promise<void> {
  await client.query(`create database ${DATABASE}`).catch((error: pg.DatabaseError) => {
    if (!MADE_MEANWHILE.includes(error.code ?? "")) throw error;
  });
}

function stay(client: pg.Client, socket: Socket): Presence {
  let lost = false;
  client.once("end", () => {
    lost = true;
  });
  socket.unref();
  const end = () => {
    socket.ref();
    return client.end();
  };
  return { isLost: () => lost, end };
}

/** What a failed call means; PostgreSQL itself refuses a second server, so that a wrong `absent` does no harm. */
function answerBehind(error: unknown, place: Place): "busy" | "absent" | Refusal {
  const { code = "" } = error as { code?: string };
  if (BUSY.includes(code)) return "busy";
  if (code === "EACCES" || code === "EPERM") return { refusal: belongsToAnother(place) };
  if (!(error instanceof pg.DatabaseError)) return "absent";
  return { refusal: `The database in ${place.cluster} does not let us in: ${error.message}.` };
}
