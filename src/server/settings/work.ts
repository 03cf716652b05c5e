import type { AreaWork } from "../platform/background/area-work.ts";
import { tellOfStatus } from "./status/status.alarm.ts";

export const SETTINGS_WORK: AreaWork = {
  scheduled: [{ queue: "status", times: "*/15 * * * *", run: tellOfStatus }],
};
