import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchDatabase } from "../../../src/server/database/embedded/launch.ts";
import { openDatabase, openPool } from "../../../src/server/database/pool.ts";
import { launchOne } from "../../../test/support/database-pair.ts";
import { operate } from "../../../test/support/operator.ts";
import { urlOf } from "../../../test/support/postgres.ts";
import type { Experiment } from "../experiment.ts";
import { underWork } from "../stage.ts";
import { type Comparison, compare, linesOf } from "../work/comparison.ts";
import { KINDS } from "../work/kinds.ts";
import type { Ledger } from "../work/ledger.ts";
import { msSince } from "./with-one.ts";

/** Runs one of the operator's commands. @throws Error with what it said unless it succeeded */
async function succeed(...given: Parameters<typeof operate>): Promise<void> {
  const { code, said } = await operate(...given);
  if (code !== 0) throw new Error(said);
}

/** What of it is in the shelter of a data folder. */
async function lookInto(dataDir: string, acknowledged: Ledger): Promise<Comparison> {
  const database = await launchDatabase({ dataDir });
  const pool = openPool(database.pool);
  try {
    return await compare(acknowledged, KINDS, { db: openDatabase(pool), photoFolder: join(dataDir, "photos") });
  } finally {
    await pool.end();
    await database.stop();
  }
}

/** Imports are promised when they are acknowledged, and may still be under way. */
const isDone = (name: string) => !name.startsWith("import ");

/** A backup is made while people work, and restored on another data folder. */
export const BACKUP: Experiment = {
  name: "backup",
  about: "a backup amid the work, restored on another data folder",
  async run(_round, stack) {
    const database = await launchOne();
    stack.defer(() => database.end());
    const folder = await mkdtemp(join(tmpdir(), "shelter-backup-"));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    const databaseUrl = urlOf(database.address);
    const [file, dataDir] = [join(folder, "shelter.tar"), join(folder, "other")];
    const wrong: string[] = [];
    const outcome = await underWork(stack, { databaseUrl }, async ({ work, setting }) => {
      const before = work.acknowledged.upToNow(isDone);
      const since = performance.now();
      await succeed("backup", [file], {
        DATABASE_URL: databaseUrl,
        PHOTO_STORE: setting.photoFolder,
        DATA_DIR: folder,
      });
      const figures = { "backup ms": msSince(since), "acknowledged meanwhile": work.acknowledged.size - before.size };
      await succeed("restore", [file, "--yes"], { DATA_DIR: dataDir });
      const restored = await lookInto(dataDir, before);
      wrong.push(...linesOf(restored).map((line) => `in the restored shelter ${line}`));
      return { ...figures, "acknowledged before": before.size, "of them restored": before.size - restored.lost.length };
    });
    return { ...outcome, wrong: [...outcome.wrong, ...wrong] };
  },
};
