import type { ScheduledWork } from "../../platform/background/area-work.ts";
import { type Clock, HOUR_MS } from "../../platform/clock.ts";
import { findFact } from "../../platform/database/installation.queries.ts";
import { LAST_BACKUP } from "../../platform/database/installation.ts";
import type { BackupPlan } from "../../platform/settings/settings.ts";

/** Whether today's backup is to be made: its time has come, by the shelter's clock, and there is none since. */
export function isBackupDue({ at }: Pick<BackupPlan, "at">, last: Date | undefined, clock: Clock): boolean {
  const now = zoned(clock.now(), clock);
  const due = now.toPlainDate().toZonedDateTime({ timeZone: clock.zone, plainTime: at });
  // Before that time, the one of yesterday counts: a server that was away at night makes up for it in the morning.
  const since = Temporal.ZonedDateTime.compare(now, due) >= 0 ? due : due.subtract({ days: 1 });
  return last === undefined || last.getTime() < since.epochMilliseconds;
}

const zoned = (moment: Date, { zone }: Clock) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);

/** After one that failed, the next is made so much later: each failure is shown to admins. */
const PAUSE_MS = HOUR_MS;

/** Looks every ten minutes whether the backup of the day is due. @param make makes one, in a process beside the server */
export function dailyBackup(plan: BackupPlan, make: () => Promise<void>): ScheduledWork {
  let begun = Number.NEGATIVE_INFINITY;
  return {
    queue: "backup",
    times: "*/10 * * * *",
    async run({ db, clock }) {
      const last = await findFact(db, LAST_BACKUP);
      const now = clock.now().getTime();
      if (now - begun < PAUSE_MS || !isBackupDue(plan, last?.at, clock)) return;
      begun = now;
      await make();
    },
  };
}
