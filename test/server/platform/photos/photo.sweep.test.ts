import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { startBackgroundJobs } from "../../../../src/server/platform/background/background-jobs.ts";
import { newPhotoKey } from "../../../../src/server/platform/photos/photo.key.ts";
import { s3Store } from "../../../../src/server/platform/photos/photo.s3-store.ts";
import { startPhotoSweep } from "../../../../src/server/platform/photos/photo.sweep.ts";
import { buildAnimal, buildPhoto } from "../../support/builders.ts";
import { databaseForFile } from "../../support/database.ts";
import { filesIn, openRecordingStore, type RecordingStore } from "../../support/recording-store.ts";
import { KEYS, s3Server } from "./s3-server.ts";

const DAY_MS = 24 * 60 * 60_000;
const TWO_DAYS_AGO = new Date(Date.now() - 2 * DAY_MS);

let shelf: RecordingStore;
const database = await databaseForFile();
const jobs = await startBackgroundJobs(database.where, () => {});
afterAll(() => jobs.stop());
beforeEach(async () => {
  shelf = await openRecordingStore();
});
afterEach(() => shelf.remove());

/** An old file in the folder of the pictures. */
async function oldFile(key: string): Promise<void> {
  const folder = join(shelf.folder, key, "..");
  await mkdir(folder, { recursive: true });
  await writeFile(join(shelf.folder, key), "picture");
  await utimes(folder, TWO_DAYS_AGO, TWO_DAYS_AGO);
}

test("old files without a row are deleted, and nothing else", async () => {
  const animal = await buildAnimal(database.db);
  const [known, fromBefore, left] = [newPhotoKey(), "12", newPhotoKey()];
  for (const [position, key] of [known, fromBefore].entries()) {
    await buildPhoto(database.db, { animal_id: animal, key, position });
  }
  for (const key of [known, fromBefore, left, "900001"]) await oldFile(`${key}/original.jpg`);
  await oldFile(`${left}/640.avif`);
  await oldFile("somebody-elses/file.txt");
  await shelf.write("900002/original.jpg", Buffer.from("being written"));
  await startPhotoSweep({ db: database.db, store: shelf, jobs }, 200);
  await expect
    .poll(() => filesIn(shelf.folder))
    .toEqual([`${known}/original.jpg`, "12/original.jpg", "900002/original.jpg", "somebody-elses/file.txt"].sort());
});

test("a bucket finds all old pictures, however many there are, and nothing else", async () => {
  const server = await s3Server({ pageSize: 2 });
  const store = s3Store({ name: "shelter", prefix: "photos/", endpoint: server.endpoint, region: "eu", ...KEYS });
  const [left, added] = [`4${newPhotoKey().slice(1)}`, `5${newPhotoKey().slice(1)}`];
  for (const key of ["2/320.avif", "2/original.jpg", `${left}/original.jpg`, `${added}/original.jpg`, "notes/1.txt"]) {
    await store.write(key, Buffer.from("picture"));
    if (!key.startsWith(added)) server.writtenAt.set(`/shelter/photos/${key}`, TWO_DAYS_AGO);
  }
  const found = await Array.fromAsync(store.writtenBefore(new Date(Date.now() - DAY_MS)));
  expect([...new Set(found)]).toEqual(["2", left]);
  await server.close();
});
