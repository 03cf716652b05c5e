import { afterEach, describe, expect, test } from "vitest";
import type { Board, BoardAnimal } from "../../../../src/contract/animals/board.ts";
import { houseFigures } from "../../../../src/contract/animals/occupancy.ts";
import type { Location } from "../../../../src/contract/animals/units.ts";
import { fieldsOf, statusesOf } from "../../support/answers.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";

const shelter = await startAppForFile();
const staff = (await anEmployee(shelter)).client;
afterEach(() => shelter.clock.set(NOON));

let named = 0;
/** A location of its own with units of so many places. */
async function house(...capacities: number[]): Promise<Location & { ids: number[] }> {
  const units = capacities.map((capacity, n) => ({ name: `N${n + 1}`, capacity }));
  const answer = await staff.post("/api/locations", { name: `House ${++named}`, kind: "kennel", units });
  expect(answer.statusCode).toBe(201);
  const location: Location = answer.json();
  return { ...location, ids: location.units.map(({ id }) => id) };
}
const animalNamed = (name: string) => buildAnimal(shelter.db, { name });
const move = (animal: number, unitId: number | null | undefined, saw?: object) =>
  staff.put(`/api/animals/${animal}/unit`, { unitId, ...(saw && { saw }) });
const change = (unit: number | undefined, body: object) => staff.put(`/api/units/${unit}`, body);
const messageOf = (answer: { json(): { message: string } }) => answer.json().message;
const board = async (): Promise<Board> => (await staff.get("/api/board")).json();
const onBoard = async (id: number) => (await board()).animals.find((animal) => animal.id === id) as BoardAnimal;

