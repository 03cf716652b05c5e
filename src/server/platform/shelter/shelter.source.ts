import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { readShelterFrom, type Shelter } from "../../../contract/platform/shelter.ts";
import type { ContentChanges } from "../../database/content-changes.ts";
import type { Db } from "../../database/pool.ts";
import type { BackgroundJobs, Work } from "../background/background-jobs.ts";
import { type EditedTexts, editedTexts, readEditedTextsFrom } from "./edited-texts.ts";
import { completed, findSaved } from "./shelter.queries.ts";
import { lastSaves, type SavedText } from "./text.queries.ts";

/** How long a request waits for the record when the database is slow, in milliseconds: then the last one is good enough. */
const PATIENCE_MS = 500;
/** How old the record may be while changes by other servers cannot be received, in milliseconds. */
const MAX_AGE_MS = 1_000;

/** Whose shelter it is, kept in memory until the record may have changed, here or on another server. */
export type ShelterSource = {
  /** Another one after every change of the record or of a text. */
  readonly version: string;
  /** The record as it was read last. */
  readonly latest: Shelter;
  /** The texts that the shelter has written itself, as they were read last. */
  readonly savedTexts: readonly SavedText[];
  /** The catalogs with these texts. */
  readonly texts: EditedTexts;
  /** @returns the present record: at once while nothing has changed; the last one while the database is away */
  current(): Shelter | Promise<Shelter>;
};

/** The record and the shelter's own texts; both are replaced as a whole when they are read again. */
type Known = { version: string; record: Shelter; savedTexts: readonly SavedText[]; texts?: EditedTexts };

/** @param former kept while nothing has changed, with the catalogs that were made for it */
async function readKnown(db: Db, zone: string, former?: Known): Promise<Known> {
  const record = completed(await findSaved(db), zone);
  const savedTexts = await lastSaves(db);
  const version = JSON.stringify([record.version, savedTexts.map((text) => [text.key, text.version])]);
  return former?.version === version ? former : { version, record, savedTexts };
}

/**
 * Reads the record now and then after every change (docs/decisions/0031).
 * @param zone the time zone of a shelter that has saved none
 */
export async function openShelter(db: Db, changes: ContentChanges, zone: string): Promise<ShelterSource> {
  let readAt = changes.recordGeneration;
  let readTime = performance.now();
  let known = await readKnown(db, zone);
  let reading: { generation: number; since: number; done: Promise<void> } | undefined;

  async function read(generation: number): Promise<void> {
    try {
      known = await readKnown(db, zone, known);
      readAt = generation;
      readTime = performance.now();
    } catch {
      // The database is away: the last record stays good, and the next request tries again.
    } finally {
      if (reading?.generation === generation) reading = undefined;
    }
  }

  async function refresh(): Promise<Shelter> {
    const { recordGeneration: generation } = changes;
    if (reading?.generation !== generation) {
      reading = { generation, since: performance.now(), done: read(generation) };
    }
    const left = PATIENCE_MS - (performance.now() - reading.since);
    if (left > 0) await Promise.race([reading.done, wait(left, undefined, { ref: false })]);
    return known.record;
  }

  return {
    get version() {
      return known.version;
    },
    get latest() {
      return known.record;
    },
    get savedTexts() {
      return known.savedTexts;
    },
    get texts() {
      // Made when they are first read: they hold values of the record, which is known then.
      known.texts ??= editedTexts(known.savedTexts);
      return known.texts;
    },
    current() {
      const isCurrent = changes.listening
        ? readAt === changes.recordGeneration
        : performance.now() - readTime < MAX_AGE_MS;
      return isCurrent ? known.record : refresh();
    },
  };
}

/** Every request is answered with the present record and the shelter's own texts (rules §12). */
export function followShelter(app: FastifyInstance, source: ShelterSource): void {
  readShelterFrom(() => source.latest);
  readEditedTextsFrom(() => source.texts);
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
