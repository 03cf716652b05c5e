import type { Db } from "../database/pool.ts";
import type { BackgroundJobs } from "../jobs-queue/background-jobs.ts";
import { type QueueName, sendJob } from "../jobs-queue/queues.ts";
import { removeFiles } from "./photo.commands.ts";
import { keysWithoutRow } from "./photo.queries.ts";
import type { PhotoStore } from "./photo.store.ts";

const HOUR_MS = 60 * 60_000;
/** The least age of files without a row: by then no write or restore that needs them is running. */
const SAFE_AGE_MS = 24 * HOUR_MS;
const SWEEP_EVERY_MS = 6 * HOUR_MS;
const LEFT_PHOTOS: QueueName = "left-photos";
/** How many keys one query checks. */
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
    queue: LEFT_PHOTOS,
    // A job from before migration 0028 has a number.
    handle: async ({ id }) => removeFiles(work.store, await keysWithoutRow(work.db, [String(id)])),
    sweep: { everyMs, find: () => findOrphanedPhotos(work) },
  });
}

/** Asks for the deletion of the files of pictures whose rows this transaction has deleted. */
export async function sendLeftPhotos(tx: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys) await sendJob(tx, LEFT_PHOTOS, key);
}

/** @returns the keys of old files without a row, as the ids of jobs */
async function findOrphanedPhotos({ db, store }: Work): Promise<{ id: string }[]> {
  // The machine's clock, because the store's times come from it.
  const safeAge = new Date(Date.now() - SAFE_AGE_MS);
  const left = new Set<string>();
  let keys: string[] = [];
  const checkBatch = async () => {
    for (const key of await keysWithoutRow(db, keys)) left.add(key);
    keys = [];
  };
  for await (const key of store.writtenBefore(safeAge)) {
    if (keys.push(key) >= BATCH_SIZE) await checkBatch();
  }
  await checkBatch();
  return [...left].map((id) => ({ id }));
}
