import { beforeEach, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, removeStays } from "../../support/builders.ts";
import { anEmployee, aUser, aVisitor } from "../../support/people.ts";

const shelter = await startAppForFile();
const { db } = shelter;
const { client, id: employee } = await anEmployee(shelter);

type Given = Parameters<typeof buildAnimal>[1];
type Stay = { intake?: string; type?: "stray" | "seizure"; out?: string; how?: "adoption" | "died" };
const MEDIUM: Given = { type: "Dog", born_on: "2021-01-01", weight_kg: 15 };

async function aStay({ intake = "2025-01-01", type = "stray", out, how = "adoption" }: Stay, given: Given = MEDIUM) {
  const animal_id = await buildAnimal(db, given);
  await removeStays(db, animal_id);
  await addStay(animal_id, { intake, type, ...(out && { out, how }) });
  return animal_id;
}
const addStay = (animal_id: number, { intake = "2025-01-01", type = "stray", out, how = "adoption" }: Stay) =>
  db
    .insertInto("stays")
    .values({ animal_id, intake_on: intake, intake_type: type, ...(out && { outcome_on: out, outcome_type: how }) })
    .execute();
const dayAfter = (days: number) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10);
const many = async (count: number, stay: (n: number) => Stay, given?: Given) => {
  for (let n = 1; n <= count; n += 1) await aStay(stay(n), given);
};
const forecastOf = async (id: number) => (await client.get(`/api/animals/${id}/forecast`)).json();

beforeEach(() => removeStays(db));

test("An animal's forecast is the days of animals like it: those still here count, those that died until then", async () => {
  await many(20, (n) => ({ out: dayAfter(n) }));
  await many(6, (n) => ({ out: dayAfter(n), how: "died" }));
  await many(10, () => ({ intake: "2026-11-01" })); // here for 19 days
  const id = await aStay({ intake: "2026-11-10" });
  // Computed by hand: of 36 one leaves each day; the six that died go one a day after it, the ten on day 19.
  let [here, waiting] = [1, 36];
  const steps: [day: number, here: number][] = [];
  for (let day = 1; day <= 20; day += 1) {
    here *= 1 - 1 / waiting;
    steps.push([day, here]);
    waiting -= 1 + (day <= 6 ? 1 : 0) + (day === 19 ? 10 : 0);
  }
  const first = (share: number) => steps.find(([, left]) => left <= 1 - share)?.[0];
  expect(await forecastOf(id)).toEqual({
    alike: 36,
    group: "adult medium dogs, strays, here for the first time",
    median: first(0.5),
    quartiles: [first(0.25), first(0.75)],
  });
  await shelter.deps.db
    .updateTable("accounts")
    .set({ language: "pl" })
    .where("id", "in", (eb) => eb.selectFrom("employees").select("account_id").where("id", "=", employee))
    .execute();
  expect((await forecastOf(id)).group).toBe("dorosłe średnie psy, znalezione, pierwszy raz u\u00a0nas");
  await db.updateTable("accounts").set({ language: "en" }).where("kind", "=", "employee").execute();
});

test("Fewer than thirty alike are joined by a wider group: any past, then any size; still wider ones say nothing", async () => {
  await many(29, () => ({ out: "2025-01-11" }));
  const id = await aStay({ intake: "2026-11-10" });
  expect(await forecastOf(id)).toEqual({ alike: 29, tooFew: true });
  const back = await aStay({ out: "2025-01-21" });
  await addStay(back, { intake: "2025-02-01", out: "2025-02-05" });
  expect(await forecastOf(id)).toMatchObject({
    alike: 30,
    group: "adult medium dogs, strays, here for the first time",
    median: 10,
  });
  const again = await aStay({ out: "2025-01-21" });
  await addStay(again, { intake: "2026-11-01" });
  expect(await forecastOf(again)).toMatchObject({ alike: 33, group: "adult medium dogs, strays", median: 10 });
  const large = await aStay({ intake: "2026-11-10" }, { ...MEDIUM, weight_kg: 30 });
  expect(await forecastOf(large)).toMatchObject({ group: "adult dogs, strays" });
  for (const other of [
    { ...MEDIUM, type: "Cat" as const },
    { ...MEDIUM, born_on: "2010-01-01" },
    { ...MEDIUM, born_on: "2026-09-01" },
  ])
    expect(await forecastOf(await aStay({ intake: "2026-11-10" }, other))).toEqual({ alike: 0, tooFew: true });
  expect(await forecastOf(await aStay({ intake: "2026-11-10", type: "seizure" }))).toEqual({ alike: 0, tooFew: true });
});

test("Fewer than half may have left so far; an archived animal counts nowhere", async () => {
  await many(12, (n) => ({ out: dayAfter(n) }));
  await many(20, () => ({ intake: "2026-10-01" }));
  await many(40, () => ({ out: "2025-01-02" }), { ...MEDIUM, archived_at: new Date() });
  const id = await aStay({ intake: "2026-11-10" });
  expect(await forecastOf(id)).toMatchObject({ alike: 32, median: null, quartiles: [8, null] });
});

test("Only staff read it, of animals in care; no public page knows of it", async () => {
  const id = await aStay({ intake: "2026-11-10" });
  const gone = await aStay({ out: "2025-01-11" });
  const answers = [client, (await aUser(shelter)).client, aVisitor(shelter)].map((one) =>
    one.get(`/api/animals/${id}/forecast`),
  );
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 403, 401]);
  expect([
    (await client.get(`/api/animals/${gone}/forecast`)).json(),
    (await client.get("/api/animals/999999/forecast")).statusCode,
  ]).toEqual([null, 404]);
});
