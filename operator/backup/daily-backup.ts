import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import own from "../../package.json" with { type: "json" };
import { saveFact } from "../../src/server/platform/database/installation.commands.ts";
import { findFact } from "../../src/server/platform/database/installation.queries.ts";
import { LAST_BACKUP, LAST_CHECKED_BACKUP } from "../../src/server/platform/database/installation.ts";
import { openDatabase, openPool } from "../../src/server/platform/database/pool.ts";
import { openPhotoStore, type Place } from "../../src/server/platform/photos/photo.location.ts";
import type { BackupPlan } from "../../src/server/platform/settings/settings.ts";
import { backupName, outdated } from "../../src/server/settings/backups/backup-names.ts";
import { openBackupPlace } from "../../src/server/settings/backups/backup-place.ts";
import { encryptFile } from "./encryption.ts";
import { type BackupWork, makeBackup } from "./make-backup.ts";
import { tryBackup } from "./try-backup.ts";

/** Everything that a process beside the server needs for it. */
export type DailyBackup = {
  plan: BackupPlan;
  connection: BackupWork["connection"];
  photos: Place;
  dataDir: string;
};

const TRY_EVERY_MS = 6.5 * 24 * 60 * 60 * 1000;

/**
 * Makes a backup, tries it once a week by a restore beside the shelter, encrypts it, puts it where it is kept, and deletes
 * what is outdated there. The facts of the last backup are saved once it is in its place. A backup that cannot be restored
 * is put there as well, as it may be better than none, but does not count as tried.
 */
export async function makeDailyBackup({ plan, connection, photos, dataDir }: DailyBackup): Promise<void> {
  const log = (line: string) => console.error(line);
  const { signal } = new AbortController();
  const folder = resolve(dataDir, "backups", "being-made");
  await clear(folder);
  const now = new Date();
  const plain = join(folder, backupName(now));
  const pool = openPool({ ...connection, max: 1 });
  const db = openDatabase(pool);
  try {
    await makeBackup({ connection, store: openPhotoStore(photos), version: own.version, log, signal }, plain);
    const tried = await findFact(db, LAST_CHECKED_BACKUP);
    const isTryDue = !tried || now.getTime() - tried.at.getTime() > TRY_EVERY_MS;
    const failure = isTryDue ? await tryBackup(plain, { dataDir, log, signal }).then(nothing, asError) : undefined;
    const name = backupName(now, plan.recipient !== undefined);
    const place = openBackupPlace(plan.to);
    await place.put(plan.recipient ? await encryptFile(plain, plan.recipient) : plain, name);
    await saveFact(db, LAST_BACKUP, { value: own.version, at: now });
    if (failure) throw new Error(`The backup ${name} could not be restored: ${failure.message}`, { cause: failure });
    if (isTryDue) await saveFact(db, LAST_CHECKED_BACKUP, { value: name, at: now });
    for (const old of outdated(await place.names(), now, plan.keepDays)) await place.remove(old);
  } finally {
    await clear(folder);
    await pool.end();
  }
}

const nothing = () => undefined;
const asError = (error: unknown): Error => error as Error;

/** What a killed backup has left would fill the disk. */
async function clear(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
