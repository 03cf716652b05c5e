/**
 * A process beside the server, which starts it, sends it its work and waits for its report (app/start/start-beside.ts). What each
 * work needs is loaded with it.
 */
import "../src/server/app/start/source-stacks.ts";
import { once } from "node:events";
import { plain } from "../src/server/app/start/plain-error.ts";
import type { Report, Work } from "../src/server/app/start/start-beside.ts";

async function run(work: Work): Promise<void> {
  if ("seed" in work) {
    const hasSchema = once(process, "message").then(() => {});
    const { seed } = await import("../demo/seed-beside.ts");
    return seed(work.seed, hasSchema);
  }
  if ("backup" in work) {
    const { makeBackupInPlace } = await import("../operator/backup/backup-in-place.ts");
    return makeBackupInPlace(work.backup);
  }
  const { makeSizes } = await import("../src/server/app/start/sizes.ts");
  return makeSizes(work.sizes);
}

// Ctrl-C reaches every process of a terminal. The server ends this one.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.exit());
process.once("message", async (work: Work) => {
  const report: Report = await run(work).then(
    () => ({ isDone: true }),
    (error) => ({ failure: plain(error) }),
  );
  process.send?.(report, () => process.exit());
});
