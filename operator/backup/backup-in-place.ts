import { readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import own from "../../package.json" with { type: "json" };
import type { BackupStep } from "../../src/contract/settings/backups.ts";
import { saveFact } from "../../src/server/database/installation.commands.ts";
import { findFact } from "../../src/server/database/installation.queries.ts";
import { LAST_BACKUP, LAST_CHECKED_BACKUP } from "../../src/server/database/installation.ts";
import { type Db, openDatabase, openPool } from "../../src/server/database/pool.ts";
import { openPhotoStore } from "../../src/server/platform/photos/photo.location.ts";
import { MACHINE_CLOCK, mayDeleteByDate } from "../../src/server/platform/steady-clock.ts";
import { changeRun, failRun } from "../../src/server/settings/backups/backup.rows.ts";
import type { BackupInPlace } from "../../src/server/settings/backups/backup-in-place.ts";
import { backupName, outdated } from "../../src/server/settings/backups/backup-names.ts";
import { openBackupPlace } from "../../src/server/settings/backups/backup-place.ts";
import { encryptFile } from "./encryption.ts";
import { makeBackup } from "./make-backup.ts";
import { tryBackup } from "./try-backup.ts";

const TRY_EVERY_MS = 6.5 * 24 * 60 * 60 * 1000;
/** How often the row says how much there is. */
const TELL_EVERY_MS = 2000;

/**
 * Makes a backup, tries it once a week by a restore beside the shelter, encrypts it, puts it where it is kept, and deletes
 * what is outdated there. Its row says how far it is, and in the end what became of it. A backup that cannot be restored
 * is put there as well, as it may be better than none, but does not count as tried.
 */
export async function makeBackupInPlace(work: BackupInPlace): Promise<void> {
  const folder = resolve(work.dataDir, "backups", "being-made");
  await clear(folder);
  const pool = openPool({ ...work.connection, max: 1 });
  const db = openDatabase(pool);
  const teller = tellHow(db, work.id, folder);
  try {
    await makeAndPut(work, db, folder, teller.step);
  } catch (error) {
    await failRun(db, work.id, error, teller.at() === "placing");
    throw error;
  } finally {
    await teller.end();
    await clear(folder);
    await pool.end();
  }
}

async function makeAndPut(
  { id, plan, connection, photos, dataDir }: BackupInPlace,
  db: Db,
  folder: string,
  step: (next: BackupStep) => Promise<void>,
): Promise<void> {
  const log = (line: string) => console.error(line);
  const { signal } = new AbortController();
  const now = new Date();
  const plain = join(folder, backupName(now));
  const { size } = await makeBackup(
    { connection, store: openPhotoStore(photos), version: own.version, log, signal },
    plain,
  );
  const lastTry = await findFact(db, LAST_CHECKED_BACKUP);
  const isTryDue = !lastTry || Math.abs(now.getTime() - lastTry.at.getTime()) > TRY_EVERY_MS;
  if (isTryDue) await step("trying");
  const failure = isTryDue ? await tryBackup(plain, { dataDir, log, signal }).then(nothing, asError) : undefined;
  if (plan.recipient) await step("encrypting");
  const file = plan.recipient ? await encryptFile(plain, plan.recipient) : plain;
  const name = backupName(now, plan.recipient !== undefined);
  await step("placing");
  const place = openBackupPlace(plan.to);
  await place.put(file, name);
  const tried = isTryDue && { tried_at: new Date(), ...(failure && { try_failure: failure.message }) };
  await saveFact(db, LAST_BACKUP, { value: own.version, at: now });
  // Two of one second have one name: the later file has replaced the other.
  await db.updateTable("backups").set({ name: null }).where("name", "=", name).execute();
  await changeRun(db, id, { state: "done", step: null, name, bytes: size, finished_at: new Date(), ...tried });
  if (failure) throw new Error(`The backup ${name} could not be restored: ${failure.message}`, { cause: failure });
  if (isTryDue) await saveFact(db, LAST_CHECKED_BACKUP, { value: name, at: now });
  if (!plan.daily || !(await mayDeleteByDate({ db, clock: MACHINE_CLOCK }))) return;
  const names = (await place.list()).map((kept) => kept.name);
  for (const old of outdated(names, now, plan.daily.keepDays)) await place.remove(old);
}

const nothing = () => undefined;
const asError = (error: unknown): Error => error as Error;

/** Writes into the row of a backup what is done for it, and every few seconds how much there is. */
function tellHow(db: Db, id: number, folder: string) {
  let present: BackupStep = "copying";
  let telling: Promise<unknown> = Promise.resolve();
  const tell = async () =>
    changeRun(db, id, { state: "running", step: present, bytes: await sizeIn(folder), heard_at: new Date() });
  // What cannot be written down now is said the next time.
  const timer = setInterval(() => {
    telling = telling.then(tell).catch(() => {});
  }, TELL_EVERY_MS);
  return {
    at: () => present,
    async step(next: BackupStep) {
      present = next;
      telling = telling.then(tell).catch(() => {});
      await telling;
    },
    async end() {
      clearInterval(timer);
      await telling;
    },
  };
}

/** The size of the largest file in a folder: an encrypted one is beside the plain one. */
async function sizeIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  return Math.max(0, ...sizes.map((found) => found?.size ?? 0));
}

/** What a killed backup has left would fill the disk. */
async function clear(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
