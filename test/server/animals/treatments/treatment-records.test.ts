import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { planAllTreatments } from "../../../../src/server/animals/treatments/treatment.planning.ts";
import { adoptionAt, handOver } from "../../support/adoption-cast.ts";
import { fieldsOf } from "../../support/answers.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { aUser } from "../../support/people.ts";
import { TODAY, treatingShelter } from "./treatment-cast.ts";

const shelter = await startAppForFile();
const { cast, doseOf, give, kindOf, newAnimal, planned, staff } = await treatingShelter(shelter);
afterEach(() => shelter.clock.set(NOON));

describe("a treatment by hand", () => {
  const add = (animal: number, body: object) => staff().post(`/api/animals/${animal}/treatments`, body);

  test("given, planned, or given before the animal came; the rules' next dose follows", async () => {
    const animal = await newAnimal();
    const [rabies, medication] = [await kindOf("Rabies"), await kindOf("Medication")];
    const before = await add(animal, { kindId: rabies, on: "2026-03-01", elsewhere: true });
    expect(before.json()).toMatchObject({
      stayId: null,
      state: "given",
      givenOn: "2026-03-01",
      isPlannedByRule: false,
    });
    expect(await planned(animal)).toContain("Rabies 2027-03-01");
    const plan = { kindId: medication, dueOn: "2026-11-21", product: "Antibiotic", dose: "1 tablet" };
    expect((await add(animal, plan)).statusCode).toBe(201);
    expect((await add(animal, plan)).json().message).toBe("This is planned for that day already.");
    expect(await planned(animal)).toContain("Medication 2026-11-21");
  });

  test("is refused at the field that is wrong", async () => {
    const animal = await newAnimal();
    const [cats, medication, rabies] = [await kindOf("FIV"), await kindOf("Medication"), await kindOf("Rabies")];
    expect(fieldsOf(await add(animal, { kindId: cats, on: TODAY }))).toEqual(["kindId"]);
    expect(fieldsOf(await add(animal, { kindId: 999_999, on: TODAY }))).toEqual(["kindId"]);
    expect(fieldsOf(await add(animal, { kindId: medication }))).toEqual(["on"]);
    expect(fieldsOf(await add(animal, { kindId: medication, dueOn: "2026-11-19" }))).toEqual(["dueOn"]);
    expect(fieldsOf(await add(animal, { kindId: medication, on: "2026-11-19" }))).toEqual(["on"]);
    expect(fieldsOf(await add(animal, { kindId: medication, on: "2022-04-30", elsewhere: true }))).toEqual(["on"]);
    expect(fieldsOf(await add(animal, { kindId: rabies, on: TODAY }))).toEqual(["batch"]);
    const gone = await buildAnimal(shelter.db, { status: "Left" });
    expect((await add(gone, { kindId: medication, on: TODAY })).statusCode).toBe(409);
  });

  test("a test's result can come later; the correction says who and what it was", async () => {
    const cat = await newAnimal({ type: "Cat" });
    const { id } = (await add(cat, { kindId: await kindOf("FIV"), on: TODAY })).json();
    const corrected = await staff().put(`/api/treatments/${id}`, { result: "positive", reason: "From the lab." });
    expect(corrected.json()).toMatchObject({
      result: "positive",
      corrections: [{ reason: "From the lab.", before: { result: null } }],
    });
    expect(fieldsOf(await staff().put(`/api/treatments/${id}`, { on: "2026-11-01" }))).toEqual(["on"]);
    const { id: open } = await doseOf(cat, "FVRCP");
    expect((await staff().put(`/api/treatments/${open}`, { note: "x" })).statusCode).toBe(409);
    const { items } = (await staff().get(`/api/animals/${cat}/life`)).json();
    expect(items.filter(({ kind }: { kind: string }) => kind === "treatment")).toMatchObject([
      { title: "FIV and FeLV test", at: TODAY, details: { result: "positive" } },
    ]);
  });
});

