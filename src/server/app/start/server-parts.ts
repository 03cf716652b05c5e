import type { FastifyInstance } from "fastify";
import type { Clock } from "../../base/clock.ts";
import { type ContentChanges, watchContent } from "../../database/content-changes.ts";
import { isDemonstration } from "../../database/demonstration.marks.ts";
import { signingKey } from "../../database/installation.ts";
import { isMigrated, migrate } from "../../database/migrate.ts";
import { type Db, openDatabase, openPool, type Statement } from "../../database/pool.ts";
import { startBackgroundJobs } from "../../platform/background/background-jobs.ts";
import { openQueues } from "../../platform/background/queues.ts";
import { openPhotoStore } from "../../platform/photos/photo.location.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { openShelter, type ShelterSource } from "../../platform/shelter/shelter.source.ts";
import type { PageRenderer, Site } from "../../site/renderer.ts";
import { type Demonstration, isFresh, refuseToExposeDemonstration } from "./demonstration.ts";
import type { OpenData } from "./open-data.ts";
import type { OpenParts } from "./open-parts.ts";
import { type Beside, startBeside } from "./start-beside.ts";
import { print, step } from "./steps.ts";

/** Where the pages come from: `dist/ssr`, the built server itself, or their sources in development. */
export type PageSource = {
  loadPages(site: Site): Promise<PageRenderer>;
  /** Called with the application before it listens. */
  attach?(app: FastifyInstance, contentChanges: ContentChanges): void;
};

/** What a start knows and opens. */
export type Start = {
  environment: NodeJS.ProcessEnv;
  /** receives what the start opens */
  parts: OpenParts;
  settings: Settings;
  data: OpenData;
  demonstration: Demonstration;
  pageSource: PageSource;
  /** Called after each statement. Set as soon as there is a log. */
  onStatement?: (statement: Statement) => void;
};

/** On PostgreSQL itself: the lock that keeps others from migrating is one of the session. */
async function prepareSchema({ pool, connection, isPooled }: OpenData): Promise<void> {
  await step("Schema", async (note) => {
    const own = isPooled ? openPool(connection) : undefined;
    const applied = await migrate(own ?? pool, (line) => console.error(line));
    await own?.end();
    note(applied.length === 0 ? "up to date" : `${applied.length} migrations`);
  });
}

/** Starts a process beside the server, which a stop ends. */
const openBeside = (parts: OpenParts, ...work: Parameters<typeof startBeside>): Promise<Beside> =>
  parts.keep(
    "work",
    () => startBeside(...work),
    (started) => started.stop(),
  );

/** Does this in a process beside the server. */
export const doBeside = async (...work: Parameters<typeof openBeside>): Promise<void> =>
  (await openBeside(...work)).done;

/**
 * Starts the process that fills a database without tables: while they are made, it prepares what needs none.
 * @throws SettingsError as {@link refuseToExposeDemonstration} does
 */
async function expectDemonstration({ demonstration, settings, parts, data }: Start): Promise<Beside | undefined> {
  if (demonstration.seed || settings.demo === false || (await isMigrated(data.pool))) return undefined;
  refuseToExposeDemonstration(settings);
  return openBeside(parts, { seed: data.connection });
}

/** Fills a fresh database with the demonstration. @returns whether the database has the demonstration */
async function prepareDemonstration(
  { demonstration, settings, parts, data }: Start,
  context: { db: Db; clock: Clock; photoStore: PhotoStore },
  expected: Beside | undefined,
): Promise<boolean> {
  const { db } = context;
  if (settings.demo !== false && (expected || (await isFresh(db)))) {
    refuseToExposeDemonstration(settings);
    await step("Demonstration shelter", async () => {
      if (demonstration.seed) return demonstration.seed(context);
      const seeding = expected ?? (await openBeside(parts, { seed: data.connection }));
      seeding.begin();
      return seeding.done;
    });
  }
  const hasDemonstration = await isDemonstration(db);
  if (hasDemonstration) refuseToExposeDemonstration(settings);
  return hasDemonstration;
}

/** Opens what the application works with: the database with its queues, the photo store and the shelter's record. */
export async function openServerParts(start: Start) {
  const { parts, settings, data } = start;
  let shelter: ShelterSource | undefined;
  const clock: Clock = {
    now: () => new Date(),
    get zone() {
      return shelter?.latest.timeZone ?? settings.timeZone;
    },
  };
  const seeding = await expectDemonstration(start);
  await prepareSchema(data);
  const db = openDatabase(data.pool, { onStatement: (statement) => start.onStatement?.(statement) });
  const jobs = await parts.keep(
    "work",
    () => startBackgroundJobs(data.connection, print),
    (started) => started.stop(),
  );
  await openQueues(db);
  const photoStore = openPhotoStore(settings.photoStore);
  const hasDemonstration = await prepareDemonstration(start, { db, clock, photoStore }, seeding);
  const contentChanges = await parts.keep(
    "database",
    () => watchContent(data.connection),
    (changes) => changes.stop(),
  );
  shelter = await openShelter(db, contentChanges, settings.timeZone);
  return {
    db,
    clock,
    jobs,
    photoStore,
    hasDemonstration,
    contentChanges,
    shelter,
    signingKey: await signingKey(db),
  };
}
