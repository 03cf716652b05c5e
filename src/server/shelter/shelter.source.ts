import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { readShelterFrom, type Shelter } from "../../contract/shelter.ts";
import type { ContentChanges } from "../database/content-changes.ts";
import type { Db } from "../database/pool.ts";
import type { BackgroundJobs, Work } from "../jobs-queue/background-jobs.ts";
import { completed, findSaved } from "./shelter.queries.ts";

/** How long a request waits for the record when the database is slow, in milliseconds: then the last one is good enough. */
const PATIENCE_MS = 500;
/** How old the record may be while changes by other servers cannot be received, in milliseconds. */
const MAX_AGE_MS = 1_000;

/** Whose shelter it is, kept in memory until the record may have changed, here or on another server. */
export type ShelterSource = {
  /** The record as it was read last. */
  readonly latest: Shelter;
  /** @returns the present record: at once while nothing has changed; the last one while the database is away */
  current(): Shelter | Promise<Shelter>;
};

/**
 * Reads the record now and then after every change (docs/decisions/0031).
 * @param zone the time zone of a shelter that has saved none
 */
export async function openShelter(db: Db, changes: ContentChanges, zone: string): Promise<ShelterSource> {
  let readAt = changes.generation;
  let readTime = performance.now();
  let latest = completed(await findSaved(db), zone);
  let reading: { generation: number; since: number; done: Promise<void> } | undefined;

  async function read(generation: number): Promise<void> {
    try {
      latest = completed(await findSaved(db), zone);
      readAt = generation;
      readTime = performance.now();
    } catch {
      // The database is away: the last record stays good, and the next request tries again.
    } finally {
      if (reading?.generation === generation) reading = undefined;
    }
  }

  async function refresh(): Promise<Shelter> {
    const { generation } = changes;
    if (reading?.generation !== generation) {
      reading = { generation, since: performance.now(), done: read(generation) };
    }
    const left = PATIENCE_MS - (performance.now() - reading.since);
    if (left > 0) await Promise.race([reading.done, wait(left, undefined, { ref: false })]);
    return latest;
  }

  return {
    get latest() {
      return latest;
    },
    current() {
      const isCurrent = changes.listening ? readAt === changes.generation : performance.now() - readTime < MAX_AGE_MS;
      return isCurrent ? latest : refresh();
    },
  };
}

/** Every request is answered with the present record, which `shelter()` of the contract gives (rules §12). */
export function followShelter(app: FastifyInstance, source: ShelterSource): void {
  readShelterFrom(() => source.latest);
  app.addHook("onRequest", (_request, _reply, done) => {
    const current = source.current();
    if (current instanceof Promise) current.then(() => done(), done);
    else done();
  });
}

/** @returns the same jobs, each of which begins with the present record: letters that they write carry it */
export const withPresentShelter = (jobs: BackgroundJobs, source: ShelterSource): BackgroundJobs => ({
  ...jobs,
  work: <T extends object>(work: Work<T>) =>
    jobs.work({
      ...work,
      async handle(data: T, isLastTry: boolean) {
        await source.current();
        await work.handle(data, isLastTry);
      },
    }),
});
