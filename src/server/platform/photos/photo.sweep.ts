import { DAY_MS, HOUR_MS } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import type { BackgroundJobs } from "../background/background-jobs.ts";
import { type QueueName, sendJob } from "../background/queues.ts";
import { MACHINE_CLOCK, mayDeleteByDate } from "../steady-clock.ts";
import { removeFiles } from "./photo.commands.ts";
import { keysWithoutRow } from "./photo.queries.ts";
import type { PhotoStore } from "./photo.store.ts";

/** Only older files are deleted: by then no write or restore that needs them is still running. */
const SAFE_AGE_MS = DAY_MS;
const SWEEP_EVERY_MS = 6 * HOUR_MS;
const ORPHANED_PHOTOS: QueueName = "left-photos";
/** The number of keys that one query checks. */
const BATCH_SIZE = 500;

type Work = { db: Db; store: PhotoStore };

/**
 * Deletes the files of pictures without a row. They remain when a server was killed between writing files and the commit,
 * or between the commit that removed a picture and the deletion of its files.
 */
export async function startPhotoSweep(
  { jobs, ...work }: Work & { jobs: BackgroundJobs },
  everyMs = SWEEP_EVERY_MS,
): Promise<void> {
  await jobs.work<{ id: string | number }>({
    queue: ORPHANED_PHOTOS,
    // The oldest jobs have a number.
    handle: async ({ id }) => removeFiles(work.store, await keysWithoutRow(work.db, [String(id)])),
    sweep: { everyMs, find: () => findOrphanedPhotos(work) },
  });
}

/** Queues the deletion of files whose rows this transaction has deleted. */
export async function queuePhotoDeletion(tx: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys) await sendJob(tx, ORPHANED_PHOTOS, key);
}

/** @returns the keys of old files without a row, as the ids of jobs */
async function findOrphanedPhotos({ db, store }: Work): Promise<{ id: string }[]> {
  // By the machine's clock, because it also gives files their times.
  if (!(await mayDeleteByDate({ db, clock: MACHINE_CLOCK }))) return [];
  const safeAge = new Date(Date.now() - SAFE_AGE_MS);
  const orphaned = new Set<string>();
  let keys: string[] = [];
  const checkBatch = async () => {
    for (const key of await keysWithoutRow(db, keys)) orphaned.add(key);
    keys = [];
  };
  for await (const key of store.writtenBefore(safeAge)) {
    if (keys.push(key) >= BATCH_SIZE) await checkBatch();
  }
  await checkBatch();
  return [...orphaned].map((id) => ({ id }));
}
