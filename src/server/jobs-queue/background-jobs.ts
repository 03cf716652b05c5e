import type pg from "pg";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import { CONNECT_WITHIN_MS, ResilientClient } from "../database/resilient-client.ts";

/** Where the queues stand, beside our own tables. */
export const QUEUE_SCHEMA = "pgboss";

/** How often a server that has nothing to do looks for work, in seconds. */
const LOOK_EVERY_S = 0.5;
/** Server processes that die are noticed by their missing sign of life; their job is done again. */
const SIGN_OF_LIFE_S = 30;
const DAY_S = 24 * 60 * 60;
/** How long failed jobs can be read by admins, and how long work may wait for a server that does it. */
const KEPT_S = 30 * DAY_S;
/** At a stop, the job in hand is finished within this time, in milliseconds; after it the job counts as failed. */
const STOP_MS = 20_000;

/** How often a failed job is done again, and after how many seconds: the wait doubles up to the longest. */
export type RetryRules = { retryLimit: number; retryDelay: number; retryDelayMax: number };

/** One kind of work: its queue, its rules, and what is done. */
export type Work<T extends object> = {
  queue: string;
  retry: RetryRules;
  /** Does one job; throwing fails it. @param isLastTry after it, a failure is final and shown to admins */
  handle(data: T, isLastTry: boolean): Promise<void>;
};

/** The background jobs of one server process. */
export type BackgroundJobs = {
  /** Begins to do this work, one job after the other in the order in which they came. */
  work<T extends object>(work: Work<T>): Promise<void>;
  /** Asks for one job; while one of the same key waits or is done, a second is not made. */
  send(queue: string, key: string, data: object): Promise<void>;
  /** Asks for one job again and again, once for all servers. @param times a cron expression, in UTC */
  repeat(queue: string, times: string): Promise<void>;
  /** Finishes the job in hand and takes no more. */
  stop(): Promise<void>;
};

/**
 * Starts the queues in the application's own database. Several servers may work on them together: a job is done by one.
 * @param where the database, as `pg` takes it
 * @param log told what went wrong in the machinery itself; the work goes on
 */
export async function startBackgroundJobs(
  where: pg.ClientConfig,
  log: (line: string) => void,
): Promise<BackgroundJobs> {
  const boss = new PgBoss({
    // Its own pool is opened with all of these, also those that its types do not name.
    ...({ ...where, Client: ResilientClient, connectionTimeoutMillis: CONNECT_WITHIN_MS } as object),
    schema: QUEUE_SCHEMA,
    max: 3,
    application_name: "animal-shelter jobs",
  });
  boss.on("error", (error) => log(`Background jobs: ${error.message}`));
  await boss.start();
  return {
    async work<T extends object>({ queue, retry, handle }: Work<T>) {
      const rules = { ...retry, retryBackoff: true, heartbeatSeconds: SIGN_OF_LIFE_S, retentionSeconds: KEPT_S };
      await boss.createQueue(queue, { policy: "exclusive", ...rules, deleteAfterSeconds: KEPT_S });
      await boss.updateQueue(queue, { ...rules, deleteAfterSeconds: KEPT_S });
      const options = { pollingIntervalSeconds: LOOK_EVERY_S, includeMetadata: true } as const;
      let worker: string | undefined;
      worker = await boss.work(queue, options, async ([job]: JobWithMetadata<T>[]) => {
        if (!job) return;
        // Where one was there may be more: after it the next is looked for without a pause.
        if (worker) boss.notifyWorker(worker);
        await handle(job.data, isLastTry(job));
      });
    },
    async send(queue, key, data) {
      await boss.send(queue, data, { singletonKey: key });
    },
    repeat: (queue, times) => boss.schedule(queue, times),
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}

const isLastTry = ({ retryCount, retryLimit }: JobWithMetadata<unknown>) => retryCount >= retryLimit;
