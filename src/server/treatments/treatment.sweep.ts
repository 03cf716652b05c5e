import type { System } from "../context.ts";
import type { BackgroundJobs } from "../jobs-queue/background-jobs.ts";
import type { QueueName } from "../jobs-queue/queues.ts";
import { planAllTreatments } from "./treatment.planning.ts";

/** One job plans for all animals: every night, and when a rule was changed. */
export const TREATMENTS: QueueName = "treatments";
/** In UTC: in Poland it is night in summer and in winter. */
const NIGHTLY = "10 2 * * *";

/** Plans the doses that are missing, every night: one job, for all servers together (rules §14). */
export async function startPlanningTreatments(work: System & { jobs: BackgroundJobs }): Promise<void> {
  await work.jobs.work({
    queue: TREATMENTS,
    async handle() {
      await planAllTreatments(work);
    },
  });
  await work.jobs.repeat(TREATMENTS, NIGHTLY);
}
