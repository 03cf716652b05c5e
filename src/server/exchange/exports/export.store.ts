import { newPhotoKey, photoPrefix } from "../../platform/photos/photo.key.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { inParts } from "./zip-stream.ts";

/** A file is kept in parts of this size, so that it never is in memory as a whole. */
const PART_BYTES = 8 * 1024 * 1024;

const partKey = (key: string, part: number) => `${photoPrefix(key)}export-${part}.bin`;

/**
 * Keeps a file in the store of pictures, which all servers share. After a crash its parts have no row, and are swept.
 * @returns its key and its size
 */
export async function storeExport(
  store: PhotoStore,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ key: string; size: number }> {
  const key = newPhotoKey();
  let [part, size] = [0, 0];
  try {
    for await (const body of inParts(bytes, PART_BYTES)) {
      await store.write(partKey(key, part), body);
      part += 1;
      size += body.length;
    }
    return { key, size };
  } catch (error) {
    await store.removeAll(photoPrefix(key)).catch(() => {});
    throw error;
  }
}

/** The first part of a kept file; undefined when it is not there any more, as after a restore. */
export const firstPart = (store: PhotoStore, key: string): Promise<Buffer | undefined> => store.read(partKey(key, 0));

/** All parts of a kept file. @throws when one is missing: half a file is no file */
export async function* readExport(store: PhotoStore, key: string, size: number): AsyncGenerator<Uint8Array> {
  for (let part = 0, read = 0; read < size; part += 1) {
    const bytes = await store.read(partKey(key, part));
    if (!bytes) throw new Error(`Part ${part} of the export is not there any more.`);
    read += bytes.length;
    yield bytes;
  }
}
