import { afterAll, beforeAll, expect, test } from "vitest";
import { upload } from "../animals/animal-bodies.ts";
import { filesIn } from "../photos/recording-store.ts";
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
const animals = async () =>
  (
    await shelter.db
      .selectFrom("animals")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow()
  ).count;
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

test("it keeps photo, chip, unit and the hold for the owner, and takes a stray for granted", async () => {
  const kennel = { name: "North", kind: "kennel", units: [{ name: "N1", capacity: 1 }] };
  const unitId = (await staff.client.post("/api/locations", kennel)).json().units[0].id;
  const chip = "616-0939 0001 2345";
  const answer = await takeIn({ ...KNOWN, chip, unitId, holdUntil: "2026-12-04", photos: [await upload()] });
  const { id, mainPhotoId, isChipped, status } = answer.json();
  expect({ mainPhotoId, isChipped, status }).toEqual({
    mainPhotoId: expect.any(Number),
    isChipped: true,
    status: "InCare",
  });
  expect((await latestStayOf(staff.client, id)).intakeType).toBe("stray");
  expect((await staff.client.get(`/api/animals/${id}/care`)).json()).toMatchObject({
    holds: [{ kind: "stray", from: "2026-11-20", until: "2026-12-04" }],
    unit: { unit: "N1" },
    chips: [{ number: "616093900012345" }],
  });
});

test("a chip that is known says whose it is, and nothing of the intake is kept", async () => {
  const chip = "616093900099999";
  await takeIn({ ...KNOWN, name: "Figa", chip });
  const before = await animals();
  const files = await filesIn(shelter.photosFolder);
  const again = await takeIn({ ...KNOWN, name: "Unknown", chip, photos: [await upload()] });
  expect(again.statusCode).toBe(409);
  expect(again.json().message).toBe("This chip belongs to another animal: Figa.");
  expect(await filesIn(shelter.photosFolder)).toEqual(files);
  expect((await takeIn({ ...KNOWN, unitId: 999_999 })).json().errors[0].field).toBe("unitId");
  expect((await takeIn({ ...KNOWN, holdUntil: KNOWN.arrivalDate })).json().errors[0].field).toBe("holdUntil");
  expect(await animals()).toBe(before);
});

test("everything that is missing is said at once, and nothing is kept", async () => {
  const before = await animals();
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
  expect(await animals()).toBe(before);
});
