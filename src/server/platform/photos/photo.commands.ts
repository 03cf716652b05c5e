import { PHOTO_LIMITS, type PhotoUpload } from "../../../contract/platform/photos.ts";
import { isConnectionLost } from "../../database/database-errors.ts";
import type { Db } from "../../database/pool.ts";
import { newPhotoKey, originalKey, photoPrefix } from "./photo.key.ts";
import { type PreparedPhoto, preparePhoto, prepareUpload } from "./photo.pipeline.ts";
import type { PhotoData, StoredPhoto } from "./photo.queries.ts";
import { PhotoRefused, tooManyPhotos } from "./photo.refusal.ts";
import { insertPhoto } from "./photo.rows.ts";
import type { PhotoStore } from "./photo.store.ts";

type WithStore = { photoStore: PhotoStore };

/**
 * Stores one picture. Nothing is written before the bytes are decoded.
 * @param db may be a transaction; then the picture exists from its commit on
 * @returns its id
 * @throws PhotoRefused as {@link preparePhoto} does
 */
export async function storePhoto(db: Db, photoStore: PhotoStore, bytes: Buffer, data: PhotoData): Promise<number> {
  const photo = await preparePhoto(bytes);
  return storePreparedPhoto({ db, photoStore }, photo, data);
}

/**
 * Decodes the pictures in the body field `photos`. This is slow, so call it before a transaction begins.
 * @throws PhotoRefused with an error for each field `photos.{index}` that is refused
 */
export async function prepareUploads(uploads: readonly PhotoUpload[]): Promise<PreparedPhoto[]> {
  if (uploads.length > PHOTO_LIMITS.perAnimal) throw tooManyPhotos().at("photos");
  const prepared: PreparedPhoto[] = [];
  const refused: PhotoRefused[] = [];
  for (const [index, upload] of uploads.entries()) {
    try {
      prepared.push(await prepareUpload(upload));
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error;
      refused.push(error.at(`photos.${index}`));
    }
  }
  const [first] = refused;
  if (!first) return prepared;
  throw new PhotoRefused(
    first.status,
    first.message,
    refused.flatMap(({ errors }) => errors ?? []),
  );
}

/** Stores one decoded picture. @returns its id */
export function storePreparedPhoto(
  context: WithStore & { db: Db },
  photo: PreparedPhoto,
  data: PhotoData,
): Promise<number> {
  return withStoredFiles(context, [photo], async ([stored]) => {
    if (!stored) throw new Error("There is no picture.");
    return insertPhoto(context.db, stored, data);
  });
}

/**
 * Writes the files of pictures before `work` inserts their rows: the store may be slow, and meanwhile no connection or
 * lock should be in use. A crash leaves only files without rows. Nobody can request them, and photo.sweep.ts deletes them.
 * @param work inserts and commits the rows
 * @throws what the store or `work` throws; the files are deleted then, unless the rows may have been committed
 */
export async function withStoredFiles<T>(
  { photoStore }: WithStore,
  photos: readonly PreparedPhoto[],
  work: (stored: StoredPhoto[]) => Promise<T>,
): Promise<T> {
  const files = photos.map(({ original, ...size }) => ({ original, stored: { key: newPhotoKey(), ...size } }));
  try {
    await waitForAll(files.map(({ original, stored }) => photoStore.write(originalKey(stored.key), original)));
    return await work(files.map(({ stored }) => stored));
  } catch (error) {
    // When the connection was lost, the commit may have succeeded.
    const keys = files.map(({ stored }) => stored.key);
    if (!isConnectionLost(error)) await removeFiles(photoStore, keys).catch(() => {});
    throw error;
  }
}

/** Deletes the files of pictures whose rows are gone. What a crash leaves, photo.sweep.ts deletes. */
export async function removeFiles(store: PhotoStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await store.removeAll(photoPrefix(key));
}

/** Waits for all even if one fails, so that no write continues while the caller cleans up. */
async function waitForAll(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
