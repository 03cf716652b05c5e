import { type RawBuilder, sql } from "kysely";
import type { ShownPhoto } from "../../../contract/platform/photos.ts";
import type { Translations } from "../../../contract/platform/translations.ts";
import { anyText } from "../../database/any-of.ts";
import type { Db } from "../../database/pool.ts";
import { readersText } from "../../database/translations.ts";

/** The record that a picture belongs to. */
export type OwnerOfPhoto = { column: "animal_id" | "news_id" | "newsletter_id"; id: number };

/** A picture's data apart from its bytes. `position` is its index among the record's pictures, from 0. */
export type PhotoData = {
  /** Its description, in the writer's language; `alts` in each. */
  alt?: string;
  alts?: Translations;
  /** percent from the left */
  focalX?: number;
  /** percent from the top */
  focalY?: number;
} & ({ owner: OwnerOfPhoto; position: number } | { owner?: undefined; position?: undefined });

/** A picture whose file is in the store under this key; its size in pixels. */
export type StoredPhoto = { key: string; width: number; height: number };

/** The names of a picture: `id` in addresses, `key` in the store. */
export type PhotoName = { id: number; key: string };

/** @returns the key of a picture's files; undefined when there is no such picture */
export async function findPhotoKey(db: Db, id: number): Promise<string | undefined> {
  return (await db.selectFrom("photos").select("key").where("id", "=", id).executeTakeFirst())?.key;
}

/**
 * SQL for whether the picture `p` is public. Pictures of an article are once it is published (rules §5), those of a
 * newsletter once it is sent (rules §6), all others always.
 */
const isPublic = (now: Date) => sql<boolean>`((p.news_id is null
  or exists (select from news as n where n.id = p.news_id and n.published_at <= ${now}))
  and (p.newsletter_id is null
  or exists (select from newsletters as i where i.id = p.newsletter_id and i.queued_at is not null)))`;

/** @returns the key of a picture of a record; undefined when the record has no such picture */
export async function findOwnedPhotoKey(db: Db, { column, id }: OwnerOfPhoto, photoId: number) {
  const found = db.selectFrom("photos").select("key").where("id", "=", photoId).where(column, "=", id);
  return (await found.executeTakeFirst())?.key;
}

/** @returns the key of a picture's files; undefined when there is no such public picture */
export async function findPublicPhotoKey(db: Db, id: number, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom("photos as p")
    .select("p.key")
    .where("p.id", "=", id)
    .where(isPublic(now))
    .executeTakeFirst();
  return found?.key;
}

/** SQL for the pictures of a record as a page shows them (see `ShownPhoto`). */
export const photosWhere = (isOwned: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<ShownPhoto[]> => sql`(
  select coalesce(json_agg(photo), '[]') from (
    select o.id, ${readersText("o.alt")} as alt, o.width, o.height, o.focal_x as "focalX", o.focal_y as "focalY"
    from photos as o
    where ${isOwned}
    order by ${order}) as photo)`;

/** @returns a picture with its size and focal point */
export const findPhoto = (db: Db, id: number) =>
  db
    .selectFrom("photos")
    .select(["id", "key", "width", "height", "focal_x as focalX", "focal_y as focalY"])
    .where("id", "=", id)
    .executeTakeFirst();

/**
 * @returns the keys among these without a row: of a picture, a foster report that waits for staff, an observation, an attachment, or a
 *   file to bring in
 */
export async function keysWithoutRow(db: Db, keys: readonly string[]): Promise<string[]> {
  const reported = db
    .selectFrom("foster_reports")
    .select((eb) => eb.ref("photo_key").$notNull().as("key"))
    .where("photo_key", "=", anyText(keys));
  const observed = db
    .selectFrom("observations")
    .select((eb) => eb.ref("photo_key").$notNull().as("key"))
    .where("photo_key", "=", anyText(keys));
  const rows = await db
    .selectFrom("photos")
    .select("key")
    .where("key", "=", anyText(keys))
    .unionAll(reported)
    .unionAll(observed)
    .unionAll(db.selectFrom("attachments").select("key").where("key", "=", anyText(keys)))
    .unionAll(
      db
        .selectFrom("imports")
        .select((eb) => eb.ref("file_key").$notNull().as("key"))
        .where("file_key", "=", anyText(keys)),
    )
    .unionAll(
      db
        .selectFrom("exports")
        .select((eb) => eb.ref("file_key").$notNull().as("key"))
        .where("file_key", "=", anyText(keys)),
    )
    .execute();
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

/**
 * The pictures that visitors will probably see first: those of the animals on show in the order of the list, then the newest.
 * @returns at most `limit` pictures
 */
export async function likelyPhotos(db: Db, now: Date, limit: number): Promise<PhotoName[]> {
  const shown = await db
    .selectFrom("animals as a")
    .innerJoin("photos as p", "p.id", "a.main_photo_id")
    .select(["p.id", "p.key"])
    .where("a.archived_at", "is", null)
    .where("a.status", "in", ["Available", "Reserved"])
    .orderBy("a.arrival_date", "desc")
    .orderBy("a.id", "desc")
    .limit(limit)
    .execute();
  const newest = await db
    .selectFrom("photos as p")
    .select(["p.id", "p.key"])
    .where(isPublic(now))
    .orderBy("p.id", "desc")
    .limit(limit)
    .execute();
  return [...new Map([...shown, ...newest].map((photo) => [photo.id, photo])).values()].slice(0, limit);
}
