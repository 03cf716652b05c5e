import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startApp, type TestApp } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anAdmin, anEmployee, type Person } from "../../support/people.ts";
import { picture } from "../../support/pictures.ts";
import { filesIn, openRecordingStore, type RecordingStore } from "../../support/recording-store.ts";

let shelter: TestApp;
let shelf: RecordingStore;
let employee: Person;
let admin: Person;
let photo: { base64: string };
/** Runs before each write, so that a test can delay it. */
let beforeWrite: () => Promise<void>;
beforeAll(async () => {
  shelf = await openRecordingStore();
  shelter = await startApp({
    photoStore: {
      ...shelf,
      async write(key, bytes) {
        await beforeWrite();
        await shelf.write(key, bytes);
      },
    },
  });
  [employee, admin] = [await anEmployee(shelter), await anAdmin(shelter)];
  photo = { base64: (await picture(100, 80).jpeg().toBuffer()).toString("base64") };
});
afterAll(async () => {
  await shelter.close();
  await shelf.remove();
});
beforeEach(() => {
  beforeWrite = async () => {};
});

const countPhotos = async () => (await shelter.db.selectFrom("photos").select("id").execute()).length;

/** Delays all writes of the store until it is released. */
function slowStore() {
  const reached = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  beforeWrite = () => {
    reached.resolve();
    return letGo.promise;
  };
  return { reached: reached.promise, letGo: () => letGo.resolve() };
}

test("while the store is slow, the animal is not locked, and no picture can be seen without its file", async () => {
  const id = await buildAnimal(shelter.db);
  const store = slowStore();
  const adding = employee.client.put(`/api/animals/${id}`, { photos: [photo, photo] });
  await store.reached;
  expect((await admin.client.put(`/api/animals/${id}`, { description: "Likes to run." })).statusCode).toBe(200);
  const { rows } = await shelter.pool.query(
    "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  expect(rows).toHaveLength(0);
  expect(await countPhotos()).toBe(0);
  store.letGo();
  const added = (await adding).json();
  expect(added.photos).toHaveLength(2);
  expect(added.description).toBe("Likes to run.");
  expect((await shelter.app.inject(`/photos/${added.photos[1].id}?w=320`)).statusCode).toBe(200);
});

test("the same with an employee's portrait", async () => {
  const before = await countPhotos();
  const store = slowStore();
  const changing = admin.client.put(`/api/employees/${employee.id}`, { photo });
  await store.reached;
  expect((await employee.client.put(`/api/employees/${employee.id}`, { description: "Cats" })).statusCode).toBe(200);
  expect(await countPhotos()).toBe(before);
  store.letGo();
  expect((await changing).statusCode).toBe(200);
  expect(await countPhotos()).toBe(before + 1);
});

test("files are deleted when the change is refused, or when one of them cannot be written", async () => {
  const id = await buildAnimal(shelter.db, { archived_at: shelter.clock.now() });
  const before = await filesIn(shelf.folder);
  expect((await employee.client.put(`/api/animals/${id}`, { photos: [photo] })).statusCode).toBe(404);
  let writes = 0;
  beforeWrite = async () => {
    writes += 1;
    if (writes === 2) throw new Error("no space left on device");
  };
  const other = await buildAnimal(shelter.db);
  expect((await employee.client.put(`/api/animals/${other}`, { photos: [photo, photo] })).statusCode).toBe(500);
  expect(await filesIn(shelf.folder)).toEqual(before);
});
