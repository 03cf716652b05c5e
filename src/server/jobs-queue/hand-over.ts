import { setTimeout as wait } from "node:timers/promises";
import type { BackgroundJobs } from "./background-jobs.ts";

/** What waits for one queue: each id gets one job of its own at a time, keyed by the id. */
export type Waiting = {
  queue: string;
  everyMs: number;
  /** @returns ids of what waits and has no job, the oldest first */
  find(): Promise<readonly number[]>;
  log(line: string): void;
};

/** Work that goes on until it is stopped. */
export type Running = { stop(): Promise<void> };

/**
 * Looks again and again at what waits, and gives each a job `{ id }`. The rows that `find` reads are the only truth: they
 * are written in the transaction of what they belong to, so nothing is lost and nothing is done for what was rolled back.
 */
export function handOver(jobs: BackgroundJobs, { queue, everyMs, find, log }: Waiting): Running {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function look(): Promise<void> {
    while (!signal.aborted) {
      try {
        for (const id of await find()) {
          if (signal.aborted) return;
          await jobs.send(queue, String(id), { id });
        }
      } catch (error) {
        log(`What waits for the queue ${queue} cannot be read: ${(error as Error).message}`);
      }
      await wait(everyMs, undefined, { signal }).catch(() => {});
    }
  }
  const looking = look();
  return {
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
