import type { PhotoWidth } from "../../../contract/platform/photo-path.ts";
import { encodedAs, type PhotoFormat } from "./photo.formats.ts";
import { originalKey } from "./photo.key.ts";
import type { PhotoName } from "./photo.queries.ts";
import type { PhotoStore } from "./photo.store.ts";
import { loadSharp } from "./picture-work.ts";

/** A size and format of a stored picture. */
export type PhotoSize = PhotoName & { width: PhotoWidth; format: PhotoFormat };

/** The key of its file in the store. */
export const fileKey = ({ key, width, format }: PhotoSize): string => `${key}/${width}.${format}`;

/** Makes a file from the original and stores it. @returns its bytes; undefined when there is no original */
export async function makeSize(store: PhotoStore, wanted: PhotoSize): Promise<Buffer | undefined> {
  const original = await store.read(originalKey(wanted.key));
  if (!original) return undefined;
  const sharp = await loadSharp();
  const resized = sharp(original).resize({ width: wanted.width, withoutEnlargement: true });
  const bytes = await encodedAs(resized, wanted.format).toBuffer();
  // If the store cannot be written, `/readyz` reports it; the picture is sent anyway.
  await store.write(fileKey(wanted), bytes).catch(() => {});
  return bytes;
}

/** Makes the files that are still missing, one after the other. One that cannot be made fails when it is requested. */
export async function makeMissingSizes(store: PhotoStore, wanted: readonly PhotoSize[]): Promise<void> {
  for (const one of wanted) {
    const stored = await store.read(fileKey(one)).catch(() => undefined);
    if (!stored) await makeSize(store, one).catch(() => {});
  }
}
