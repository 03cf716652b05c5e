import { describe, expect, test } from "vitest";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildAppointment, buildEmployee } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";

const shelter = await startAppForFile();
const staff = await anEmployee(shelter);

type Body = Record<string, unknown>;
const body = async (given: Body = {}): Promise<Body> => ({
  animalId: await buildAnimal(shelter.db),
  employeeId: await buildEmployee(shelter.db),
  serviceTypeId: 1,
  purpose: "Vaccination",
  dateOfAppointment: "2026-12-01T10:00:00.000Z",
  ...given,
});
const post = async (given: Body = {}) => staff.client.post("/api/appointments", await body(given));
const put = (id: number, change: Body) => staff.client.put(`/api/appointments/${id}`, change);

/** In UTC it is in the year 10000, which the lists' format cannot express. */
const FAR = "9999-12-31T23:59:59-23:59";

test.each([
  ["Available", true],
  ["Reserved", true],
  ["InCare", true],
  ["Adopted", false],
  ["Left", false],
] as const)(
  "the record of an animal that is %s offers an appointment, as the call takes it: %s",
  async (status, isOffered) => {
    const animalId = await buildAnimal(shelter.db, { status });
    const offers = async () => (await staff.client.get(`/api/animals/${animalId}`)).json().actions;
    expect((await offers()).includes("addAppointment")).toBe(isOffered);
    expect((await post({ animalId, dateOfAppointment: "2026-11-21T08:00:00Z" })).statusCode).toBe(
      isOffered ? 201 : 400,
    );
    // Now one that is Available has an appointment soon.
    expect((await offers()).includes("addAppointment")).toBe(isOffered);
  },
);

describe("the date of an appointment", () => {
  test("must be in the future when it is added: now is too late", async () => {
    for (const dateOfAppointment of ["2020-01-01T10:00:00Z", NOON.toISOString()]) {
      const answer = await post({ dateOfAppointment });
      expect(answer.statusCode).toBe(400);
      const errors = ["Appointment date must be in the future."];
      expect(answer.json().errors).toEqual([{ field: "dateOfAppointment", errors }]);
    }
  });

  test("that is invalid is refused together with all other missing fields", async () => {
    for (const dateOfAppointment of ["", "tomorrow", "2026-12-01", "2026-02-30T10:00:00Z", FAR, 5, null]) {
      const answer = await post({ dateOfAppointment, purpose: " " });
      expect(answer.json().errors).toEqual([
        { field: "purpose", errors: ["Please enter the purpose of the visit."] },
        { field: "dateOfAppointment", errors: ["Please select an appointment date."] },
      ]);
    }
  });

  test.each([
    ["2026-12-02T10:00", "2026-12-02T09:00:00.000Z", "winter"],
    ["2027-07-02T10:00", "2027-07-02T08:00:00.000Z", "summer"],
    ["2027-03-28T02:30", "2027-03-28T01:30:00.000Z", "the hour that is skipped"],
    ["2026-12-03T10:00:00+05:00", "2026-12-03T05:00:00.000Z", "an offset"],
  ])("%s is %s (%s)", async (dateOfAppointment, moment) => {
    expect((await post({ dateOfAppointment })).json().dateOfAppointment).toBe(moment);
  });

  test("cannot be after the year 9999, on an edit either", async () => {
    const id = await buildAppointment(shelter.db);
    const answer = await put(id, { dateOfAppointment: FAR });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: "dateOfAppointment", errors: ["Please select an appointment date."] },
    ]);
  });

  test("may be in the past on an edit that does not change it, and must be in the future on one that does", async () => {
    const id = await buildAppointment(shelter.db, { date_of_appointment: new Date("2026-01-05T09:00:00Z") });
    const same = await put(id, { purpose: "Surgery", dateOfAppointment: "2026-01-05T09:00:00Z" });
    expect(same.json()).toMatchObject({ purpose: "Surgery", dateOfAppointment: "2026-01-05T09:00:00.000Z" });
    const moved = await put(id, { dateOfAppointment: "2026-01-06T09:00:00Z", employeeId: 999_999 });
    expect(moved.json().errors).toEqual([
      { field: "employeeId", errors: ["Please select an employee."] },
      { field: "dateOfAppointment", errors: ["Appointment date must be in the future."] },
    ]);
    expect((await put(id, { dateOfAppointment: "2026-12-06T09:00:00Z" })).statusCode).toBe(200);
  });
});

describe("what an appointment refers to", () => {
  test("must exist and not be archived; all errors are answered at once", async () => {
    const archived_at = new Date();
    const animalId = await buildAnimal(shelter.db, { archived_at });
    const employeeId = await buildEmployee(shelter.db, { archived_at });
    const answer = await post({ animalId, employeeId, serviceTypeId: 999 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: "animalId", errors: ["Please select an animal."] },
      { field: "employeeId", errors: ["Please select an employee."] },
      { field: "serviceTypeId", errors: ["Please select a service type."] },
    ]);
  });

  test("must not be an adopted animal, unless the appointment was for it before", async () => {
    const animalId = await buildAnimal(shelter.db, { status: "Adopted" });
    const answer = await post({ animalId });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: "animalId", errors: ["This animal has found a home already."] }]);
    const id = await buildAppointment(shelter.db, { animal_id: animalId });
    expect((await put(id, { purpose: "Papers for the new home" })).statusCode).toBe(200);
  });

  test("may be archived meanwhile, on an edit that keeps it", async () => {
    const employee_id = await buildEmployee(shelter.db, { archived_at: new Date() });
    const id = await buildAppointment(shelter.db, { employee_id });
    expect((await put(id, { purpose: "Dental care", employeeId: employee_id })).statusCode).toBe(200);
  });
});

