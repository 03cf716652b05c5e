import { sql } from "kysely";
import type { AnimalChange, AnimalPhotoUpload } from "../../contract/animal-form.ts";
import { PHOTO_LIMITS } from "../../contract/photos.ts";
import type { FieldErrors } from "../../contract/shared.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { anyOf } from "../database/any-of.ts";
import type { Db } from "../database/pool.ts";
import { saveTexts } from "../database/translations.ts";
import { invalid } from "../http/errors.ts";
import { closeGaps, insertPhoto, makeMainIfNone, type StoredPhoto } from "../photos/photo.queries.ts";
import { tooManyPhotos } from "../photos/photo.refusal.ts";

const setMain = (tx: Db, animalId: number, main_photo_id: number | null) =>
  tx.updateTable("animals").set({ main_photo_id }).where("id", "=", animalId).execute();

/**
 * Adds pictures with their descriptions after the animal's present pictures. Their files must be in the store.
 * @param tx the transaction that has locked the animal
 * @param uploads in the order of `photos`
 * @throws PhotoRefused 400 at `photos` above 12 photos an animal
 */
export async function addAnimalPhotos(
  tx: Db,
  animalId: number,
  photos: readonly StoredPhoto[],
  uploads: readonly AnimalPhotoUpload[],
): Promise<void> {
  const present = await closeGaps(tx, animalId);
  if (present + photos.length > PHOTO_LIMITS.perAnimal) throw tooManyPhotos().at("photos");
  let main: number | undefined;
  for (const [index, photo] of photos.entries()) {
    const { alt = "", focalX, focalY, isMain } = uploads[index] ?? {};
    const data = {
      alt,
      ...(focalX !== undefined && { focalX }),
      ...(focalY !== undefined && { focalY }),
      animalId,
      position: present + index,
    };
    const id = await insertPhoto(tx, photo, data);
    if (isMain) main ??= id;
    if (index === 0) await makeMainIfNone(tx, animalId, id);
  }
  if (main !== undefined) await setMain(tx, animalId, main);
}

/**
 * Removes, describes, orders and adds pictures of an animal (see `animalChange`).
 * @returns the keys of removed pictures; the caller deletes their files after the commit
 * @throws HttpProblem 400 for ids of other pictures, or above 12 photos an animal
 */
export async function changeAnimalPhotos(
  tx: Db,
  animalId: number,
  change: AnimalChange,
  added: readonly StoredPhoto[],
): Promise<string[]> {
  const { removedPhotoIds = [], photoChanges = [], photoOrder, mainPhotoId, photos = [] } = change;
  const present = await photoIds(tx, animalId);
  const remaining = present.filter((id) => !removedPhotoIds.includes(id));
  requireOwnPhotos(change, present, remaining);
  const removed = await removePhotos(tx, animalId, removedPhotoIds);
  for (const { id, alt, focalX, focalY } of photoChanges) {
    await saveTexts(tx, { table: "photos", id }, { alt }, { alt: undefined });
    const changes = { focal_x: focalX, focal_y: focalY };
    if (Object.values(changes).every((value) => value === undefined)) continue;
    await tx.updateTable("photos").set(changes).where("id", "=", id).execute();
  }
  if (photoOrder) await orderPhotos(tx, animalId, [...new Set([...photoOrder, ...remaining])]);
  if (mainPhotoId !== undefined) await setMain(tx, animalId, mainPhotoId);
  await addAnimalPhotos(tx, animalId, added, photos);
  const [first] = await photoIds(tx, animalId);
  if (first !== undefined) await makeMainIfNone(tx, animalId, first);
  return removed;
}

/** The animal's photos in their order. */
async function photoIds(tx: Db, animalId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("photos")
    .select("id")
    .where("animal_id", "=", animalId)
    .orderBy("position")
    .execute();
  return rows.map(({ id }) => id);
}

/** Every picture in a change must be the animal's; only `removedPhotoIds` may name one that is removed. @throws HttpProblem 400 */
function requireOwnPhotos(change: AnimalChange, present: readonly number[], remaining: readonly number[]): void {
  const { removedPhotoIds = [], photoChanges = [], photoOrder = [], mainPhotoId } = change;
  const named: [string, number, readonly number[]][] = [
    ...removedPhotoIds.map((id, at): [string, number, readonly number[]] => [`removedPhotoIds.${at}`, id, present]),
    ...photoChanges.map(({ id }, at): [string, number, readonly number[]] => [`photoChanges.${at}.id`, id, remaining]),
    ...photoOrder.map((id, at): [string, number, readonly number[]] => [`photoOrder.${at}`, id, remaining]),
  ];
  if (mainPhotoId !== undefined) named.push(["mainPhotoId", mainPhotoId, remaining]);
  const errors: FieldErrors[] = named
    .filter(([, id, existing]) => !existing.includes(id))
    .map(([field]) => ({ field, errors: [recordTexts().animalForm.invalidPhoto] }));
  if (errors.length > 0) throw invalid(errors);
}

/** @returns their keys */
async function removePhotos(tx: Db, animalId: number, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await tx
    .updateTable("animals")
    .set({ main_photo_id: null })
    .where("id", "=", animalId)
    .where("main_photo_id", "=", anyOf(ids))
    .execute();
  const removed = await tx
    .deleteFrom("photos")
    .where("id", "=", anyOf(ids))
    .where("animal_id", "=", animalId)
    .returning("key")
    .execute();
  return removed.map(({ key }) => key);
}

/** One statement, because positions are unique only at its end. */
async function orderPhotos(tx: Db, animalId: number, order: readonly number[]): Promise<void> {
  await sql`
    update photos as p set position = o.place - 1
    from unnest(${order}::int[]) with ordinality as o (id, place)
    where p.id = o.id and p.animal_id = ${animalId}`.execute(tx);
}
