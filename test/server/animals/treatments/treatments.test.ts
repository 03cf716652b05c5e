import { afterEach, describe, expect, test } from "vitest";
import type { Treatment } from "../../../../src/contract/animals/treatments.ts";
import { planAllTreatments } from "../../../../src/server/animals/treatments/treatment.planning.ts";
import { animalBody } from "../../support/animal-bodies.ts";
import { fieldsOf, statusesOf } from "../../support/answers.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { changeRows } from "../../support/rows.ts";
import { latestStayOf } from "../../support/stay-cast.ts";
import { TODAY, treatingShelter } from "./treatment-cast.ts";

const shelter = await startAppForFile();
const { cast, doseOf, give, kindOf, newAnimal, planned, staff, treatmentsOf } = await treatingShelter(shelter);
afterEach(() => shelter.clock.set(NOON));

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

  test("keeps in sight what of it was done today, by whom and when, until it is taken back", async () => {
    const location = { name: "Ticked", kind: "kennel", units: [{ name: "T1", capacity: 2 }] };
    const { id, units } = (await staff().post("/api/locations", location)).json();
    const animal = await newAnimal();
    await staff().put(`/api/animals/${animal}/unit`, { unitId: units[0].id });
    const sheet = async () => (await staff().get(`/api/treatments?locationId=${id}`)).json();
    const kindsOf = (doses: { kind: { name: string } }[]) => doses.map(({ kind }) => kind.name.split(" ")[0]).sort();
    const [rabies, worms] = [await doseOf(animal, "Rabies"), await doseOf(animal, "Deworming")];
    await give([rabies.id], { batch: "R 1" });
    await staff().post(`/api/treatments/${worms.id}/skip`, { reason: "Ill." });
    const { items, done } = await sheet();
    expect([kindsOf(items), kindsOf(done)]).toEqual([["DA2PP"], ["Deworming", "Rabies"]]);
    expect(done.find((dose: { id: number }) => dose.id === rabies.id)).toMatchObject({
      state: "given",
      batch: "R 1",
      person: expect.stringMatching(/^Ewa/),
      closedAt: NOON.toISOString(),
      unit: { unit: "T1" },
    });
    await staff().post("/api/treatments/undo", { treatmentIds: [rabies.id] });
    expect(kindsOf((await sheet()).done)).toEqual(["Deworming"]);
    const yesterday = new Date(NOON.getTime() - 24 * 60 * 60_000);
    await changeRows(shelter.db, "treatments", worms.id, { closed_at: yesterday });
    expect((await sheet()).done).toEqual([]);
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
    expect(fieldsOf(await give([id], { batch: "" }))).toEqual(["batch"]);
    expect(fieldsOf(await give([id], { on: "2026-11-21" }))).toEqual(["on"]);
    const early = await give([id], { on: "2026-11-09" });
    expect(early.json().errors).toEqual([
      { field: "on", errors: ["Figa came in on 2026-11-10: the day cannot be before that."] },
    ]);
    expect((await give([id], { on: "2025-06-01" })).json().errors[0].errors[0]).toContain("was born about");
    expect(fieldsOf(await give([], {}))).toEqual(["treatmentIds"]);
    expect((await give([999_999])).statusCode).toBe(404);
    expect((await cast.adopter.client.post("/api/treatments/give", {})).statusCode).toBe(403);
    expect((await cast.visitor.get("/api/treatments")).statusCode).toBe(401);
  });

  test("can be skipped with a reason, and taken back; what was written stays", async () => {
    const animal = await newAnimal();
    const { id } = await doseOf(animal, "Deworming");
    expect(fieldsOf(await staff().post(`/api/treatments/${id}/skip`, { reason: " " }))).toEqual(["reason"]);
    expect((await staff().post(`/api/treatments/${id}/skip`, { reason: "Ill." })).json().state).toBe("skipped");
    expect(await planned(animal)).toContain("Deworming 2026-12-04");
    expect((await give([id])).json().message).toContain("this dose was skipped already by Ewa");
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