describe("two appointments at the same time", () => {
  test("are 409 for one animal and for one employee, up to 30 minutes apart", async () => {
    const first = (await post({ dateOfAppointment: "2027-01-01T10:00:00Z" })).json();
    const at = (time: string, given: Body) => post({ dateOfAppointment: `2027-01-01T${time}:00Z`, ...given });
    const animal = await at("10:29", { animalId: first.animalId });
    expect(animal.json()).toMatchObject({
      status: 409,
      message: "This animal already has an appointment at this time.",
    });
    const employee = await at("09:31", { employeeId: first.employeeId });
    expect(employee.json()).toMatchObject({
      status: 409,
      message: "This employee already has an appointment at this time.",
    });
    expect((await at("10:30", { animalId: first.animalId })).statusCode).toBe(201);
    expect((await at("09:30", { employeeId: first.employeeId })).statusCode).toBe(201);
  });

  test("are 409 by their length, half an hour unless somebody says otherwise, also when one is made longer", async () => {
    const at = (time: string, given: Body) => post({ dateOfAppointment: `2027-05-01T${time}:00Z`, ...given });
    const long = (await at("10:00", { minutes: 90 })).json();
    const employeeId = long.employeeId;
    expect(long.minutes).toBe(90);
    expect((await at("11:29", { employeeId })).statusCode).toBe(409);
    const next = (await at("11:30", { employeeId })).json();
    expect(next.minutes).toBe(30);
    expect((await put(long.id, { minutes: 95 })).json()).toMatchObject({ status: 409, clash: { id: next.id } });
    expect((await put(long.id, { minutes: 60 })).json()).toMatchObject({ minutes: 60 });
    expect((await at("11:00", { employeeId })).statusCode).toBe(201);
    for (const minutes of [4, 241, 30.5, "long", null]) {
      expect((await put(long.id, { minutes })).json().errors).toEqual([
        { field: "minutes", errors: ["Use a whole number of minutes from 5 to 240."] },
      ]);
    }
  });

  test("are 409 on an edit too, and an appointment does not conflict with itself", async () => {
    const animalId = await buildAnimal(shelter.db);
    const first = (await post({ animalId, dateOfAppointment: "2027-02-01T10:00:00Z" })).json();
    const second = (await post({ animalId, dateOfAppointment: "2027-02-01T12:00:00Z" })).json();
    expect((await put(second.id, { dateOfAppointment: "2027-02-01T10:15:00Z" })).statusCode).toBe(409);
    expect((await put(first.id, { dateOfAppointment: "2027-02-01T10:15:00Z" })).statusCode).toBe(200);
  });

  test.each(["animalId", "employeeId"] as const)(
    "sent at once for one %s: one stands, nineteen are 409",
    async (key) => {
      const shared = (await body())[key];
      const bodies = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          body({ [key]: shared, dateOfAppointment: `2027-03-01T10:${String(at).padStart(2, "0")}:00Z` }),
        ),
      );
      const answers = await Promise.all(bodies.map((one) => staff.client.post("/api/appointments", one)));
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
    },
  );

  test("made by edits at once: one succeeds, the others are 409", async () => {
    const animalId = await buildAnimal(shelter.db);
    const ids: number[] = [];
    for (let hour = 10; hour < 15; hour++) {
      ids.push((await post({ animalId, dateOfAppointment: `2027-04-01T${hour}:00:00Z` })).json().id);
    }
    const answers = await Promise.all(ids.map((id) => put(id, { dateOfAppointment: "2027-04-02T10:00:00Z" })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe("GET /api/appointments", () => {
  test("finds by any part of the animal's name and by days at the shelter, latest first", async () => {
    const animal_id = await buildAnimal(shelter.db, { name: "Żółta Łapka" });
    const at = (moment: string) => buildAppointment(shelter.db, { animal_id, date_of_appointment: new Date(moment) });
    const evening = await at("2025-06-01T21:30:00Z");
    const night = await at("2025-06-01T22:30:00Z");
    const ids = async (query: string) =>
      (await staff.client.get(`/api/appointments?q=LAPKA${query}`)).json().items.map(({ id }: { id: number }) => id);
    expect(await ids("")).toEqual([night, evening]);
    expect(await ids("&sort=dateOfAppointment")).toEqual([evening, night]);
    expect(await ids("&to=2025-06-01")).toEqual([evening]);
    expect(await ids("&from=2025-06-02&to=2025-06-02")).toEqual([night]);
    expect((await staff.client.get("/api/appointments?from=soon")).statusCode).toBe(400);
  });

  test("answers service types as a plain list by name", async () => {
    const types = (await staff.client.get("/api/appointments/service-types")).json();
    expect(types[0]).toEqual({ id: expect.any(Number), name: "Behaviour consultation" });
    expect(types).toHaveLength(8);
  });
});
