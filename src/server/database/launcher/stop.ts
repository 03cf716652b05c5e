import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type pg from "pg";
import { findBinaries } from "./binaries.ts";
import type { Place } from "./place.ts";
import { BUSY, clientOf, PRESENCE_LOCK } from "./presence.ts";
import { isAlive, isServerOf, notedPid } from "./processes.ts";

/** How long connections that were closed just now may take to leave the server, in milliseconds. */
const LEAVING = 1_000;
/** How long a server may take to write everything out, in milliseconds; after that it goes on without us. */
const ENDING = 60_000;
const LOOK_AGAIN = 10;

/** The name under which those who want to stop the server connect: they do not keep each other from it. */
const STOPPING = "shelter launcher, stopping";

/**
 * Stops the server of this place in order, unless another client is connected, and returns when the folder is free.
 * Nothing happens when no server runs.
 */
export async function stopIfUnused(place: Place): Promise<void> {
  const pid = await notedPid(place.cluster);
  const client = clientOf(place, { application_name: STOPPING });
  try {
    await client.connect();
    if (!pid || !(await isUnused(client))) return;
    await askToStop(pid, place);
  } catch (error) {
    if (!BUSY.includes((error as pg.DatabaseError).code ?? "")) return;
  } finally {
    client.end().catch(() => {});
  }
  await ended(pid, place); // also when another application stops it
}

async function isUnused(client: pg.Client): Promise<boolean> {
  for (const end = Date.now() + LEAVING; Date.now() < end; await sleep(LOOK_AGAIN)) {
    if (await takeAlone(client)) return true;
  }
  return false;
}

/** Takes the presence lock alone, after which no application enters; true when moreover no other client is left. */
async function takeAlone(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ unused: boolean }>(
    `select pg_try_advisory_lock($1) and not exists (
       select from pg_stat_activity
       where backend_type in ('client backend', 'walsender') and application_name <> $2) as unused`,
    [PRESENCE_LOCK, STOPPING],
  );
  return rows[0]?.unused ?? false;
}

/** Asks the server to end in order and at once, without waiting for its clients. */
async function askToStop(pid: number, place: Place): Promise<void> {
  if (process.platform !== "win32") return void process.kill(pid, "SIGINT");
  const { pg_ctl } = await findBinaries();
  await promisify(execFile)(pg_ctl, ["stop", "-W", "-m", "fast", "-D", place.cluster]);
}

async function ended(pid: number | undefined, { cluster }: Place): Promise<void> {
  for (const end = Date.now() + ENDING; Date.now() < end; await sleep(LOOK_AGAIN)) {
    const left = pid === (await notedPid(cluster)) && pid && isAlive(pid) && (await isServerOf(pid, cluster));
    if (!left) return;
  }
}
