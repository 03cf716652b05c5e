import type pg from "pg";
import type { PhotoStore } from "../../src/server/photos/photo.store.ts";
import { originalKey, photoPrefix } from "../../src/server/photos/photo.variants.ts";
import { type Manifest, photoOf } from "./archive.format.ts";
import { ArchiveError } from "./archive.reader.ts";
import { limitConcurrency } from "./concurrency-limit.ts";
import { throttledProgress } from "./progress.ts";
import { reserveIds, takePhotoId } from "./restore.photos.commands.ts";
import { type Entry, lastPhotoOf, type RestoreWork } from "./restore-work.ts";
import { photoIdsAfter } from "./table-data.queries.ts";

/** How many pictures are written in parallel, since each waits for the disk. */
const CONCURRENCY = 8;

/** Writes all pictures to the store. @returns the entry after the last picture, and the new ids of pictures that needed one */
export async function placePhotos(
  client: pg.Client,
  entries: AsyncIterator<Entry>,
  manifest: Manifest,
  work: RestoreWork,
) {
  const renamed = new Map<number, number>();
  const writes = limitConcurrency(CONCURRENCY);
  const tell = throttledProgress(work.say, (count) => `${count} of ${manifest.photos.count} pictures …`);
  await reserveIds(client, lastPhotoOf(manifest));
  let placed = 0;
  for (;;) {
    work.signal.throwIfAborted();
    const next = await entries.next();
    const id = next.done ? undefined : photoOf(next.value.name);
    if (next.done || id === undefined) {
      await writes.done();
      if (placed !== manifest.photos.count) throw new ArchiveError("The backup's pictures are not whole.");
      return { next: next.done ? undefined : next.value, renamed };
    }
    const { body } = next.value;
    await writes.run(async () => {
      const newId = await placePhoto(work.pool, work.store, id, body);
      if (newId !== id) renamed.set(id, newId);
      placed += 1;
      tell(placed);
    });
  }
}

/**
 * Writes a picture of the archive to the store, but never over a file of the current database. So an aborted restore
 * leaves the current pictures unchanged, and the caches of servers and browsers stay correct.
 * @returns its id in the store: its own, or a new one if the current database has another picture with that id
 */
async function placePhoto(pool: pg.Pool, store: PhotoStore, id: number, picture: Buffer): Promise<number> {
  const present = await store.read(originalKey(id));
  const isNamed = present !== undefined && (await photoIdsAfter(pool, id - 1, 1))[0] === id;
  // A file without a row is written again, because the sweep of such files might delete it meanwhile.
  if (isNamed && present.equals(picture)) return id;
  const newId = isNamed ? await takePhotoId(pool) : id;
  await store.removeAll(photoPrefix(newId));
  await store.write(originalKey(newId), picture);
  return newId;
}
