import { EMPLOYEE_TEXT } from "../../contract/employees.ts";
import type { PhotoUpload } from "../../contract/photos.ts";
import type { Db } from "../database/pool.ts";
import { keepPrepared } from "../photos/photo.commands.ts";
import { decodeUpload, type PreparedPhoto, preparePhoto } from "../photos/photo.pipeline.ts";
import { PhotoRefused } from "../photos/photo.refusal.ts";
import type { PhotoStore } from "../photos/photo.store.ts";
import { photoPrefix } from "../photos/photo.variants.ts";

/**
 * Decodes a portrait: slow, so done before a transaction begins.
 * @returns undefined when none was sent
 * @throws PhotoRefused at `photo`, in Polish (spec §5)
 */
export async function preparePortrait(upload: PhotoUpload | null | undefined): Promise<PreparedPhoto | undefined> {
  if (!upload) return undefined;
  try {
    return await preparePhoto(decodeUpload(upload));
  } catch (error) {
    if (error instanceof PhotoRefused) throw new PhotoRefused(error.status, EMPLOYEE_TEXT.photoFailed).at("photo");
    throw error;
  }
}

/**
 * Gives an employee a portrait in the place of the one they have.
 * @param tx the transaction of the change
 * @returns the id of the former portrait, whose files may go once the change is there
 */
export async function hangPortrait(
  { tx, store }: { tx: Db; store: PhotoStore },
  employeeId: number,
  portrait: PreparedPhoto,
): Promise<number | null> {
  const { photo_id, name, surname } = await tx
    .selectFrom("employees")
    .select(["photo_id", "name", "surname"])
    .where("id", "=", employeeId)
    .executeTakeFirstOrThrow();
  const id = await keepPrepared({ db: tx, store }, portrait, { alt: `${name} ${surname}` });
  await tx.updateTable("employees").set({ photo_id: id }).where("id", "=", employeeId).execute();
  if (photo_id) await tx.deleteFrom("photos").where("id", "=", photo_id).execute();
  return photo_id;
}

/** Removes the files of a portrait that is no longer in the database. @param id null: there was none */
export async function forgetPortrait(store: PhotoStore, id: number | null): Promise<void> {
  if (id !== null) await store.removeAll(photoPrefix(id));
}
