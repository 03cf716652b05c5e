import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import type { Treatment } from "../../../../src/contract/animals/treatments.ts";
import { planAllTreatments } from "../../../../src/server/animals/treatments/treatment.planning.ts";
import { adoptionAt, assembleCast } from "../../adoption/adoption-cast.ts";
import { statusesOf } from "../../support/answers.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { aUser } from "../../support/people.ts";
import { animalBody } from "../animal-bodies.ts";
import { latestStayOf } from "../stays/stay-cast.ts";

const TODAY = "2026-11-20";
const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
await shelter.db.updateTable("treatment_rules").set({ active_since: "2024-01-01" }).execute();
afterEach(() => shelter.clock.set(NOON));

const staff = () => cast.outsider.client;
const answerOf = async (answer: Promise<{ json(): unknown; statusCode: number }>) => {
  const { statusCode, ...rest } = await answer.then((sent) => ({ statusCode: sent.statusCode, body: sent.json() }));
  return { statusCode, body: rest.body as { message: string; errors: { field: string; errors: string[] }[] } };
};
/** A grown dog that came in today: its first doses are due today. */
async function newAnimal(given: Parameters<typeof buildAnimal>[1] = {}): Promise<number> {
  const id = await buildAnimal(shelter.db, {
    name: "Figa",
    arrival_date: TODAY,
    animal_group_id: cast.group,
    ...given,
  });
  await planAllTreatments(shelter);
  return id;
}
const treatmentsOf = async (animal: number): Promise<Treatment[]> =>
  (await staff().get(`/api/animals/${animal}/treatments`)).json().items;
const planned = async (animal: number) =>
  (await treatmentsOf(animal))
    .filter(({ state }) => state === "planned")
    .map(({ kind, dueOn }) => `${kind.name.split(" ")[0]} ${dueOn}`);
const doseOf = async (animal: number, kind: string): Promise<Treatment> => {
  const found = (await treatmentsOf(animal)).find(
    (dose) => dose.state === "planned" && dose.kind.name.startsWith(kind),
  );
  if (!found) throw new Error(`No planned ${kind}.`);
  return found;
};
const kindOf = async (name: string): Promise<number> =>
  (await staff().get("/api/treatment-kinds")).json().items.find((kind: { name: string }) => kind.name.startsWith(name))
    .id;
const give = (treatmentIds: readonly number[], body: object = {}, client = staff()) =>
  client.post("/api/treatments/give", { treatmentIds, on: TODAY, batch: "A 123", ...body });
const fieldsOf = async (answer: ReturnType<typeof give>) =>
  (await answerOf(answer)).body.errors.map(({ field }) => field);

describe("planning", () => {
  test("begins at the intake by species and age", async () => {
    const body = await animalBody(shelter, { type: "Cat", age: 3, arrivalDate: TODAY });
    const added = await staff().post("/api/animals", body);
    expect([added.statusCode, await planned(added.json().id)]).toEqual([201, [`FVRCP ${TODAY}`]]);
    const dog = await newAnimal();
    expect((await planned(dog)).sort()).toEqual([`DA2PP ${TODAY}`, `Deworming ${TODAY}`, `Rabies ${TODAY}`]);
    const puppy = await newAnimal({ born_on: "2026-10-30" });
    expect((await planned(puppy)).sort()).toEqual(["DA2PP 2026-11-27", `Deworming ${TODAY}`, "Rabies 2027-01-22"]);
  });

  test("makes no dose twice when several servers plan at once", async () => {
    const animal = await buildAnimal(shelter.db, { arrival_date: TODAY });
    await Promise.all(Array.from({ length: 4 }, () => planAllTreatments(shelter)));
    expect(await planned(animal)).toHaveLength(3);
    expect(await planAllTreatments(shelter)).toBe(0);
  });

  test("goes on after each dose, from the day on which it was given", async () => {
    const animal = await newAnimal({ arrival_date: "2026-11-01" });
    await give([(await doseOf(animal, "Deworming")).id], { on: "2026-11-10" });
    expect(await planned(animal)).toContain("Deworming 2026-11-24");
  });

  test("follows a corrected age and species", async () => {
    const animal = await newAnimal({ born_on: "2026-10-30" });
    await staff().put(`/api/animals/${animal}`, { age: 2 });
    expect(await planned(animal)).toContain(`Rabies ${TODAY}`);
    await staff().put(`/api/animals/${animal}`, { type: "Cat" });
    expect(await planned(animal)).toEqual([`FVRCP ${TODAY}`]);
  });

  test("stops with a rule that is switched off; what it has planned stays", async () => {
    const { items } = (await staff().get("/api/treatment-kinds")).json();
    const { rules } = items.find(({ name }: { name: string }) => name.startsWith("FVRCP"));
    const switchTo = (isActive: boolean) =>
      Promise.all(
        rules.map(({ id }: { id: number }) => cast.admin.client.put(`/api/treatment-rules/${id}`, { isActive })),
      );
    const [before, after] = [await newAnimal({ type: "Cat" }), await buildAnimal(shelter.db, { type: "Cat" })];
    await shelter.db.deleteFrom("treatments").where("animal_id", "=", after).execute();
    await switchTo(false);
    await planAllTreatments(shelter);
    expect([await planned(before), await planned(after)]).toEqual([[`FVRCP ${TODAY}`], []]);
    await switchTo(true);
    await planAllTreatments(shelter);
    expect(await planned(after)).toEqual([`FVRCP ${TODAY}`]);
  });

  test("ends with the stay, and goes on when the outcome was a mistake", async () => {
    const animal = await newAnimal();
    const { id } = await latestStayOf(staff(), animal);
    await staff().post(`/api/stays/${id}/outcome`, { outcomeType: "return_to_owner", outcomeOn: TODAY });
    await planAllTreatments(shelter);
    expect(await planned(animal)).toEqual([]);
    await staff().post(`/api/stays/${id}/reopen`, { reason: "Another dog." });
    expect(await planned(animal)).toHaveLength(3);
  });
});

