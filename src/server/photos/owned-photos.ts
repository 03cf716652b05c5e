import { sql } from "kysely";
import type { AddedPhoto, PhotosChange } from "../../contract/photo-form.ts";
import type { FieldErrors } from "../../contract/shared.ts";
import { anyOf } from "../database/any-of.ts";
import type { Db } from "../database/pool.ts";
import { saveTexts } from "../database/translations.ts";
import { invalid } from "../http/errors.ts";
import { closeGaps, insertPhoto, type OwnerOfPhoto, type StoredPhoto } from "./photo.queries.ts";
import type { PhotoRefused } from "./photo.refusal.ts";

/** The record that pictures belong to: its column in `photos`, how many it may have, and which of them is the main one. */
export type PhotoOwner = OwnerOfPhoto & {
  most: number;
  tooMany(): PhotoRefused;
  /** The text for a picture that is not the record's. */
  notOwn(): string;
  /** Makes this the main picture. */
  setMain(tx: Db, photoId: number): Promise<unknown>;
  /** Makes this the main picture if there is none. */
  setMainIfNone(tx: Db, photoId: number): Promise<unknown>;
  /** Before these are deleted: none of them is the main picture from now on. */
  unsetMain(tx: Db, photoIds: readonly number[]): Promise<unknown>;
};

/**
 * Adds pictures with their descriptions after those that a record has. Their files must be in the store.
 * @param tx the transaction that has locked the record
 * @param uploads in the order of `photos`
 * @throws PhotoRefused 400 at `photos` above the most that the record may have
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
 * @throws HttpProblem 400 for ids of other pictures, or above the most that the record may have
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
    const changes = { focal_x: focalX, focal_y: focalY };
    if (Object.values(changes).every((value) => value === undefined)) continue;
    await tx.updateTable("photos").set(changes).where("id", "=", id).execute();
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
  const named: [string, number, readonly number[]][] = [
    ...removedPhotoIds.map((id, at): [string, number, readonly number[]] => [`removedPhotoIds.${at}`, id, present]),
    ...photoChanges.map(({ id }, at): [string, number, readonly number[]] => [`photoChanges.${at}.id`, id, remaining]),
    ...photoOrder.map((id, at): [string, number, readonly number[]] => [`photoOrder.${at}`, id, remaining]),
  ];
  if (mainPhotoId !== undefined) named.push(["mainPhotoId", mainPhotoId, remaining]);
  const errors: FieldErrors[] = named
    .filter(([, id, existing]) => !existing.includes(id))
    .map(([field]) => ({ field, errors: [owner.notOwn()] }));
  if (errors.length > 0) throw invalid(errors);
}

/** @returns their keys */
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

/** One statement, because positions are unique only at its end. @param order every picture of the record */
export async function orderPhotos(tx: Db, { column, id }: PhotoOwner, order: readonly number[]): Promise<void> {
  await sql`
    update photos as p set position = o.place - 1
    from unnest(${order}::int[]) with ordinality as o (id, place)
    where p.id = o.id and ${sql.ref(`p.${column}`)} = ${id}`.execute(tx);
}
