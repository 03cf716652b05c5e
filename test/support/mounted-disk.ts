import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk in memory that can be full. */
export type SmallDisk = {
  folder: string;
  /** Fills it, but for so many bytes. */
  fill(leave?: number): Promise<void>;
  /** Makes room again. */
  clear(): void;
  /** Takes it away with all that is on it. */
  remove(): void;
};

/** @returns undefined where disks cannot be mounted: it takes Linux and root */
export function mountDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "shelter-disk-"));
  try {
    const options = `size=${megabytes}m,mode=0777`;
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "shelter-test", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filling = join(folder, "filling");
  return {
    folder,
    async fill(leave = 0) {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filling, Buffer.alloc(bavail * bsize - leave)).catch((error) => {
        // Somebody else took the rest meanwhile.
        if (error.code !== "ENOSPC") throw error;
      });
    },
    clear: () => rmSync(filling, { force: true }),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** What is said where one is needed and cannot be mounted. */
export const NO_DISK = "a disk can only be mounted by root on Linux";
