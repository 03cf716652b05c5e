import { describe, expect, test } from "vitest";
import type { Animal } from "../../../src/contract/animals/animals.ts";
import type { PageOf } from "../../../src/contract/platform/lists.ts";
import type { Problem } from "../../../src/contract/platform/problem.ts";
import { ageClassOf, sizeOf } from "../../support/animal-classes.ts";
import { startAppForFile, type TestApp } from "../support/app.ts";
import { buildAdoption, buildAnimal, buildAppointment, buildGroup } from "../support/builders.ts";

const HOUR = 3_600_000;

const BIRTHDAYS = [
  "2026-11-20",
  "2025-11-21",
  "2025-11-20",
  "2024-11-21",
  "2024-11-20",
  "2018-11-21",
  "2018-11-20",
  "2011-03-03",
] as const;
const WEIGHTS = [0.4, 9.99, 10, 19.99, 20, 500] as const;
const HOURS_UNTIL_APPOINTMENT = [-1, 0, 23.9, 24] as const;
const SPECIAL_NAMES: Readonly<Record<number, string>> = { 0: "Łatka", 1: "100% Burek" };

/** The n-th item of a list, which repeats after its end. */
const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

const statusOf = (n: number) => (n % 11 === 10 ? "Adopted" : n % 7 === 6 ? "Reserved" : "Available");

/** Animals on both sides of every limit of age and weight, in all statuses, with Polish letters. */
async function fillShelter({ db, clock }: TestApp) {
  const group = await buildGroup(db, { name: "Żółte kotki" });
  const ids: number[] = [];
  for (let n = 0; n < 48; n++) {
    const id = await buildAnimal(db, {
      name: SPECIAL_NAMES[n] ?? `Azor ${n}`,
      type: nth(["Cat", "Dog", "Dog"], n),
      sex: nth(["Female", "Male"], n),
      breed: nth(["Beagle", "Mixed breed", "Mixed breed"], n),
      born_on: nth(BIRTHDAYS, n),
      weight_kg: nth(WEIGHTS, n),
      arrival_date: `2026-10-${String((n % 28) + 1).padStart(2, "0")}`,
      animal_group_id: nth([group, null], n),
      status: statusOf(n),
    });
    ids.push(id);
  }
  for (const [n, hours] of HOURS_UNTIL_APPOINTMENT.entries()) {
    const moment = new Date(clock.now().getTime() + hours * HOUR);
    await buildAppointment(db, { animal_id: ids[n * 5] as number, date_of_appointment: moment });
  }
  await buildAdoption(db, { animal_id: ids[22] as number, stage_type: 5, stage_status: 1 });
  await buildAdoption(db, { animal_id: ids[23] as number, stage_type: 5, stage_status: 3 });
  await buildAnimal(db, { name: "Azor archived", archived_at: new Date() });
}

