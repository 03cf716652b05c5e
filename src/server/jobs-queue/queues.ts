import { type Clock, type Db as Connection, fromKysely, PgBoss } from "pg-boss";
import type { queues as words } from "../../contract/texts/en/audit.ts";
import type { Db } from "../database/pool.ts";

/** How often a failed job is tried again, and after how many seconds: the wait doubles up to the longest. */
export type RetryRules = { retryLimit: number; retryDelay: number; retryDelayMax: number };

const HOUR_S = 60 * 60;

/** Every queue and how its failed jobs are tried again. */
export const QUEUES = {
  /** Nine attempts within about ten hours: after that an admin is better help. */
  letters: { retryLimit: 8, retryDelay: 60, retryDelayMax: 3 * HOUR_S },
  /** Nothing is done twice, since every batch of letters is written whole or not at all. */
  newsletters: { retryLimit: 20, retryDelay: 5, retryDelayMax: 15 * 60 },
  /** Only the database can fail such a job: what the provider does not answer is noted and asked again later. */
  "unsettled-donations": { retryLimit: 5, retryDelay: 10, retryDelayMax: 300 },
  /** As unsettled donations. */
  "monthly-gifts": { retryLimit: 5, retryDelay: 10, retryDelayMax: 300 },
  /** About an hour. */
  "sandbox-notices": { retryLimit: 12, retryDelay: 2, retryDelayMax: 600 },
  "left-photos": { retryLimit: 5, retryDelay: 60, retryDelayMax: HOUR_S },
  holds: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600 },
  treatments: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600 },
  /** A letter is written whole or not at all. */
  aftercare: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600 },
  /** As aftercare. */
  "saved-searches": { retryLimit: 3, retryDelay: 60, retryDelayMax: 600 },
  /** A letter is written whole or not at all. */
  "visit-reminders": { retryLimit: 3, retryDelay: 60, retryDelayMax: 600 },
  "clean-up": { retryLimit: 3, retryDelay: 60, retryDelayMax: 600 },
} as const satisfies Record<keyof typeof words, RetryRules>;

export type QueueName = keyof typeof QUEUES;

/** The dead letter queue: pg-boss puts a copy of every job here that has failed for good. */
export const FAILED_JOBS = "failed-jobs";

const never = () => undefined;
const WITHOUT_TIMERS: Clock = {
  now: Date.now,
  setTimeout: never,
  clearTimeout: never,
  setInterval: never,
  clearInterval: never,
};

/**
 * The calls of pg-boss on one connection. It reads the queues' rules once and has neither a timer nor another connection,
 * so there is nothing to stop.
 * @throws when the queues were not made yet, see `startBackgroundJobs`
 */
export const queuesOn = (db: Connection): Promise<PgBoss> =>
  new PgBoss({ db, migrate: false, supervise: false, schedule: false, clock: WITHOUT_TIMERS }).start();

let opened: PgBoss | undefined;

/** Opens the queues for this process, so that any transaction can send jobs and read them. */
export async function openQueues(db: Db): Promise<void> {
  opened = await queuesOn(fromKysely(db));
}

/** The queues of this process. Every call is given the transaction that it belongs to: `{ db: fromKysely(tx) }`. */
export function queues(): PgBoss {
  if (!opened) throw new Error("The queues are not open.");
  return opened;
}

/**
 * Asks for one job within a transaction: it is done if and only if that is committed. While a job for the same id waits
 * or is at work, a second one is not made.
 * @param id of the row that the job is about, or the key of the picture; a job carries nothing else
 */
export async function sendJob(tx: Db, queue: string, id: number | string, priority = 0): Promise<void> {
  await queues().send(queue, { id }, { priority, singletonKey: String(id), db: fromKysely(tx) });
}
