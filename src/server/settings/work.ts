import type { AreaWork } from "../parts/area-work.ts";
import { forgetOldRuns } from "./backups/backup.rows.ts";
import { eraseByPeriods } from "./retention/retention.run.ts";
import { tellOfStatus } from "./status/status.alarm.ts";

export const SETTINGS_WORK: AreaWork = {
  cleanUps: [forgetOldRuns, eraseByPeriods],
  scheduled: [{ queue: "status", times: "*/15 * * * *", run: tellOfStatus }],
};
