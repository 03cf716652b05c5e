import { type LaunchOptions, launchServer } from "./launch.ts";
import type { Presence } from "./presence.ts";

/** How often to see whether the server still lives, in milliseconds; a look asks no query. */
const EVERY = 500;

/**
 * Brings the server back whenever it dies while the application runs; the application's pool needs no change.
 * A launch that fails is logged once and tried again until it succeeds. Keeps no process running.
 * To end an application: `stop()` this first, then end the pool, then stop the database.
 */
export function watchDatabase({ dataDir, log = () => {} }: LaunchOptions): { stop(): void } {
  let presence: Presence | undefined;
  let looking = false;
  let stopped = false;
  let failure = "";

  const look = async () => {
    if (looking || presence?.isLost() === false) return;
    looking = true;
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
    if (stopped) await presence?.end();
    looking = false;
  };

  const timer = setInterval(look, EVERY).unref();
  look();
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
      presence?.end().catch(() => {});
    },
  };
}
