import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { locateDatabase } from "../../src/server/database/embedded/location.ts";
import { isAlive, isServerOf, postmasterPid } from "../../src/server/database/embedded/processes.ts";
import { stopIfUnused } from "../../src/server/database/embedded/stop.ts";

/** The folders in which backups are tried begin so. */
const TRY = "trying-a-backup-";
/** A try takes minutes. One that has taken this long is only in use if somebody is connected to its database. */
const ABANDONED_MS = 60 * 60_000;

/** @returns a folder in which a backup is tried */
export const folderOfTry = (dataDir: string): Promise<string> => mkdtemp(join(resolve(dataDir), TRY));

async function isServed(cluster: string): Promise<boolean> {
  const pid = await postmasterPid(cluster);
  return pid !== undefined && isAlive(pid) && (await isServerOf(pid, cluster));
}

/**
 * Removes what tries have left whose process was killed: a whole copy of the shelter, and the PostgreSQL that serves it,
 * which outlives whoever started it.
 */
export async function removeAbandonedTries(dataDir: string): Promise<void> {
  for (const name of await readdir(resolve(dataDir))) {
    if (!name.startsWith(TRY)) continue;
    const folder = join(resolve(dataDir), name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs < ABANDONED_MS) continue;
    const location = await locateDatabase(folder);
    await stopIfUnused(location);
    if (!(await isServed(location.cluster))) await rm(folder, { recursive: true, force: true });
  }
}
