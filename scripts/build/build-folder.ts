import { existsSync } from "node:fs";
import { cp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Builds into a new folder and replaces the existing one at the end, so that an interrupted build is never used and a
 * running server keeps its files.
 * @param folder the path of the finished build
 * @param build creates all files in the folder that it gets
 */
export async function buildFolder(folder: string, build: (folder: string) => Promise<void>): Promise<void> {
  const [next, previous] = [`${folder}.new`, `${folder}.old`];
  await rm(next, { recursive: true, force: true });
  await build(next);
  await keepPreviousAssets(folder, next);
  await rm(previous, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, previous);
  await rename(next, folder);
  await rm(previous, { recursive: true, force: true });
}

/** Open pages in browsers still load files of the previous build, so these are kept. Their names contain a hash. */
async function keepPreviousAssets(previous: string, next: string): Promise<void> {
  const manifests = join(previous, "client", ".vite");
  if (!existsSync(manifests)) return;
  const entries: { file: string; css?: string[] }[] = [];
  for (const manifest of await readdir(manifests)) {
    entries.push(...(Object.values(JSON.parse(await readFile(join(manifests, manifest), "utf8"))) as typeof entries));
  }
  for (const file of entries.flatMap((entry) => [entry.file, ...(entry.css ?? [])])) {
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      const source = join(previous, "client", name);
      if (existsSync(source)) await cp(source, join(next, "client", name), { force: false });
    }
  }
}
