import { setTimeout as wait } from "node:timers/promises";
import { type LaunchOptions, launchServer } from "./launch.ts";
import type { Presence } from "./presence.ts";

/** How often to see whether the server still lives, in milliseconds; a look asks no query. */
const EVERY = 500;
/** How long a stop waits for a launch that has begun, in milliseconds; what it starts later is let go of at once. */
const PATIENCE = 5_000;

/**
 * Brings the server back whenever it dies while the application runs; the application's pool needs no change.
 * A launch that fails is logged once and tried again until it succeeds. Keeps no process running.
 * To end an application: `stop()` this first, then end the pool, then stop the database.
 * @returns `stop` resolves when a launch that had begun is over: nothing is started after it
 */
export function watchDatabase({ dataDir, log = () => {} }: LaunchOptions): { stop(): Promise<void> } {
  let presence: Presence | undefined;
  let looking: Promise<void> | undefined;
  let stopped = false;
  let failure = "";

  async function bringBack(): Promise<void> {
    if (presence) log("The database has ended unexpectedly: starting it again");
    presence = await launchServer({ dataDir, log }).then(
      (launch) => launch.presence,
      ({ message }: Error) => {
        if (message !== failure) log(message);
        failure = message;
        return undefined;
      },
    );
    if (presence) failure = "";
    if (stopped) await presence?.end().catch(() => {});
    looking = undefined;
  }
  function look(): void {
    if (presence?.isLost() !== false) looking ??= bringBack();
  }

  const timer = setInterval(look, EVERY).unref();
  look();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      if (looking) await Promise.race([looking, wait(PATIENCE, undefined, { ref: false })]);
      else await presence?.end().catch(() => {});
    },
  };
}
