import { describe, expect, test } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, buildGroup, buildPhoto } from "../support/builders.ts";
import { addRows } from "../support/rows.ts";

const shelter = await startAppForFile();

const get = (path: string) => shelter.app.inject(path);

describe("GET /api/animals/{id}", () => {
  test("answers everything the page shows: the fields, the scores and the pictures, the main one first", async () => {
    const { db } = shelter;
    const group = await buildGroup(db, { name: "Shy dogs" });
    const id = await buildAnimal(db, { name: "Reksio", animal_group_id: group, weight_kg: 12.5, is_chipped: true });
    const first = await buildPhoto(db, { animal_id: id, position: 0, alt: "From the side" });
    const main = await buildPhoto(db, { animal_id: id, position: 1, alt: "Face", focal_x: 40, focal_y: 30 });
    await db.updateTable("animals").set({ main_photo_id: main }).where("id", "=", id).execute();
    const type = await db.selectFrom("animal_attribute_types").selectAll().orderBy("id").executeTakeFirstOrThrow();
    await addRows(db, "animal_attribute_scores", { animal_id: id, attribute_type_id: type.id, score: 4 });

    const response = await get(`/api/animals/${id}`);
    const scores = [{ attributeTypeId: type.id, attributeTypeName: type.name, score: 4 }];
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id,
      name: "Reksio",
      type: "Dog",
      age: 3,
      ageMonths: null,
      filmUrl: null,
      homeNeeded: null,
      colours: [],
      markings: "",
      weight: 12.5,
      sex: "Male",
      breed: "Mixed breed",
      whereFound: "Łódź",
      arrivalDate: "2026-10-01",
      isChipped: true,
      description: "",
      status: "Available",
      mainPhotoId: main,
      mainPhotoAlt: "Face",
      focalX: 40,
      focalY: 30,
      animalGroupId: group,
      animalGroupName: "Shy dogs",
      attributeScores: scores,
      traits: { children: null, animals: null, energy: 4, independence: null },
      languages: null,
      photos: [
        { id: main, alt: "Face", width: 1600, height: 1200, focalX: 40, focalY: 30 },
        { id: first, alt: "From the side", width: 1600, height: 1200, focalX: 50, focalY: 5 },
      ],
    });
    expect((await get(`/api/animal-groups/animals/${id}/attribute-scores`)).json()).toEqual(scores);
  });

  test("still shows an animal that was adopted", async () => {
    const id = await buildAnimal(shelter.db, { status: "Adopted" });
    expect((await get(`/api/animals/${id}`)).json()).toMatchObject({
      id,
      status: "Adopted",
      mainPhotoId: null,
      photos: [],
    });
  });

  test("hides an archived animal and its scores", async () => {
    const id = await buildAnimal(shelter.db, { archived_at: new Date() });
    for (const path of [`/api/animals/${id}`, `/api/animal-groups/animals/${id}/attribute-scores`]) {
      const response = await get(path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ status: 404, title: "Not Found", message: "Animal not found." });
    }
  });

  test.each(["999999", "0", "-1", "1.5", "abc", "2147483648", "99999999999999999999", "1e3x", "%20"])(
    "answers 404 to the id %s",
    async (id) => {
      expect((await get(`/api/animals/${id}`)).statusCode).toBe(404);
    },
  );
});

describe("the metadata of animals", () => {
  test("lists types, and the breeds in use by type, of animals that can be found", async () => {
    const { db } = shelter;
    await buildAnimal(db, { type: "Cat", breed: "Żbikowaty" });
    await buildAnimal(db, { type: "Cat", breed: "Siamese" });
    await buildAnimal(db, { type: "Cat", breed: "Gone", archived_at: new Date() });
    const meta = (await get("/api/animals/meta")).json();
    expect(meta.types).toEqual(["Dog", "Cat"]);
    expect(meta.breedsByType.Cat).toEqual(["Siamese", "Żbikowaty"]);
    expect(meta.breeds).toContain("Mixed breed");
    expect(meta.breeds).not.toContain("Gone");
  });

  test("lists attribute types under both addresses, and one by its id", async () => {
    const types = (await get("/api/animal-attribute-types")).json();
    expect(types.length).toBeGreaterThan(0);
    expect((await get("/api/animal-groups/attribute-types")).json()).toEqual(types);
    expect((await get(`/api/animal-attribute-types/${types[0].id}`)).json()).toEqual(types[0]);
    expect((await get("/api/animal-attribute-types/999")).statusCode).toBe(404);
  });
});

test("below an animal's story stand three that can be adopted and are most like it", async () => {
  const { db } = shelter;
  const cat = (name: string, given: object) => buildAnimal(db, { name, type: "Cat", weight_kg: 4, ...given });
  const wanted = await cat("Wanted", { born_on: "2020-01-01", score_children: 5, status: "Adopted" });
  await cat("Twin", { born_on: "2020-02-01", score_children: 5 });
  await cat("Far in age", { born_on: "2010-01-01", score_children: 5 });
  await cat("Unlike", { born_on: "2020-01-01", score_children: 1, weight_kg: 25 });
  await cat("Cousin", { born_on: "2018-01-01", score_children: 4 });
  await cat("Reserved", { born_on: "2020-01-01", score_children: 5, status: "Reserved" });
  await cat("Deleted", { born_on: "2020-01-01", score_children: 5, archived_at: new Date() });
  await buildAnimal(db, { name: "A dog", weight_kg: 4, born_on: "2020-01-01" });
  const alike = async (id: number, query = "") => {
    const [, below = ""] = (await get(`/animal/${id}${query}`)).body.split(`id="similar"`);
    return [...below.matchAll(/class="card-link" href="([^"]*)">([^<]*)</g)].map(([, href, name]) => [name, href]);
  };
  expect((await alike(wanted)).map(([name]) => name)).toEqual(["Twin", "Cousin", "Far in age"]);
  expect((await alike(wanted, "?pets=yes"))[0]?.[1]).toMatch(/^\/animal\/\d+\?pets=yes$/);
  const unknown = await cat("Nobody knows", { born_on: null, weight_kg: null });
  expect(await alike(unknown)).toHaveLength(3);
});
