import type { PhotoUpload } from "../../../contract/platform/photos.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Db } from "../../database/pool.ts";
import { type PreparedPhoto, prepareUpload } from "../../platform/photos/photo.pipeline.ts";
import type { StoredPhoto } from "../../platform/photos/photo.queries.ts";
import { PhotoRefused } from "../../platform/photos/photo.refusal.ts";
import { deletePhoto, insertPhoto } from "../../platform/photos/photo.rows.ts";

/**
 * Decodes a portrait. It is slow, so call it before a transaction begins.
 * @returns undefined when none was sent
 * @throws PhotoRefused at `photo`, in Polish (spec §5)
 */
export async function preparePortrait(upload: PhotoUpload | null | undefined): Promise<PreparedPhoto | undefined> {
  if (!upload) return undefined;
  try {
    return await prepareUpload(upload);
  } catch (error) {
    if (error instanceof PhotoRefused)
      throw new PhotoRefused(error.status, recordTexts().photos.portraitFailed).at("photo");
    throw error;
  }
}

/**
 * Sets or replaces an employee's portrait.
 * @param tx the transaction of the change
 * @param portrait its file must be in the store
 * @returns the key of the old portrait, whose files may be deleted after the commit
 */
export async function setPortrait(tx: Db, employeeId: number, portrait: StoredPhoto): Promise<string | undefined> {
  const { photo_id, name, surname } = await tx
    .selectFrom("employees")
    .select(["photo_id", "name", "surname"])
    .where("id", "=", employeeId)
    .executeTakeFirstOrThrow();
  const added = await insertPhoto(tx, portrait, { alt: `${name} ${surname}` });
  await tx.updateTable("employees").set({ photo_id: added }).where("id", "=", employeeId).execute();
  return photo_id ? deletePhoto(tx, photo_id) : undefined;
}
