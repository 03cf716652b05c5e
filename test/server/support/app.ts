import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import inject, { type DispatchFunc, type InjectOptions } from "light-my-request";
import { afterAll } from "vitest";
import { BUILT_IN_SHELTER, readShelterFrom } from "../../../src/contract/platform/shelter.ts";
import { USUAL_ZONE } from "../../../src/contract/platform/time.ts";
import { adoptionsOfAnimal } from "../../../src/server/adoption/adoption.animal.ts";
import { buildApp } from "../../../src/server/app/app.ts";
import type { AppDeps } from "../../../src/server/app/app-deps.ts";
import { KEYS } from "../../../src/server/app/keys.ts";
import type { Clock } from "../../../src/server/base/clock.ts";
import { type ContentChanges, watchContent } from "../../../src/server/database/content-changes.ts";
import { fileStore } from "../../../src/server/platform/photos/photo.file-store.ts";
import { NOTHING_EDITED, readEditedTextsFrom } from "../../../src/server/platform/shelter/edited-texts.ts";
import { openShelter } from "../../../src/server/platform/shelter/shelter.source.ts";
import { loadPages } from "../../../src/server/site/renderer.ts";
import { createDatabase, type TestDatabase } from "./database.ts";
import { until } from "./until.ts";

const DIST = resolve(import.meta.dirname, "../../../dist");
export const PUBLIC_URL = "http://shelter.test";

/** What the application is told of its surroundings: letters stay in the outbox. */
export const SETTINGS: AppDeps["settings"] = {
  publicUrl: PUBLIC_URL,
  trustProxy: false,
  logLevel: "silent",
  smtpUrl: undefined,
  webhookPrivateAddresses: false,
  backup: { to: { folder: join(tmpdir(), "shelter-without-backups") } },
  mailFrom: "Animal Shelter <letters@shelter.test>",
};

/** The moment at which tests stand still unless they move the clock: a Friday noon in Warsaw. */
export const NOON = new Date("2026-11-20T11:00:00Z");

/** The real application on a database of its own, with the clock in the test's hand. */
export type TestApp = TestDatabase & {
  app: FastifyInstance;
  deps: AppDeps;
  clock: Clock & { set(moment: Date): void };
  contentChanges: ContentChanges;
  photosFolder: string;
  close(): Promise<void>;
};

/** A clock that stands still unless it is moved. */
export function heldClock(): TestApp["clock"] {
  let moment = NOON;
  return {
    zone: USUAL_ZONE,
    now: () => moment,
    set(next) {
      moment = next;
    },
  };
}

/** Has `inject` begin where requests from the network do, and not behind what is answered before the framework. */
export function injectAtTheDoor(app: FastifyInstance): FastifyInstance {
  const answer = app.server.listeners("request").at(-1) as DispatchFunc;
  app.inject = (async (options: InjectOptions | string) => {
    await app.ready();
    return inject(answer, options);
  }) as FastifyInstance["inject"];
  return app;
}

/**
 * Starts the application. Who starts it closes it.
 * @param change what this file hands in otherwise, as another clock or a new database of its own
 * @param routes more routes, added before the application is ready
 */
export async function startApp(
  { database: own, ...change }: Partial<AppDeps> & { clock?: TestApp["clock"]; database?: TestDatabase } = {},
  routes: (app: FastifyInstance) => void = () => {},
): Promise<TestApp> {
  const database = own ?? (await createDatabase());
  const clock = change.clock ?? heldClock();
  const photosFolder = await mkdtemp(join(tmpdir(), "shelter-photos-"));
  const contentChanges = watchContent(database.where);
  const deps: AppDeps = {
    db: database.db,
    clock,
    contentChanges,
    photoStore: fileStore(photosFolder),
    settings: SETTINGS,
    signingKey: "a key for tests",
    shelter: await openShelter(database.db, contentChanges, clock.zone),
    pages: await loadPages(DIST, { publicUrl: PUBLIC_URL }),
    adoptions: adoptionsOfAnimal,
    keys: KEYS,
    assetsDir: resolve(DIST, "client"),
    ...change,
  };
  const app = injectAtTheDoor(await buildApp(deps));
  routes(app);
  await app.ready();
  // Pages are cached only while the application listens for changes of their content.
  await until(() => contentChanges.listening, Boolean, 5);
  return {
    ...database,
    app,
    deps,
    clock,
    contentChanges,
    photosFolder,
    async close() {
      await app.close();
      // The files of one worker share their modules.
      readShelterFrom(() => BUILT_IN_SHELTER);
      readEditedTextsFrom(() => NOTHING_EDITED);
      await contentChanges.stop();
      await database.drop();
      await rm(photosFolder, { recursive: true, force: true });
    },
  };
}

/** Starts the application for all tests of a file, at its top level. It is closed after the last of them. */
export async function startAppForFile(...given: Parameters<typeof startApp>): Promise<TestApp> {
  const shelter = await startApp(...given);
  afterAll(shelter.close);
  return shelter;
}
