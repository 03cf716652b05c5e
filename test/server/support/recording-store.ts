import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileStore } from "../../../src/server/platform/photos/photo.file-store.ts";
import type { PhotoStore } from "../../../src/server/platform/photos/photo.store.ts";

/** A store in a temporary folder that records its reads and writes. */
export type RecordingStore = PhotoStore & {
  folder: string;
  reads: string[];
  writes: string[];
  remove(): Promise<void>;
};

export async function openRecordingStore(): Promise<RecordingStore> {
  const folder = await mkdtemp(join(tmpdir(), "shelter-photos-"));
  const store = fileStore(folder);
  const reads: string[] = [];
  const writes: string[] = [];
  return {
    ...store,
    folder,
    reads,
    writes,
    async read(key) {
      reads.push(key);
      return store.read(key);
    },
    async write(key, bytes) {
      writes.push(key);
      await store.write(key, bytes);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** @returns the keys of all files in a photo folder, finished or not, sorted */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** A photo store that keeps nothing. */
export const discardingPhotoStore = (): PhotoStore => ({
  read: async () => undefined,
  write: async () => {},
  async *writtenBefore() {},
  removeAll: async () => {},
  check: async () => {},
});
