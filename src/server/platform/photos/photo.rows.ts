import { sql } from "kysely";
import { DEFAULT_FOCUS } from "../../../contract/platform/photo-path.ts";
import type { Db } from "../../database/pool.ts";
import { addRow } from "../../database/rows.ts";
import { newTexts } from "../../database/translations.ts";
import type { OwnerOfPhoto, PhotoData, StoredPhoto } from "./photo.queries.ts";

/** The row of a picture whose file is in the store; the picture can be requested after the commit. */
export function photoRow({ key, width, height }: StoredPhoto, data: PhotoData) {
  const { owner, position = null, focalX = DEFAULT_FOCUS.x, focalY = DEFAULT_FOCUS.y } = data;
  return {
    key,
    ...(owner && { [owner.column]: owner.id }),
    position,
    ...newTexts(data, "alt"),
    focal_x: focalX,
    focal_y: focalY,
    width,
    height,
  };
}

/** Inserts a {@link photoRow}. @returns its id */
export const insertPhoto = (tx: Db, stored: StoredPhoto, data: PhotoData): Promise<number> =>
  addRow(tx, "photos", photoRow(stored, data));

/** @returns the key of the deleted picture, whose files may be deleted after the commit */
export async function deletePhoto(tx: Db, id: number): Promise<string | undefined> {
  return (await tx.deleteFrom("photos").where("id", "=", id).returning("key").executeTakeFirst())?.key;
}

/** Deletes a logo unless a contract shows it. @returns the key of the deleted logo */
export async function deleteLogo(tx: Db, id: number): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom("photos as p")
    .where("p.id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("adoption_contracts as c").whereRef("c.logo_id", "=", "p.id").select("c.adoption_id"))),
    )
    .returning("p.key")
    .executeTakeFirst();
  return deleted?.key;
}

/** Renumbers a record's pictures without gaps, in the same order. @returns how many there are */
export async function closeGaps(tx: Db, { column, id }: OwnerOfPhoto): Promise<number> {
  const { rows } = await sql`
    update photos p set position = o.place
    from (select id, row_number() over (order by position) - 1 as place from photos where ${sql.ref(column)} = ${id}) o
    where p.id = o.id
    returning p.id`.execute(tx);
  return rows.length;
}
