import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { ELEVEN, TEN, visitCast } from "../adoption/visits/visit-cast.ts";
import { NOON, startAppForFile } from "../support/app.ts";
import { buildAppointment, buildEmployee } from "../support/builders.ts";
import { aUser } from "../support/people.ts";

const shelter = await startAppForFile();
const { cast, guide, anAnimal, book } = await visitCast(shelter);

describe("the calendar", () => {
  test("has appointments and visits of some days together, all or one employee's, and a clash offers free times", async () => {
    const person = await aUser(shelter);
    const animalId = await anAnimal();
    const { id } = (await book(person, animalId)).json();
    const vet = await buildEmployee(shelter.db);
    const date_of_appointment = new Date("2026-11-21T12:00:00Z");
    const appointment = await buildAppointment(shelter.db, {
      animal_id: animalId,
      employee_id: vet,
      date_of_appointment,
    });
    const read = async (query: string) => (await cast.outsider.client.get(`/api/calendar?${query}`)).json();
    const { items, more } = await read("from=2026-11-21&to=2026-11-21");
    expect(more).toBe(false);
    const theirs = items.filter(({ employeeId }: { employeeId: number }) => [guide, vet].includes(employeeId));
    expect(theirs).toMatchObject([
      { kind: "visit", id, animalName: "Rex", employeeId: guide, startsAt: TEN, minutes: 60, actions: ["move"] },
      { kind: "appointment", id: appointment, animalName: "Rex", employeeId: vet, minutes: 30, actions: ["move"] },
    ]);
    const setVisit = (change: object) => shelter.db.updateTable("visits").set(change).where("id", "=", id).execute();
    await setVisit({ starts_at: new Date(NOON.getTime() - 3_600_000) });
    const begun = async () => (await read(`from=2026-11-20&to=2026-11-20&employeeId=${guide}`)).items;
    expect(await begun()).toMatchObject([{ outcome: null, actions: ["done", "missed"] }]);
    const told = await cast.outsider.client.post(`/api/visits/${id}/outcome`, { outcome: "missed" });
    expect(told.statusCode).toBe(200);
    expect(await begun()).toMatchObject([{ outcome: "missed", actions: ["done"] }]);
    await setVisit({ state: "booked", starts_at: new Date(TEN) });
    expect((await read(`from=2026-11-21&to=2026-11-21&employeeId=${vet}`)).items).toHaveLength(1);
    expect((await read("from=2026-11-22&to=2026-11-22")).items).toEqual([]);
    for (const query of ["from=2026-11-22&to=2026-11-21", "from=2026-01-01&to=2026-12-31", "from=soon&to=2026-11-21"]) {
      expect((await read(query)).status).toBe(400);
    }
    const moved = await cast.outsider.client.put(`/api/appointments/${appointment}`, { dateOfAppointment: TEN });
    expect(moved.json()).toMatchObject({ status: 409, present: { busy: { from: TEN, until: ELEVEN } } });
    expect(moved.json().present.free[0]).toBe(ELEVEN);
  });

  test("says when there is more than it shows", async () => {
    const id = await buildAppointment(shelter.db, { date_of_appointment: new Date("2027-01-01T00:00:00Z") });
    await sql`
      insert into appointments (animal_id, employee_id, service_type_id, purpose, date_of_appointment)
      select animal_id, employee_id, service_type_id, purpose, date_of_appointment + n * interval '30 minutes'
      from appointments, generate_series(1, 1000) as n where id = ${id}`.execute(shelter.db);
    const { items, more } = (await cast.outsider.client.get("/api/calendar?from=2027-01-01&to=2027-01-31")).json();
    expect([items.length, more]).toEqual([1000, true]);
  });
});
