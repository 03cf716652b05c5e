import type { Export } from "../../../contract/exchange/exports.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { ExportCounts } from "./export.progress.ts";

export type FailureCode = keyof ReturnType<typeof serverTexts>["dataExport"]["failures"];

/** An export as it is stored, with the name of who asked for it. */
export type ExportRow = {
  id: number;
  state: "waiting" | "running" | "done" | "failed";
  file_key: string | null;
  file_bytes: number | null;
  done: number;
  total: number;
  counts: Partial<ExportCounts>;
  failure: FailureCode | null;
  created_at: Date;
  created_by_name: string | null;
  finished_at: Date | null;
  expires_at: Date | null;
};

/** How many are listed. */
const LISTED = 10;

const selectExports = (db: Db) =>
  db
    .selectFrom("exports as x")
    .leftJoin("employees as e", "e.account_id", "x.created_by")
    .select(["x.id", "x.state", "x.file_key", "x.file_bytes", "x.done", "x.total", "x.counts", "x.failure"])
    .select(["x.created_at", "x.finished_at", "x.expires_at"])
    .select((eb) => eb.fn<string | null>("concat_ws", [eb.val(" "), "e.name", "e.surname"]).as("created_by_name"));

export async function findExport(db: Db, id: number): Promise<ExportRow | undefined> {
  return (await selectExports(db).where("x.id", "=", id).executeTakeFirst()) as ExportRow | undefined;
}

/** The latest exports, the last first. */
export async function latestExports(db: Db): Promise<ExportRow[]> {
  return (await selectExports(db).orderBy("x.id", "desc").limit(LISTED).execute()) as ExportRow[];
}

/** Whether the file of a finished export cannot be downloaded any more. */
export const isExpired = ({ state, file_key, expires_at }: ExportRow, now: Date): boolean =>
  state === "done" && (file_key === null || expires_at === null || expires_at <= now);

/** An export as it is answered. */
export function presentExport(row: ExportRow, now: Date): Export {
  const { animals, stays, photos } = row.counts;
  return {
    id: row.id,
    state: isExpired(row, now) ? "expired" : row.state,
    progress: { done: row.done, total: row.total },
    counts: animals === undefined ? {} : { animals, stays: stays ?? 0, photos: photos ?? 0 },
    bytes: row.file_bytes,
    failure: row.failure && serverTexts().dataExport.failures[row.failure],
    createdAt: instant(row.created_at),
    createdBy: row.created_by_name || null,
    finishedAt: instantOrNull(row.finished_at),
    expiresAt: instantOrNull(row.expires_at),
  };
}
