import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file that is there whole or not at all, whatever happens: its bytes are on the disk before it gets its name,
 * and the name is before this returns.
 * @param unfinished a folder of the same file system for what is being written
 */
export async function writeWhole(path: string, bytes: Buffer, unfinished: string): Promise<void> {
  await makeFolder(dirname(path));
  const written = join(unfinished, randomUUID());
  try {
    await writeThrough(written, bytes);
    await rename(written, path);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** Writes a new file and waits until it is on the disk. */
async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a folder with all that it stands in, each entered on the disk. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await flushFolder(dirname(made));
}

/** Waits until the names in a folder are on the disk. Windows knows no such thing and keeps them by itself. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Removes the files of a folder that were last written more than `ageMs` ago. */
export async function sweep(folder: string, ageMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const writtenMs = await stat(path)
      .then(({ mtimeMs }) => mtimeMs)
      .catch(() => Number.POSITIVE_INFINITY);
    if (Date.now() - writtenMs > ageMs) await rm(path, { force: true });
  }
}
