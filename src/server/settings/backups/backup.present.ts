import type { Backup, BackupRun, Backups } from "../../../contract/settings/backups.ts";
import { type Clock, instant, instantOrNull } from "../../base/clock.ts";
import { isDemonstration } from "../../database/demonstration.marks.ts";
import type { Db } from "../../database/pool.ts";
import type { BackupPlan } from "../../platform/settings/settings.ts";
import { serverTexts } from "../../texts/texts.ts";
import { type BackupFailure, latestRun, type RunRow, runsOf, SILENT_MS } from "./backup.rows.ts";
import { ENCRYPTED, madeAt } from "./backup-names.ts";
import { type KeptBackup, openBackupPlace } from "./backup-place.ts";

/** A backup that is made or was made last. One whose maker is silent for long has failed, whoever writes that down. */
export function presentRun(row: RunRow, now: Date): BackupRun {
  const isSilent = row.state === "running" && now.getTime() - row.heard_at.getTime() > SILENT_MS;
  const failure = isSilent ? "interrupted" : (row.failure as BackupFailure | null);
  return {
    id: row.id,
    state: isSilent ? "failed" : row.state,
    step: isSilent ? null : row.step,
    bytes: row.bytes,
    by: row.by || null,
    startedAt: instant(row.created_at),
    finishedAt: instantOrNull(isSilent ? row.heard_at : row.finished_at),
    failure: failure && [serverTexts().backups.failures[failure], row.detail].filter(Boolean).join(" "),
  };
}

/** @param row what is known of it; nothing of one that an operator made */
export const presentBackup = ({ name, bytes }: KeptBackup, row: RunRow | undefined): Backup => ({
  name,
  madeAt: instant(madeAt(name) ?? new Date(0)),
  bytes,
  isEncrypted: name.endsWith(ENCRYPTED),
  by: row?.by || null,
  tried: row?.tried_at ? { at: instant(row.tried_at), failure: row.try_failure } : null,
});

/** The newest that are shown: a year of daily and weekly ones. */
const SHOWN = 100;

/** Where backups are, which there are, and how the latest fared. */
export async function presentBackups(db: Db, clock: Clock, { to, recipient, daily }: BackupPlan): Promise<Backups> {
  const [isDemo, latest, kept] = await Promise.all([
    isDemonstration(db),
    latestRun(db),
    openBackupPlace(to)
      .list()
      .catch((error: Error) => error),
  ]);
  const found = Array.isArray(kept) ? kept.toSorted((one, other) => (one.name < other.name ? 1 : -1)) : [];
  const shown = found.slice(0, SHOWN);
  const rows = await runsOf(
    db,
    shown.map(({ name }) => name),
  );
  return {
    place: "bucket" in to ? `s3://${to.bucket.name}/${to.bucket.prefix}` : to.folder,
    isBucket: "bucket" in to,
    isEncrypted: recipient !== undefined,
    daily: daily ?? null,
    isDemonstration: isDemo,
    latest: latest ? presentRun(latest, clock.now()) : null,
    failure: kept instanceof Error ? serverTexts().backups.unreadable(kept.message) : null,
    items: shown.map((one) => presentBackup(one, rows.get(one.name))),
  };
}
