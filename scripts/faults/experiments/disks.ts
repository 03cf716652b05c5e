import { setTimeout as wait } from "node:timers/promises";
import { launchOne } from "../../../test/support/database-pair.ts";
import { mountDisk, type SmallDisk } from "../../../test/support/mounted-disk.ts";
import { urlOf } from "../../../test/support/postgres.ts";
import type { Experiment } from "../experiment.ts";
import type { StageOptions } from "../set-up.ts";
import { type Stage, underWork } from "../stage.ts";
import { msSince } from "./with-one.ts";

const PHOTO_MEGABYTES = 64;
const DATABASE_MEGABYTES = 400;
/** How long the disk stays full, in milliseconds. */
const FULL_MS = 3_000;

const cannotMount = async () =>
  process.platform === "linux" && process.getuid?.() === 0 ? undefined : "root on Linux";

/** Fills a disk for a while. @returns what people and load balancers were told meanwhile */
async function fill(disk: SmallDisk, { address, work }: Stage): Promise<Record<string, number>> {
  const before = work.acknowledged.size;
  await disk.fill();
  await wait(FULL_MS);
  const { status } = await fetch(`${address()}/readyz`);
  const meanwhile = work.acknowledged.size - before;
  disk.clear();
  const since = performance.now();
  while (!(await fetch(`${address()}/readyz`)).ok) await wait(50);
  return { "acknowledged while full": meanwhile, "readyz while full": status, "ready again ms": msSince(since) };
}

const fullDisk = (
  name: string,
  about: string,
  megabytes: number,
  prepare: (disk: SmallDisk, stack: AsyncDisposableStack) => Promise<StageOptions>,
): Experiment => ({
  name,
  about,
  missing: cannotMount,
  async run(_round, stack) {
    const disk = mountDisk(megabytes);
    if (!disk) throw new Error("The disk could not be mounted.");
    stack.defer(disk.remove);
    return underWork(stack, await prepare(disk, stack), (stage) => fill(disk, stage));
  },
});

/** Disks that are full. */
export const DISKS: readonly Experiment[] = [
  fullDisk("disk-photos", "the disk of the pictures is full", PHOTO_MEGABYTES, async ({ folder }, stack) => {
    const database = await launchOne();
    stack.defer(() => database.end());
    return { databaseUrl: urlOf(database.address), photoFolder: `${folder}/photos` };
  }),
  fullDisk("disk-database", "the disk of the database is full", DATABASE_MEGABYTES, async ({ folder }, stack) => {
    const database = await launchOne(folder);
    stack.defer(() => database.end());
    return { databaseUrl: "", lookUrl: urlOf(database.address), settings: { DATA_DIR: database.folder } };
  }),
];
