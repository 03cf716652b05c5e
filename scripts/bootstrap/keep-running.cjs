const { exitCodeOf } = require("./run.cjs");

/** Exit codes of the server (`src/server/app/start/start-failure.ts`): a restart cannot help; a restart may help. */
const WRONG_SETTINGS = 78;
const DATABASE_LOST = 75;

/** Signals that stop a server on purpose, also when they are sent directly to it. */
const STOPPING = /** @type {const} */ (["SIGHUP", "SIGINT", "SIGTERM"]);
/** @param {number} code */
const isStoppedOnRequest = (code) => [0, ...STOPPING.map(exitCodeOf)].includes(code);

/** The pause between two starts, in milliseconds. It doubles with each failure. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
/** After this time, in milliseconds, a server counts as stable, and the next pause is short again. */
const STABLE_AFTER_MS = 60_000;
/** How often a server is started that was never open. */
const MAX_FIRST_STARTS = 5;

/**
 * Keeps a server running: if it ends unexpectedly it is started again, after a growing pause. It is not restarted if it
 * was asked to stop, if its settings are wrong, or if it could not start and was never open.
 * @param {() => ReturnType<typeof import("./run.cjs").startProcess>} startServer starts it with an IPC channel, on which
 * it sends a message when it is open
 * @param {(line: string) => void} log
 * @param {number} firstPauseMs
 * @returns {Promise<number>} the exit code of the last one
 */
async function keepRunning(startServer, log, firstPauseMs = FIRST_PAUSE_MS) {
  let wasEverOpen = false;
  for (let failures = 1; ; failures++) {
    const { child, ended, wasInterrupted } = startServer();
    let openSince = Number.POSITIVE_INFINITY;
    child.once("message", () => {
      openSince = Date.now();
      wasEverOpen = true;
    });
    const code = await ended;
    if (isStoppedOnRequest(code) || code === WRONG_SETTINGS || wasInterrupted()) return code;
    const mayRecover = code === DATABASE_LOST || code > 128;
    if (!wasEverOpen && (!mayRecover || failures >= MAX_FIRST_STARTS)) return code;
    if (Date.now() - openSince > STABLE_AFTER_MS) failures = 1;
    const pause = Math.min(MAX_PAUSE_MS, firstPauseMs * 2 ** (failures - 1));
    log(`The server has ended unexpectedly (exit code ${code}): it is started again in ${pause / 1000} s.`);
    await new Promise((wake) => setTimeout(wake, pause));
  }
}

module.exports = { keepRunning };
