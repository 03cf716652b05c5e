import { afterEach, describe, expect, test } from "vitest";
import { keysWithoutRow } from "../../../../src/server/platform/photos/photo.queries.ts";
import { upload } from "../../support/animal-bodies.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";
import { filesIn } from "../../support/recording-store.ts";

const TODAY = "2026-11-20";
const shelter = await startAppForFile();
const anna = await anEmployee(shelter, { name: "Anna", surname: "Vet" });
afterEach(() => shelter.clock.set(NOON));

const dayBefore = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);
const observe = (animal: number, body: object, on = TODAY) =>
  anna.client.post(`/api/animals/${animal}/observations`, { on, ...body });
const read = async (path: string) => (await anna.client.get(path)).json();
const unusualOf = async (animal: number) =>
  (await read("/api/observations/unusual")).items.find(({ animalId }: { animalId: number }) => animalId === animal);
const LONG_HERE = { arrival_date: "2026-10-01" };
/** Sees one thing of an animal, the oldest first, the last one today. */
async function seeDaily(animal: number, what: string, values: readonly string[]): Promise<void> {
  for (const [index, value] of values.entries()) {
    expect((await observe(animal, { [what]: value }, dayBefore(values.length - 1 - index))).statusCode).toBe(201);
  }
}

describe("what is seen of an animal", () => {
  test("is on its list, the latest first, with who saw it, and on its time line", async () => {
    const animal = await buildAnimal(shelter.db, LONG_HERE);
    await observe(animal, { ate: "all", drank: "normal", stool: "normal", mood: "bright" }, dayBefore(1));
    const answer = await observe(animal, { ate: "some", note: " Coughs. ", weightKg: 12.34 });
    expect(answer.json()).toMatchObject({
      on: TODAY,
      ate: "some",
      drank: null,
      note: "Coughs.",
      weightKg: 12.34,
      person: "Anna Vet",
      hasPhoto: false,
    });
    const { items } = await read(`/api/animals/${animal}/observations`);
    expect(items).toMatchObject([{ note: "Coughs." }, { mood: "bright", weightKg: null }]);
    expect((await read(`/api/animals/${animal}`)).weight).toBe(12.34);
    const life = (await read(`/api/animals/${animal}/life`)).items.filter(
      ({ kind }: { kind: string }) => kind === "observation",
    );
    expect(life).toMatchObject([
      { at: TODAY, title: "seen", person: "Anna Vet", details: { ate: "some", stool: null, note: "Coughs." } },
      { at: dayBefore(1), details: { mood: "bright" } },
    ]);
  });

  test("may have a photo, which staff alone see and which stays when files without a row are swept", async () => {
    const animal = await buildAnimal(shelter.db, LONG_HERE);
    const before = await filesIn(shelter.photosFolder);
    const { id, hasPhoto } = (await observe(animal, { photo: await upload() })).json();
    expect(hasPhoto).toBe(true);
    const photo = await anna.client.get(`/api/observations/${id}/photo`);
    expect([photo.statusCode, photo.headers["content-type"], photo.headers["cache-control"]]).toEqual([
      200,
      "image/jpeg",
      "private, no-store",
    ]);
    const [file = ""] = (await filesIn(shelter.photosFolder)).filter((name) => !before.includes(name));
    const key = file.split("/")[0] ?? "";
    expect(await keysWithoutRow(shelter.db, [key])).toEqual([]);
    expect((await anna.client.delete(`/api/observations/${id}`)).statusCode).toBe(204);
    expect(await keysWithoutRow(shelter.db, [key])).toEqual([key]);
    expect((await anna.client.delete(`/api/observations/${id}`)).json().message).toBe(
      "This observation is not there any more.",
    );
    const damaged = await observe(animal, { photo: { base64: "AAAA" } });
    expect([damaged.statusCode, damaged.json().errors[0].field]).toEqual([415, "photo"]);
  });

  test("is refused when it says nothing, something unknown, or a day on which the animal was not here", async () => {
    const animal = await buildAnimal(shelter.db, { arrival_date: "2026-11-10" });
    const refused = async (body: object, on?: string) => {
      const answer = await observe(animal, body, on);
      return [answer.statusCode, answer.json().errors?.[0]?.field];
    };
    expect(await refused({})).toEqual([400, "note"]);
    expect(await refused({ ate: "everything" })).toEqual([400, "ate"]);
    expect(await refused({ weightKg: -1 })).toEqual([400, "weightKg"]);
    // A phone with a wrong clock.
    expect(await refused({ ate: "all" }, "2026-11-21")).toEqual([400, "on"]);
    expect(await refused({ ate: "all" }, "2026-11-09")).toEqual([400, "on"]);
  });

  test("while the animal was here may be sent after it left; of a later day it is refused", async () => {
    const animal = await buildAnimal(shelter.db, LONG_HERE);
    const [stay] = (await read(`/api/animals/${animal}/stays`)).items;
    const left = { outcomeType: "transfer_out", outcomeOn: dayBefore(1), outcomeCondition: "healthy" };
    expect((await anna.client.post(`/api/stays/${stay.id}/outcome`, left)).statusCode).toBe(200);
    expect((await observe(animal, { ate: "all" }, dayBefore(1))).statusCode).toBe(201);
    expect((await observe(animal, { ate: "all" })).json().errors).toEqual([
      { field: "on", errors: ["The animal was not in the shelter on this day."] },
    ]);
  });
});

