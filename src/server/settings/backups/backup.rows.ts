import type { BackupStep } from "../../../contract/settings/backups.ts";
import { isDiskFull } from "../../base/disk-full.ts";
import type { Db } from "../../database/pool.ts";
import type { serverTexts } from "../../texts/texts.ts";

export type BackupFailure = keyof ReturnType<typeof serverTexts>["backups"]["failures"];

/** Whoever makes a backup is heard of every few seconds. After this silence the backup counts as given up. */
export const SILENT_MS = 2 * 60_000;

type Change = Partial<{
  state: "running" | "done" | "failed";
  step: BackupStep | null;
  heard_at: Date;
  bytes: number;
  name: string;
  failure: BackupFailure;
  detail: string;
  tried_at: Date;
  try_failure: string;
  finished_at: Date;
}>;

/** Changes a backup that is being made. @returns whether it still was */
export async function changeRun(db: Db, id: number, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("backups")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", ["waiting", "running"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that a backup was not made. @param isItsPlace whether it was to be put into its place at that moment */
export async function failRun(db: Db, id: number, error: unknown, isItsPlace: boolean): Promise<void> {
  const failure: BackupFailure = isDiskFull(error) ? "diskFull" : isItsPlace ? "place" : "unexpected";
  const detail = error instanceof Error ? error.message : String(error);
  await changeRun(db, id, { state: "failed", step: null, failure, detail, finished_at: new Date() });
}

/** Gives up backups whose maker is silent: it was killed, or the row came back with a restored backup. */
export async function giveUpSilent(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("backups")
    .set({ state: "failed", step: null, failure: "interrupted", finished_at: now })
    .where("state", "=", "running")
    .where("heard_at", "<", new Date(now.getTime() - SILENT_MS))
    .execute();
}

const selectRuns = (db: Db) =>
  db
    .selectFrom("backups as b")
    .leftJoin("employees as e", "e.account_id", "b.asked_by")
    .select(["b.id", "b.state", "b.step", "b.heard_at", "b.bytes", "b.name", "b.failure", "b.detail"])
    .select(["b.tried_at", "b.try_failure", "b.created_at", "b.finished_at"])
    .select((eb) => eb.fn<string | null>("concat_ws", [eb.val(" "), "e.name", "e.surname"]).as("by"));

/** A backup as it is stored, with the name of who asked for it. */
export type RunRow = Awaited<ReturnType<typeof findRun>>;

export const findRun = (db: Db, id: number) => selectRuns(db).where("b.id", "=", id).executeTakeFirstOrThrow();

export const latestRun = (db: Db) => selectRuns(db).orderBy("b.id", "desc").limit(1).executeTakeFirst();

/** What is known of the backups with these names. */
export async function runsOf(db: Db, names: readonly string[]): Promise<Map<string, RunRow>> {
  if (names.length === 0) return new Map();
  const rows = await selectRuns(db).where("b.name", "in", names).execute();
  return new Map(rows.map((row) => [row.name ?? "", row]));
}

/** How long it is known why a backup failed, and that one was made; the files are where they are. */
const FAILED_KEPT_DAYS = 30;
const DONE_KEPT_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function forgetOldRuns(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .deleteFrom("backups")
    .where((is) =>
      is.or([
        is("finished_at", "<", before(DONE_KEPT_DAYS)),
        is.and([is("state", "=", "failed"), is("finished_at", "<", before(FAILED_KEPT_DAYS))]),
      ]),
    )
    .execute();
}
