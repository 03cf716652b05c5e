import type { AreaWork } from "../parts/area-work.ts";
import { remindAdopters } from "./aftercare/aftercare.reminders.ts";
import { remindToFetch } from "./handover/handover.tasks.ts";
import { cancelAndRemind } from "./visits/visit.reminders.ts";

export const ADOPTION_WORK: AreaWork = {
  scheduled: [
    // In the morning in Poland.
    { queue: "aftercare", times: "5 7 * * *", run: remindAdopters },
    // Before the morning list is read.
    { queue: "fetch-tasks", times: "35 5 * * *", run: remindToFetch },
    { queue: "visit-reminders", times: "*/10 * * * *", run: cancelAndRemind },
  ],
};
