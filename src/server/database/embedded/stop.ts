import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type pg from "pg";
import { findBinaries } from "./binaries.ts";
import type { DatabaseLocation } from "./location.ts";
import { isAlive, isServerOf, postmasterPid } from "./processes.ts";
import { BUSY, maintenanceClient, USAGE_LOCK_ID } from "./usage-lock.ts";

/** How long the server may still count connections that were closed just now, in milliseconds. */
const DISCONNECT_MS = 1_000;
/** How long to wait for the server to write everything to the disk, in milliseconds. The server finishes without us after that. */
const STOP_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 10;

/** The application name of connections that want to stop the server: they do not count as clients that use it. */
const STOPPING = "shelter launcher, stopping";

/**
 * Stops the server in order, unless another client is connected, and returns when no server uses the folder any more.
 * Does nothing when no server runs.
 */
export async function stopIfUnused(location: DatabaseLocation): Promise<void> {
  const pid = await postmasterPid(location.cluster);
  const client = maintenanceClient(location, { application_name: STOPPING });
  try {
    await client.connect();
    if (!pid || !(await isUnused(client))) return;
    await askToStop(pid, location);
  } catch (error) {
    if (!BUSY.includes((error as pg.DatabaseError).code ?? "")) return;
  } finally {
    client.end().catch(() => {});
  }
  await waitUntilStopped(pid, location); // also when another application stops it
}

async function isUnused(client: pg.Client): Promise<boolean> {
  for (const end = Date.now() + DISCONNECT_MS; Date.now() < end; await sleep(POLL_INTERVAL_MS)) {
    if (await lockExclusively(client)) return true;
  }
  return false;
}

/** Takes the usage lock exclusively: no application can connect after that. @returns whether no other client is connected either */
async function lockExclusively(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ unused: boolean }>(
    `select pg_try_advisory_lock($1) and not exists (
       select from pg_stat_activity
       where backend_type in ('client backend', 'walsender') and application_name <> $2) as unused`,
    [USAGE_LOCK_ID, STOPPING],
  );
  return rows[0]?.unused ?? false;
}

/** Asks for a fast shutdown: in order, without waiting for clients. */
async function askToStop(pid: number, location: DatabaseLocation): Promise<void> {
  if (process.platform !== "win32") return void process.kill(pid, "SIGINT");
  const { pg_ctl } = await findBinaries();
  await promisify(execFile)(pg_ctl, ["stop", "-W", "-m", "fast", "-D", location.cluster]);
}

async function waitUntilStopped(pid: number | undefined, { cluster }: DatabaseLocation): Promise<void> {
  for (const end = Date.now() + STOP_TIMEOUT_MS; Date.now() < end; await sleep(POLL_INTERVAL_MS)) {
    const isRunning = pid === (await postmasterPid(cluster)) && pid && isAlive(pid) && (await isServerOf(pid, cluster));
    if (!isRunning) return;
  }
}
