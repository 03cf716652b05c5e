import { EXPORT_HOURS } from "../../../contract/exchange/exports.ts";
import { HOUR_MS } from "../../base/clock.ts";
import { isDiskFull } from "../../base/disk-full.ts";
import { isDatabaseUnavailable } from "../../database/database-errors.ts";
import type { Db } from "../../database/pool.ts";
import type { WorkParts } from "../../parts/area-work.ts";
import { removeFiles } from "../../platform/photos/photo.commands.ts";
import type { ExportProgress } from "./export.progress.ts";
import type { FailureCode } from "./export.row.ts";
import { storeExport } from "./export.store.ts";
import { ExportInProgress, type ExportWork, exportZip } from "./write-export.ts";

/** How often exports without a worker are looked for: after a crash they begin anew within this time. */
const SWEEP_EVERY_MS = 20_000;
/** How often the progress is written down. */
const TELL_EVERY_MS = 1000;

type Change = Partial<{
  state: "running" | "done" | "failed";
  done: number;
  total: number;
  counts: string;
  failure: FailureCode;
  file_key: string;
  file_bytes: number;
  finished_at: Date;
  expires_at: Date;
}>;

/** Changes an export on which somebody works. @returns whether it still waited for that */
async function save(db: Db, id: number, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("exports")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", ["waiting", "running"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes down the progress, at most once a second, beside the snapshot. */
function progressSaver(db: Db, id: number) {
  let last = 0;
  let saving: Promise<unknown> = Promise.resolve();
  return {
    tell({ done, total }: ExportProgress) {
      if (Date.now() - last < TELL_EVERY_MS) return;
      last = Date.now();
      // What cannot be written down now is said the next time.
      saving = save(db, id, { state: "running", done, total }).catch(() => {});
    },
    end: () => saving,
  };
}

/**
 * Makes the file of an export. It is offered when all of it is there; after a crash the next try begins anew.
 * @param isLastTry whether another failure is final
 */
export async function makeExport(work: ExportWork, id: number, { isLastTry = true } = {}): Promise<void> {
  if (!(await save(work.db, id, { state: "running", done: 0, total: 0 }))) return;
  try {
    await makeFile(work, id);
  } catch (error) {
    if (error instanceof ExportInProgress) return;
    if (!isLastTry || (isDatabaseUnavailable(error) && !isDiskFull(error))) throw error;
    const failure = isDiskFull(error) ? "diskFull" : "unexpected";
    await save(work.db, id, { state: "failed", failure, finished_at: work.clock.now() });
    throw error;
  }
}

async function makeFile(work: ExportWork, id: number): Promise<void> {
  const { db, clock, photoStore } = work;
  const saver = progressSaver(db, id);
  let last: ExportProgress | undefined;
  const zip = exportZip(work, (progress) => {
    last = progress;
    saver.tell(progress);
  });
  const { key, size } = await storeExport(photoStore, zip);
  await saver.end();
  const now = clock.now();
  const isOffered = await save(db, id, {
    state: "done",
    ...(last && { done: last.done, total: last.total, counts: JSON.stringify(last.counts) }),
    file_key: key,
    file_bytes: size,
    finished_at: now,
    expires_at: new Date(now.getTime() + EXPORT_HOURS * HOUR_MS),
  });
  if (!isOffered) await removeFiles(photoStore, [key]);
}

/** Makes the exports that wait for it. */
export const startExporting = ({ db, clock, photoStore, jobs }: WorkParts): Promise<void> =>
  jobs.work<{ id: number }>({
    queue: "exports",
    handle: ({ id }, isLastTry) => makeExport({ db, clock, photoStore }, Number(id), { isLastTry }),
    sweep: {
      everyMs: SWEEP_EVERY_MS,
      find: () => db.selectFrom("exports").select("id").where("state", "in", ["waiting", "running"]).execute(),
    },
  });
