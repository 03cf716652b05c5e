import { access, constants, readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { HOUR_MS } from "../../base/clock.ts";
import { deleteOldFiles, flushFolder, makeFolder, writeAtomically } from "../../base/durable-files.ts";
import { checkedKey, PHOTO_KEY } from "./photo.key.ts";
import type { PhotoStore } from "./photo.store.ts";

/** The folder for unfinished files; no key can name it. */
const UNFINISHED = ".unfinished";
/** Unfinished files of this age, in milliseconds, belong to no running write of this or another process. */
const ABANDONED_MS = HOUR_MS;

/**
 * Stores pictures in a local folder. It uses `node:fs` instead of flydrive, whose driver writes files in place and never
 * flushes them: a crash could leave half a picture, and a power cut a row without its picture.
 * @param folder created at the first write or check
 */
export function fileStore(folder: string): PhotoStore {
  const root = resolve(folder);
  const unfinished = join(root, UNFINISHED);
  let ready: Promise<void> | undefined;

  /** Creates the folder and clears it of old unfinished files: once for a store, and again after a failure. */
  async function prepare(): Promise<void> {
    ready ??= makeFolder(unfinished).then(() => deleteOldFiles(unfinished, ABANDONED_MS));
    await ready.catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  }

  const pathOf = (key: string) => join(root, checkedKey(key));

  return {
    async read(key) {
      return await readFile(pathOf(key)).catch(ignoreMissing);
    },
    async write(key, bytes) {
      const path = pathOf(key);
      await prepare();
      await writeAtomically(path, bytes, unfinished);
    },
    async *writtenBefore(moment) {
      for (const name of (await readdir(root).catch(ignoreMissing)) ?? []) {
        if (!PHOTO_KEY.test(name)) continue;
        const folder = await stat(join(root, name)).catch(ignoreMissing);
        if (folder && folder.mtime < moment) yield name;
      }
    },
    async removeAll(prefix) {
      const found = prefix.endsWith("/")
        ? await pathIfExists(pathOf(prefix.slice(0, -1)))
        : await pathsWithPrefix(pathOf(prefix));
      await Promise.all(found.map((path) => rm(path, { recursive: true, force: true, maxRetries: 3 })));
      if (found[0]) await flushFolder(dirname(found[0]));
    },
    async check() {
      await prepare();
      // Nothing is written: anybody may call this check.
      await access(unfinished, constants.W_OK);
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
}

async function pathIfExists(path: string): Promise<string[]> {
  return (await stat(path).catch(ignoreMissing)) ? [path] : [];
}

async function pathsWithPrefix(path: string): Promise<string[]> {
  const folder = dirname(path);
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  return names.filter((name) => name.startsWith(basename(path))).map((name) => join(folder, name));
}
