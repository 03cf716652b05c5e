import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { FieldErrors } from "../../../src/contract/platform/problem.ts";
import { animalBody, scores, upload } from "../support/animal-bodies.ts";
import { auditOf } from "../support/answers.ts";
import { startAppForFile } from "../support/app.ts";
import { anEmployee } from "../support/people.ts";

const shelter = await startAppForFile();
const employee = await anEmployee(shelter);

const post = async (change: object = {}) => employee.client.post("/api/animals", await animalBody(shelter, change));
const files = () => readdir(shelter.photosFolder);
const animalCount = async () =>
  (
    await shelter.db
      .selectFrom("animals")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n;

/** The errors of a refused body, by field. */
async function errorsOf(change: object): Promise<Record<string, string[]>> {
  const response = await post(change);
  expect(response.statusCode).toBe(400);
  const errors: FieldErrors[] = response.json().errors;
  return Object.fromEntries(errors.map(({ field, errors: texts }) => [field, texts]));
}

describe("POST /api/animals", () => {
  test("answers 201 with the whole animal: defaults filled in, scores with names, the first picture as main", async () => {
    const photos = [await upload(80, 60, { alt: "Rex in the grass", focalX: 30, focalY: 10 }), await upload(60, 80)];
    const response = await post({ photos, description: " A calm dog. ", surprise: "dropped" });
    expect(response.statusCode).toBe(201);
    const animal = response.json();
    expect(animal).toMatchObject({
      name: "Rex",
      age: 3,
      weight: 12.5,
      status: "Available",
      isChipped: false,
      description: "A calm dog.",
      animalGroupId: null,
      archivedAt: null,
      actions: ["edit", "delete", "addAppointment"],
      mainPhotoAlt: "Rex in the grass",
      focalX: 30,
      focalY: 10,
    });
    expect(animal.attributeScores).toHaveLength(6);
    expect(animal.attributeScores[0]).toEqual({ attributeTypeId: 1, attributeTypeName: "Energy", score: 3 });
    expect(animal.photos.map((photo: { id: number }) => photo.id)[0]).toBe(animal.mainPhotoId);
    expect(animal.photos).toHaveLength(2);
    const picture = await shelter.app.inject(`/photos/${animal.mainPhotoId}?w=320`);
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const shown = (await shelter.app.inject(`/api/animals/${animal.id}`)).json();
    expect(shown).toMatchObject({ id: animal.id, name: "Rex" });
    expect(shown).not.toHaveProperty("actions");
  });

  test("the age is stored as a birth date, so that the animal gets older", async () => {
    const { id } = (await post({ age: 4 })).json();
    const before = shelter.clock.now();
    shelter.clock.set(new Date("2027-11-20T11:00:00Z"));
    expect((await shelter.app.inject(`/api/animals/${id}`)).json().age).toBe(5);
    shelter.clock.set(before);
  });

  test("another picture can be the main one", async () => {
    const animal = (await post({ photos: [await upload(), await upload(50, 50, { isMain: true })] })).json();
    expect(animal.photos[0]).toMatchObject({ id: animal.mainPhotoId, width: 50 });
  });

  test("all field errors are answered at once, with the texts of the form", async () => {
    const response = await employee.client.post("/api/animals", {});
    expect(response.statusCode).toBe(400);
    const errors = Object.fromEntries(response.json().errors.map((error: FieldErrors) => [error.field, error.errors]));
    expect(errors).toEqual({
      name: ["Name is required."],
      type: ["Type is required."],
      sex: ["Sex is required."],
      breed: ["Breed is required."],
      whereFound: ["Location found is required."],
      age: ["Age must be a number between 0 and 100."],
      weight: ["Weight must be a number greater than 0 and up to 500."],
      arrivalDate: ["Arrival date is required."],
      attributeScores: ["Please select a score (1–5) for all attributes."],
      photos: ["Photo is required."],
    });
  });

  const AGE = "Age must be a number between 0 and 100.";
  const WEIGHT = "Weight must be a number greater than 0 and up to 500.";
  const SCORES = "Please select a score (1–5) for all attributes.";
  test.each<[string, unknown, string]>([
    ["name", "   ", "Name is required."],
    ["name", null, "Name is required."],
    ["name", "x".repeat(101), "Use at most 100 characters."],
    ["type", "Bird", "Type is required."],
    ["type", "", "Type is required."],
    ["sex", "both", "Sex is required."],
    ["breed", "", "Breed is required."],
    ["whereFound", 7, "Location found is required."],
    ["age", -1, AGE],
    ["age", 101, AGE],
    ["age", 1.5, AGE],
    ["age", "3", AGE],
    ["age", "", AGE],
    ["age", null, AGE],
    ["weight", 0, WEIGHT],
    ["weight", 0.001, WEIGHT],
    ["weight", -3, WEIGHT],
    ["weight", 500.01, WEIGHT],
    ["weight", 1e308, WEIGHT],
    ["weight", "12", WEIGHT],
    ["arrivalDate", "", "Arrival date is required."],
    ["arrivalDate", "2026-11-21", "Arrival date cannot be in the future."],
    ["arrivalDate", "2026-02-30", "Invalid date"],
    ["arrivalDate", "yesterday", "Invalid date"],
    ["arrivalDate", "0001-01-01", "Invalid date"],
    ["status", "Reserved", "Status must be one of Available, Adopted."],
    ["status", "Appointment", "Status must be one of Available, Adopted."],
    ["isChipped", "yes", "Choose whether the animal is chipped."],
    ["description", "x".repeat(5001), "Use at most 5000 characters."],
    ["photos", [], "Photo is required."],
    ["photos", "a picture", "Photo is required."],
    ["attributeScores", [], SCORES],
    ["attributeScores", [{ attributeTypeId: 1, score: 3 }], SCORES],
    ["attributeScores", "all five", SCORES],
  ])("refuses %s %j with its text", async (field, value, text) => {
    expect(await errorsOf({ [field]: value })).toEqual({ [field]: [text] });
  });

  test("scores must be whole numbers from 1 to 5, one for each attribute type and no other", async () => {
    const good = await scores(shelter);
    const first = { attributeTypeId: 1, score: 3 };
    const [, ...rest] = good;
    const wrong: object[][] = [
      [{ ...first, score: 0 }, ...rest],
      [{ ...first, score: 6 }, ...rest],
      [{ ...first, score: 2.5 }, ...rest],
      [{ ...first, score: "3" }, ...rest],
      [{ attributeTypeId: 1 }, ...rest],
      [...good, { attributeTypeId: 99, score: 3 }],
      [...good, { attributeTypeId: 0, score: 3 }],
      [...good, first],
    ];
    for (const attributeScores of wrong)
      expect(await errorsOf({ attributeScores })).toEqual({ attributeScores: [SCORES] });
  });

  test.each([
    ["is no base64", "***", 400, "The photo was not sent as base64."],
    [
      "is no picture",
      Buffer.from("hello").toString("base64"),
      415,
      "A photo must be a JPEG, PNG, WebP, AVIF or HEIC picture.",
    ],
    ["is empty", "", 415, "A photo must be a JPEG, PNG, WebP, AVIF or HEIC picture."],
    ["is cut off", "/9j/4AAQSkZJRgABAQ==", 400, "This picture is damaged and cannot be read."],
  ])("a picture that %s is refused at its field, and nothing is kept", async (_what, base64, status, text) => {
    const [kept, animals] = [await files(), await animalCount()];
    const response = await post({ photos: [await upload(), { base64, name: "x.jpg", fileExtention: "jpg" }] });
    expect(response.statusCode).toBe(status);
    expect(response.json().errors).toEqual([{ field: "photos.1", errors: [text] }]);
    expect([await files(), await animalCount()]).toEqual([kept, animals]);
  });

  test("thirteen pictures are too many, and one of more than 10 MB is too large", async () => {
    const photo = await upload();
    expect(await errorsOf({ photos: Array(13).fill(photo) })).toEqual({
      photos: ["An animal may have at most 12 photos."],
    });
    const large = await post({ photos: [{ ...photo, base64: Buffer.alloc(10 * 1024 * 1024 + 3).toString("base64") }] });
    expect(large.statusCode).toBe(413);
    expect(large.json().errors[0].field).toBe("photos.0");
  });

  test("an empty status means Available, and Adopted is accepted", async () => {
    expect((await post({ status: "" })).json().status).toBe("Available");
    const adopted = (await post({ status: "Adopted" })).json();
    expect([adopted.status, adopted.actions]).toEqual(["Adopted", ["edit", "delete"]]);
  });

  test("is written to the audit log", async () => {
    const { id } = (await post()).json();
    expect(await auditOf(shelter, "animal", id)).toEqual([{ action: "create", actor_account_id: employee.accountId }]);
  });
});
