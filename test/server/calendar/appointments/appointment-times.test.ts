import { afterEach, describe, expect, test } from "vitest";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildAppointment, buildEmployee } from "../../support/builders.ts";
import { anAdmin, anEmployee, aUser } from "../../support/people.ts";

const shelter = await startAppForFile();
const staff = await anEmployee(shelter);

/** By the shelter's clock in winter: it opens on Saturdays at 10:00 and closes at 16:00, and is closed on Mondays. */
const saturday = (time: string) => `2026-11-28T${time}:00+01:00`;
const utc = (typed: string) => new Date(typed).toISOString();
const post = (given: object) =>
  staff.client.post("/api/appointments", { serviceTypeId: 1, purpose: "Check", ...given });
const times = async (query: Record<string, string | number>, client = staff.client) =>
  client.get(`/api/appointments/free?${new URLSearchParams(query as Record<string, string>)}`);
const anAppointment = async (at: string, employee_id: number, name = "Rex") => {
  const animal_id = await buildAnimal(shelter.db, { name });
  return {
    id: await buildAppointment(shelter.db, { animal_id, employee_id, date_of_appointment: new Date(at) }),
    animal_id,
  };
};
afterEach(() => shelter.clock.set(NOON));

describe("a clash of appointments", () => {
  test("says with which animal and when, and the three next free times of this employee", async () => {
    const employeeId = await buildEmployee(shelter.db);
    const { id } = await anAppointment(saturday("10:00"), employeeId, "Lolek");
    await anAppointment(saturday("11:00"), employeeId);
    const animalId = await buildAnimal(shelter.db);
    const refused = await post({ animalId, employeeId, dateOfAppointment: saturday("10:15") });
    const clash = { kind: "appointment", id, animalName: "Lolek" };
    expect(refused.json()).toMatchObject({
      status: 409,
      message: "This employee already has an appointment at this time.",
      clash: { ...clash, startsAt: utc(saturday("10:00")), endsAt: utc(saturday("10:30")) },
      free: ["10:30", "11:30", "12:00"].map((time) => utc(saturday(time))),
    });
    const own = await anAppointment(saturday("14:00"), employeeId);
    const moved = await staff.client.put(`/api/appointments/${own.id}`, { dateOfAppointment: saturday("10:00") });
    expect(moved.json()).toMatchObject({ status: 409, clash: { id } });
    expect(moved.json().free[0]).toBe(utc(saturday("10:30")));
  });
});

describe("GET /api/appointments/free", () => {
  test("answers the next three times of a day in the opening hours, and goes on with the next day on which it is open", async () => {
    const employeeId = await buildEmployee(shelter.db);
    await anAppointment("2026-11-29T15:00:00+01:00", employeeId);
    const answer = await times({ employeeId, at: "2026-11-29T14:30" });
    expect(answer.json()).toEqual({
      minutes: 30,
      message: null,
      clash: null,
      // Sunday until 16:00; on Monday it is closed.
      free: ["2026-11-29T14:30", "2026-11-29T15:30", "2026-12-01T11:00"].map((time) => utc(`${time}:00+01:00`)),
    });
    const long = await times({ employeeId, on: "2026-11-29", minutes: 180 });
    expect(long.json().free).toEqual(["10:00", "10:30", "11:00"].map((time) => utc(`2026-11-29T${time}:00+01:00`)));
    expect((await times({ employeeId, on: "2026-11-30" })).json().free[0]).toBe(utc("2026-12-01T11:00:00+01:00"));
  });

  test("says before saving what is in the way, of the employee or the animal, except the appointment that is moved", async () => {
    const employeeId = await buildEmployee(shelter.db);
    const { id, animal_id } = await anAppointment(saturday("12:00"), employeeId, "Tola");
    const taken = await times({ employeeId, at: "2026-11-28T12:15" });
    expect(taken.json()).toMatchObject({
      message: "This employee already has an appointment at this time.",
      clash: { id, animalName: "Tola" },
      free: [utc(saturday("12:30")), utc(saturday("13:00")), utc(saturday("13:30"))],
    });
    const other = await buildEmployee(shelter.db);
    const animals = await times({ employeeId: other, animalId: animal_id, at: "2026-11-28T12:15" });
    expect(animals.json()).toMatchObject({
      message: "This animal already has an appointment at this time.",
      clash: { id },
    });
    expect((await times({ employeeId, at: "2026-11-28T12:15", exceptId: id })).json().clash).toBeNull();
  });

  test("never answers the past, or a day that differs on which the shelter is closed", async () => {
    const employeeId = await buildEmployee(shelter.db);
    expect((await times({ employeeId, on: "2020-01-01" })).json().free[0]).toBe("2026-11-20T11:30:00.000Z");
    shelter.clock.set(new Date("2026-11-20T16:45:00Z"));
    expect((await times({ employeeId })).json().free).toEqual(
      ["10:00", "10:30", "11:00"].map((time) => utc(`2026-11-21T${time}:00+01:00`)),
    );
  });

  test("refuses what is not valid at the field, and is for staff", async () => {
    const employeeId = await buildEmployee(shelter.db);
    const archived = await buildEmployee(shelter.db, { archived_at: new Date() });
    const field = async (query: Record<string, string | number>) => {
      const answer = await times({ employeeId, ...query });
      expect(answer.statusCode).toBe(400);
      return answer.json().errors[0];
    };
    expect(await field({ employeeId: archived })).toEqual({
      field: "employeeId",
      errors: ["Please select an employee."],
    });
    expect((await field({ employeeId: 999_999 })).field).toBe("employeeId");
    expect((await field({ employeeId: "0x1" })).field).toBe("employeeId");
    for (const minutes of ["0", "4", "241", "1e2", "-30", "30.5"]) {
      expect(await field({ minutes })).toEqual({
        field: "minutes",
        errors: ["Use a whole number of minutes from 5 to 240."],
      });
    }
    for (const on of ["soon", "2026-02-30", "9999-12-31", "0000-01-01"]) expect((await field({ on })).field).toBe("on");
    expect((await field({ at: "tomorrow" })).field).toBe("at");
    expect((await times({ employeeId }, (await aUser(shelter)).client)).statusCode).toBe(403);
    expect((await times({ employeeId }, (await anAdmin(shelter)).client)).statusCode).toBe(200);
  });

  test("looks no further than a month ahead", async () => {
    const employeeId = await buildEmployee(shelter.db);
    const exceptions = Array.from({ length: 40 }, (_, at) => ({
      on: new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10),
      opens: null,
      closes: null,
      note: null,
    }));
    const { client: admin } = await anAdmin(shelter);
    expect((await admin.put("/api/shelter", { exceptions }, { "if-match": "*" })).statusCode).toBe(200);
    const from = async (on: string) => (await times({ employeeId, on })).json().free;
    expect(await from("2027-01-01")).toEqual([]);
    expect((await from("2027-01-15"))[0]).toBe(utc("2027-02-10T11:00:00+01:00"));
  });
});
