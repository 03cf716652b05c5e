import { ANIMALS } from "../../demo/content/animals.ts";
import { EMPLOYEES } from "../../demo/content/employees.ts";
import { seedDemonstration } from "../../demo/demonstration.ts";
import type { Picture, Pictures } from "../../demo/pictures.ts";
import type { Clock } from "../../src/server/platform/clock.ts";
import type { Db } from "../../src/server/platform/database/pool.ts";
import type { PhotoStore } from "../../src/server/platform/photos/photo.store.ts";

const fakePicture = (alt: string): Picture => ({
  photo: { original: Buffer.from("a sketch"), width: 1600, height: 1200 },
  alts: { en: alt, pl: alt },
});

/** Instead of drawn pictures, which take seconds, for tests that do not look at them. */
const fakePictures = async (): Promise<Pictures> => ({
  animals: new Map(ANIMALS.map(({ name, poses }) => [name, poses.map((pose) => fakePicture(`${name} ${pose}`))])),
  news: new Map(),
  employees: new Map(EMPLOYEES.map(({ key, name }) => [key, fakePicture(name)])),
});

/** Seeds the demonstration like the server's start, but with fake pictures. */
export const seedTestShelter = (options: { db: Db; clock: Clock; photoStore: PhotoStore }) =>
  seedDemonstration({ ...options, draw: fakePictures });

/** A photo store that keeps nothing. */
export const discardingPhotoStore = (): PhotoStore => ({
  read: async () => undefined,
  write: async () => {},
  async *writtenBefore() {},
  removeAll: async () => {},
  check: async () => {},
});
