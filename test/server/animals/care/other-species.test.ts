import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";

const shelter = await startAppForFile();
const staff = (await anEmployee(shelter)).client;

let named = 0;
async function aUnit(species?: "Dog" | "Cat" | null): Promise<number> {
  const units = [{ name: "1", capacity: 4, ...(species !== undefined && { species }) }];
  const made = await staff.post("/api/locations", { name: `House ${++named}`, kind: "kennel", units });
  expect(made.json().units[0].species).toBe(species ?? null);
  return made.json().units[0].id;
}
const [dog, cat] = await Promise.all([
  buildAnimal(shelter.db, { name: "Burek", type: "Dog" }),
  buildAnimal(shelter.db, { name: "Mruczka", type: "Cat" }),
]);
const move = (animal: number, unitId: number | null, despite?: string) =>
  staff.put(`/api/animals/${animal}/unit`, { unitId, ...(despite && { despite }) });

test("an empty unit that says nothing takes anybody; then another species is asked about", async () => {
  const unit = await aUnit();
  expect((await move(cat, unit)).statusCode).toBe(200);
  const asked = await move(dog, unit);
  expect(asked.json()).toMatchObject({ status: 409, code: "caution", message: expect.stringContaining("Mruczka") });
  expect((await staff.get(`/api/animals/${dog}/care`)).json().unit).toBeNull();
  expect((await move(dog, unit, "They grew up together.")).json().unit.animals).toBe(2);
});

test("a unit may say for whom it is, also while it is empty, and change its mind", async () => {
  const unit = await aUnit("Cat");
  expect((await move(dog, unit)).json()).toMatchObject({ status: 409, code: "caution" });
  expect((await move(cat, unit)).statusCode).toBe(200);
  await move(cat, null);
  expect((await staff.put(`/api/units/${unit}`, { species: "Bird" })).json().errors[0].field).toBe("species");
  expect((await staff.put(`/api/units/${unit}`, { species: null })).json().units[0].species).toBeNull();
  expect((await move(dog, unit)).statusCode).toBe(200);
});

test("an intake asks as well, and takes nobody in before it is answered", async () => {
  const unitId = await aUnit("Dog");
  const body = {
    name: "Pyza",
    type: "Cat",
    whereFound: "Park",
    intakeType: "stray",
    arrivalDate: "2026-11-20",
    unitId,
  };
  const count = async () => (await staff.get("/api/animals?q=Pyza")).json().totalCount;
  expect((await staff.post("/api/intakes", body)).json()).toMatchObject({ status: 409, code: "caution" });
  expect(await count()).toBe(0);
  expect((await staff.post("/api/intakes", { ...body, despite: "Only tonight." })).statusCode).toBe(201);
});
