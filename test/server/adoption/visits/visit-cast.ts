import { afterEach, expect } from "vitest";
import { assembleCast } from "../../support/adoption-cast.ts";
import { NOON, PUBLIC_URL, type TestApp } from "../../support/app.ts";
import { buildAnimal, buildEmployee } from "../../support/builders.ts";
import type { Person } from "../../support/people.ts";
import { changeRows } from "../../support/rows.ts";

/** The next Saturday, 10:00 to 13:00 in Warsaw, as UTC. */
export const [TEN, ELEVEN, TWELVE] = [
  "2026-11-21T09:00:00.000Z",
  "2026-11-21T10:00:00.000Z",
  "2026-11-21T11:00:00.000Z",
] as const;
export const PLAN = { minutes: 60, atOnce: 2, noticeHours: 12, daysAhead: 21, daysOff: [] };

/** A shelter that offers visits on Saturdays with a guide. After each test it is noon again, and every visit is called off. */
export async function visitCast(shelter: TestApp) {
  const { db, clock } = shelter;
  const cast = await assembleCast(shelter);
  const guide = await buildEmployee(db, { name: "Ola", surname: "Lis" });
  const hours = (given: object = {}) => [
    { days: ["Saturday"], opens: "10:00", closes: "13:30", employeeId: guide, ...given },
  ];
  const setPlan = (given: object = {}) =>
    cast.admin.client.put("/api/visit-plan", { ...PLAN, hours: hours(), ...given }, { "if-match": "*" });
  expect((await setPlan()).statusCode).toBe(200);
  afterEach(async () => {
    clock.set(NOON);
    await db.updateTable("visits").set({ state: "cancelled", cancelled_by: "shelter" }).execute();
  });
  return {
    cast,
    guide,
    hours,
    setPlan,
    anAnimal: (given: Parameters<typeof buildAnimal>[1] = {}) => buildAnimal(db, { name: "Rex", ...given }),
    slots: async (animalId: number, who: Person["client"] = cast.visitor, from = "2026-11-20") =>
      (await who.get(`/api/animals/${animalId}/visit-slots?from=${from}`)).json(),
    book: (who: Person, animalId: number, startsAt: string = TEN) =>
      who.client.post("/api/visits", { animalId, startsAt }),
    work: { ...shelter, publicUrl: PUBLIC_URL },
    /** Without moving the clock, which would end the sessions of staff. */
    hasBegun: (id: number) => changeRows(db, "visits", id, { starts_at: new Date("2026-11-20T10:30:00Z") }),
  };
}
