import type pg from "pg";
import type { PhotoStore } from "../photos/photo.store.ts";
import { originalKey, photoPrefix } from "../photos/photo.variants.ts";
import { type Manifest, photoOf } from "./archive.format.ts";
import { ArchiveRefused } from "./archive.reader.ts";
import { nowAndThen } from "./progress.ts";
import { freshId, keepIdsFree } from "./restore.photos.commands.ts";
import { type Entry, lastPhotoOf, type RestoreWork } from "./restore-work.ts";
import { severalAtOnce } from "./several-at-once.ts";
import { photoIdsAfter } from "./table-data.queries.ts";

/** How many pictures are written at once: each waits for the disk by itself. */
const AT_ONCE = 8;

/** Places all pictures. @returns the entry after the last one, and the ids that had to become others */
export async function placePhotos(
  client: pg.Client,
  entries: AsyncIterator<Entry>,
  manifest: Manifest,
  work: RestoreWork,
) {
  const renamed = new Map<number, number>();
  const hands = severalAtOnce(AT_ONCE);
  const tell = nowAndThen(work.say, (count) => `${count} of ${manifest.photos.count} pictures …`);
  await keepIdsFree(client, lastPhotoOf(manifest));
  let placed = 0;
  for (;;) {
    work.signal.throwIfAborted();
    const next = await entries.next();
    const id = next.done ? undefined : photoOf(next.value.name);
    if (next.done || id === undefined) {
      await hands.done();
      if (placed !== manifest.photos.count) throw new ArchiveRefused("The backup's pictures are not whole.");
      return { next: next.done ? undefined : next.value, renamed };
    }
    const { body } = next.value;
    await hands.take(async () => {
      const place = await placePhoto(work.pool, work.store, id, body);
      if (place !== id) renamed.set(id, place);
      placed += 1;
      tell(placed);
    });
  }
}

/**
 * Puts a picture of the archive into the store, without touching a file that the present database names: a restore that
 * is broken off leaves the pictures of the present shelter as they are, and what servers and browsers keep stays right.
 * @returns the id that it has there: its own, or a fresh one where that names another picture here
 */
async function placePhoto(pool: pg.Pool, store: PhotoStore, id: number, picture: Buffer): Promise<number> {
  const present = await store.read(originalKey(id));
  const isNamed = present !== undefined && (await photoIdsAfter(pool, id - 1, 1))[0] === id;
  // One that no row names is written again, or the sweep of old files without rows might take it meanwhile.
  if (isNamed && present.equals(picture)) return id;
  const place = isNamed ? await freshId(pool) : id;
  await store.removeAll(photoPrefix(place));
  await store.write(originalKey(place), picture);
  return place;
}
