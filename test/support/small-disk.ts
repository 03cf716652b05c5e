import { afterAll } from "vitest";
import { mountDisk, NO_DISK, type SmallDisk } from "./mounted-disk.ts";

export { NO_DISK };

/** Mounts a disk of this size for the tests of a file. @returns undefined where disks cannot be mounted */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const disk = mountDisk(megabytes);
  if (disk) afterAll(disk.remove);
  return disk;
}
