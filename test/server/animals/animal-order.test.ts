import { expect, test } from "vitest";
import type { Animal } from "../../../src/contract/animals/animals.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, buildAppointment } from "../support/builders.ts";
import { anEmployee } from "../support/people.ts";

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

test("the pages of a sorted list together have every animal once", async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => names(`sort=status&pageSize=2&page=${page}`)));
  expect(pages.flat()).toEqual(await names("sort=status"));
});

test("an unknown order is refused", async () => {
  const refused = await employee.client.get("/api/animals?sort=colour");
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0].field).toBe("sort");
});
