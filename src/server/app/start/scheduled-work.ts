import type { ScheduledWork, ScheduleParts } from "../../parts/area-work.ts";
import type { BackgroundJobs } from "../../platform/background/background-jobs.ts";
import { cleanUpByTheClock } from "../clean-up.ts";
import { WORK } from "../work.ts";

const SCHEDULE: readonly ScheduledWork[] = [
  { queue: "clean-up", times: "17 * * * *", run: cleanUpByTheClock },
  ...WORK.scheduled,
];

/** Starts all work at fixed times. */
export async function startScheduledWork({ jobs, ...parts }: ScheduleParts & { jobs: BackgroundJobs }): Promise<void> {
  for (const { queue, times, run } of SCHEDULE) {
    await jobs.work({
      queue,
      async handle() {
        await run(parts);
      },
    });
    await jobs.repeat(queue, times);
  }
}
