import { sql } from "kysely";
import { DEFAULT_FOCUS } from "../../contract/photos.ts";
import { anyOf } from "../database/any-of.ts";
import type { Db } from "../database/pool.ts";

/** A picture's data apart from its bytes. `position` is its index among the animal's pictures, from 0. */
export type PhotoData = {
  alt: string;
  /** percent from the left */
  focalX?: number;
  /** percent from the top */
  focalY?: number;
} & ({ animalId: number; position: number } | { animalId?: undefined; position?: undefined });

/** A picture whose file is in the store under a reserved id; its size in pixels. */
export type StoredPhoto = { id: number; width: number; height: number };

/** @returns whether there is such a picture */
export async function photoExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom("photos").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** @returns reserved ids, which no other picture gets even if these are never used */
export async function reservePhotoIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('photos', 'id')) as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Inserts the row of a picture whose file is in the store; the picture can be requested after the commit. */
export async function insertPhoto(tx: Db, { id, width, height }: StoredPhoto, data: PhotoData): Promise<void> {
  const { animalId = null, position = null, alt, focalX = DEFAULT_FOCUS.x, focalY = DEFAULT_FOCUS.y } = data;
  await sql`
    insert into photos (id, animal_id, position, alt, focal_x, focal_y, width, height) overriding system value
    values (${id}, ${animalId}, ${position}, ${alt}, ${focalX}, ${focalY}, ${width}, ${height})`.execute(tx);
}

/** @returns the ids among these that have no row */
export async function idsWithoutRow(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom("photos").select("id").where("id", "=", anyOf(ids)).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Renumbers an animal's pictures in their order without gaps. @returns how many there are */
export async function closeGaps(tx: Db, animalId: number): Promise<number> {
  const { rows } = await sql`
    update photos p set position = o.place
    from (select id, row_number() over (order by position) - 1 as place from photos where animal_id = ${animalId}) o
    where p.id = o.id
    returning p.id`.execute(tx);
  return rows.length;
}

/** Makes this the main picture if the animal has none. */
export async function makeMainIfNone(tx: Db, animalId: number, photoId: number): Promise<void> {
  await tx
    .updateTable("animals")
    .set({ main_photo_id: photoId })
    .where("id", "=", animalId)
    .where("main_photo_id", "is", null)
    .execute();
}

/**
 * The pictures that visitors will probably see first: those of the animals on show in the order of the list, then the newest.
 * @returns at most `limit` ids
 */
export async function likelyPhotos(db: Db, limit: number): Promise<number[]> {
  const shown = await db
    .selectFrom("animals")
    .select("main_photo_id as id")
    .where("archived_at", "is", null)
    .where("status", "in", ["Available", "Reserved"])
    .where("main_photo_id", "is not", null)
    .orderBy("arrival_date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const newest = await db.selectFrom("photos").select("id").orderBy("id", "desc").limit(limit).execute();
  return [...new Set([...shown, ...newest].flatMap(({ id }) => id ?? []))].slice(0, limit);
}
