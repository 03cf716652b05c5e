import { constants } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** Exit codes of the server (`src/server/start/start-failure.ts`): started again, it would say the same; it might not. */
const WRONG_SETTINGS = 78;
const DATABASE_LOST = 75;

/** Exit codes of a server that somebody ended by its process number, passing us by. */
const { SIGHUP, SIGINT, SIGTERM } = constants.signals;
const ASKED = [0, ...[SIGHUP, SIGINT, SIGTERM].map((signal) => 128 + signal)];

/** Between two starts, in milliseconds; it doubles with each server that does not stay. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A server that was open for this long, in milliseconds, has stayed. */
const STAYED_MS = 60_000;
/** How often a server is started that has never been open. */
const MOST_FIRST_STARTS = 5;

/**
 * Keeps a server running: one that ends unexpectedly is started again, after a pause that grows. It is left alone when
 * it was asked to stop, when its settings are wrong, and when it has never been open and could not start.
 * @param {() => ReturnType<typeof import("./run.mjs").start>} startServer starts it with an IPC channel, by which it
 * says that it is open
 * @param {(line: string) => void} say
 * @param {number} firstPauseMs
 * @returns {Promise<number>} the exit code of the last one
 */
export async function keepRunning(startServer, say, firstPauseMs = FIRST_PAUSE_MS) {
  let wasEverOpen = false;
  for (let failures = 1; ; failures++) {
    const { child, ended, wasInterrupted } = startServer();
    let openSince = Number.POSITIVE_INFINITY;
    child.once("message", () => {
      openSince = Date.now();
      wasEverOpen = true;
    });
    const code = await ended;
    if (ASKED.includes(code) || code === WRONG_SETTINGS || wasInterrupted()) return code;
    const mayStart = code === DATABASE_LOST || code > 128;
    if (!wasEverOpen && (!mayStart || failures >= MOST_FIRST_STARTS)) return code;
    if (Date.now() - openSince > STAYED_MS) failures = 1;
    const pause = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** (failures - 1));
    say(`The server has ended unexpectedly (exit code ${code}): it is started again in ${pause / 1000} s.`);
    await sleep(pause);
  }
}
