import { remindAdopters } from "../../adoption/aftercare/aftercare.reminders.ts";
import { cancelAndRemind } from "../../adoption/visits/visit.reminders.ts";
import { updateStatusesByHolds } from "../../animals/care/hold.commands.ts";
import { planAllTreatments } from "../../animals/treatments/treatment.planning.ts";
import { writeNewAnimalLetters } from "../../outreach/saved-searches/saved-search.sending.ts";
import type { BackgroundJobs } from "../../platform/background/background-jobs.ts";
import type { QueueName } from "../../platform/background/queues.ts";
import type { System } from "../../platform/context.ts";
import { cleanUp } from "../clean-up.ts";

/** The base address of links in letters, and the secret that signs the tokens of links. */
type Work = System & { publicUrl: string; signingKey: string };

/** Work at fixed times, as one job for all servers together. The times are cron expressions, in UTC. */
const SCHEDULE: readonly { queue: QueueName; times: string; run(work: Work): Promise<unknown> }[] = [
  { queue: "clean-up", times: "17 * * * *", run: cleanUp },
  // A minute after each full hour, because the shelter's midnight is one of them.
  { queue: "holds", times: "1 * * * *", run: updateStatusesByHolds },
  // In Poland it is night in summer and in winter.
  { queue: "treatments", times: "10 2 * * *", run: planAllTreatments },
  // In the morning in Poland.
  { queue: "aftercare", times: "5 7 * * *", run: remindAdopters },
  // Late in the afternoon in Poland, when the day's animals have been entered and people are about to go home.
  { queue: "saved-searches", times: "5 15 * * *", run: writeNewAnimalLetters },
  { queue: "visit-reminders", times: "*/10 * * * *", run: cancelAndRemind },
];

/** Starts all work at fixed times. */
export async function startScheduledWork({ jobs, ...work }: Work & { jobs: BackgroundJobs }): Promise<void> {
  for (const { queue, times, run } of SCHEDULE) {
    await jobs.work({
      queue,
      async handle() {
        await run(work);
      },
    });
    await jobs.repeat(queue, times);
  }
}
