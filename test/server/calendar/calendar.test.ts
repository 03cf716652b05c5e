import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { ELEVEN, TEN, TWELVE, visitCast } from "../adoption/visits/visit-cast.ts";
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
      {
        kind: "visit",
        id,
        animalName: "Rex",
        employeeId: guide,
        startsAt: TEN,
        minutes: 60,
        actions: ["move"],
        fixed: null,
      },
      { kind: "appointment", id: appointment, animalName: "Rex", employeeId: vet, minutes: 30, purpose: "Vaccination" },
    ]);
    const setVisit = (change: object) => shelter.db.updateTable("visits").set(change).where("id", "=", id).execute();
    await setVisit({ starts_at: new Date(NOON.getTime() - 3_600_000) });
    const begun = async () => (await read(`from=2026-11-20&to=2026-11-20&employeeId=${guide}`)).items;
    expect(await begun()).toMatchObject([
      { outcome: null, actions: ["done", "missed"], fixed: "This visit has begun, is over, or was cancelled." },
    ]);
    const told = await cast.outsider.client.post(`/api/visits/${id}/outcome`, { outcome: "missed" });
    expect(told.statusCode).toBe(200);
    expect(await begun()).toMatchObject([{ outcome: "missed", actions: ["done"] }]);
    await setVisit({ state: "booked", starts_at: new Date(TEN) });
    expect((await read(`from=2026-11-21&to=2026-11-21&employeeId=${vet}`)).items).toHaveLength(1);
    expect((await read("from=2026-11-22&to=2026-11-22")).items).toEqual([]);
    // The day after the last one of the year 9999 has another form: counting up to it never ended.
    const refused = ["from=2026-11-22&to=2026-11-21", "from=2026-01-01&to=2026-12-31", "from=soon&to=2026-11-21"];
    for (const query of [...refused, "from=9999-12-31&to=9999-12-31"]) {
      expect((await read(query)).status).toBe(400);
    }
    const moved = await cast.outsider.client.put(`/api/appointments/${appointment}`, { dateOfAppointment: TEN });
    expect(moved.json()).toMatchObject({ status: 409, present: { busy: { from: TEN, until: ELEVEN } } });
    expect(moved.json().present.free[0]).toBe(ELEVEN);
  });

  test("two people move one entry: the second is told that it has been moved, and nothing changes", async () => {
    const person = await aUser(shelter);
    const animalId = await anAnimal();
    const { id: visit } = (await book(person, animalId)).json();
    const employee_id = await buildEmployee(shelter.db);
    const date_of_appointment = new Date("2026-11-23T12:00:00Z");
    const appointment = await buildAppointment(shelter.db, { employee_id, date_of_appointment });
    const { client } = cast.outsider;
    const items = (await client.get("/api/calendar?from=2026-11-20&to=2026-11-24")).json().items;
    for (const [kind, id, path, field] of [
      ["appointment", appointment, `/api/appointments/${appointment}`, "dateOfAppointment"],
      ["visit", visit, `/api/visits/${visit}`, "startsAt"],
    ] as const) {
      const seen = items.find((item: { kind: string; id: number }) => item.kind === kind && item.id === id);
      const saw = { startsAt: seen.startsAt, minutes: seen.minutes, employeeId: seen.employeeId };
      const to = (at: string) => client.put(path, { [field]: at, saw });
      expect((await to("2026-11-24T13:00:00.000Z")).statusCode).toBe(200);
      const second = await to("2026-11-24T15:00:00.000Z");
      expect(second.json()).toMatchObject({ status: 409, message: expect.stringMatching(/^Somebody else has moved/) });
      const now = (await client.get("/api/calendar?from=2026-11-24&to=2026-11-24")).json().items;
      expect(now.find((item: { kind: string; id: number }) => item.kind === kind && item.id === id)).toMatchObject({
        startsAt: "2026-11-24T13:00:00.000Z",
      });
    }
  });

  test("has everybody who receives visitors, has something to do, or had an appointment lately, with their hours", async () => {
    const [idle, busy, stranger] = [
      await buildEmployee(shelter.db, { name: "Iga", surname: "Wolna", job_title: "Vet" }),
      await buildEmployee(shelter.db),
      await buildEmployee(shelter.db),
    ];
    const appointmentOf = (employee_id: number, at: string) =>
      buildAppointment(shelter.db, { employee_id, date_of_appointment: new Date(at) });
    await appointmentOf(idle, "2028-01-10T12:00:00Z");
    await appointmentOf(busy, "2028-02-05T12:00:00Z");
    await shelter.db.updateTable("employees").set({ archived_at: NOON }).where("id", "=", busy).execute();
    const read = async (query: string) => (await cast.outsider.client.get(`/api/calendar?${query}`)).json().employees;
    const all = await read("from=2028-02-04&to=2028-02-06");
    const one = (id: number) => all.find((employee: { id: number }) => employee.id === id);
    expect(one(guide).hours).toEqual([{ on: "2028-02-05", opens: "10:00", closes: "13:30" }]);
    expect(one(idle)).toEqual({ id: idle, fullName: "Iga Wolna", jobTitle: "Vet", hours: [] });
    expect(one(busy)).toBeDefined();
    expect(one(stranger)).toBeUndefined();
    expect(await read(`from=2028-02-04&to=2028-02-06&employeeId=${stranger}`)).toMatchObject([{ id: stranger }]);
  });

  test("says what stands in the way of a move before it is saved, for appointments and visits, and offers free times", async () => {
    const person = await aUser(shelter);
    const animalId = await anAnimal();
    const { id } = (await book(person, animalId)).json();
    const vet = await buildEmployee(shelter.db);
    const appointment = await buildAppointment(shelter.db, {
      animal_id: animalId,
      employee_id: vet,
      date_of_appointment: new Date(ELEVEN),
    });
    const ask = async (query: string) => (await cast.outsider.client.get(`/api/calendar/times?${query}`)).json();
    const moved = (at: string, minutes = 30) => ask(`kind=appointment&id=${appointment}&at=${at}&minutes=${minutes}`);
    expect(await moved("2026-11-21T10:30")).toMatchObject({
      message: "The animal has something else at this time (10:00–11:00).",
      clash: { kind: "visit", id, animalName: "Rex", startsAt: TEN, endsAt: ELEVEN },
      free: [ELEVEN, "2026-11-21T10:30:00.000Z", TWELVE],
    });
    expect(await moved("2026-11-21T11:15", 120)).toEqual({ minutes: 120, message: null, clash: null, free: [] });
    expect(await moved("2020-01-01T10:00")).toMatchObject({ message: "Appointment date must be in the future." });
    const visit = `kind=visit&id=${id}&minutes=60&employeeId=${guide}`;
    expect(await ask(`${visit}&at=2026-11-21T11:15`)).toMatchObject({
      clash: { kind: "appointment", id: appointment },
    });
    expect(await ask(`${visit}&at=2026-11-21T12:00`)).toMatchObject({ message: null, clash: null });
    expect(await ask("kind=visit&id=999999&minutes=60&at=2026-11-21T12:00")).toMatchObject({ status: 404 });
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
