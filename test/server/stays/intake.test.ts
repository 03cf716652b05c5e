import { afterAll, beforeAll, expect, test } from "vitest";
import { upload } from "../animals/animal-bodies.ts";
import { startApp, type TestApp } from "../support/app.ts";
import { anEmployee, type Person } from "../support/people.ts";
import { latestStayOf } from "./stay-cast.ts";

let shelter: TestApp;
let staff: Person;
beforeAll(async () => {
  shelter = await startApp();
  staff = await anEmployee(shelter);
});
afterAll(() => shelter.close());

const KNOWN = {
  name: "26/117",
  type: "Dog",
  sex: "Female",
  age: 2,
  weight: 14,
  breed: "Mixed breed",
  whereFound: "Łódź, by the river",
  arrivalDate: "2026-11-20",
};
const takeIn = (body: object) => staff.client.post("/api/intakes", body);

test("an intake makes the animal and its stay at once, without scores and pictures", async () => {
  const answer = await takeIn({ ...KNOWN, intakeType: "abandoned", condition: "healthy", broughtBy: "The police" });
  expect(answer.statusCode).toBe(201);
  const animal = answer.json();
  expect(animal).toMatchObject({ ...KNOWN, isChipped: false, mainPhotoId: null, attributeScores: [], photos: [] });
  expect(await latestStayOf(staff.client, animal.id)).toMatchObject({
    intakeOn: "2026-11-20",
    intakeType: "abandoned",
    intakeCondition: "healthy",
    foundWhere: "Łódź, by the river",
    broughtBy: "The police",
    outcomeOn: null,
  });
});

test("it keeps the photo and the note, and takes a stray for granted", async () => {
  const { id, mainPhotoId } = (
    await takeIn({ ...KNOWN, isChipped: true, note: "Microchip: 616093900012345", photos: [await upload()] })
  ).json();
  expect(mainPhotoId).toEqual(expect.any(Number));
  expect(await latestStayOf(staff.client, id)).toMatchObject({
    intakeType: "stray",
    intakeNote: "Microchip: 616093900012345",
  });
});

test("everything that is missing is said at once, and nothing is kept", async () => {
  const { count } = await shelter.db
    .selectFrom("animals")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const answer = await takeIn({ arrivalDate: "2026-12-24", condition: "tired", intakeType: "dead_on_arrival" });
  expect(answer.statusCode).toBe(400);
  const fields = answer.json().errors.map(({ field }: { field: string }) => field);
  expect(fields.toSorted()).toEqual(
    [
      "age",
      "arrivalDate",
      "breed",
      "condition",
      "intakeType",
      "name",
      "sex",
      "type",
      "weight",
      "whereFound",
    ].toSorted(),
  );
  const after = await shelter.db
    .selectFrom("animals")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  expect(after.count).toBe(count);
});
