import { sql } from "kysely";
import type { AddedPhoto, PhotosChange } from "../../../contract/platform/photo-form.ts";
import type { FieldErrors } from "../../../contract/platform/problem.ts";
import { invalid } from "../../base/errors.ts";
import { anyOf } from "../../database/any-of.ts";
import type { Db } from "../../database/pool.ts";
import { saveTexts } from "../../database/translations.ts";
import type { OwnerOfPhoto, StoredPhoto } from "./photo.queries.ts";
import { PhotoRefused } from "./photo.refusal.ts";
import { closeGaps, insertPhoto } from "./photo.rows.ts";

/** A record that has pictures: its column in `photos`, the limit of their number, and how its main picture is stored. */
export type PhotoOwner = OwnerOfPhoto & {
  most: number;
  tooMany(): PhotoRefused;
  /** The message for a picture of another record. */
  notOwn(): string;
  /** Makes this the main picture. */
  setMain(tx: Db, photoId: number): Promise<unknown>;
  /** Makes this the main picture if there is none. */
  setMainIfNone(tx: Db, photoId: number): Promise<unknown>;
  /** Makes sure that none of these is the main picture; called before they are deleted. */
  unsetMain(tx: Db, photoIds: readonly number[]): Promise<unknown>;
};

const doNothing = async () => {};

/**
 * The owner of pictures of which the first is the main one.
 * @param owned its record, its limit, and the messages for too many pictures and for another record's
 */
export function photosInOrder(
  owned: OwnerOfPhoto & { most: number; tooMany: () => string; notOwn: () => string },
): PhotoOwner {
  const owner: PhotoOwner = {
    ...owned,
    tooMany: () => new PhotoRefused(400, owned.tooMany()),
    async setMain(tx, photoId) {
      const others = (await photoIds(tx, owner)).filter((other) => other !== photoId);
      await orderPhotos(tx, owner, [photoId, ...others]);
    },
    setMainIfNone: doNothing,
    unsetMain: doNothing,
  };
  return owner;
}

/**
 * Adds pictures with their descriptions after those that a record has. Their files must be in the store.
 * @param tx the transaction that has locked the record
 * @param uploads in the order of `photos`
 * @throws PhotoRefused 400 at `photos` when the record would have too many
 */
export async function addPhotos(
  tx: Db,
  owner: PhotoOwner,
  photos: readonly StoredPhoto[],
  uploads: readonly AddedPhoto[],
): Promise<void> {
  const present = await closeGaps(tx, owner);
  if (present + photos.length > owner.most) throw owner.tooMany().at("photos");
  let main: number | undefined;
  for (const [index, photo] of photos.entries()) {
    const { alt = "", focalX, focalY, isMain } = uploads[index] ?? {};
    const facts = { alt, ...(focalX !== undefined && { focalX }), ...(focalY !== undefined && { focalY }) };
    const id = await insertPhoto(tx, photo, { ...facts, owner, position: present + index });
    if (isMain) main ??= id;
    if (index === 0) await owner.setMainIfNone(tx, id);
  }
  if (main !== undefined) await owner.setMain(tx, main);
}

/**
 * Removes, describes, orders and adds pictures of a record (see `photoChanges`).
 * @returns the keys of removed pictures; the caller deletes their files after the commit
 * @throws HttpProblem 400 for pictures of another record, or when the record would have too many
 */
export async function changePhotos(
  tx: Db,
  owner: PhotoOwner,
  change: PhotosChange,
  added: readonly StoredPhoto[],
): Promise<string[]> {
  const { removedPhotoIds = [], photoChanges = [], photoOrder, mainPhotoId, photos = [] } = change;
  const present = await photoIds(tx, owner);
  const remaining = present.filter((id) => !removedPhotoIds.includes(id));
  requireOwnPhotos(owner, change, { present, remaining });
  const removed = await removePhotos(tx, owner, removedPhotoIds);
  for (const { id, alt, focalX, focalY } of photoChanges) {
    await saveTexts(tx, { table: "photos", id }, { alt }, { alt: undefined });
    if (focalX === undefined && focalY === undefined) continue;
    await tx.updateTable("photos").set({ focal_x: focalX, focal_y: focalY }).where("id", "=", id).execute();
  }
  if (photoOrder) await orderPhotos(tx, owner, [...new Set([...photoOrder, ...remaining])]);
  if (mainPhotoId !== undefined) await owner.setMain(tx, mainPhotoId);
  await addPhotos(tx, owner, added, photos);
  const [first] = await photoIds(tx, owner);
  if (first !== undefined) await owner.setMainIfNone(tx, first);
  return removed;
}

/** The record's photos in their order. */
export async function photoIds(tx: Db, { column, id }: PhotoOwner): Promise<number[]> {
  const rows = await tx.selectFrom("photos").select("id").where(column, "=", id).orderBy("position").execute();
  return rows.map((row) => row.id);
}

/** Every picture in a change must be the record's; only `removedPhotoIds` may name one that is removed. @throws HttpProblem 400 */
function requireOwnPhotos(
  owner: PhotoOwner,
  change: PhotosChange,
  { present, remaining }: Readonly<Record<"present" | "remaining", readonly number[]>>,
): void {
  const { removedPhotoIds = [], photoChanges = [], photoOrder = [], mainPhotoId } = change;
  const named = [
    ...removedPhotoIds.map((id, at) => ({ field: `removedPhotoIds.${at}`, id, allowed: present })),
    ...photoChanges.map(({ id }, at) => ({ field: `photoChanges.${at}.id`, id, allowed: remaining })),
    ...photoOrder.map((id, at) => ({ field: `photoOrder.${at}`, id, allowed: remaining })),
    ...(mainPhotoId === undefined ? [] : [{ field: "mainPhotoId", id: mainPhotoId, allowed: remaining }]),
  ];
  const errors: FieldErrors[] = named
    .filter(({ id, allowed }) => !allowed.includes(id))
    .map(({ field }) => ({ field, errors: [owner.notOwn()] }));
  if (errors.length > 0) throw invalid(errors);
}

/** Deletes pictures of a record. @returns their keys; the caller deletes the files after the commit */
export async function removePhotos(tx: Db, owner: PhotoOwner, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await owner.unsetMain(tx, ids);
  const removed = await tx
    .deleteFrom("photos")
    .where("id", "=", anyOf(ids))
    .where(owner.column, "=", owner.id)
    .returning("key")
    .execute();
  return removed.map(({ key }) => key);
}

/**
 * Orders the pictures of a record: in one statement, because positions are only checked for uniqueness at its end.
 * @param order every picture of the record
 */
export async function orderPhotos(tx: Db, { column, id }: PhotoOwner, order: readonly number[]): Promise<void> {
  await sql`
    update photos as p set position = o.place - 1
    from unnest(${order}::int[]) with ordinality as o (id, place)
    where p.id = o.id and ${sql.ref(`p.${column}`)} = ${id}`.execute(tx);
}
