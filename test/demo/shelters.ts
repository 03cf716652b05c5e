import { ANIMALS } from "../../src/demo/content/animals.ts";
import { EMPLOYEES } from "../../src/demo/content/employees.ts";
import { seedDemonstration } from "../../src/demo/demonstration.ts";
import type { Picture, Pictures } from "../../src/demo/pictures.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { Db } from "../../src/server/database/pool.ts";
import type { PhotoStore } from "../../src/server/photos/photo.store.ts";

const sketch = (alt: string): Picture => ({
  photo: { original: Buffer.from("a sketch"), width: 1600, height: 1200 },
  alt,
});

/** A picture for everybody at no cost, for tests that do not look at them. */
const sketches = async (): Promise<Pictures> => ({
  animals: new Map(ANIMALS.map(({ name, poses }) => [name, poses.map((pose) => sketch(`${name} ${pose}`))])),
  employees: new Map(EMPLOYEES.map(({ key, name }) => [key, sketch(name)])),
});

/** Fills a shelter as the start of the server does, but with sketches instead of drawings. */
export const fillShelter = (options: { db: Db; clock: Clock; photoStore: PhotoStore }) =>
  seedDemonstration({ ...options, draw: sketches });

/** A place for pictures that nobody will look at. */
export const forgetfulStore = (): PhotoStore => ({
  read: async () => undefined,
  write: async () => {},
  async *writtenBefore() {},
  removeAll: async () => {},
  check: async () => {},
});
