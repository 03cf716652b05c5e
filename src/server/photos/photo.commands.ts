import { PHOTO_LIMITS, type PhotoUpload } from "../../contract/photos.ts";
import type { Db } from "../database/pool.ts";
import { notFound } from "../http/errors.ts";
import { decodeUpload, type PreparedPhoto, preparePhoto } from "./photo.pipeline.ts";
import { beMainIfNone, closeGaps, insertPhoto, lockPhotosOf, type PhotoFacts } from "./photo.queries.ts";
import { PhotoRefused, tooManyPhotos } from "./photo.refusal.ts";
import type { PhotoStore } from "./photo.store.ts";
import { originalKey, photoPrefix } from "./photo.variants.ts";

/** Where pictures go. `db` may be a transaction; then the pictures are there when its owner commits. */
type Place = { db: Db; store: PhotoStore };

/**
 * Keeps one picture; many may be kept at once. Nothing is written before the bytes are decoded.
 * @param db may be a transaction; then the picture is there when its owner commits
 * @returns its id
 * @throws PhotoRefused as {@link preparePhoto} does
 */
export async function keepPhoto(db: Db, store: PhotoStore, bytes: Buffer, facts: PhotoFacts): Promise<number> {
  const photo = await preparePhoto(bytes);
  return inTransaction(db, (tx) => keepPrepared({ db: tx, store }, photo, facts));
}

/**
 * Adds pictures to an animal, after those it has; the first becomes its main picture if it has none.
 * @param alt what the pictures show, for those who cannot see them
 * @returns their ids in order
 * @throws PhotoRefused with an error for each field `photos.{index}`, or 400 above 12 photos an animal; 404 without the animal
 */
export async function addPhotos(
  place: Place,
  animalId: number,
  uploads: readonly PhotoUpload[],
  alt: string,
): Promise<number[]> {
  return addPrepared(place, animalId, await prepareUploads(uploads), alt);
}

/**
 * Decodes what was sent for the body field `photos`: slow, so best done before a transaction begins.
 * @throws PhotoRefused with an error for each field `photos.{index}` that is refused
 */
export async function prepareUploads(uploads: readonly PhotoUpload[]): Promise<PreparedPhoto[]> {
  if (uploads.length > PHOTO_LIMITS.perAnimal) throw tooManyPhotos().at("photos");
  const prepared: PreparedPhoto[] = [];
  const refused: PhotoRefused[] = [];
  for (const [index, upload] of uploads.entries()) {
    try {
      prepared.push(await preparePhoto(decodeUpload(upload)));
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

/** Adds decoded pictures to an animal, as {@link addPhotos} does. */
export function addPrepared(
  { db, store }: Place,
  animalId: number,
  photos: readonly PreparedPhoto[],
  alt: string,
): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    if (!(await lockPhotosOf(tx, animalId))) throw notFound();
    const present = await closeGaps(tx, animalId);
    if (present + photos.length > PHOTO_LIMITS.perAnimal) throw tooManyPhotos().at("photos");
    const ids: number[] = [];
    for (const [index, photo] of photos.entries()) {
      ids.push(await keepPrepared({ db: tx, store }, photo, { alt, animalId, position: present + index }));
    }
    if (ids[0] !== undefined) await beMainIfNone(tx, animalId, ids[0]);
    return ids;
  });
}

/**
 * Row first, for the id, then the file, then the commit (by the transaction's owner): a crash leaves at most a file
 * without a row, which nobody can ask for.
 */
export async function keepPrepared({ db: tx, store }: Place, photo: PreparedPhoto, facts: PhotoFacts): Promise<number> {
  const id = await insertPhoto(tx, facts, photo);
  // A database brought back from a backup gives ids anew: what a later time left under this one is not this picture.
  await store.removeAll(photoPrefix(id));
  await store.write(originalKey(id), photo.original);
  return id;
}

function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