describe("a round", () => {
  test("lists what is due by unit, overdue first, of one place or of all", async () => {
    const location = { name: "Due", kind: "kennel", units: [{ name: "D1", capacity: 2 }] };
    const { id, units } = (await staff().post("/api/locations", location)).json();
    const [late, here] = [await newAnimal({ name: "Late", arrival_date: "2026-11-15" }), await newAnimal()];
    for (const animal of [late, here]) await staff().put(`/api/animals/${animal}/unit`, { unitId: units[0].id });
    const due = async (query: string) => (await staff().get(`/api/treatments?${query}`)).json().items;
    const inPlace = await due(`due=today&locationId=${id}`);
    expect(
      inPlace.map(({ animal, isOverdue }: { animal: { name: string }; isOverdue: boolean }) => [
        animal.name,
        isOverdue,
      ]),
    ).toEqual([...Array(3).fill(["Late", true]), ...Array(3).fill(["Figa", false])]);
    expect(inPlace[0].unit).toEqual({ unitId: units[0].id, unit: "D1", locationId: id, location: "Due" });
    expect(await due(`due=overdue&locationId=${id}`)).toHaveLength(3);
    await give(inPlace.map((dose: { id: number }) => dose.id));
    expect(await due(`due=today&locationId=${id}`)).toEqual([]);
    expect(await due(`due=week&locationId=${id}`)).toEqual([]);
    const medication = await kindOf("Medication");
    for (const dueOn of ["2026-11-26", "2026-11-27"]) {
      await staff().post(`/api/animals/${here}/treatments`, { kindId: medication, dueOn });
    }
    expect((await due(`due=week&locationId=${id}`)).map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual([
      "2026-11-26",
    ]);
    expect((await staff().get("/api/treatments?due=never")).statusCode).toBe(400);
  });

  test("of a dose is given once: the other reads by whom and when, and nothing of the round is written", async () => {
    const [first, second] = [await newAnimal(), await newAnimal()];
    const [one, two] = [await doseOf(first, "Rabies"), await doseOf(second, "Rabies")];
    const answers = await Promise.all([give([one.id]), give([one.id, two.id], {}, cast.mainCaretaker.client)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const loser = answers.find(({ statusCode }) => statusCode === 409);
    expect(loser?.json().message).toMatch(
      /^Figa, Rabies vaccine: this dose was given already by Ewa .*, 2026-11-20\.$/,
    );
    const states = (await treatmentsOf(second)).filter(({ id }) => id === two.id).map(({ state }) => state);
    expect(states).toEqual([answers[1]?.statusCode === 409 ? "planned" : "given"]);
  });

  test("writes the batch with the kinds that need one", async () => {
    const animal = await newAnimal();
    const [vaccine, worms] = [await doseOf(animal, "Rabies"), await doseOf(animal, "Deworming")];
    const { items } = (await give([vaccine.id, worms.id], { batchExpiresOn: "2027-05-01" })).json();
    expect(items.map(({ batch, batchExpiresOn }: Treatment) => [batch, batchExpiresOn])).toEqual([
      ["A 123", "2027-05-01"],
      ["", null],
    ]);
  });

  test("is refused at the field that is wrong", async () => {
    const animal = await newAnimal({ born_on: "2026-06-01", arrival_date: "2026-11-10" });
    const { id } = await doseOf(animal, "Rabies");
    expect(await fieldsOf(give([id], { batch: "" }))).toEqual(["batch"]);
    expect(await fieldsOf(give([id], { on: "2026-11-21" }))).toEqual(["on"]);
    const early = await answerOf(give([id], { on: "2026-11-09" }));
    expect(early.body.errors).toEqual([
      { field: "on", errors: ["Figa came in on 2026-11-10: the day cannot be before that."] },
    ]);
    expect((await answerOf(give([id], { on: "2025-06-01" }))).body.errors[0]?.errors[0]).toContain("was born about");
    expect(await fieldsOf(give([], {}))).toEqual(["treatmentIds"]);
    expect((await give([999_999])).statusCode).toBe(404);
    expect((await cast.adopter.client.post("/api/treatments/give", {})).statusCode).toBe(403);
    expect((await cast.visitor.get("/api/treatments")).statusCode).toBe(401);
  });

  test("can be skipped with a reason, and taken back; what was written stays", async () => {
    const animal = await newAnimal();
    const { id } = await doseOf(animal, "Deworming");
    expect(await fieldsOf(staff().post(`/api/treatments/${id}/skip`, { reason: " " }))).toEqual(["reason"]);
    expect((await staff().post(`/api/treatments/${id}/skip`, { reason: "Ill." })).json().state).toBe("skipped");
    expect(await planned(animal)).toContain("Deworming 2026-12-04");
    expect((await answerOf(give([id]))).body.message).toContain("this dose was skipped already by Ewa");
    await staff().post("/api/treatments/undo", { treatmentIds: [id] });
    await give([id], { on: TODAY });
    const undone = await staff().post("/api/treatments/undo", { treatmentIds: [id], reason: "The wrong dog." });
    expect(undone.json().items[0]).toMatchObject({ id, state: "planned", givenOn: null, dueOn: TODAY });
    expect(undone.json().items[0].corrections).toMatchObject([
      { reason: "The wrong dog.", by: expect.stringMatching(/^Ewa/), before: { state: "given", given_on: TODAY } },
      { before: { state: "skipped", reason: "Ill." } },
    ]);
    expect((await planned(animal)).filter((dose) => dose.startsWith("Deworming"))).toEqual([`Deworming ${TODAY}`]);
    expect((await staff().post("/api/treatments/undo", { treatmentIds: [id] })).statusCode).toBe(409);
  });
});

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
    expect(await fieldsOf(add(animal, { kindId: cats, on: TODAY }))).toEqual(["kindId"]);
    expect(await fieldsOf(add(animal, { kindId: 999_999, on: TODAY }))).toEqual(["kindId"]);
    expect(await fieldsOf(add(animal, { kindId: medication }))).toEqual(["on"]);
    expect(await fieldsOf(add(animal, { kindId: medication, dueOn: "2026-11-19" }))).toEqual(["dueOn"]);
    expect(await fieldsOf(add(animal, { kindId: medication, on: "2026-11-19" }))).toEqual(["on"]);
    expect(await fieldsOf(add(animal, { kindId: medication, on: "2022-04-30", elsewhere: true }))).toEqual(["on"]);
    expect(await fieldsOf(add(animal, { kindId: rabies, on: TODAY }))).toEqual(["batch"]);
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
    expect(await fieldsOf(staff().put(`/api/treatments/${id}`, { on: "2026-11-01" }))).toEqual(["on"]);
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
    expect(await fieldsOf(admin.put(`/api/treatment-kinds/${kind.id}`, { names: { en: "", pl: "" } }))).toEqual([
      "name",
    ]);
    const change = (body: object) => admin.put(`/api/treatment-rules/${rules[0].id}`, body);
    expect(await fieldsOf(change({ untilWeeks: 12 }))).toEqual(["untilWeeks"]);
    expect(await fieldsOf(change({ everyCount: null }))).toEqual(["everyCount", "times"]);
    expect(await fieldsOf(change({ fromWeeks: -1, times: 0 }))).toEqual(["fromWeeks", "times"]);
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
