import type pg from "pg";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import { CONNECT_TIMEOUT_MS, ResilientClient } from "../../database/hosts/resilient-client.ts";
import { wakeWorkers } from "./due-jobs.ts";
import { type Loop, repeatEvery } from "./loop.ts";
import { FAILED_JOBS, QUEUES, type RetryRules } from "./queues.ts";

/** How often a worker looks by itself, in seconds: the server looks for all of them together, and much more often. */
const POLLING_S = 30;
/** When a server process dies, its heartbeats stop, and another server does its job again. Some queues wait longer. */
const HEARTBEAT_S = 20;
/** A job gives a sign of life several times in that time: one that comes late takes no job away. */
const BEAT_EVERY_S = 5;
/** How often the servers together look for jobs without a sign of life. pg-boss does so once a minute unless told otherwise. */
const WATCH_EVERY_S = 10;
const DAY_S = 24 * 60 * 60;
/** After so long a job counts as one that never ends, unless its queue allows more. */
const EXPIRE_S = 60 * 60;
/** How long admins can read failed jobs, and how long a job may wait for a server. */
const KEPT_S = 30 * DAY_S;
/** How long a stop waits for the running job, in milliseconds. After that the job counts as failed. */
const STOP_MS = 20_000;

const SWEEP_EVERY_MS = 60_000;

/** One kind of work. */
export type Work<T extends object> = {
  queue: string;
  /** Does one job; throwing fails it. @param isLastTry whether a failure is final, and shown to admins */
  handle(data: T, isLastTry: boolean): Promise<void>;
  /**
   * Finds rows that need a job, such as rows from a restored backup, or rows whose job was lost. Rows that have a job
   * already may be among them; they get no second one.
   */
  sweep?: { everyMs?: number; find(): Promise<readonly { id: number | string; priority?: number }[]> };
};

/** The background jobs of one server process. */
export type BackgroundJobs = {
  /** Starts a worker, which does one job after the other in the order in which they were sent. */
  work<T extends object>(work: Work<T>): Promise<void>;
  /** Sends a job at these times, once for all servers. @param times a cron expression, in UTC */
  repeat(queue: string, times: string): Promise<void>;
  /** Finishes the running jobs and starts no others. */
  stop(): Promise<void>;
};

/**
 * Creates the queues in the application's own database and maintains them. Several servers may work on them together;
 * each job is done by one of them.
 * @param connection to the database, as `pg` takes it
 * @param log called with errors of the queues themselves, which go on working
 */
export async function startBackgroundJobs(
  connection: pg.ClientConfig,
  log: (line: string) => void,
  rules: Readonly<Record<string, RetryRules>> = QUEUES,
): Promise<BackgroundJobs> {
  const boss = new PgBoss({
    // pg-boss passes all of these to its own pool, also those that its types do not name.
    ...({ ...connection, Client: ResilientClient, connectionTimeoutMillis: CONNECT_TIMEOUT_MS } as object),
    max: 3,
    application_name: "animal-shelter jobs",
    superviseIntervalSeconds: WATCH_EVERY_S,
    monitorIntervalSeconds: WATCH_EVERY_S,
  });
  boss.on("error", (error) => log(`Background jobs: ${error.message}`));
  await boss.start();
  await createQueues(boss, rules);
  const sweeps: Loop[] = [];
  const workers = new Map<string, string>();
  const waking = wakeWorkers(boss, workers, log);
  return {
    async work<T extends object>({ queue, handle, sweep }: Work<T>) {
      const options = {
        ...{ pollingIntervalSeconds: POLLING_S, heartbeatRefreshSeconds: BEAT_EVERY_S },
        includeMetadata: true,
      } as const;
      const worker = await boss.work(queue, options, async ([job]: JobWithMetadata<T>[]) => {
        if (!job) return;
        // After this job the worker looks for the next one without a pause.
        const own = workers.get(queue);
        if (own) boss.notifyWorker(own);
        await handle(job.data, isLastTry(job));
      });
      workers.set(queue, worker);
      if (sweep) sweeps.push(startSweep(boss, { queue, worker }, sweep, log));
    },
    repeat: (queue, times) => boss.schedule(queue, times),
    async stop() {
      await Promise.all([waking, ...sweeps].map((loop) => loop.stop()));
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

/** `exclusive`: for one id a queue has at most one job that waits or runs. Changed rules apply to new jobs. */
async function createQueues(boss: PgBoss, rules: Readonly<Record<string, RetryRules>>): Promise<void> {
  const kept = { retentionSeconds: KEPT_S, deleteAfterSeconds: KEPT_S };
  await boss.createQueue(FAILED_JOBS, kept);
  for (const [queue, retry] of Object.entries(rules)) {
    const options = {
      expireInSeconds: EXPIRE_S,
      heartbeatSeconds: HEARTBEAT_S,
      ...retry,
      ...kept,
      retryBackoff: true,
      deadLetter: FAILED_JOBS,
    };
    await boss.createQueue(queue, { policy: "exclusive", ...options });
    await boss.updateQueue(queue, options);
  }
}

const isLastTry = ({ retryCount, retryLimit }: JobWithMetadata<unknown>) => retryCount >= retryLimit;

/** Sweeps at once, and again after each pause. A worker whose queue has got jobs is woken. */
function startSweep(
  boss: PgBoss,
  { queue, worker }: { queue: string; worker: string },
  { everyMs = SWEEP_EVERY_MS, find }: NonNullable<Work<object>["sweep"]>,
  log: (line: string) => void,
): Loop {
  return repeatEvery(everyMs, async () => {
    try {
      const jobs = (await find()).map(({ id, priority = 0 }) => ({ data: { id }, singletonKey: String(id), priority }));
      if (jobs.length === 0) return;
      await boss.insert(queue, jobs);
      boss.notifyWorker(worker);
    } catch (error) {
      log(`What waits for the queue ${queue} cannot be read: ${(error as Error).message}`);
    }
  });
}
