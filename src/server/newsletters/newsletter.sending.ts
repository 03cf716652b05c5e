import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import type { BackgroundJobs, RetryRules } from "../jobs-queue/background-jobs.ts";
import { handOver, type Running } from "../jobs-queue/hand-over.ts";
import { finishIssue, issuesToWorkOn, writeBatch } from "./newsletter.sending.commands.ts";

/** The queue of issues: one job an issue, keyed by its id. */
export const NEWSLETTERS = "newsletters";

/** What fails is tried again soon: nothing is done twice, since every batch is whole or not at all. */
const RETRY: RetryRules = { retryLimit: 20, retryDelay: 5, retryDelayMax: 15 * 60 };
const LOOK_EVERY_MS = 1_000;

type Work = { db: Db; clock: Clock; jobs: BackgroundJobs; publicUrl: string };

/**
 * Sends the issues that admins have queued (decisions §6): writes a letter for each recipient into the outbox, batch by
 * batch, and calls an issue sent when the post office has dealt with all its letters; without a mail server they wait. Killed anywhere, it goes on where it
 * was.
 * @returns what ends it; the jobs themselves are stopped by their owner
 */
export async function startSendingNewsletters(
  { db, clock, jobs, publicUrl }: Work,
  { lookEveryMs = LOOK_EVERY_MS, log = () => {} }: { lookEveryMs?: number; log?: (line: string) => void } = {},
): Promise<Running> {
  await jobs.work<{ id: number }>({
    queue: NEWSLETTERS,
    retry: RETRY,
    async handle({ id }) {
      while (await writeBatch({ db, clock }, id, publicUrl)) {
        // Until nobody is left to write to.
      }
      await finishIssue({ db, clock }, id);
    },
  });
  const find = () => issuesToWorkOn(db, NEWSLETTERS);
  return handOver(jobs, { queue: NEWSLETTERS, everyMs: lookEveryMs, find, log });
}