describe("a unit", () => {
  test("takes more than its number, and says so; a closed one takes nobody", async () => {
    const [first, second] = [await animalNamed("Ada"), await animalNamed("Bej")];
    const { ids, name } = await house(1, 2);
    const [narrow, wide] = ids;
    await change(wide, { blocked: true });
    const answers = await Promise.all([move(first, narrow), move(second, narrow)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { unit } = (await staff.get(`/api/animals/${second}/care`)).json();
    expect(unit).toMatchObject({ unit: "N1", location: name, animals: 2, capacity: 1, isOver: true });
    const { items } = (await staff.get("/api/locations")).json();
    const { units } = items.find((location: Location) => location.name === name);
    expect(units[0].animals.map((animal: { name: string }) => animal.name)).toEqual(["Ada", "Bej"]);
    expect(messageOf(await move(first, wide))).toBe("This unit is closed for now.");
    expect(fieldsOf(await move(first, 999_999))).toEqual(["unitId"]);
    expect((await move(first, null)).json()).toEqual({ unit: null });
  });

  test("counts in figures that add up, as do the animals without a unit and those away", async () => {
    const { ids } = await house(1, 3);
    await move(await animalNamed("F1"), ids[0]);
    const { figures, ...shown } = await board();
    expect(figures).toEqual(houseFigures(shown));
    expect(figures.animals).toBe(figures.places - figures.free + figures.over + figures.inClosed);
  });

  test("of an animal that was archived has its place free again", async () => {
    const { ids } = await house(1);
    const [gone, next] = [await animalNamed("Gap"), await animalNamed("Next")];
    await move(gone, ids[0]);
    await staff.delete(`/api/animals/${gone}`);
    expect((await move(next, ids[0])).json().unit).toMatchObject({ animals: 1, isOver: false });
  });

  test("that is still lived in cannot be retired: it says who is in it; an empty one can, and comes back", async () => {
    const { id, ids, name } = await house(2, 1);
    const animal = await animalNamed("Rex");
    await move(animal, ids[0]);
    const refused = await change(ids[0], { retired: true });
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      409,
      "There are still animals in it: Rex. Move them first.",
    ]);
    await move(animal, null);
    const retired: Location = (await change(ids[0], { retired: true })).json();
    expect(retired.units[0]).toMatchObject({ retiredAt: NOON.toISOString(), actions: ["restore"] });
    expect(messageOf(await move(animal, ids[0]))).toBe("This unit is no longer used.");
    const units = async (query = "") =>
      (await staff.get(`/api/locations${query}`))
        .json()
        .items.find((location: Location) => location.id === id)
        ?.units.map((unit: { name: string }) => unit.name);
    expect([await units(), await units("?retired=true")]).toEqual([["N2"], ["N1", "N2"]]);
    expect((await board()).locations.find((location) => location.name === name)?.units).toHaveLength(1);
    // Its name is free for another, and then it cannot come back under it.
    expect((await staff.post(`/api/locations/${id}/units`, { name: "n1", capacity: 1 })).statusCode).toBe(201);
    expect((await change(ids[0], { retired: false })).statusCode).toBe(409);
    expect((await change(ids[0], { retired: false, name: "N3" })).json().units).toHaveLength(3);
    await change(ids[1], { retired: true });
  });

  test("is changed and added with clear refusals", async () => {
    const { id, ids } = await house(2, 1);
    expect((await change(ids[0], { capacity: 3, area: 6.5, name: "Big" })).json().units).toMatchObject([
      { name: "Big", capacity: 3, area: 6.5 },
      { name: "N2" },
    ]);
    expect((await change(ids[0], { area: null })).json().units[0].area).toBeNull();
    expect(fieldsOf(await change(ids[0], { capacity: 0, area: -1, name: " " }))).toEqual(["name", "capacity", "area"]);
    expect((await change(ids[0], { name: "n2" })).statusCode).toBe(409);
    expect((await change(999_999, { name: "X" })).statusCode).toBe(404);
    expect((await staff.post(`/api/locations/${id}/units`, { name: "N2", capacity: 1 })).statusCode).toBe(409);
    expect((await staff.post("/api/locations/999999/units", { name: "N2", capacity: 1 })).statusCode).toBe(404);
    expect((await staff.put(`/api/locations/${id}`, { name: "South", kind: "cattery" })).json()).toMatchObject({
      name: "South",
      kind: "cattery",
    });
    const other = await house(1);
    expect((await staff.put(`/api/locations/${other.id}`, { name: "SOUTH" })).statusCode).toBe(409);
    expect(fieldsOf(await staff.put(`/api/locations/${id}`, { kind: "barn" }))).toEqual(["kind"]);
    const bad = { name: "Bad", kind: "kennel", units: [{ name: "", capacity: 0 }] };
    expect(fieldsOf(await staff.post("/api/locations", bad))).toEqual(["units.0.name", "units.0.capacity"]);
  });
});

