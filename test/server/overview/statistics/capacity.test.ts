import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildStay, removeStays } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";
import { addRows } from "../../support/rows.ts";

let kennels: number;
let cats: number;

const MARCH = "from=2024-03-01&to=2024-03-10";
const get = async (path: string) => (await staff.get(`/api/statistics/${path}`)).json();
const used = (by: string, more = "") => get(`capacity?${MARCH}&by=${by}${more}`);

async function unitIn(location_id: number, name: string, capacity: number, places_since: string): Promise<number> {
  const unit = { location_id, name, capacity, places_since };
  const { id } = await shelter.db.insertInto("units").values(unit).returning("id").executeTakeFirstOrThrow();
  return id;
}
const changeUnit = (id: number, change: { blocked?: boolean; capacity?: number; places_since: string }) =>
  shelter.db.updateTable("units").set(change).where("id", "=", id).execute();

/** A stay from 1 March 2024, in units from moment to moment. @returns its id */
async function stayed(
  given: Parameters<typeof buildAnimal>[1],
  outcomeOn: string,
  ...homes: [unit: number, since: string, until: string][]
): Promise<number> {
  const animal_id = await buildAnimal(shelter.db, given);
  await removeStays(shelter.db, animal_id);
  const ended = { outcome_on: outcomeOn, outcome_type: "adoption" } as const;
  const stay_id = await buildStay(shelter.db, { animal_id, intake_on: "2024-03-01", ...ended });
  for (const [unit_id, since, until] of homes)
    await addRows(shelter.db, "unit_stays", { stay_id, unit_id, since: new Date(since), until: new Date(until) });
  return stay_id;
}

/** The first ten days of March 2024 in three units; Warsaw is an hour ahead of UTC. */
const shelter = await startAppForFile();
const staff = (await anEmployee(shelter)).client;
const location = async (name: string, kind: "kennel" | "cattery") =>
  (await shelter.db.insertInto("locations").values({ name, kind }).returning("id").executeTakeFirstOrThrow()).id;
[kennels, cats] = [await location("Kennels", "kennel"), await location("Cats", "cattery")];
const wide = await unitIn(kennels, "K1", 2, "2024-03-01");
const narrow = await unitIn(kennels, "K2", 1, "2024-03-01");
await changeUnit(narrow, { blocked: true, places_since: "2024-03-05" });
await changeUnit(narrow, { blocked: false, places_since: "2024-03-08" });
const room = await unitIn(cats, "C1", 9, "2024-03-04");
await changeUnit(room, { capacity: 4, places_since: "2024-03-04" }); // on the same day: the last one counts

const away = await stayed(
  {},
  "2024-03-21",
  [wide, "2024-03-01T10:00:00Z", "2024-03-03T23:30:00Z"], // the fourth has begun in Warsaw
  [room, "2024-03-03T23:30:00Z", "2024-03-07T09:00:00Z"],
);
const cat = { type: "Cat", born_on: "2023-10-03" } as const; // five months old on 3 March
await stayed(
  cat,
  "2024-03-06",
  [wide, "2024-03-02T08:00:00Z", "2024-03-02T09:00:00Z"], // for an hour
  [narrow, "2024-03-02T09:00:00Z", "2024-03-06T09:00:00Z"],
);
await stayed({}, "2024-03-04", [narrow, "2024-03-02T09:00:00Z", "2024-03-04T09:00:00Z"]); // one too many
await stayed({ archived_at: new Date() }, "2024-03-10", [wide, "2024-03-01T09:00:00Z", "2024-03-10T09:00:00Z"]);
const foster = { kind: "foster", from_on: "2024-03-08", until_on: "2024-03-15" } as const;
const vet = { kind: "vet", from_on: "2024-03-16", until_on: "2024-03-17" } as const;
for (const one of [foster, vet])
  await addRows(shelter.db, "placements", { ...one, stay_id: away, recorded_at: new Date(), ended_at: new Date() });

