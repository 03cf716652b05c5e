import type { AreaWork } from "../platform/background/area-work.ts";
import { remindAdopters } from "./aftercare/aftercare.reminders.ts";
import { cancelAndRemind } from "./visits/visit.reminders.ts";

export const ADOPTION_WORK: AreaWork = {
  scheduled: [
    // In the morning in Poland.
    { queue: "aftercare", times: "5 7 * * *", run: remindAdopters },
    { queue: "visit-reminders", times: "*/10 * * * *", run: cancelAndRemind },
  ],
};
