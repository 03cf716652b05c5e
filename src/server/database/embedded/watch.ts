import { setTimeout as wait } from "node:timers/promises";
import { type LaunchOptions, launchServer } from "./launch.ts";
import type { UsageLock } from "./usage-lock.ts";

/** How often to check that the server still runs, in milliseconds. A check sends no query. */
const CHECK_INTERVAL_MS = 500;
/** How long a stop waits for a launch that has begun, in milliseconds. A launch that takes longer is released when it ends. */
const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts the server again whenever it dies while the application runs. The application's pool needs no change.
 * A launch that fails is logged once and retried until it succeeds. The timer does not keep the process running.
 * To end an application: `stop()` this first, then end the pool, then stop the database.
 * @returns `stop` resolves when a running launch has finished; nothing is started afterwards
 */
export function watchDatabase({ dataDir, log = () => {} }: LaunchOptions): { stop(): Promise<void> } {
  let usageLock: UsageLock | undefined;
  let launching: Promise<void> | undefined;
  let stopped = false;
  let failure = "";

  async function launch(): Promise<void> {
    if (usageLock) log("The database has ended unexpectedly: starting it again");
    usageLock = await launchServer({ dataDir, log }).then(
      (launched) => launched.usageLock,
      ({ message }: Error) => {
        if (message !== failure) log(message);
        failure = message;
        return undefined;
      },
    );
    if (usageLock) failure = "";
    if (stopped) await usageLock?.release().catch(() => {});
    launching = undefined;
  }
  function check(): void {
    if (usageLock?.isLost() !== false) launching ??= launch();
  }

  const timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  check();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      if (launching) await Promise.race([launching, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      else await usageLock?.release().catch(() => {});
    },
  };
}
