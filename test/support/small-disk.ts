import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A disk in memory that can be full. */
export type SmallDisk = {
  folder: string;
  /** Fills it, but for so many bytes. */
  fill(leave?: number): Promise<void>;
  /** Makes room again. */
  clear(): void;
};

/**
 * Mounts a disk of this size for the tests of a file.
 * @returns undefined where disks cannot be mounted: it takes Linux and root
 */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "shelter-disk-"));
  try {
    const options = `size=${megabytes}m,mode=0777`;
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "shelter-test", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  afterAll(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  });
  const filling = join(folder, "filling");
  return {
    folder,
    async fill(leave = 0) {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filling, Buffer.alloc(bavail * bsize - leave));
    },
    clear: () => rmSync(filling, { force: true }),
  };
}

/** Why a test is skipped that needs one. */
export const NO_DISK = "a disk can only be mounted by root on Linux";
