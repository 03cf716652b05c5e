import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

const MEGABYTE = 1024 * 1024;

/**
 * How much a disk needs to have left, in bytes (docs/decisions/0065). PostgreSQL writes its log in files of 16 MB and stops
 * when it cannot make the next one, so with less than two of them nothing should be written any more. Admins are warned long
 * before that: below a gigabyte, on a small disk below a tenth of it.
 */
export const DISK_LIMITS = {
  /** a server with less is not ready, and a backup that would leave less is ended */
  least: 32 * MEGABYTE,
  /** admins are told that little is left */
  little: 1024 * MEGABYTE,
  littleShare: 0.1,
} as const;

/** What is left on the fullest disk of the server's data, in bytes. */
export type DiskSpace = { bytesLeft: number; isLittle: boolean; isTooLittle: boolean };

/** Reads what is left; undefined where the data is on no disk of this machine, or where that cannot be found out. */
export type ReadDisk = () => Promise<DiskSpace | undefined>;

/** @returns what `bytesLeft` of a disk of `size` bytes means */
export function judgeSpace(bytesLeft: number, size: number): DiskSpace {
  const { least, little, littleShare } = DISK_LIMITS;
  const enough = Math.max(2 * least, Math.min(little, size * littleShare));
  return { bytesLeft, isLittle: bytesLeft < enough, isTooLittle: bytesLeft < least };
}

/** What ordinary accounts may still write where this folder is or will be. */
async function spaceAt(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder);
    return judgeSpace(bavail * bsize, blocks * bsize);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT" && dirname(folder) !== folder;
    return isMissing ? spaceAt(dirname(folder)) : undefined;
  }
}

/** @param folders absolute, of this machine @returns what is left on the fullest of their disks */
export async function readDiskSpace(folders: readonly string[]): Promise<DiskSpace | undefined> {
  const spaces = (await Promise.all(folders.map(spaceAt))).filter((space) => space !== undefined);
  return spaces.toSorted((one, other) => one.bytesLeft - other.bytesLeft)[0];
}

/** The disk that would be too full after a write; a sentence for the operator. */
export class TooLittleSpace extends Error {
  readonly code = "ENOSPC";
}

/** @throws TooLittleSpace when writing so many bytes would leave less than the server needs to go on */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const space = await readDiskSpace([folder]);
  if (space && space.bytesLeft - bytes < DISK_LIMITS.least) {
    throw new TooLittleSpace(`Too little space is left on the disk of ${folder}.`);
  }
}
