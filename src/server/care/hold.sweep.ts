import type { System } from "../context.ts";
import type { BackgroundJobs } from "../jobs-queue/background-jobs.ts";
import type { QueueName } from "../jobs-queue/queues.ts";
import { followHolds } from "./hold.commands.ts";

const HOLDS: QueueName = "holds";
/** A minute after each full hour, since the shelter's midnight is one of them. */
const HOURLY = "1 * * * *";

/** Makes animals available when their holds have ended by the calendar: one job, for all servers together. */
export async function startFollowingHolds(work: System & { jobs: BackgroundJobs }): Promise<void> {
  await work.jobs.work({
    queue: HOLDS,
    async handle() {
      await followHolds(work);
    },
  });
  await work.jobs.repeat(HOLDS, HOURLY);
}
