import type { System } from "../context.ts";
import type { BackgroundJobs } from "../jobs-queue/background-jobs.ts";
import { NEWSLETTERS } from "./newsletter.commands.ts";
import { finishIssues, issuesToWorkOn, writeBatch } from "./newsletter.sending.commands.ts";

type Work = System & { publicUrl: string };

/**
 * Sends the issues that admins have queued (rules §6): writes a letter for each recipient into the outbox, batch by
 * batch. An issue is called sent when its last letter is with the mail server or given up; without a mail server they
 * wait. After a crash at any moment it continues where it stopped.
 */
export async function startSendingNewsletters({ jobs, ...work }: Work & { jobs: BackgroundJobs }): Promise<void> {
  await jobs.work<{ id: number }>({
    queue: NEWSLETTERS,
    async handle({ id }) {
      while (await writeBatch(work, id, work.publicUrl)) {
        // Until every recipient has a letter.
      }
      await finishIssues(work);
    },
    sweep: { find: () => issuesToWorkOn(work.db) },
  });
}
