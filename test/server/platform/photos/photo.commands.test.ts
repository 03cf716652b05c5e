import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import type { PhotoUpload } from "../../../../src/contract/platform/photos.ts";
import { lockAnimal } from "../../../../src/server/animals/animal.locks.ts";
import { photosOfAnimal } from "../../../../src/server/animals/animal.photos.ts";
import { addPhotos } from "../../../../src/server/platform/photos/owned-photos.ts";
import { prepareUploads, storePhoto, withStoredFiles } from "../../../../src/server/platform/photos/photo.commands.ts";
import { fileKey, type PhotoSize } from "../../../../src/server/platform/photos/photo.sizes.ts";
import { variantsOf } from "../../../../src/server/platform/photos/photo.variants.ts";
import { photoWarmer } from "../../../../src/server/platform/photos/photo.warmer.ts";
import { heldClock } from "../../support/app.ts";
import { buildAnimal, buildPhoto } from "../../support/builders.ts";
import { databaseForFile } from "../../support/database.ts";
import { picture } from "../../support/pictures.ts";
import { filesIn, openRecordingStore, type RecordingStore } from "../../support/recording-store.ts";
import { rowOf } from "../../support/rows.ts";

let shelf: RecordingStore;
const database = await databaseForFile();
const good = await picture(400, 300).png().toBuffer();
beforeEach(async () => {
  shelf = await openRecordingStore();
  return shelf.remove;
});

const upload = (bytes: Buffer | string): PhotoUpload => ({
  base64: Buffer.from(bytes).toString("base64"),
  name: "rex.jpg",
  fileExtention: "jpg",
});
/** Adds pictures as a change of an animal does. @param after what comes after them in the transaction */
async function addToAnimal(animalId: number, sent: readonly PhotoUpload[], alt: string, after = async () => {}) {
  const { db } = database;
  return withStoredFiles({ photoStore: shelf }, await prepareUploads(sent), (stored) =>
    db.transaction().execute(async (tx) => {
      await lockAnimal(tx, animalId);
      await addPhotos(
        tx,
        photosOfAnimal(animalId),
        stored,
        sent.map((each) => ({ ...each, alt })),
      );
      await after();
      return (await photosOf(animalId, tx)).slice(-sent.length).map(({ id }) => id);
    }),
  );
}
const uploads = (count: number) => Array.from({ length: count }, () => upload(good));
const photosOf = (animalId: number, db = database.db) =>
  db.selectFrom("photos").selectAll().where("animal_id", "=", animalId).orderBy("position").execute();
