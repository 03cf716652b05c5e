import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CACHE } from "./paths.cjs";
import { step } from "./steps.cjs";

const LOCK = join(CACHE, "preparing.lock");
/** No installation takes this long. The process id in an older lock now belongs to an unrelated process. */
const STALE_AFTER_MS = 15 * 60_000;
const POLL_MS = 200;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * Whether a process has ended but still has an entry, because its parent has not read its exit code. In a container
 * that may never happen.
 * @param {number} pid
 */
function isZombie(pid) {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && /\) Z /.test(readFileSync(stat, "utf8"));
}

/** @param {unknown} error */
const errorCode = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** Whether the lock is held: its process runs, or the command that it started does. */
function isHeld(lock = LOCK) {
  try {
    const isRecent = Date.now() - statSync(lock).mtimeMs < STALE_AFTER_MS;
    return isRecent && readFileSync(lock, "utf8").trim().split("\n").map(Number).some(isAlive);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

/** Creates the lock as a link to a finished file: that is atomic, never overwrites, and the lock is never empty. */
function createLock() {
  const note = join(CACHE, `preparing.${process.pid}`);
  writeFileSync(note, `${process.pid}\n`);
  const isCreated = linkIfAbsent(note);
  rmSync(note);
  return isCreated;
}

/** @param {string} note */
function linkIfAbsent(note) {
  try {
    linkSync(note, LOCK);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** Removes a lock that nobody holds. If another process has replaced it meanwhile, its lock is put back. */
function removeStaleLock() {
  const moved = join(CACHE, `stale.${process.pid}`);
  try {
    renameSync(LOCK, moved);
  } catch {
    return;
  }
  if (isHeld(moved)) linkIfAbsent(moved);
  rmSync(moved);
}

function tryToAcquire() {
  if (!isHeld()) removeStaleLock();
  return createLock();
}

async function acquire() {
  if (tryToAcquire()) return;
  await step("Waiting for another start", async () => {
    while (!tryToAcquire()) await sleep(POLL_MS);
  });
}

/**
 * Runs work on the checkout that only one process may do at a time; others wait.
 * @param {(onStart: (pid: number | undefined) => void) => Promise<void>} work must report each command that it starts:
 * the lock stays held while that command runs, even if this process is killed
 */
export async function withLock(work) {
  mkdirSync(CACHE, { recursive: true });
  await acquire();
  try {
    await work((pid) => writeFileSync(LOCK, `${process.pid}\n${pid ?? ""}\n`));
  } finally {
    rmSync(LOCK, { force: true });
  }
}
