import PQueue from "p-queue";
import type pg from "pg";
import { attachmentKey } from "../../src/server/platform/attachments/attachment.key.ts";
import { newPhotoKey, originalKey, photoPrefix } from "../../src/server/platform/photos/photo.key.ts";
import type { PhotoStore } from "../../src/server/platform/photos/photo.store.ts";
import { attachmentOf, type Manifest, photoOf } from "./archive.format.ts";
import { ArchiveError, type Entry } from "./archive.reader.ts";
import { throttledProgress } from "./progress.ts";
import { isKeyTaken, reserveIds } from "./restore.photos.commands.ts";

/** The dependencies of a restore. */
export type RestoreWork = {
  connection: pg.ClientConfig;
  pool: pg.Pool;
  store: PhotoStore;
  log(line: string): void;
  /** aborts the restore, until the restored shelter replaces the current one */
  signal: AbortSignal;
  /** replaces also what a newer version of the program has made of the database */
  isOverNewer?: boolean;
};

/** The last picture id that the archive's database has used; 0 if none. */
const lastPhotoOf = ({ sequences }: Manifest): number => sequences.find(({ table }) => table === "photos")?.last ?? 0;

/** How many pictures are written in parallel, since each waits for the disk. */
const CONCURRENCY = 8;

/** Writes all pictures and attachments to the store. @returns the entry after the last of them, and the new keys of pictures that needed one */
export async function storePhotos(
  client: pg.Client,
  entries: AsyncIterator<Entry>,
  manifest: Manifest,
  work: RestoreWork,
) {
  const newKeys = new Map<string, string>();
  const writes = new PQueue({ concurrency: CONCURRENCY });
  const failure = new AbortController();
  const signal = AbortSignal.any([work.signal, failure.signal]);
  const { photos, attachments, reported, observed } = manifest;
  const expected = [photos, attachments, reported, observed].reduce((sum, files) => sum + (files?.count ?? 0), 0);
  const report = throttledProgress(work.log, (count) => `${count} of ${expected} files …`);
  await reserveIds(client, lastPhotoOf(manifest));
  let stored = 0;
  const keepPhoto = async (key: string, body: Buffer) => {
    const newKey = await storePhoto(work.pool, work.store, key, body);
    if (newKey !== key) newKeys.set(key, newKey);
  };
  for (;;) {
    signal.throwIfAborted();
    const next = await entries.next();
    const [key, attachment] = next.done ? [] : [photoOf(next.value.name), attachmentOf(next.value.name)];
    if (next.done || (key === undefined && attachment === undefined)) {
      await writes.onIdle();
      signal.throwIfAborted();
      if (stored !== expected) throw new ArchiveError("The backup's pictures are not whole.");
      return { next: next.done ? undefined : next.value, newKeys };
    }
    const { body } = next.value;
    const write = async () => {
      // The key of an attachment is random, and its file never changes: it is the same file in every database.
      if (attachment !== undefined) await work.store.write(attachmentKey(attachment), body);
      else if (key !== undefined) await keepPhoto(key, body);
      stored += 1;
      report(stored);
    };
    writes.add(write).catch((error: unknown) => failure.abort(error));
    // Pictures that wait for their turn would fill the memory.
    await writes.onSizeLessThan(1);
  }
}

/**
 * Writes a picture of the archive to the store, but never over a file of the current database. So an aborted restore
 * leaves the current pictures unchanged.
 * @returns its key in the store: its own, or a new one if the current database has another picture under that key, as may
 * be with the oldest keys, which are ids
 */
async function storePhoto(pool: pg.Pool, store: PhotoStore, key: string, picture: Buffer): Promise<string> {
  const present = await store.read(originalKey(key));
  const isTaken = present !== undefined && (await isKeyTaken(pool, key));
  // A file without a row is written again, because the sweep of such files might delete it meanwhile.
  if (isTaken && present.equals(picture)) return key;
  const newKey = isTaken ? newPhotoKey() : key;
  await store.removeAll(photoPrefix(newKey));
  await store.write(originalKey(newKey), picture);
  return newKey;
}