test("the animals at the end of each day stand beside the places of that day; a closed unit has none", async () => {
  const { total, items } = await used("day");
  expect(items.map(({ animalDays, placeDays }: Record<string, number>) => [animalDays, placeDays])).toEqual([
    [1, 3],
    [3, 3],
    [3, 3],
    [2, 7],
    [2, 6],
    [1, 6],
    [0, 6],
    [0, 7],
    [0, 7],
    [0, 7],
  ]);
  expect(items[1]).toEqual({ day: "2024-03-02", animalDays: 3, placeDays: 3, percent: 100 });
  expect(total).toEqual({ animalDays: 12, placeDays: 55, percent: 21.82 });
});

test("months, locations and units add up to the same", async () => {
  expect((await used("month")).items).toEqual([{ month: "2024-03", animalDays: 12, placeDays: 55, percent: 21.82 }]);
  expect((await used("location")).items).toEqual([
    { locationId: cats, location: "Cats", animalDays: 3, placeDays: 28, percent: 10.71 },
    { locationId: kennels, location: "Kennels", animalDays: 9, placeDays: 27, percent: 33.33 },
  ]);
  expect((await used("unit")).items).toMatchObject([
    { unit: "C1", animalDays: 3, placeDays: 28 },
    { unit: "K1", animalDays: 3, placeDays: 20, percent: 15 },
    // More animals than places count fully.
    { unit: "K2", location: "Kennels", animalDays: 6, placeDays: 7, percent: 85.71 },
  ]);
});

test.each([
  ["&type=Cat", 4, 55],
  ["&type=Cat&ageClass=young", 1, 55],
  ["&intakeType=transfer_in", 0, 55],
  ["&locationId=LOCATION", 9, 27],
  ["&locationId=999999", 0, 0],
])("with %s %i animal-days are shared by %i places", async (filter, animalDays, placeDays) => {
  const { total, items } = await used("day", filter.replace("LOCATION", String(kennels)));
  expect(total).toMatchObject({ animalDays, placeDays });
  expect(items).toHaveLength(10);
  if (placeDays === 0) expect(total.percent).toBeNull();
});

test("what is asked wrongly is refused at its field", async () => {
  const fieldOf = async (query: string) => (await get(`capacity?${query}`)).errors[0].field;
  expect(await fieldOf(`${MARCH}&by=week`)).toBe("by");
  expect(await fieldOf(`${MARCH}&locationId=north`)).toBe("locationId");
  expect(await fieldOf("from=2024-03-02&to=2024-03-01")).toBe("to");
  // Counting days up to the end of the year 9999 never ended.
  expect(await fieldOf("from=9999-12-01&to=9999-12-31")).toBe("from");
});

test("the file says by what it is reckoned, and how", async () => {
  const file = await staff.get(`/api/statistics/capacity?${MARCH}&by=unit&format=csv`);
  expect(file.headers["content-disposition"]).toContain("statistics-capacity-unit-2024-03-01-2024-03-10.csv");
  const [head, ...lines] = file.body.split("\r\n");
  expect(head).toMatch(/^\uFEFFLocation,Unit,Animal-days,Place-days,Places used \(%\): animals in units/);
  expect(lines[2]).toBe("Kennels,K2,6,7,85.71");
});

test("days in the shelter alone leave out foster home and vet; a location has the stays that were in it", async () => {
  const { lengthOfStay } = await get("summary?from=2024-03-01&to=2024-03-31");
  expect(lengthOfStay).toMatchObject({
    count: 3,
    mean: 9.33,
    inShelter: { count: 3, mean: 6.67, median: 5, p90: 10.6 },
  });
  const ofCats = await get(`summary?from=2024-03-01&to=2024-03-31&locationId=${cats}`);
  expect(ofCats).toMatchObject({ liveIntakes: 1, outcomes: 1, animalDays: 20 });
});
