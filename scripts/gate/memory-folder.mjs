import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const IN_MEMORY = "/dev/shm";
/** Twice of what all tests hold at once. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * A folder in memory for what tests write. They make hundreds of databases, each of a thousand files: a copy takes 16 ms
 * of processor time there, and 240 on a disk. It is removed when this process ends.
 * @returns {string | undefined} undefined where the system has no such memory; tests write to the usual folder then
 */
export function makeMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize < NEEDED_BYTES) return undefined;
    const folder = mkdtempSync(join(IN_MEMORY, "shelter-test-"));
    chmodSync(folder, 0o1777); // as the usual one: PostgreSQL may run as another account
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}
