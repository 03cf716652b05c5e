import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file atomically: after a crash it is complete or not there. Its bytes are flushed before it gets its name, and
 * the name before this returns.
 * @param unfinished a folder for unfinished files, on the same file system
 */
export async function writeAtomically(path: string, bytes: Buffer, unfinished: string): Promise<void> {
  await makeFolder(dirname(path));
  const written = join(unfinished, randomUUID());
  try {
    await writeAndFlush(written, bytes);
    await rename(written, path);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** Writes a new file and flushes it to disk. */
async function writeAndFlush(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a folder with its parent folders and flushes each to disk. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await flushFolder(dirname(made));
}

/** Flushes the names in a folder to disk. Windows does not support this and does not need it. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

/** Deletes the files of a folder that were last written more than `ageMs` ago. */
export async function deleteOldFiles(folder: string, ageMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const writtenMs = await stat(path)
      .then(({ mtimeMs }) => mtimeMs)
      .catch(() => Number.POSITIVE_INFINITY);
    if (Date.now() - writtenMs > ageMs) await rm(path, { force: true });
  }
}