describe("a batch", () => {
  test("is found however it was typed, with where its animals are and who has them", async () => {
    const adopter = await aUser(shelter);
    const { animalId } = await adoptionAt(
      shelter,
      cast,
      2,
      adopter,
      await buildAnimal(shelter.db, { animal_group_id: cast.group }),
    );
    await planAllTreatments(shelter);
    const adopted = await newAnimal({ name: "Ada" });
    const batch = { batch: "rc 77-b" };
    await give([(await doseOf(adopted, "Rabies")).id], batch);
    await give([(await doseOf(animalId, "Rabies")).id], { batch: "RC77-B" });
    const recall = async (client = staff()) => (await client.get("/api/treatments/recall?batch=Rc77-b")).json().items;
    expect((await recall()).map(({ animal }: { animal: { id: number } }) => animal.id).sort()).toEqual(
      [adopted, animalId].sort(),
    );
    const { items } = (await staff().get("/api/treatments/batches")).json();
    expect(items.find(({ batch: name }: { batch: string }) => /77/.test(name))).toMatchObject({
      doses: 2,
      lastGivenOn: TODAY,
    });
    expect((await staff().get("/api/treatments/recall?batch=")).statusCode).toBe(400);
    expect((await adopter.client.get("/api/treatments/recall?batch=RC77-B")).statusCode).toBe(403);
  });

  test("shows the adopter to whom may read the adoption", async () => {
    const adopter = await aUser(shelter);
    const { id, animalId } = await adoptionAt(
      shelter,
      cast,
      6,
      adopter,
      await buildAnimal(shelter.db, { animal_group_id: cast.group }),
    );
    await planAllTreatments(shelter);
    await give([(await doseOf(animalId, "Rabies")).id], { batch: "ADOPTED" });
    await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
    await handOver(cast, id);
    const seenBy = async (client: typeof cast.visitor) =>
      (await client.get("/api/treatments/recall?batch=adopted")).json().items[0];
    expect(await seenBy(cast.admin.client)).toMatchObject({
      outcomeType: "adoption",
      adopter: { userId: adopter.id, email: expect.stringContaining("@") },
    });
    expect(await seenBy(staff())).toMatchObject({ adopter: null, isAdopterHidden: true });
  });
});

describe("the rules", () => {
  test("are changed by admins alone, and what does not fit is refused at its field", async () => {
    const { items } = (await staff().get("/api/treatment-kinds")).json();
    const kind = items.find(({ name }: { name: string }) => name === "Flea and tick treatment");
    const { rules } = items.find(({ name }: { name: string }) => name.startsWith("Rabies"));
    expect(kind.actions).toEqual([]);
    expect((await staff().put(`/api/treatment-kinds/${kind.id}`, { name: "Fleas" })).statusCode).toBe(403);
    expect((await staff().put(`/api/treatment-rules/${rules[0].id}`, { isActive: false })).statusCode).toBe(403);
    const admin = cast.admin.client;
    const renamed = await admin.put(`/api/treatment-kinds/${kind.id}`, { names: { en: "Fleas", pl: "Pchły" } });
    expect(renamed.json()).toMatchObject({ name: "Fleas", names: { pl: "Pchły" }, actions: ["edit"] });
    expect(fieldsOf(await admin.put(`/api/treatment-kinds/${kind.id}`, { names: { en: "", pl: "" } }))).toEqual([
      "name",
    ]);
    const change = (body: object) => admin.put(`/api/treatment-rules/${rules[0].id}`, body);
    expect(fieldsOf(await change({ untilWeeks: 12 }))).toEqual(["untilWeeks"]);
    expect(fieldsOf(await change({ everyCount: null }))).toEqual(["everyCount", "times"]);
    expect(fieldsOf(await change({ fromWeeks: -1, times: 0 }))).toEqual(["fromWeeks", "times"]);
    expect((await admin.put("/api/treatment-rules/999999", { isActive: true })).statusCode).toBe(404);
  });

  test("with another spacing move what they have planned", async () => {
    const { items } = (await staff().get("/api/treatment-kinds")).json();
    const { rules } = items.find(({ name }: { name: string }) => name.startsWith("Rabies"));
    const animal = await newAnimal();
    await give([(await doseOf(animal, "Rabies")).id]);
    await cast.admin.client.put(`/api/treatment-rules/${rules[0].id}`, { everyCount: 36 });
    const { rows: jobs } =
      await sql`select from pgboss.job where name = 'treatments' and data->>'id' = ${String(rules[0].id)}`.execute(
        shelter.db,
      );
    expect(jobs).toHaveLength(1);
    await planAllTreatments(shelter);
    expect(await planned(animal)).toContain("Rabies 2029-11-20");
    await cast.admin.client.put(`/api/treatment-rules/${rules[0].id}`, { everyCount: 12 });
  });
});
