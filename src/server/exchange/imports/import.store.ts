import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DAY_MS } from "../../base/clock.ts";
import { requireSpace } from "../../base/disk-space.ts";
import { newPhotoKey, photoPrefix } from "../../platform/photos/photo.key.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";

/** A file is kept in parts of this size, so that it never is in memory as a whole. */
const PART_BYTES = 8 * 1024 * 1024;

/** Folders of temporary files begin so. */
const TEMPORARY = "shelter-import-";
/** No import takes so long: a temporary file of this age was left by a server that was killed. */
const ABANDONED_MS = DAY_MS;

const partKey = (key: string, part: number) => `${photoPrefix(key)}import-${part}.bin`;

/** A file in a folder of its own, which is deleted with it. */
export type TemporaryFile = { path: string; bytes: number; [Symbol.asyncDispose](): Promise<void> };

/** Writes bytes to a temporary file. */
export async function temporaryFile(bytes: AsyncIterable<Uint8Array> | Readable): Promise<TemporaryFile> {
  const folder = await mkdtemp(join(tmpdir(), TEMPORARY));
  const dispose = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "file");
  try {
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    return { path, bytes: (await stat(path)).size, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/**
 * Deletes the temporary files that killed servers have left: they name people, and may be large. How old they are is told by
 * the machine's clock, which also gives files their times.
 */
export async function deleteLeftFiles(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(TEMPORARY)) continue;
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => undefined); // another server may delete it as well
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Keeps a file in the store of pictures, which all servers share. @returns its key */
export async function storeImportFile(store: PhotoStore, path: string): Promise<string> {
  const key = newPhotoKey();
  let part = 0;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: PART_BYTES })) {
      await store.write(partKey(key, part), chunk as Buffer);
      part += 1;
    }
    return key;
  } catch (error) {
    await store.removeAll(photoPrefix(key)).catch(() => {});
    throw error;
  }
}

async function* partsOf(store: PhotoStore, key: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const bytes = await store.read(partKey(key, part));
    if (!bytes) return;
    yield bytes;
  }
}

/** A kept file as a temporary one; undefined when it is not there any more, as after a restore. */
export async function fetchImportFile(
  store: PhotoStore,
  key: string,
  bytes: number,
): Promise<TemporaryFile | undefined> {
  await requireSpace(tmpdir(), bytes);
  const file = await temporaryFile(partsOf(store, key));
  if (file.bytes === bytes) return file;
  await file[Symbol.asyncDispose]();
  return undefined;
}

export const removeImportFile = (store: PhotoStore, key: string): Promise<void> => store.removeAll(photoPrefix(key));
