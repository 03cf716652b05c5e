import type { Db } from "../../database/pool.ts";
import { originalKey } from "../photos/photo.key.ts";
import { findPhotoKey } from "../photos/photo.queries.ts";
import type { PhotoStore } from "../photos/photo.store.ts";

/** @returns the JPEG of a shelter's logo for a paper; undefined without one */
export async function logoPicture(
  { db, photoStore }: { db: Db; photoStore: PhotoStore },
  logoId: number | null,
): Promise<Buffer | undefined> {
  const key = logoId === null ? undefined : await findPhotoKey(db, logoId);
  return key === undefined ? undefined : photoStore.read(originalKey(key));
}
