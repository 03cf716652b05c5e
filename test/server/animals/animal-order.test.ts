import { expect, test } from "vitest";
import type { Animal } from "../../../src/contract/animals/animals.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, buildAppointment } from "../support/builders.ts";
import { anEmployee, aVisitor } from "../support/people.ts";

const shelter = await startAppForFile();
const employee = await anEmployee(shelter);
const { db, clock } = shelter;
await buildAnimal(db, { name: "Łatka", type: "Cat", born_on: "2020-01-01", arrival_date: "2026-03-01" });
const soon = await buildAnimal(db, { name: "Lusia", born_on: "2024-01-01", arrival_date: "2026-01-01" });
await buildAnimal(db, { name: "Żaba", born_on: "2022-01-01", status: "Reserved", arrival_date: "2026-02-01" });
await buildAnimal(db, { name: "Azor", type: "Cat", born_on: "2010-01-01", status: "Adopted" });
await buildAnimal(db, { name: "Zyta", born_on: "2025-01-01", arrival_date: "2026-02-01" });
await buildAppointment(db, { animal_id: soon, date_of_appointment: new Date(clock.now().getTime() + 3_600_000) });

const names = async (query: string): Promise<string[]> =>
  (await employee.client.get(`/api/animals?${query}`)).json().items.map(({ name }: Animal) => name);

test.each([
  ["name", ["Azor", "Lusia", "Łatka", "Zyta", "Żaba"]],
  ["type", ["Łatka", "Azor", "Lusia", "Żaba", "Zyta"]],
  ["age", ["Zyta", "Lusia", "Żaba", "Łatka", "Azor"]],
  ["arrivalDate", ["Lusia", "Żaba", "Zyta", "Łatka", "Azor"]],
  ["status", ["Łatka", "Zyta", "Lusia", "Żaba", "Azor"]],
])("the list can be ordered by %s, and round the other way", async (sort, order) => {
  expect(await names(`sort=${sort}`)).toEqual(order);
  expect(await names(`sort=-${sort}`)).toEqual([...order].reverse());
});

test("staff order by the unit, by what is due first and by weight; whoever lacks it comes last both ways", async () => {
  const ids = new Map<string, number>();
  for (const { id, name } of (await employee.client.get("/api/animals")).json().items) ids.set(name, id);
  const house = { name: "House", kind: "kennel", units: ["B 2", "B 10"].map((name) => ({ name, capacity: 2 })) };
  const { units } = (await employee.client.post("/api/locations", house)).json();
  const unitOf = (name: string) => units.find((unit: { name: string }) => unit.name === name).id;
  await employee.client.put(`/api/animals/${ids.get("Zyta")}/unit`, { unitId: unitOf("B 10") });
  await employee.client.put(`/api/animals/${ids.get("Żaba")}/unit`, { unitId: unitOf("B 2") });
  expect((await names("sort=unit")).slice(0, 2)).toEqual(["Żaba", "Zyta"]);
  expect((await names("sort=-unit")).slice(0, 2)).toEqual(["Zyta", "Żaba"]);
  const day = clock.now().toISOString().slice(0, 10);
  await employee.client.post(`/api/animals/${ids.get("Lusia")}/weights`, { on: day, kg: 40 });
  expect((await names("sort=-weight"))[0]).toBe("Lusia");
  expect((await names("sort=due"))[0]).toBe("Lusia");
  const visitors = (await aVisitor(shelter).get("/api/animals?sort=-weight")).json().items;
  const usual = (await aVisitor(shelter).get("/api/animals")).json().items;
  expect(visitors).toEqual(usual);
});

test("staff narrow the list to the animals that are here", async () => {
  expect(await names("here=true&sort=name")).toEqual(["Lusia", "Łatka", "Zyta", "Żaba"]);
  expect(await names("here=false&sort=name")).toContain("Azor");
});

test("the pages of a sorted list together have every animal once", async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => names(`sort=status&pageSize=2&page=${page}`)));
  expect(pages.flat()).toEqual(await names("sort=status"));
});

test("an unknown order is refused", async () => {
  const refused = await employee.client.get("/api/animals?sort=colour");
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0].field).toBe("sort");
});
