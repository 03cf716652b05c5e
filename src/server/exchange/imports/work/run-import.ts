import { sql } from "kysely";
import { isDiskFull } from "../../../base/disk-full.ts";
import { isDatabaseUnavailable } from "../../../database/database-errors.ts";
import type { Db } from "../../../database/pool.ts";
import { Unreadable } from "../files/unreadable.ts";
import { fetchImportFile } from "../import.store.ts";
import { OWN_EXPORT } from "../layouts/own-layouts.ts";
import { readingKey } from "../settings/plan.ts";
import type { ImportRow, ImportWork } from "./import.row.ts";
import { enterPhase, findImport, Stopped, saveImport, WORKING } from "./import.steps.ts";
import { describePhotos } from "./own-photos.ts";
import { addPhotosOf } from "./photos.ts";
import { readRows, sortAnimals } from "./read-rows.ts";
import { undoImport } from "./undo-import.ts";
import { writeRows } from "./write-rows.ts";

/** Called after each step, for whoever watches. */
export type Tell = (at: ImportRow) => void;

/**
 * Works on an import until it is checked, brought in or taken back, or somebody stops it. It goes on where the last worker
 * was; each step is one transaction.
 * @param isLastTry whether another failure is final
 */
export async function workOnImport(
  work: ImportWork,
  id: number,
  { tell = () => {}, isLastTry = true }: { tell?: Tell; isLastTry?: boolean } = {},
): Promise<void> {
  const at = await findImport(work.db, id);
  if (!at || !WORKING.includes(at.state)) return;
  try {
    if (at.state === "undoing") await undo(work, at, tell);
    else await bringIn(work, at, tell);
  } catch (error) {
    if (error instanceof Stopped) return;
    if (error instanceof Unreadable) return fail(work, at, error);
    if (!isLastTry || isConnectionGone(error)) throw error;
    await fail(work, at, new Unreadable(isDiskFull(error) ? "diskFull" : "unexpected"));
    throw error;
  }
}

/** The database will be back, and the import goes on then. */
const isConnectionGone = (error: unknown) => isDatabaseUnavailable(error) && !isDiskFull(error);

async function fail({ db, clock }: ImportWork, { id }: ImportRow, { code, args }: Unreadable): Promise<void> {
  await saveImport(db, id, { state: "failed", failure: { code, args }, finished_at: clock.now() });
}

async function bringIn(work: ImportWork, at: ImportRow, tell: Tell): Promise<void> {
  const enter = (phase: "sorting" | "writing" | "photos", total: number, also = {}) =>
    enterPhase(work.db, at, phase, { now: work.clock.now(), total, also });
  if (at.phase === "reading") {
    await withFile(work, at, (path) => readRows(work, at, path, tell));
    await enter("sorting", at.done);
  }
  if (at.phase === "sorting") {
    await sortAnimals(work, at);
    await enter("writing", await rowsToWrite(work.db, at.id));
  }
  if (at.phase === "writing") {
    await writeRows(work, at, tell);
    if (at.state === "running") await enter("photos", await photosToAdd(work.db, at.id));
  }
  if (at.phase === "photos") await addPhotosOf(work, at, tell, (use) => withFile(work, at, use));
  if (at.layout === OWN_EXPORT && at.state === "running") await describePhotos(work.db, at);
  await finish(work, at, at.state === "checking" ? "checked" : "done");
}

/** Ends the work, unless somebody has paused or cancelled it at the last moment. */
async function finish({ db, clock }: ImportWork, at: ImportRow, state: "checked" | "done" | "undone"): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("imports")
      .set({ state, phase: null, finished_at: clock.now() })
      .where("id", "=", at.id)
      .where("state", "=", at.state)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || state === "checked") return;
    await sql`set local statement_timeout = 0`.execute(tx);
    await forgetReadRows(tx, at.id);
  });
}

/** Deletes the rows that were only kept until they are brought in. */
export async function forgetReadRows(tx: Db, id: number): Promise<void> {
  await sql`delete from import_read_rows where import_id = ${id}`.execute(tx);
  await sql`delete from import_animals where import_id = ${id}`.execute(tx);
  await tx.updateTable("imports").set({ read_as: null }).where("id", "=", id).execute();
}

async function undo(work: ImportWork, at: ImportRow, tell: Tell): Promise<void> {
  await undoImport(work, at, tell);
  await finish(work, at, "undone");
}

/** @throws Unreadable when the file is not kept any more */
async function withFile<T>(
  { photoStore }: ImportWork,
  { file_key, file_bytes }: ImportRow,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const kept = file_key && (await fetchImportFile(photoStore, file_key, file_bytes));
  if (!kept) throw new Unreadable("fileGone");
  await using file = kept;
  return await use(file.path);
}

async function rowsToWrite(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(row_count), 0)::int as n from import_animals where import_id = ${id}`.execute(db);
  return rows[0]?.n ?? 0;
}

async function photosToAdd(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from import_photos where import_id = ${id} and state = 'waiting'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The first phase of a check or a run: rows that were read in the same way are not read again. */
export async function beginWork(
  tx: Db,
  at: ImportRow,
  { state, now }: { state: "checking" | "running"; now: Date },
): Promise<void> {
  const isRead = at.read_as === readingKey(at.found, at);
  const estimate = at.found.tables.some(({ isCut }) => isCut)
    ? 0
    : at.found.tables.reduce((sum, { rows }) => sum + rows, 0);
  const { reading = {} } = at.counts;
  await tx.deleteFrom("import_rows").where("import_id", "=", at.id).where("found_in", "<>", "reading").execute();
  await saveImport(tx, at.id, {
    state,
    phase: isRead ? "writing" : "reading",
    done: 0,
    total: isRead ? await rowsToWrite(tx, at.id) : estimate,
    cursor: {},
    counts: isRead ? { reading } : {},
    failure: null,
    phase_at: now,
    finished_at: null,
  });
}
