import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { animalBody, scores, upload } from "../support/animal-bodies.ts";
import { fieldsOf, statusesOf } from "../support/answers.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, buildPhoto } from "../support/builders.ts";
import { anEmployee } from "../support/people.ts";

const shelter = await startAppForFile();
const employee = await anEmployee(shelter);

const put = (id: number, body: object) => employee.client.put(`/api/animals/${id}`, body);
const get = async (id: number) => (await employee.client.get(`/api/animals/${id}`)).json();
const added = async (change: object = {}) =>
  (await employee.client.post("/api/animals", await animalBody(shelter, change))).json();
const photoIds = (animal: { photos: { id: number }[] }) => animal.photos.map(({ id }) => id);

describe("PUT /api/animals/{id}", () => {
  test("changes the sent fields only, and answers the whole animal", async () => {
    const before = await added();
    const response = await put(before.id, { name: "Max", weight: 14, attributeScores: await scores(shelter, 5) });
    expect(response.statusCode).toBe(200);
    const after = response.json();
    const { attributeScores, traits } = after;
    expect(after).toMatchObject({ ...before, name: "Max", weight: 14, attributeScores, traits });
    expect(traits).toEqual({ children: 5, animals: 5, energy: 5, independence: 5 });
    expect(after.attributeScores.map(({ score }: { score: number }) => score)).toEqual(Array(6).fill(5));
    expect(await get(before.id)).toEqual(after);
  });

  test("months are kept beside the years, told until two years, and forgotten with another age", async () => {
    const { id, ageMonths } = await added({ age: 0, ageMonths: 5 });
    expect(ageMonths).toBe(5);
    const told = async (body: object) => {
      const { age, ageMonths } = (await put(id, body)).json();
      return [age, ageMonths];
    };
    expect(await told({ age: 0, ageMonths: 5, name: "Same" })).toEqual([0, 5]);
    expect(await told({ age: 0, ageMonths: null })).toEqual([0, 5]);
    expect(await told({ ageMonths: 11 })).toEqual([0, 11]);
    expect(await told({ age: 1, ageMonths: 3 })).toEqual([1, 3]);
    expect(await told({ age: 2, ageMonths: 3 })).toEqual([2, null]);
    expect(await told({ age: 1 })).toEqual([1, null]);
    expect((await added({ age: 0 })).ageMonths).toBeNull();
    for (const ageMonths of [-1, 12, 1.5, "3"]) {
      const refused = await put(id, { ageMonths });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toEqual([
        { field: "ageMonths", errors: ["The months must be a number between 0 and 11."] },
      ]);
    }
  });

  test("a film is an https address; a blank takes it away", async () => {
    const { id, filmUrl } = await added({ filmUrl: " https://films.example/rex?a=1 " });
    expect(filmUrl).toBe("https://films.example/rex?a=1");
    const addresses = [
      "http://films.example/rex",
      "javascript:alert(1)",
      "https://",
      "films.example",
      "https://u:p@films.example/",
      `https://films.example/${"x".repeat(500)}`,
    ];
    for (const address of addresses) {
      const refused = await put(id, { filmUrl: address });
      expect(refused.statusCode, address).toBe(400);
      expect(refused.json().errors[0].field).toBe("filmUrl");
    }
    const page = async () => (await shelter.app.inject(`/animal/${id}`)).body;
    expect(await page()).toMatch(
      /<a [^>]*href="https:\/\/films\.example\/rex\?a=1" rel="noopener noreferrer external">/,
    );
    expect((await put(id, { filmUrl: "" })).json().filmUrl).toBeNull();
    expect(await page()).not.toContain("films.example");
  });

  test("the home that it needs is one of three; a blank says that nobody knows", async () => {
    const { id, homeNeeded } = await added({ homeNeeded: "garden" });
    expect(homeNeeded).toBe("garden");
    expect((await put(id, { name: "Kept" })).json().homeNeeded).toBe("garden");
    for (const home of ["castle", 1, ["flat"]]) {
      const refused = await put(id, { homeNeeded: home });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toEqual([{ field: "homeNeeded", errors: ["Choose one of the homes, or none."] }]);
    }
    expect((await put(id, { homeNeeded: "" })).json().homeNeeded).toBeNull();
    expect((await put(id, { homeNeeded: "flat" })).json().homeNeeded).toBe("flat");
    expect((await put(id, { homeNeeded: null })).json().homeNeeded).toBeNull();
  });

  test("an empty body changes nothing, and blank fields are refused with their texts", async () => {
    const before = await added();
    expect((await put(before.id, {})).json()).toEqual(before);
    const refused = await put(before.id, { name: " ", age: null, attributeScores: [] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([
      { field: "name", errors: ["Name is required."] },
      { field: "age", errors: ["Age must be a number between 0 and 100."] },
      { field: "attributeScores", errors: ["Please select a score (1–5) for all attributes."] },
    ]);
  });

  test("the same age again leaves the birth date; another age moves it", async () => {
    const id = await buildAnimal(shelter.db, { born_on: "2023-05-01" });
    const born = async () =>
      (await shelter.db.selectFrom("animals").select("born_on").where("id", "=", id).executeTakeFirstOrThrow()).born_on;
    await put(id, { age: 3, name: "Rex" });
    expect(await born()).toBe("2023-05-01");
    expect((await put(id, { age: 7 })).json().age).toBe(7);
    expect(await born()).toBe("2019-11-20");
  });

  test.each(["999999", "x", "0"])("answers 404 to %s", async (id) => {
    expect((await employee.client.put(`/api/animals/${id}`, {})).statusCode).toBe(404);
  });

  test("answers 404 for an archived animal", async () => {
    const id = await buildAnimal(shelter.db, { archived_at: new Date() });
    expect((await put(id, { name: "Rex" })).json()).toMatchObject({ status: 404, message: "Animal not found." });
  });
});

describe("the status of an animal", () => {
  test("of a reserved one cannot be made Available by a form", async () => {
    const id = await buildAnimal(shelter.db, { status: "Reserved" });
    expect((await put(id, { status: "Available" })).statusCode).toBe(409);
    expect((await put(id, { status: "" })).statusCode).toBe(409);
    expect((await put(id, { name: "Rex" })).json()).toMatchObject({ name: "Rex", status: "Reserved" });
  });
});

describe("the pictures of an animal", () => {
  test("are described in the writer's language; each reader sees their own, or else the other", async () => {
    const animal = await added({ photos: [await upload(40, 40, { alt: "Asleep in the hay" })] });
    const [id] = photoIds(animal) as [number];
    const reader = await anEmployee(shelter);
    await shelter.db.updateTable("accounts").set({ language: "pl" }).where("id", "=", reader.accountId).execute();
    const seen = async () => (await reader.client.get(`/api/animals/${animal.id}`)).json();
    expect((await seen()).mainPhotoAlt).toBe("Asleep in the hay");
    const photoChanges = [{ id, alt: "Śpi w sianie" }];
    expect((await reader.client.put(`/api/animals/${animal.id}`, { photoChanges })).statusCode).toBe(200);
    expect((await seen()).photos[0].alt).toBe("Śpi w sianie");
    expect((await get(animal.id)).photos[0].alt).toBe("Asleep in the hay");
  });

  test("are added, ordered, described, made main and removed in one change", async () => {
    const animal = await added({ photos: [await upload(40, 40), await upload(41, 40), await upload(42, 40)] });
    const [first, second, third] = photoIds(animal) as [number, number, number];
    const response = await put(animal.id, {
      photos: [await upload(43, 40, { alt: "New" })],
      photoOrder: [third, second],
      photoChanges: [{ id: third, alt: "Third", focalX: 12.5, focalY: 99 }],
      removedPhotoIds: [first],
      mainPhotoId: second,
    });
    expect(response.statusCode).toBe(200);
    const after = response.json();
    expect(after.mainPhotoId).toBe(second);
    expect(after.photos.map(({ id, width, alt }: Record<string, unknown>) => [id, width, alt])).toEqual([
      [second, 41, ""],
      [third, 42, "Third"],
      [after.photos[2].id, 43, "New"],
    ]);
    expect(after.photos[1]).toMatchObject({ focalX: 12.5, focalY: 99 });
    expect((await shelter.app.inject(`/photos/${first}`)).statusCode).toBe(404);
    expect(await readdir(shelter.photosFolder)).not.toContain(String(first));
  });

  test("when the main one is removed, the next becomes main; without pictures there is none", async () => {
    const animal = await added({ photos: [await upload(), await upload()] });
    const [first, second] = photoIds(animal) as [number, number];
    expect((await put(animal.id, { removedPhotoIds: [first] })).json().mainPhotoId).toBe(second);
    expect((await put(animal.id, { removedPhotoIds: [second] })).json()).toMatchObject({
      mainPhotoId: null,
      photos: [],
    });
    expect((await put(animal.id, { photos: [await upload()] })).json().mainPhotoId).toBeGreaterThan(second);
  });

  test("a picture of another animal, or one that is being removed, is refused at its field, and nothing changes", async () => {
    const animal = await added();
    const [own] = photoIds(animal) as [number];
    const foreign = await buildPhoto(shelter.db, { animal_id: await buildAnimal(shelter.db) });
    const response = await put(animal.id, {
      name: "Changed",
      removedPhotoIds: [own, foreign],
      photoOrder: [own],
      photoChanges: [{ id: foreign, alt: "Mine" }],
      mainPhotoId: own,
    });
    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual(["removedPhotoIds.1", "photoChanges.0.id", "photoOrder.0", "mainPhotoId"]);
    expect(await get(animal.id)).toEqual(animal);
  });

  test("are at most twelve, also when two people add at once", async () => {
    const photo = await upload(20, 20);
    const animal = await added({ photos: Array(8).fill(photo) });
    const answers = await Promise.all([1, 2].map(() => put(animal.id, { photos: Array(4).fill(photo) })));
    expect(statusesOf(answers)).toEqual([200, 400]);
    expect((await get(animal.id)).photos).toHaveLength(12);
  });

  test("a focal point is a percentage", async () => {
    const animal = await added();
    const change = { id: animal.mainPhotoId, focalX: 101 };
    const response = await put(animal.id, { photoChanges: [change] });
    expect(response.json().errors).toEqual([
      { field: "photoChanges.0.focalX", errors: ["The focal point must be from 0 to 100."] },
    ]);
  });

  test("a broken one leaves the animal as it was", async () => {
    const animal = await added();
    const broken = { base64: Buffer.from("hello").toString("base64"), name: "", fileExtention: "" };
    expect((await put(animal.id, { name: "Changed", photos: [broken] })).statusCode).toBe(415);
    expect(await get(animal.id)).toEqual(animal);
  });
});
