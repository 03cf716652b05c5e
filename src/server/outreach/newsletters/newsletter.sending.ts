import type { System } from "../../database/context.ts";
import type { BackgroundJobs } from "../../platform/background/background-jobs.ts";
import { NEWSLETTERS, queueWhenDue } from "./newsletter.commands.ts";
import { finishIssues, issuesToWorkOn, writeBatch } from "./newsletter.sending.commands.ts";

/** How late a scheduled issue may be. */
const SWEEP_EVERY_MS = 10_000;

type Work = System & { publicUrl: string };

/**
 * Sends the issues that admins have queued or whose time has come (rules §6): it writes a letter for each recipient into
 * the outbox, batch by batch. An issue is sent when its last letter is with the mail server or given up; without a mail
 * server its letters wait. After a crash the work continues where it stopped.
 */
export async function startSendingNewsletters({ jobs, ...work }: Work & { jobs: BackgroundJobs }): Promise<void> {
  await jobs.work<{ id: number }>({
    queue: NEWSLETTERS,
    async handle({ id }) {
      await queueWhenDue(work, id);
      while (await writeBatch(work, id, work.publicUrl)) {
        // Until every recipient has a letter.
      }
      await finishIssues(work);
    },
    sweep: { everyMs: SWEEP_EVERY_MS, find: () => issuesToWorkOn(work) },
  });
}
