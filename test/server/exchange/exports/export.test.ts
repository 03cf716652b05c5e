import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { forgetOldExports } from "../../../../src/server/exchange/exports/export.commands.ts";
import { makeExport } from "../../../../src/server/exchange/exports/export.job.ts";
import { exportZip } from "../../../../src/server/exchange/exports/write-export.ts";
import { newPhotoKey, originalKey } from "../../../../src/server/platform/photos/photo.key.ts";
import { startApp, type TestApp } from "../../support/app.ts";
import { auditedActions } from "../../support/audit-log.ts";
import { buildAnimal, buildEmployee } from "../../support/builders.ts";
import { subjectsTo } from "../../support/letters.ts";
import { anAdmin, type Person } from "../../support/people.ts";
import { addRows } from "../../support/rows.ts";
import { exporting, tableOf, unzip } from "./exporting.ts";

const NOON = new Date("2026-11-20T11:00:00Z").getTime();
const MINUTES = 60_000;

let shelter: TestApp;
let admin: Person;
let work: ReturnType<typeof exporting>;

beforeEach(async () => {
  shelter = await startApp();
  admin = await anAdmin(shelter);
  work = exporting(shelter, admin.client);
  return () => shelter.close();
});

const stateOf = async (id: number) => (await admin.client.get(`/api/export/${id}`)).json();
const keysOfStore = async () => {
  const keys = new Set<string>();
  for await (const key of shelter.deps.photoStore.writtenBefore(new Date(Date.now() + 60_000))) keys.add(key);
  return keys.size;
};

test("an export is a ZIP of tables and pictures in which no cell is a formula; ASM3 reads its own table", async () => {
  const id = await buildAnimal(shelter.db, { name: "=1+1", description: 'He is; -shy\n@home, "good"', breed: "Łajka" });
  const key = newPhotoKey();
  await shelter.deps.photoStore.write(originalKey(key), Buffer.from("a picture"));
  const picture = { width: 10, height: 10 };
  await addRows(shelter.db, "photos", [
    { animal_id: id, position: 0, key, alt: "Him", ...picture },
    { animal_id: id, position: 1, key: newPhotoKey(), ...picture },
  ]);
  const files = await unzip(await work.take());
  expect(files.get("animals.csv")?.subarray(0, 3)).toEqual(Buffer.from("\ufeff"));
  const [animal] = tableOf(files, "animals.csv");
  expect(animal).toMatchObject({
    animal_id: String(id),
    name: "'=1+1",
    description: "He is;' -shy\n'@home, \"good\"",
    breed: "Łajka",
    born_on: "2023-05-01",
    not_for_adoption: "false",
  });
  expect(tableOf(files, "stays.csv")).toMatchObject([{ animal_id: String(id), outcome_on: "", turn: "0" }]);
  expect(files.get(`photos/${id}-001.jpg`)?.toString()).toBe("a picture");
  expect(files.has(`photos/${id}-002.jpg`), "a picture without its file is left out").toBe(false);
  expect(tableOf(files, "asm3/asm3.csv")).toMatchObject([
    { ANIMALCODE: String(id), ANIMALSPECIES: "Dog", ANIMALENTRYTYPE: "Stray", MOVEMENTTYPE: "" },
  ]);
  const all = [...files.values()].map(String).join("\n");
  expect(all).not.toMatch(/argon2|\$argon|session|employee\d*@/);
});

test("the file is offered for a day, when all of it is there, and then it is deleted", async () => {
  const id = await work.ask();
  expect(await stateOf(id)).toMatchObject({ state: "waiting", progress: { done: 0, total: 0 } });
  expect((await admin.client.get(`/api/export/${id}/file`)).statusCode).toBe(409);
  await makeExport(shelter.deps, id);
  const done = await stateOf(id);
  expect(done).toMatchObject({ state: "done", expiresAt: "2026-11-21T11:00:00.000Z", counts: { animals: 0 } });
  expect(done.progress.done).toBe(done.progress.total);
  const file = await admin.client.get(`/api/export/${id}/file`);
  expect(file.headers).toMatchObject({
    "content-type": "application/zip",
    "content-length": String(done.bytes),
    "content-disposition": 'attachment; filename="animals-2026-11-20.zip"',
  });
  expect(await keysOfStore()).toBe(1);

  shelter.clock.set(new Date(NOON + 24 * 60 * MINUTES));
  admin = await anAdmin(shelter);
  expect(await stateOf(id)).toMatchObject({ state: "expired" });
  const late = await admin.client.get(`/api/export/${id}/file`);
  expect([late.statusCode, late.json().message ?? late.json().detail]).toEqual([
    410,
    "This file is not kept any more. Make a new export.",
  ]);
  await forgetOldExports(shelter.db, shelter.clock.now());
  const { rows } = await sql`select from pgboss.job where name = 'left-photos'`.execute(shelter.db);
  expect(rows.length).toBe(1);
  expect(await stateOf(id)).toMatchObject({ state: "expired" });
  expect((await admin.client.get("/api/export/999/file")).statusCode).toBe(404);
});

test("who asked for an export and who downloaded it is in the log, and every admin gets a letter", async () => {
  const other = await anAdmin(shelter);
  await buildEmployee(shelter.db);
  await work.take();
  expect(await auditedActions(admin, "subject=export")).toEqual(["download", "export"]);
  const subject = ["Somebody takes all animals' data along"];
  expect([await subjectsTo(shelter, admin), await subjectsTo(shelter, other)]).toEqual([subject, subject]);
  expect(await shelter.db.selectFrom("letters").select("id").execute()).toHaveLength(2);
});

test("while an export is made, a second request gets the same one", async () => {
  const [one, other] = await Promise.all([work.ask(), work.ask()]);
  expect(other).toBe(one);
  await makeExport(shelter.deps, one);
  expect(await work.ask()).not.toBe(one);
  const { items } = (await admin.client.get("/api/export")).json();
  expect(items.map(({ state }: { state: string }) => state)).toEqual(["waiting", "done"]);
});

test("whoever signed in a while ago says the password again", async () => {
  shelter.clock.set(new Date(NOON + 16 * MINUTES));
  const ask = (payload?: object) => admin.client.post("/api/export", payload);
  for (const payload of [undefined, {}, { currentPassword: "wrong" }]) {
    const refused = await ask(payload);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ field: "currentPassword" }]);
  }
  expect(await shelter.db.selectFrom("exports").select("id").execute()).toEqual([]);
});

test("two workers make one file, and what a stopped one has begun is made anew", async () => {
  await buildAnimal(shelter.db);
  const id = await work.ask();
  // The first worker stops in the middle, as a killed one.
  const first = exportZip(shelter.deps);
  await first.next();
  await makeExport(shelter.deps, id);
  expect(await stateOf(id), "another one is at it").toMatchObject({ state: "running", bytes: null });
  await first.return(undefined);
  await Promise.all([makeExport(shelter.deps, id), makeExport(shelter.deps, id)]);
  expect(await stateOf(id)).toMatchObject({ state: "done", counts: { animals: 1 } });
  expect(await keysOfStore()).toBe(1);
});

test("an export that fails says why and can be asked for again", async () => {
  const id = await work.ask();
  const photoStore = {
    ...shelter.deps.photoStore,
    write: () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" })),
  };
  await expect(makeExport({ ...shelter.deps, photoStore }, id)).rejects.toThrow("full");
  expect(await stateOf(id)).toMatchObject({
    state: "failed",
    failure: "The disk is full. Make room on it, then try again.",
  });
  expect(await work.ask()).not.toBe(id);
});
