import { describe, expect, test } from "vitest";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { upload } from "../../support/animal-bodies.ts";
import { fieldsOf } from "../../support/answers.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { visitor as aVisitor } from "../../support/client.ts";
import { anEmployee, aUser } from "../../support/people.ts";
import { filesIn } from "../../support/recording-store.ts";
import { latestStayOf } from "../../support/stay-cast.ts";

const shelter = await startAppForFile();
const staff = await anEmployee(shelter);

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

describe("what nobody knows", () => {
  const { name, type, whereFound, arrivalDate } = KNOWN;
  const listed = async (query: string) => (await staff.client.get(`/api/animals?pageSize=500&${query}`)).json().items;
  const idsOf = async (query: string) => (await listed(query)).map(({ id }: { id: number }) => id);

  test("stays unknown, and staff find it in the list of incomplete animals until it is filled in", async () => {
    const answer = await takeIn({ name, type, whereFound, arrivalDate });
    expect(answer.statusCode).toBe(201);
    const { id, ...animal } = answer.json();
    const unknown = { sex: null, age: null, weight: null, breed: null };
    expect(animal).toMatchObject({ ...unknown, missing: ["sex", "age", "weight", "breed", "photo", "scores"] });

    const visitor = await aVisitor(shelter);
    const shown = (await visitor.get(`/api/animals/${id}`)).json();
    expect([shown, shown.missing]).toMatchObject([unknown, undefined]);
    const page = (await visitor.get(`/animal/${id}`)).body;
    expect(page.match(/<dd>Unknown<\/dd>/g)).toHaveLength(4);
    expect(page).toContain(`${name}, Dog, waits for a home.`);
    expect((await visitor.get("/animals?sort=name")).body).not.toContain("null");
    for (const query of ["sex=Male", "sex=Female", "size=small", "size=large", "ageClass=baby", "ageClass=senior"]) {
      expect(await idsOf(query)).not.toContain(id);
    }
    for (const sort of ["age", "-age"]) {
      const ages = (await listed(`sort=${sort}`)).map((one: { age: number | null }) => one.age === null);
      expect(ages.toSorted()).toEqual(ages);
    }
    expect((await visitor.get("/api/animals/meta")).json().breeds).not.toContain(null);
    const count = async () => (await staff.client.get("/api/dashboard")).json().incompleteAnimals;
    const before = await count();
    expect(before).toBe((await idsOf("incomplete=true")).length);
    expect(await idsOf("incomplete=true")).toContain(id);
    const all = async (query: string) => (await visitor.get(`/api/animals?${query}`)).json().totalCount;
    expect(await all("incomplete=true")).toBe(await all(""));

    const change = async (body: object) => staff.client.put(`/api/animals/${id}`, body);
    expect((await change({ age: null })).json().errors[0].errors).toEqual(["Age must be a number between 0 and 100."]);
    expect((await change({ age: 4 })).json()).toMatchObject({
      age: 4,
      missing: ["sex", "weight", "breed", "photo", "scores"],
    });
    const types = (await visitor.get("/api/animal-attribute-types")).json() as { id: number }[];
    const attributeScores = types.map((kind) => ({ attributeTypeId: kind.id, score: 3 }));
    const rest = { sex: "Male", weight: 9, breed: "Beagle", photos: [await upload()], attributeScores };
    expect((await change(rest)).json()).toMatchObject({ sex: "Male", weight: 9, missing: [] });
    expect(await count()).toBe(before - 1);
  });

  test("is in no contract: its sex and age must be said first, its breed and weight need not", async () => {
    const cast = await assembleCast(shelter);
    const adopter = await aUser(shelter);
    const given = { sex: null, born_on: null, weight_kg: null, breed: null, animal_group_id: cast.group };
    const animal = await buildAnimal(shelter.db, given);
    const { id } = await adoptionAt(shelter, cast, 5, adopter, animal);
    const complete = () =>
      cast.admin.client.post(`/api/adoptions/${id}/home-check/complete`, { approved: true, despite: "They know her." });
    const refused = await complete();
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "The contract names the animal's sex and age. Say on the animal's form what they are.",
    ]);
    await staff.client.put(`/api/animals/${animal}`, { sex: "Female", age: 3 });
    expect((await complete()).statusCode).toBe(200);
    await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
    const signed = shelter.db.selectFrom("adoption_contracts").select("accepted_text").where("adoption_id", "=", id);
    expect((await signed.executeTakeFirstOrThrow()).accepted_text).toContain(
      "dog, breed not known, female, age 3, weight not known, not chipped yet.",
    );
  });
});

test("everything that is missing is said at once, and nothing is kept", async () => {
  const before = await animals();
  const answer = await takeIn({ arrivalDate: "2026-12-24", condition: "tired", intakeType: "dead_on_arrival" });
  expect(answer.statusCode).toBe(400);
  const fields = fieldsOf(answer);
  expect(fields.toSorted()).toEqual(
    ["arrivalDate", "condition", "intakeType", "name", "type", "whereFound"].toSorted(),
  );
  expect(await animals()).toBe(before);
});
