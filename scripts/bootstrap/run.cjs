const { spawn } = require("node:child_process");
const { UserError } = require("./steps.cjs");

/**
 * @typedef {import("node:child_process").ChildProcess} ChildProcess
 * @typedef {import("node:child_process").SpawnOptions} SpawnOptions
 */

/** @param {NodeJS.Signals} signal @returns {number} the exit code of what a signal ends, as in a shell */
const exitCodeOf = (signal) => 128 + require("node:os").constants.signals[signal];

/**
 * Starts a process and forwards to it the signals that ask this one to stop.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} options
 * @returns {{ child: ChildProcess, ended: Promise<number>, wasInterrupted: () => boolean }} `ended` resolves to the exit
 * code; if a signal ended the process, 128 plus the signal's number, as in a shell
 */
function startProcess(command, args, options = {}) {
  let interrupted = false;
  const child = spawn(command, args, { stdio: "inherit", ...options });
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  /** @param {NodeJS.Signals} signal */
  const forwardSignal = (signal) => {
    interrupted = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forwardSignal);
  const ended = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(signal ? exitCodeOf(signal) : code));
  }).finally(() => {
    for (const signal of signals) process.off(signal, forwardSignal);
  });
  return { child, ended, wasInterrupted: () => interrupted };
}

/**
 * Runs a command to its end without showing its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions & { onStart?: (pid: number | undefined) => void }} options
 * @throws {UserError} with the whole output, if it fails
 */
async function runQuietly(command, args, { onStart, ...options } = {}) {
  const { child, ended, wasInterrupted } = startProcess(command, args, {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onStart?.(child.pid);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const code = await ended;
  if (wasInterrupted()) process.exit(code || exitCodeOf("SIGINT"));
  if (code !== 0) throw new UserError(`${output.trim()}\n\n${[command, ...args].join(" ")} failed (${code}).`);
}

module.exports = { exitCodeOf, startProcess, runQuietly };