describe("two people at once", () => {
  test("who take the last free place: one wins, the other reads who has it, and may still do it", async () => {
    const { ids } = await house(2);
    const [there, first, second] = [await animalNamed("Ala"), await animalNamed("Ben"), await animalNamed("Cyn")];
    await move(there, ids[0]);
    const saw = { unitId: null, animals: 1 };
    const answers = await Promise.all([move(first, ids[0], saw), move(second, ids[0], saw)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const [winner, loser, late] =
      answers[0].statusCode === 200 ? ["Ben", second, answers[1]] : ["Cyn", first, answers[0]];
    expect(late.json()).toMatchObject({
      message: `Somebody was faster: N1 is full now. It has Ala, ${winner}. Do you still want to move the animal there?`,
      present: { unitId: ids[0], animals: 2, capacity: 2 },
    });
    expect((await onBoard(loser)).unitId).toBeNull();
    const knowing = await move(loser, ids[0], { unitId: null, animals: 2 });
    expect(knowing.json().unit).toMatchObject({ animals: 3, isOver: true });
  });

  test("who move one animal: the second reads where it is, and nothing is moved", async () => {
    const { ids, name } = await house(1, 1);
    const animal = await animalNamed("Dot");
    expect((await move(animal, ids[0], { unitId: null, animals: 0 })).statusCode).toBe(200);
    const late = await move(animal, ids[1], { unitId: null, animals: 0 });
    expect([late.statusCode, late.json().present]).toEqual([
      409,
      { kind: "unit", unitId: ids[0], animals: 1, capacity: 1 },
    ]);
    expect(messageOf(late)).toBe(
      `Somebody has moved this animal meanwhile. It is in ${name}, N1 now. Do you still want to move it?`,
    );
    expect((await onBoard(animal)).unitId).toBe(ids[0]);
    // Who wanted just this has it.
    expect((await move(animal, ids[0], { unitId: null })).statusCode).toBe(200);
    expect((await move(animal, null, { unitId: ids[0] })).statusCode).toBe(200);
    expect(messageOf(await move(animal, ids[1], { unitId: ids[0] }))).toContain("It has no unit now.");
  });

  test("a move into a unit that is being retired: it is lived in, or no longer used, never both", async () => {
    const { ids } = await house(1, 1);
    const animal = await animalNamed("Eve");
    const [moved, retired] = await Promise.all([move(animal, ids[0]), change(ids[0], { retired: true })]);
    expect([moved.statusCode, retired.statusCode].sort()).toEqual([200, 409]);
  });
});

describe("the board", () => {
  test("has every animal in care with where it is, its hold and who has it; nobody who has left", async () => {
    const { ids, name } = await house(2, 10);
    const [here, held, away] = [await animalNamed("Fay"), await animalNamed("Gus"), await animalNamed("Hal")];
    const gone = await buildAnimal(shelter.db, { name: "Ivy", status: "Left" });
    for (const animal of [here, held]) await move(animal, ids[0]);
    await staff.post(`/api/animals/${held}/holds`, { kind: "bite", from: "2026-11-20", until: "2026-12-01" });
    await staff.post(`/api/animals/${held}/holds`, { kind: "court", from: "2026-11-20" });
    await staff.post(`/api/animals/${away}/placements`, { kind: "foster", personName: "Ola", from: "2026-11-20" });
    expect(await onBoard(here)).toEqual({
      id: here,
      name: "Fay",
      type: "Dog",
      mainPhotoId: null,
      unitId: ids[0],
      hold: null,
      due: [],
      away: null,
      fetching: null,
      actions: ["move"],
    });
    const kinds = (await staff.get("/api/treatment-kinds")).json().items;
    shelter.clock.set(new Date("2026-11-19T11:00:00Z"));
    await staff.post(`/api/animals/${held}/treatments`, { kindId: kinds[0].id, dueOn: "2026-11-19" });
    shelter.clock.set(NOON);
    expect((await onBoard(held)).due).toEqual([{ kind: kinds[0].name, dueOn: "2026-11-19", isOverdue: true }]);
    expect((await onBoard(held)).hold).toEqual({ kind: "court", until: null });
    expect(await onBoard(away)).toMatchObject({ away: { kind: "foster", personName: "Ola" }, actions: [] });
    expect(await onBoard(gone)).toBeUndefined();
    const { locations } = await board();
    expect(locations.find((location) => location.name === name)).toMatchObject({
      kind: "kennel",
      units: [{ name: "N1", capacity: 2, blocked: false }, { name: "N2" }],
    });
    const refused = await move(away, ids[1]);
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      409,
      "This animal is away already: Ola, since 2026-11-20.",
    ]);
  });

  test("names places in the order that people expect: 2 before 10", async () => {
    const units = ["Box 10", "Box 2"].map((name) => ({ name, capacity: 1 }));
    const answer = await staff.post("/api/locations", { name: "Ordered", kind: "cattery", units });
    expect(answer.json().units.map((unit: { name: string }) => unit.name)).toEqual(["Box 2", "Box 10"]);
  });
});
