import type { Clock } from "../base/clock.ts";
import type { System } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import type { BackgroundJobs } from "../platform/background/background-jobs.ts";
import type { QueueName } from "../platform/background/queues.ts";
import type { Deps } from "../platform/deps.ts";
import type { PhotoStore } from "../platform/photos/photo.store.ts";

/** The base address of links in letters, the secret that signs the tokens of links, the mail server, and the disk. */
export type ScheduleParts = System & {
  publicUrl: string;
  signingKey: string;
  settings: Pick<Deps["settings"], "smtpUrl" | "mailFrom" | "backup"> &
    Partial<Pick<Deps["settings"], "webhookPrivateAddresses">>;
} & Pick<Deps, "readDisk">;
export type WorkParts = ScheduleParts & { photoStore: PhotoStore; jobs: BackgroundJobs };

/** Work at fixed times, as one job for all servers together. The times are cron expressions, in UTC. */
export type ScheduledWork = { queue: QueueName; times: string; run(parts: ScheduleParts): Promise<unknown> };

/** What an area does without being asked. `Needs` names what not every area's work needs. */
export type AreaWork<Needs = unknown> = {
  /** Delete what is kept only for a time; nothing else does (rules §2, §10, §11). */
  cleanUps?: readonly ((db: Db, now: Date, clock: Clock) => Promise<void>)[];
  scheduled?: readonly ScheduledWork[];
  /** Start what waits for jobs. */
  workers?: readonly ((parts: WorkParts & Needs) => Promise<void>)[];
  /** Run after each letter, whatever became of it. */
  afterLetter?: readonly ((parts: System) => Promise<void>)[];
};
