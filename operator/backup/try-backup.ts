import { mkdir, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { openData } from "../../src/server/app/start/open-data.ts";
import { openPhotoStore } from "../../src/server/platform/photos/photo.location.ts";
import { readSettings } from "../../src/server/platform/settings/settings.ts";
import { folderOfTry, removeAbandonedTries } from "./abandoned-tries.ts";
import { ArchiveError, openArchive } from "./archive.reader.ts";
import { LEFT_BEHIND } from "./restore.tables.commands.ts";
import { checkMigrations, restoreShelter } from "./restore-shelter.ts";

export type TryWork = {
  /** where the database that is thrown away is made, and the pictures are put */
  dataDir: string;
  log(line: string): void;
  /** aborts the try; nothing of it is left then */
  signal: AbortSignal;
};

/**
 * Reads a backup to its end and restores it beside the shelter, in an embedded database and a folder that are removed
 * afterwards. The shelter itself is not touched.
 * @returns how many rows and pictures came back
 * @throws ArchiveError when it cannot be restored, or when fewer rows came back than were written
 */
export async function tryBackup(
  file: string,
  { dataDir, log, signal }: TryWork,
): Promise<{ rows: number; photos: number }> {
  await mkdir(resolve(dataDir), { recursive: true });
  await removeAbandonedTries(dataDir);
  const archive = await openArchive(file, log);
  await checkMigrations(archive.manifest);
  const scratch = await folderOfTry(dataDir);
  try {
    const settings = readSettings({ DATA_DIR: scratch });
    const data = await openData(settings, log);
    try {
      const { connection, pool } = data;
      await restoreShelter(archive, { connection, pool, store: openPhotoStore(settings.photoStore), log, signal });
      let found = 0;
      for (const { name, rows } of archive.manifest.tables) {
        const { rows: counted } = await pool.query<{ count: number }>(`select count(*) from "${name}"`);
        const count = counted[0]?.count ?? 0;
        // The 116 migrations of before November 2026 are 13 now: the row of each is not what is to come back.
        if (count < rows && ![...LEFT_BEHIND, "migrations"].includes(name))
          throw new ArchiveError(`The table ${name} came back with ${count} of ${rows} rows.`);
        found += rows;
      }
      return { rows: found, photos: archive.manifest.photos.count };
    } finally {
      await data.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
