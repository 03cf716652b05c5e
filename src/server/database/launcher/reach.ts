import { setTimeout as sleep } from "node:timers/promises";
import { accountFor } from "./account.ts";
import { findBinaries, restoreLinks } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import type { Place } from "./place.ts";
import { knock, type Presence } from "./presence.ts";
import { type StartedServer, startServer } from "./server.ts";

/** A launch as the launcher itself sees it: with the connection that shows other applications we are here. */
export type Launch = { place: Place; presence: Presence; adopted: boolean };

/** How long a server may give no sign of life, in milliseconds. One that says it is recovering may take any time. */
const PATIENCE = 30_000;
const LOOK_AGAIN = 15;
/** Between two attempts to start, in milliseconds, while the last processes of an earlier server leave the folder. */
const TRY_AGAIN = 150;

/**
 * Looks for the server of this place and starts one when there is none, until one answers. No lock of ours is needed:
 * of two processes that do this at once, PostgreSQL gives one server the folder, and the loser finds the winner's.
 * @throws Error with a plain sentence when none can be had.
 */
export async function reachServer(place: Place, log: (line: string) => void): Promise<Launch> {
  let start: (() => Promise<StartedServer>) | undefined;
  let server: StartedServer | undefined;
  for (let deadline = Date.now() + PATIENCE; Date.now() < deadline; await sleep(LOOK_AGAIN)) {
    const answer = await knock(place);
    if (typeof answer === "object") return { place, presence: answer, adopted: !(await server?.hasFolder()) };
    if (answer === "busy") deadline = Date.now() + PATIENCE;
    if (answer === "busy" || server?.hasEnded() === false) continue;
    const failure = await server?.failure();
    if (failure) throw new Error(failure);
    if (server) await sleep(TRY_AGAIN);
    if (!start) {
      start = await prepare(place, log);
      deadline = Date.now() + PATIENCE; // making a cluster may have taken long on a slow disk
    }
    server = await start();
  }
  throw new Error(`The database in ${place.cluster} does not answer. What it said last is in ${place.log}.`);
}

async function prepare(place: Place, log: (line: string) => void): Promise<() => Promise<StartedServer>> {
  const binaries = await findBinaries();
  await restoreLinks(binaries);
  const account = await accountFor(place, binaries);
  await ensureCluster(place, binaries, account, log);
  return () => startServer(place, binaries, account);
}
