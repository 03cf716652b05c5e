import { existsSync } from "node:fs";
import { cp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Builds a folder beside the present one and puts it in its place when it is whole, so that an interrupted build is
 * never used and a server that runs from the present one goes on.
 * @param folder where the finished build stands
 * @param build makes everything in the folder it is given
 */
export async function buildFolder(folder: string, build: (folder: string) => Promise<void>): Promise<void> {
  const [fresh, former] = [`${folder}.new`, `${folder}.old`];
  await rm(fresh, { recursive: true, force: true });
  await build(fresh);
  await keepFormerAssets(folder, fresh);
  await rm(former, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, former);
  await rename(fresh, folder);
  await rm(former, { recursive: true, force: true });
}

/** Pages that were sent before this build refer to files of the one before it, by names that no other build uses. */
async function keepFormerAssets(former: string, fresh: string): Promise<void> {
  const manifests = join(former, "client", ".vite");
  if (!existsSync(manifests)) return;
  const entries: { file: string; css?: string[] }[] = [];
  for (const manifest of await readdir(manifests)) {
    entries.push(...(Object.values(JSON.parse(await readFile(join(manifests, manifest), "utf8"))) as typeof entries));
  }
  for (const file of entries.flatMap((entry) => [entry.file, ...(entry.css ?? [])])) {
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      const source = join(former, "client", name);
      if (existsSync(source)) await cp(source, join(fresh, "client", name), { force: false });
    }
  }
}