describe("an animal is not as usual", () => {
  test("when it ate nothing twice, with what it usually does", async () => {
    const animal = await buildAnimal(shelter.db, { ...LONG_HERE, name: "Figa" });
    await seeDaily(animal, "ate", ["all", "all", "some", "all", "none", "none"]);
    expect(await unusualOf(animal)).toEqual({
      animalId: animal,
      animal: "Figa",
      unit: null,
      signs: [{ what: "ate", value: "none", times: 2, usual: "all", usualTimes: 3, seenTimes: 4, on: TODAY }],
    });
    await observe(animal, { ate: "some" });
    // It still eats less than usual.
    expect((await unusualOf(animal)).signs).toMatchObject([{ value: "some", times: 3 }]);
    await observe(animal, { ate: "all" });
    expect(await unusualOf(animal)).toBeUndefined();
  });

  test.each([
    ["ate", ["none", "none"], true],
    ["ate", ["none"], false],
    ["ate", ["all", "all", "all", "none"], false],
    ["ate", ["some", "some", "some", "some", "some"], false],
    ["ate", ["all", "all", "all", "some", "some"], true],
    ["drank", ["normal", "normal", "normal", "much", "much"], true],
    ["stool", ["diarrhoea", "diarrhoea"], true],
    ["stool", ["soft", "soft"], false],
    ["mood", ["aggressive", "aggressive", "aggressive"], false],
    ["mood", ["bright", "bright", "bright", "quiet", "quiet"], true],
  ])("%s: %j: %s", async (what, values, isUnusual) => {
    const animal = await buildAnimal(shelter.db, LONG_HERE);
    await seeDaily(animal, what, values);
    expect((await unusualOf(animal)) !== undefined).toBe(isUnusual);
  });

  test("when it weighs a twentieth less than the middle of its last weights, or than the one before", async () => {
    const weigh = (animal: number, kg: number, days: number) =>
      anna.client.post(`/api/animals/${animal}/weights`, { on: dayBefore(days), kg });
    const [often, rarely, little] = [
      await buildAnimal(shelter.db, LONG_HERE),
      await buildAnimal(shelter.db, LONG_HERE),
      await buildAnimal(shelter.db, LONG_HERE),
    ];
    for (const [days, kg] of [
      [10, 10.2],
      [6, 10],
      [3, 9],
      [0, 9.4],
    ] as const)
      await weigh(often, kg, days);
    for (const [days, kg] of [
      [30, 20],
      [1, 18],
    ] as const)
      await weigh(rarely, kg, days);
    for (const [days, kg] of [
      [5, 10],
      [0, 9.6],
    ] as const)
      await weigh(little, kg, days);
    expect((await unusualOf(often)).signs).toEqual([{ what: "weight", kg: 9.4, usualKg: 10, percent: -6, on: TODAY }]);
    expect((await unusualOf(rarely)).signs).toMatchObject([{ kg: 18, usualKg: 20, percent: -10 }]);
    expect(await unusualOf(little)).toBeUndefined();
  });

  test("no longer when nothing was seen for days, or it has left", async () => {
    const animal = await buildAnimal(shelter.db, LONG_HERE);
    for (const days of [4, 3]) await observe(animal, { ate: "none" }, dayBefore(days));
    expect(await unusualOf(animal)).toBeUndefined();
  });

  test("and staff have it on their morning list, to hand it to the vet", async () => {
    const animal = await buildAnimal(shelter.db, { ...LONG_HERE, name: "Bez" });
    await seeDaily(animal, "ate", ["none", "none"]);
    const inMorning = async () =>
      (await read("/api/dashboard/morning")).items.find(
        ({ kind, id }: { kind: string; id: number }) => kind === "unusual" && id === animal,
      );
    expect(await inMorning()).toMatchObject({ animal: "Bez", signs: [{ what: "ate", times: 2 }], isMine: false });
    const handed = { kind: "unusual", id: animal, employeeId: anna.id };
    expect((await anna.client.post("/api/dashboard/morning/hand", handed)).statusCode).toBeLessThan(300);
    expect(await inMorning()).toMatchObject({ isMine: true, handedTo: { id: anna.id } });
  });
});

test("the daily round has every animal in the house with its doses and what was seen today", async () => {
  const location = (
    await anna.client.post("/api/locations", {
      name: "North",
      kind: "kennel",
      units: [
        { name: "N 10", capacity: 1 },
        { name: "N 2", capacity: 1 },
      ],
    })
  ).json();
  const [here, loose, away] = [
    await buildAnimal(shelter.db, { name: "Here", type: "Dog" }),
    await buildAnimal(shelter.db),
    await buildAnimal(shelter.db),
  ];
  const unitId = location.units.find(({ name }: { name: string }) => name === "N 2").id;
  await anna.client.put(`/api/animals/${here}/unit`, { unitId });
  await anna.client.post(`/api/animals/${away}/placements`, { kind: "vet", personName: "Clinic", from: TODAY });
  const { items: kinds } = await read("/api/treatment-kinds");
  const kind = kinds.find(({ species }: { species: string | null }) => species !== "Cat");
  await anna.client.post(`/api/animals/${here}/treatments`, { kindId: kind.id, dueOn: TODAY });
  await observe(here, { ate: "none" });
  await observe(here, { ate: "all" });
  const round = await read("/api/rounds");
  expect(round.on).toBe(TODAY);
  const place = round.locations.find(({ id }: { id: number }) => id === location.id);
  expect(place.units.map(({ name }: { name: string }) => name)).toEqual(["N 2", "N 10"]);
  const find = (animal: number) => round.animals.find(({ id }: { id: number }) => id === animal);
  expect(find(here)).toMatchObject({
    unitId,
    seen: { ate: "all" },
    doses: [{ kind: { id: kind.id }, dueOn: TODAY, isOverdue: false }],
  });
  expect(find(loose)).toMatchObject({ unitId: null, seen: null, doses: [] });
  expect(find(away)).toBeUndefined();
});
