import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import type { BackgroundJobs } from "../jobs-queue/background-jobs.ts";
import { NEWSLETTERS } from "./newsletter.commands.ts";
import { finishIssue, issuesToWorkOn, writeBatch } from "./newsletter.sending.commands.ts";

const SWEEP_EVERY_MS = 60_000;

type Work = { db: Db; clock: Clock; publicUrl: string };

/**
 * Sends the issues that admins have queued (decisions §6): writes a letter for each recipient into the outbox, batch by
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
      await finishIssue(work, id);
    },
    sweep: { everyMs: SWEEP_EVERY_MS, find: () => issuesToWorkOn(work.db) },
  });
}
