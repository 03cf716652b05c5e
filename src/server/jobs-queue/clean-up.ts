import { deleteOldLinks } from "../accounts/account.links.ts";
import { deleteOldFailures } from "../accounts/login.throttle.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import { deleteOldUses } from "../http/address-limit.ts";
import { forgetUnsent } from "../mail/letter.commands.ts";
import { deleteEndedSessions } from "../sessions/session.store.ts";
import type { BackgroundJobs } from "./background-jobs.ts";
import type { QueueName } from "./queues.ts";

const CLEAN_UP: QueueName = "clean-up";
const HOURLY = "17 * * * *";

/** Everything that is kept for a time only, in the one place where it is forgotten (decisions §2, §10, §11). */
const EXPIRING: readonly ((db: Db, now: Date) => Promise<void>)[] = [
  deleteEndedSessions,
  deleteOldFailures,
  deleteOldUses,
  deleteOldLinks,
  forgetUnsent,
];

/** Deletes what has had its time. What is deleted here counts for nothing already: when it runs changes no answer. */
export async function cleanUp({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  for (const forget of EXPIRING) await forget(db, now);
}

/** Cleans up every hour: one job, for all servers together. */
export async function startCleanUp(work: { db: Db; clock: Clock; jobs: BackgroundJobs }): Promise<void> {
  await work.jobs.work({ queue: CLEAN_UP, handle: () => cleanUp(work) });
  await work.jobs.repeat(CLEAN_UP, HOURLY);
}