const countPhotos = async () =>
  (
    await database.db
      .selectFrom("photos")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n;
const mainPhotoOf = async (animalId: number) => (await rowOf(database.db, "animals", animalId)).main_photo_id;
const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("storing a picture", () => {
  test("writes its row and its file", async () => {
    const id = await storePhoto(database.db, shelf, good, { alt: "A dog", focalX: 40, focalY: 20 });
    const row = await database.db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirst();
    expect(row).toMatchObject({ alt: "A dog", focal_x: 40, focal_y: 20, width: 400, height: 300, animal_id: null });
    expect(row?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(await filesIn(shelf.folder)).toEqual([`${row?.key}/original.jpg`]);
    expect(await sharp(await shelf.read(`${row?.key}/original.jpg`)).metadata()).toMatchObject({
      format: "jpeg",
      width: 400,
    });
  });

  test("stores many at once", async () => {
    const animalId = await buildAnimal(database.db);
    const ids = await Promise.all(
      [0, 1, 2, 3].map((position) =>
        storePhoto(database.db, shelf, good, { alt: "", owner: { column: "animal_id", id: animalId }, position }),
      ),
    );
    expect((await photosOf(animalId)).map(({ id }) => id)).toEqual(ids);
    expect(await filesIn(shelf.folder)).toHaveLength(4);
  });

  test("leaves nothing of a refused picture", async () => {
    const before = await countPhotos();
    await expect(storePhoto(database.db, shelf, good.subarray(0, 200), { alt: "" })).rejects.toMatchObject({
      status: 400,
    });
    expect(await countPhotos()).toBe(before);
    expect(await filesIn(shelf.folder)).toEqual([]);
  });

  test("leaves no row without a file when the file cannot be written", async () => {
    const before = await countPhotos();
    const full = { ...shelf, write: () => Promise.reject(new Error("no space left on device")) };
    await expect(storePhoto(database.db, full, good, { alt: "" })).rejects.toThrow("no space");
    expect(await countPhotos()).toBe(before);
  });

  test("stores the file before the row can be seen", async () => {
    const seen: number[] = [];
    const watching: RecordingStore = {
      ...shelf,
      async write(key, bytes) {
        seen.push(Number(await countPhotos()));
        await shelf.write(key, bytes);
      },
    };
    const before = Number(await countPhotos());
    await storePhoto(database.db, watching, good, { alt: "" });
    expect(seen).toEqual([before]);
    expect(await countPhotos()).toBe(before + 1);
  });
});

describe("adding pictures to an animal", () => {
  test("adds them in order after the present ones, and makes the first one the main picture", async () => {
    const animalId = await buildAnimal(database.db);
    const first = await addToAnimal(animalId, uploads(2), "Rex in the grass");
    const second = await addToAnimal(animalId, uploads(1), "Rex asleep");
    expect(await photosOf(animalId)).toMatchObject([
      { id: first[0], position: 0, alt: "Rex in the grass" },
      { id: first[1], position: 1, alt: "Rex in the grass" },
      { id: second[0], position: 2, alt: "Rex asleep" },
    ]);
    expect(await mainPhotoOf(animalId)).toBe(first[0]);
    expect(await filesIn(shelf.folder)).toHaveLength(3);
  });

  test("accepts at most twelve, and says so", async () => {
    const animalId = await buildAnimal(database.db);
    await addToAnimal(animalId, uploads(11), "");
    const message = "An animal may have at most 12 photos.";
    const refused = { status: 400, message, errors: [{ field: "photos", errors: [message] }] };
    expect(await refusal(addToAnimal(animalId, uploads(2), ""))).toMatchObject(refused);
    expect(await refusal(addToAnimal(animalId, uploads(13), ""))).toMatchObject(refused);
    expect(await photosOf(animalId)).toHaveLength(11);
    expect(await filesIn(shelf.folder)).toHaveLength(11);
    await addToAnimal(animalId, uploads(1), "");
    expect(await photosOf(animalId)).toHaveLength(12);
  });

  test("accepts at most twelve when several add at once", async () => {
    const animalId = await buildAnimal(database.db);
    const results = await Promise.allSettled([1, 2, 3].map(() => addToAnimal(animalId, uploads(5), "")));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect((await photosOf(animalId)).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("closes the gaps of removed pictures without a change of order", async () => {
    const animalId = await buildAnimal(database.db);
    const early = await buildPhoto(database.db, { animal_id: animalId, position: 3 });
    const late = await buildPhoto(database.db, { animal_id: animalId, position: 11 });
    const [added] = await addToAnimal(animalId, uploads(1), "");
    expect((await photosOf(animalId)).map(({ id, position }) => [id, position])).toEqual([
      [early, 0],
      [late, 1],
      [added, 2],
    ]);
  });

  test("accepts all or none, and names each refused field", async () => {
    const animalId = await buildAnimal(database.db);
    const sent = [upload(good), upload("<svg></svg>"), { ...upload(""), base64: "%" }, upload(good.subarray(0, 500))];
    expect(await refusal(addToAnimal(animalId, sent, ""))).toMatchObject({
      status: 415,
      errors: [
        { field: "photos.1", errors: ["A photo must be a JPEG, PNG, WebP, AVIF or HEIC picture."] },
        { field: "photos.2", errors: ["The photo was not sent as base64."] },
        { field: "photos.3", errors: ["This picture is damaged and cannot be read."] },
      ],
    });
    expect(await photosOf(animalId)).toEqual([]);
    expect(await filesIn(shelf.folder)).toEqual([]);
  });

  test("is undone with the rest of the change", async () => {
    const animalId = await buildAnimal(database.db);
    const undone = addToAnimal(animalId, uploads(1), "", async () => {
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    expect(await photosOf(animalId)).toEqual([]);
    expect(await mainPhotoOf(animalId)).toBeNull();
    expect(await filesIn(shelf.folder)).toEqual([]);
  });

  test("refuses an unknown animal", async () => {
    expect(await refusal(addToAnimal(2_000_000, uploads(1), ""))).toMatchObject({ status: 404 });
    expect(await filesIn(shelf.folder)).toEqual([]);
  });
});

describe("a server that starts", () => {
  test("has the missing sizes of pictures made, those of animals on show first, and then has them in memory", async () => {
    const animal = await buildAnimal(database.db);
    await addToAnimal(animal, uploads(1), "");
    const [shown] = await photosOf(animal);
    await storePhoto(database.db, shelf, good, { alt: "an employee" });
    const made: PhotoSize[] = [];
    const make = async (missing: readonly PhotoSize[]) => {
      made.push(...missing);
      for (const one of missing) await shelf.write(fileKey(one), Buffer.from("a picture"));
    };
    const parts = { db: database.db, clock: heldClock(), store: shelf, make };
    const warmer = photoWarmer(parts);
    const last = () => variantsOf(shelf).inMemory(made.at(-1) ?? { id: 0, width: 320, format: "avif" });
    await expect.poll(last).toBeDefined();
    expect(made[0]).toMatchObject({ key: shown?.key, width: 640, format: "avif" });
    await warmer.stop();
    const { length } = made;
    await photoWarmer(parts).stop();
    expect(made).toHaveLength(length);
  });
});
