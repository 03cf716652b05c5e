import { expect, test } from "vitest";
import type { AdoptionAction } from "../../../../src/contract/adoption/adoptions.ts";
import type { PhaseStatistics, StayPhases } from "../../../../src/contract/overview/phases.ts";
import { adoptionAt, assembleCast, bodyOf, questionCount, WAY } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildUser, removeStays } from "../../support/builders.ts";
import { addRow, addRows, rowOf } from "../../support/rows.ts";

const shelter = await startAppForFile();
const { db } = shelter;
const cast = await assembleCast(shelter);
const { client } = cast.admin;

/** A cat that came on 25 October, the day of the clock's change; nobody knows when its photo came. */
async function aCat(intake_on = "2026-10-25", outcome_on?: string): Promise<{ animal: number; stay: number }> {
  const animal = await buildAnimal(db, { type: "Cat", animal_group_id: cast.group });
  await removeStays(db, animal);
  const outcome = outcome_on ? { outcome_on, outcome_type: "adoption" as const } : {};
  const stay = await db
    .insertInto("stays")
    .values({ animal_id: animal, intake_on, intake_type: "stray", ...outcome })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { animal, stay: stay.id };
}
const get = async <T = PhaseStatistics>(path: string): Promise<T> =>
  (await client.get(`/api/statistics/${path}`)).json();
const daysOf = ({ items }: PhaseStatistics) => Object.fromEntries(items.map(({ phase, days }) => [phase, days]));
const lines = async (path: string) => (await client.get(`/api/statistics/${path}&format=csv`)).body.split("\r\n");
const at = (day: string, time = "11:00") => shelter.clock.set(new Date(`${day}T${time}:00Z`));

test("The days of a stay are counted by what they waited for, by month, by location and each stay, also as files", async () => {
  const { animal, stay } = await aCat("2026-10-25", "2026-11-10");
  // Held for four nights, away for two of them; in a unit from 30 October to 5 November; seen by a vet on the 8th.
  await addRows(db, "holds", {
    stay_id: stay,
    kind: "stray",
    from_on: "2026-10-20",
    until_on: "2026-10-29",
    recorded_at: new Date(),
  });
  const kind = await rowOf(db, "treatment_kinds", { category: "exam" });
  const seen = { state: "given", given_on: "2026-11-08", recorded_at: new Date(), closed_at: new Date() } as const;
  await addRows(db, "treatments", { animal_id: animal, stay_id: stay, kind_id: kind.id, ...seen });
  const placeId = await addRow(db, "locations", { name: "Cats", kind: "cattery" });
  const unit = await db
    .insertInto("units")
    .values({ location_id: placeId, name: "C1", capacity: 2 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const [since, until] = [new Date("2026-10-29T23:30:00Z"), new Date("2026-11-05T08:00:00Z")];
  await db.insertInto("unit_stays").values({ stay_id: stay, unit_id: unit.id, since, until }).execute();

  const query = "from=2026-01-01&to=2026-12-31&type=Cat";
  const all = await get(`phases?${query}`);
  expect({ ...daysOf(all), total: all.total, needless: all.needless, stays: all.stays }).toEqual({
    hold: 4,
    exam: 10,
    profile: 2,
    total: 16,
    needless: 12,
    stays: 1,
  });
  const byMonth = (await get(`phases?${query}&by=month`)).items.map(({ from, phase, days }) => [from, phase, days]);
  expect(byMonth.toSorted()).toEqual([
    ["2026-10-01", "exam", 3],
    ["2026-10-01", "hold", 4],
    ["2026-11-01", "exam", 7],
    ["2026-11-01", "profile", 2],
  ]);
  const byPlace = (await get(`phases?${query}&by=location`)).items.map(({ location, phase, days }) => [
    location,
    phase,
    days,
  ]);
  expect(byPlace).toEqual([
    ["Cats", "exam", 6],
    [null, "exam", 4],
    [null, "hold", 4],
    [null, "profile", 2],
  ]);
  const { items, totalCount } = await get<{ items: StayPhases[]; totalCount: number }>(`phases/stays?${query}`);
  expect(totalCount).toBe(1);
  expect(items[0]).toMatchObject({
    id: stay,
    animal: { id: animal },
    intakeOn: "2026-10-25",
    outcomeOn: "2026-11-10",
    total: 16,
    needless: 12,
  });

  expect((await lines(`phases?${query}`)).slice(1).toSorted()).toEqual([
    "Legal hold,4,1",
    "No photo or story,2,1",
    "Not seen by a vet,10,1",
  ]);
  expect((await lines(`phases?${query}&by=month`))[1]).toBe("2026-10,4,0,0,3,0,0,0,0,0,0,0,0,7,3");
  expect((await lines(`phases?${query}&by=location`)).at(-1)).toBe("In no unit,4,0,0,4,2,0,0,0,0,0,0,0,10,6");
  expect((await lines(`phases/stays?${query}`))[1]).toMatch(/,2026-10-25,2026-11-10,4,0,0,10,2,0,0,0,0,0,0,0,16,12$/);
  expect((await client.get("/api/statistics/phases?from=2026-02-01&to=2026-01-01")).statusCode).toBe(400);
  expect((await cast.adopter.client.get(`/api/statistics/phases?${query}`)).statusCode).toBe(403);
});

test("The days before a visit was called off stay what they were: the animal waited for it", async () => {
  const { animal } = await aCat("2025-05-01", "2025-05-21");
  const user_id = await buildUser(db);
  const visit = { kind: "visit", animal_id: animal, user_id, minutes: 45, told_at: new Date() } as const;
  const [booked_at, starts_at] = [new Date("2025-05-02T10:00:00Z"), new Date("2025-05-12T10:00:00Z")];
  const id = await addRow(db, "visits", { ...visit, booked_at, starts_at });
  at("2025-05-06");
  expect((await client.post(`/api/visits/${id}/cancel`)).statusCode).toBeLessThan(300);
  at("2026-11-20");
  await db.deleteFrom("profile_times").where("animal_id", "=", animal).execute();
  expect(daysOf(await get("phases?from=2025-05-01&to=2025-05-31"))).toEqual({ appointment: 4, unasked: 16 });
});

test("A contract that was taken back leaves the days of the steps before as they were", async () => {
  at("2024-03-01");
  const { animal } = await aCat("2024-03-01");
  await db.deleteFrom("profile_times").where("animal_id", "=", animal).execute();
  const { id } = await adoptionAt(shelter, cast, 1, cast.adopter, animal);
  const questions = await questionCount(shelter);
  const take = async (day: string, action: AdoptionAction, by: "admin" | "adopter" = "admin") => {
    at(day);
    const taken = await cast[by].client.post(`/api/adoptions/${id}/${action}`, {
      ...bodyOf(action, questions),
      despite: "Agreed.",
    });
    expect([action, taken.statusCode]).toEqual([action, 200]);
  };
  for (const [action, by] of WAY.slice(0, 4)) await take("2024-03-01", action, by === "adopter" ? "adopter" : "admin");
  await take("2024-03-05", "home-check/complete"); // four days of ours
  await take("2024-03-07", "contract/issue"); // two more
  await take("2024-03-10", "contract/withdraw"); // three days of the adopter's
  await take("2024-03-14", "home-check/complete"); // four of ours
  await take("2024-03-15", "contract/issue"); // one
  at("2024-03-18");
  expect(daysOf(await get("phases?from=2024-03-01&to=2024-03-17"))).toEqual({ staff: 11, contract: 6 });
});
