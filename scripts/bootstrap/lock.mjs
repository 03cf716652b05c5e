import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CACHE } from "./paths.mjs";
import { step } from "./steps.mjs";

const LOCK = join(CACHE, "preparing.lock");
/** No installation takes as long; a lock this old is that of a number given to another process since. */
const STALE_AFTER_MS = 15 * 60_000;
const LOOK_EVERY_MS = 200;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Whether a process has ended and only waits to be counted, which in a container nobody may ever do.
 * @param {number} pid
 */
function isZombie(pid) {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && /\) Z /.test(readFileSync(stat, "utf8"));
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** Whether somebody holds the lock: its maker lives, or the command that a killed maker has left running. */
function isHeld(lock = LOCK) {
  try {
    const isYoung = Date.now() - statSync(lock).mtimeMs < STALE_AFTER_MS;
    return isYoung && readFileSync(lock, "utf8").trim().split("\n").map(Number).some(isAlive);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}

/** A link is made whole or not at all, and never over another: the lock has its number in it from the first moment. */
function take() {
  const note = join(CACHE, `preparing.${process.pid}`);
  writeFileSync(note, `${process.pid}\n`);
  const isTaken = linkIfAbsent(note);
  rmSync(note);
  return isTaken;
}

/** @param {string} note */
function linkIfAbsent(note) {
  try {
    linkSync(note, LOCK);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Takes a lock away that nobody holds; should another have been quicker and made a new one, that is put back. */
function breakStale() {
  const away = join(CACHE, `stale.${process.pid}`);
  try {
    renameSync(LOCK, away);
  } catch {
    return;
  }
  if (isHeld(away)) linkIfAbsent(away);
  rmSync(away);
}

function tryToTake() {
  if (!isHeld()) breakStale();
  return take();
}

async function takeInTurn() {
  if (tryToTake()) return;
  await step("Waiting for another start", async () => {
    while (!tryToTake()) await sleep(LOOK_EVERY_MS);
  });
}

/**
 * Does work on the checkout that no two processes may do at once; a second one waits for the first.
 * @param {(note: (pid: number | undefined) => void) => Promise<void>} work notes each command it starts, which keeps
 * the lock held even if this process is killed and the command goes on
 */
export async function alone(work) {
  mkdirSync(CACHE, { recursive: true });
  await takeInTurn();
  try {
    await work((pid) => writeFileSync(LOCK, `${process.pid}\n${pid ?? ""}\n`));
  } finally {
    rmSync(LOCK, { force: true });
  }
}
