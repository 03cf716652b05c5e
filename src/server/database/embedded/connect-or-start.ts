import { setTimeout as sleep } from "node:timers/promises";
import { accountFor } from "./account.ts";
import { findBinaries, restoreLinks } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import type { DatabaseLocation } from "./location.ts";
import { type StartedServer, startServer } from "./server.ts";
import { tryConnect, type UsageLock } from "./usage-lock.ts";

/** A launch inside the launcher: with the lock that keeps other applications from stopping the server. */
export type Launch = { location: DatabaseLocation; usageLock: UsageLock; adopted: boolean };

/** How long a server may not answer, in milliseconds. One that reports that it is recovering may take any time. */
const TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 15;
/** Between two attempts to start, in milliseconds: the last processes of an earlier server may still use the folder. */
const RETRY_DELAY_MS = 150;

/**
 * Connects to the server, or starts one when there is none, and waits until it answers. Two processes may do this at
 * once without a lock: PostgreSQL lets only one server use the folder, and the other process then connects to it.
 * @throws Error with a sentence for the operator when no server can be started or reached; one that was started is stopped
 */
export async function connectOrStart(location: DatabaseLocation, log: (line: string) => void): Promise<Launch> {
  let server: StartedServer | undefined;
  try {
    return await untilConnected(location, log, (started) => {
      server = started;
    });
  } catch (error) {
    await server?.stop();
    throw error;
  }
}

async function untilConnected(
  location: DatabaseLocation,
  log: (line: string) => void,
  onStart: (server: StartedServer) => void,
): Promise<Launch> {
  let start: (() => Promise<StartedServer>) | undefined;
  let server: StartedServer | undefined;
  for (let deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(POLL_INTERVAL_MS)) {
    const outcome = await tryConnect(location);
    if (typeof outcome === "object") return { location, usageLock: outcome, adopted: !(await server?.hasFolder()) };
    if (outcome === "busy") deadline = Date.now() + TIMEOUT_MS;
    if (outcome === "busy" || server?.hasEnded() === false) continue;
    const failure = await server?.failure();
    if (failure) throw new Error(failure);
    if (server) await sleep(RETRY_DELAY_MS);
    if (!start) {
      start = await prepare(location, log);
      deadline = Date.now() + TIMEOUT_MS; // creating a cluster takes long on a slow disk
    }
    server = await start();
    onStart(server);
  }
  throw new Error(`The database in ${location.cluster} does not answer. What it said last is in ${location.log}.`);
}

async function prepare(location: DatabaseLocation, log: (line: string) => void): Promise<() => Promise<StartedServer>> {
  const binaries = await findBinaries();
  await restoreLinks(binaries);
  const account = await accountFor(location, binaries);
  await ensureCluster(location, binaries, account, log);
  return () => startServer(location, binaries, account);
}