async function list(query: string): Promise<PageOf<Animal>> {
  const response = await shelter.app.inject(`/api/animals${query}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

const shelter = await startAppForFile();
await fillShelter(shelter);
const everyone = (await list("?pageSize=500")).items;

describe("GET /api/animals", () => {
  test("shows visitors every animal that is neither Adopted nor archived, latest arrivals first", () => {
    expect(everyone).toHaveLength(44);
    expect(everyone.map((animal) => animal.status)).not.toContain("Adopted");
    const order = everyone.map((animal) => `${animal.arrivalDate} ${String(animal.id).padStart(9, "0")}`);
    expect(order).toEqual([...order].sort().reverse());
  });

  test("answers 16 a page by default, and its pages together have every animal once", async () => {
    const first = await list("");
    expect(first).toMatchObject({ page: 1, pageSize: 16, totalCount: 44 });
    expect(first.items).toHaveLength(16);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`?pageSize=10&pageNumber=${page}`)));
    expect(pages.flatMap((page) => page.items.map(({ id }) => id))).toEqual(everyone.map(({ id }) => id));
  });

  test("answers a page beyond the last with no items and the count", async () => {
    expect(await list("?page=99&pageSize=10")).toEqual({ items: [], page: 99, pageSize: 10, totalCount: 44 });
  });

  const filters: [string, (animal: Animal) => boolean][] = [
    ["type=Dog", (a) => a.type === "Dog"],
    ["type=cat", (a) => a.type === "Cat"],
    ["sex=Female", (a) => a.sex === "Female"],
    ["breed=Beagle", (a) => a.breed === "Beagle"],
    ["size=small", (a) => sizeOf(a.weight ?? 0) === "small"],
    ["size=medium", (a) => sizeOf(a.weight ?? 0) === "medium"],
    ["size=large", (a) => sizeOf(a.weight ?? 0) === "large"],
    ["ageClass=baby", (a) => ageClassOf(a.age ?? 0) === "baby"],
    ["ageClass=adult", (a) => ageClassOf(a.age ?? 0) === "adult"],
    ["ageClass=senior", (a) => ageClassOf(a.age ?? 0) === "senior"],
    ["ageClass=baby&ageScale=admin", (a) => ageClassOf(a.age ?? 0, "admin") === "baby"],
    ["ageClass=adult&ageScale=admin", (a) => ageClassOf(a.age ?? 0, "admin") === "adult"],
    ["status=available", (a) => a.status === "Available"],
    ["status=Appointment", (a) => a.status === "Appointment"],
    ["status=Reserved", (a) => a.status === "Reserved"],
    ["status=Available&availableFor=Appointment", (a) => a.status === "Available" || a.status === "Appointment"],
    ["availableFor=Appointment", () => true],
    ["q=%20%20azor%20", (a) => a.name.startsWith("Azor")],
    ["q=latka", (a) => a.name === "Łatka"],
    ["q=%C5%81ATKA", (a) => a.name === "Łatka"],
    ["q=zor", () => false],
    ["q=%25", () => false],
    ["q=100%25", (a) => a.name === "100% Burek"],
    [
      "type=Dog&sex=Male&size=large&ageClass=adult",
      (a) =>
        a.type === "Dog" && a.sex === "Male" && sizeOf(a.weight ?? 0) === "large" && ageClassOf(a.age ?? 0) === "adult",
    ],
    ["type=&sex=all&status=", () => true],
  ];
  test.each(filters)("with %s answers exactly the animals that match", async (query, fits) => {
    const found = await list(`?pageSize=500&${query}`);
    const wanted = everyone.filter(fits);
    expect(found.items.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
    expect(found.totalCount).toBe(wanted.length);
  });

  test("filters by animal group", async () => {
    const group = everyone.find((animal) => animal.animalGroupId)?.animalGroupId;
    const found = await list(`?pageSize=500&animalGroupId=${group}`);
    expect(found.totalCount).toBe(everyone.filter((animal) => animal.animalGroupId === group).length);
    expect(found.items[0]?.animalGroupName).toBe("Żółte kotki");
  });

  test("for adoption offers Available animals, with an appointment or not, that no adoption holds", async () => {
    const found = await list("?pageSize=500&status=Available&availableFor=Adoption");
    const held = "Azor 22";
    const wanted = everyone.filter((a) => a.name !== held && (a.status === "Available" || a.status === "Appointment"));
    expect(found.items.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
    expect(found.items.map(({ name }) => name)).toContain("Azor 23");
  });

  test("shows an Available animal as Appointment from 24 hours before an appointment until it begins", async () => {
    const { db, clock } = shelter;
    const id = await buildAnimal(db, { name: "Soon" });
    const begins = new Date(clock.now().getTime() + 30 * HOUR);
    await buildAppointment(db, { animal_id: id, date_of_appointment: begins });
    const statusAt = async (moment: number) => {
      clock.set(new Date(moment));
      const response = await shelter.app.inject(`/api/animals/${id}`);
      return response.json().status;
    };
    const before = clock.now();
    expect(await statusAt(begins.getTime() - 24 * HOUR)).toBe("Available");
    expect(await statusAt(begins.getTime() - 24 * HOUR + 1)).toBe("Appointment");
    expect(await statusAt(begins.getTime())).toBe("Appointment");
    expect(await statusAt(begins.getTime() + 1)).toBe("Available");
    clock.set(before);
    await db.deleteFrom("appointments").where("animal_id", "=", id).execute();
    await db.updateTable("animals").set({ archived_at: new Date() }).where("id", "=", id).execute();
  });

  test.each([
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=1.5", "page"],
    ["page=one", "page"],
    ["pageNumber=0", "pageNumber"],
    ["pageSize=0", "pageSize"],
    ["pageSize=501", "pageSize"],
    ["page=1&page=2", "page"],
    ["type=Bird", "type"],
    ["sex=both", "sex"],
    ["size=huge", "size"],
    ["ageClass=old", "ageClass"],
    ["status=lost", "status"],
    ["availableFor=fun", "availableFor"],
    ["animalGroupId=a", "animalGroupId"],
  ])("refuses %s with an error at that field", async (query, field) => {
    const response = await shelter.app.inject(`/api/animals?${query}`);
    expect(response.statusCode).toBe(400);
    const problem: Problem = response.json();
    expect(problem).toMatchObject({ status: 400, title: "Bad Request", requestId: response.headers["x-request-id"] });
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    expect(problem.errors?.[0]?.errors[0]).not.toBe("");
  });

  test("names all refused fields at once", async () => {
    const response = await shelter.app.inject("/api/animals?page=0&pageSize=0&type=Bird");
    expect(
      response
        .json()
        .errors.map((error: { field: string }) => error.field)
        .sort(),
    ).toEqual(["page", "pageSize", "type"]);
  });

  test("answers strange searches without a server error", async () => {
    for (const typed of ["%00", "'", "%5C", "_", "%F0%9F%90%B6", "a".repeat(200)]) {
      const response = await shelter.app.inject(`/api/animals?q=${typed}`);
      expect([200, 400], typed).toContain(response.statusCode);
    }
    const tooLong = await shelter.app.inject(`/api/animals?q=${"a".repeat(201)}`);
    expect(tooLong.statusCode).toBe(400);
  });
});
