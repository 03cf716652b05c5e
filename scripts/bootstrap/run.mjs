import { spawn } from "node:child_process";
import { constants } from "node:os";
import { PlainError } from "./steps.mjs";

/**
 * @typedef {import("node:child_process").ChildProcess} ChildProcess
 * @typedef {import("node:child_process").SpawnOptions} SpawnOptions
 */

/**
 * Starts a process that lives and dies with this one: signals to end are passed on to it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} options
 * @returns {{ child: ChildProcess, ended: Promise<number>, wasInterrupted: () => boolean }} `ended` gives the exit
 * code; when a signal ended it, 128 and the signal's number, as shells count
 */
export function start(command, args, options = {}) {
  let interrupted = false;
  const child = spawn(command, args, { stdio: "inherit", ...options });
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    interrupted = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, passOn);
  const ended = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(signal ? 128 + constants.signals[signal] : code));
  }).finally(() => {
    for (const signal of signals) process.off(signal, passOn);
  });
  return { child, ended, wasInterrupted: () => interrupted };
}

/**
 * Runs a command to its end and keeps what it says to itself.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions & { started?: (pid: number | undefined) => void }} options
 * @throws {PlainError} with all that it said, when it fails
 */
export async function runQuietly(command, args, { started, ...options } = {}) {
  const { child, ended, wasInterrupted } = start(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  started?.(child.pid);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const code = await ended;
  if (wasInterrupted()) process.exit(code || 128 + constants.signals.SIGINT);
  if (code !== 0) throw new PlainError(`${said.trim()}\n\n${[command, ...args].join(" ")} failed (${code}).`);
}
