import { type Clock, DAY_MS, HOUR_MS } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import { findFact } from "../../database/installation.queries.ts";
import { LAST_BACKUP } from "../../database/installation.ts";
import type { ScheduleParts } from "../../parts/area-work.ts";
import type { BackgroundJobs } from "../../platform/background/background-jobs.ts";
import type { BackupPlan } from "../../platform/settings/settings.ts";
import { beginBackup } from "./backup.commands.ts";
import { changeRun, latestRun } from "./backup.rows.ts";

type Daily = NonNullable<BackupPlan["daily"]>;

/** Whether today's backup is to be made: its time has come, by the shelter's clock, and there is none since. */
export function isBackupDue({ at }: Pick<Daily, "at">, last: Date | undefined, clock: Clock): boolean {
  const now = zoned(clock.now(), clock);
  const due = now.toPlainDate().toZonedDateTime({ timeZone: clock.zone, plainTime: at });
  // Before that time, the one of yesterday counts: a server that was away at night makes up for it in the morning.
  const since = Temporal.ZonedDateTime.compare(now, due) >= 0 ? due : due.subtract({ days: 1 });
  // One of a day to come was made by a wrong clock.
  if (last === undefined || last.getTime() > clock.now().getTime() + DAY_MS) return true;
  return last.getTime() < since.epochMilliseconds;
}

const zoned = (moment: Date, { zone }: Clock) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);

/** After one that failed, the next is made so much later: each failure is shown to admins. */
const PAUSE_MS = HOUR_MS;
/** A backup whose job was lost, as by a restore, gets another within this time. */
const SWEEP_EVERY_MS = 60_000;

/** Asks for the backup of the day, once it is due. */
export async function askForDaily(system: System, daily: Daily): Promise<void> {
  const { db, clock } = system;
  const last = await findFact(db, LAST_BACKUP);
  if (!isBackupDue(daily, last?.at, clock)) return;
  const latest = await latestRun(db);
  const isPause = latest?.state === "failed" && clock.now().getTime() - latest.created_at.getTime() < PAUSE_MS;
  if (!isPause) await beginBackup({ ...system, actor: null });
}

/**
 * Makes the backups that are asked for, one at a time, and looks every ten minutes whether that of the day is due.
 * @param make makes one, in a process beside the server; it notes itself how far it is and what became of it
 */
export async function startBackups(
  { jobs, db, clock, settings }: ScheduleParts & { jobs: BackgroundJobs },
  make: (id: number) => Promise<void>,
): Promise<void> {
  const { daily } = settings.backup;
  await jobs.work<{ id?: number | string }>({
    queue: "backup",
    async handle(data) {
      // What the clock sends has nothing in it.
      if (data?.id !== undefined) await makeOne({ db, clock }, Number(data.id), make);
      else if (daily) await askForDaily({ db, clock }, daily);
    },
    sweep: {
      everyMs: SWEEP_EVERY_MS,
      find: () => db.selectFrom("backups").select("id").where("state", "=", "waiting").execute(),
    },
  });
  await jobs.repeat("backup", "*/10 * * * *");
}

async function makeOne({ db, clock }: System, id: number, make: (id: number) => Promise<void>): Promise<void> {
  if (!(await changeRun(db, id, { state: "running", step: "copying", heard_at: clock.now() }))) return;
  try {
    await make(id);
  } finally {
    // It has said itself how it ended, unless it was killed.
    await changeRun(db, id, { state: "failed", step: null, failure: "interrupted", finished_at: clock.now() });
  }
}
