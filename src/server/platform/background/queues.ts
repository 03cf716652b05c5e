import { type Clock, type Db as Connection, fromKysely, PgBoss } from "pg-boss";
import type { queues as words } from "../../../contract/texts/en/audit.ts";
import type { Db } from "../../database/pool.ts";

/**
 * How often a failed job is tried again, and after how many seconds: once to twice the first delay, and each time twice as
 * long, up to the longest. A job of a server that is gone is noticed by its silence (`heartbeatSeconds`) and is then tried
 * again like one that failed, so a short first delay is also how soon another server takes it. `expireInSeconds` is only for a
 * job that never ends.
 */
export type RetryRules = {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  expireInSeconds?: number;
  heartbeatSeconds?: number;
};

const HOUR_S = 60 * 60;
/**
 * For work that grows with the shelter. pg-boss allows less than a day. A busy server, or a database that moves to another
 * host, keeps it silent for a while: it is not taken from one that lives.
 */
const LONG = { expireInSeconds: 20 * HOUR_S, heartbeatSeconds: 60 } as const;
/** For short work that somebody waits for; about a quarter of an hour in all. */
const SOON = { retryLimit: 6, retryDelay: 10, retryDelayMax: 600 } as const;

/** Every queue and how its failed jobs are tried again. */
export const QUEUES = {
  /** Thirteen attempts within about ten hours. After that an admin has to help. */
  letters: { retryLimit: 12, retryDelay: 10, retryDelayMax: 3 * HOUR_S },
  /** A retry does nothing twice, because each batch of letters is written in one transaction. */
  newsletters: { ...LONG, retryLimit: 20, retryDelay: 5, retryDelayMax: 15 * 60 },
  /** Only the database can fail such a job: when the provider does not answer, it is asked again later. */
  "unsettled-donations": { retryLimit: 5, retryDelay: 10, retryDelayMax: 300 },
  /** As unsettled donations. */
  "monthly-gifts": { retryLimit: 5, retryDelay: 10, retryDelayMax: 300 },
  /** About an hour. */
  "sandbox-notices": { retryLimit: 12, retryDelay: 2, retryDelayMax: 600 },
  "left-photos": { ...LONG, retryLimit: 5, retryDelay: 60, retryDelayMax: HOUR_S },
  holds: SOON,
  treatments: SOON,
  /** A letter is written whole or not at all. */
  aftercare: SOON,
  /** As aftercare. */
  "saved-searches": SOON,
  /** A letter is written whole or not at all. */
  "morning-letters": SOON,
  /** It is looked for every five minutes anyway. */
  waits: { retryLimit: 0, retryDelay: 60, retryDelayMax: 600 },
  "visit-reminders": SOON,
  "fetch-tasks": SOON,
  /** A step is written whole or not at all; the next try goes on after it. */
  imports: { ...LONG, retryLimit: 20, retryDelay: 3, retryDelayMax: 300 },
  /** The next one is due on the next day anyway, or in an hour after one that failed. */
  backup: { ...LONG, retryLimit: 0, retryDelay: 60, retryDelayMax: 600 },
  status: SOON,
  /** The file is made anew. */
  exports: { ...LONG, retryLimit: 5, retryDelay: 10, retryDelayMax: 300 },
  /** Only the database can fail such a job: a program that does not answer is asked again later. */
  webhooks: { retryLimit: 5, retryDelay: 10, retryDelayMax: 300 },
  "clean-up": SOON,
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
 * Sends a job within a transaction: it is done if and only if the transaction is committed. While a job for the same id
 * waits or runs, no second one is created.
 * @param id of the row that the job is about, or the key of a picture; jobs carry no other data
 */
export async function sendJob(tx: Db, queue: string, id: number | string, priority = 0): Promise<void> {
  await queues().send(queue, { id }, { priority, singletonKey: String(id), db: fromKysely(tx) });
}
