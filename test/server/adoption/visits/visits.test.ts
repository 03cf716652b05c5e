import { describe, expect, test } from "vitest";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAppointment, buildEmployee } from "../../support/builders.ts";
import { aUser, lettersTo } from "../../support/people.ts";
import { ELEVEN, PLAN, TEN, TWELVE, visitCast } from "./visit-cast.ts";

const shelter = await startAppForFile();
const { cast, guide, hours, setPlan, anAnimal, slots, book } = await visitCast(shelter);

describe("slots", () => {
  test("are what the plan has room for: nothing too soon, too late, on days off, or while somebody is elsewhere", async () => {
    const animalId = await anAnimal();
    const { closed, minutes, items } = await slots(animalId);
    expect([closed, minutes]).toEqual([null, 60]);
    expect(items).toEqual(
      ["2026-11-21", "2026-11-28", "2026-12-05"].flatMap((day) =>
        ["09", "10", "11"].map((hour) => `${day}T${hour}:00:00.000Z`),
      ),
    );
    await buildAppointment(shelter.db, { animal_id: animalId, date_of_appointment: new Date("2026-11-21T09:45:00Z") });
    await buildAppointment(shelter.db, { employee_id: guide, date_of_appointment: new Date("2026-11-28T11:00:00Z") });
    await setPlan({ daysOff: [{ from: "2026-12-04", until: "2026-12-06", note: "Holiday" }], noticeHours: 23 });
    expect((await slots(animalId)).items).toEqual([TWELVE, "2026-11-28T09:00:00.000Z", "2026-11-28T10:00:00.000Z"]);
    await setPlan();
    await shelter.db.deleteFrom("appointments").where("employee_id", "=", guide).execute();
  });

  test("are by the shelter's clock in summer and winter; what the clock change skips is none", async () => {
    const animalId = await anAnimal();
    await setPlan({
      hours: [{ days: ["Saturday", "Sunday", "Monday"], opens: "01:30", closes: "04:30" }],
      daysAhead: 3,
      minutes: 60,
    });
    shelter.clock.set(new Date("2027-03-26T11:00:00Z"));
    expect((await slots(animalId, cast.visitor, "2027-03-26")).items).toEqual([
      "2027-03-27T00:30:00.000Z",
      "2027-03-27T01:30:00.000Z",
      "2027-03-27T02:30:00.000Z",
      "2027-03-28T00:30:00.000Z",
      "2027-03-28T01:30:00.000Z",
      "2027-03-28T23:30:00.000Z",
      "2027-03-29T00:30:00.000Z",
      "2027-03-29T01:30:00.000Z",
    ]);
    shelter.clock.set(NOON);
    await setPlan();
  });

  test("are for animals that can be visited: each other says why not", async () => {
    const closed = async (status: "Reserved" | "Adopted") => (await slots(await anAnimal({ status }))).closed;
    expect(await closed("Reserved")).toBe("Rex is reserved for another family.");
    expect(await closed("Adopted")).toBe("Rex has found a home.");
    const hidden = await anAnimal({ status: "InCare" });
    expect((await cast.visitor.get(`/api/animals/${hidden}/visit-slots`)).statusCode).toBe(404);
    expect((await book(cast.stranger, hidden)).statusCode).toBe(404);
  });
});

describe("the plan", () => {
  test("is the admins': lines that overlap, unknown people and stale versions are refused at their field", async () => {
    const put = (body: object) => cast.admin.client.put("/api/visit-plan", { ...PLAN, ...body }, { "if-match": "*" });
    const fields = async (body: object) => (await put(body)).json().errors.map(({ field }: { field: string }) => field);
    expect(await fields({ hours: [...hours(), ...hours({ opens: "12:00", closes: "14:00" })] })).toEqual([
      "hours.1.opens",
    ]);
    expect(await fields({ hours: hours({ employeeId: 99_999 }) })).toEqual(["hours.0.employeeId"]);
    expect(await fields({ hours: hours(), minutes: 5, atOnce: 0 })).toEqual(["minutes", "atOnce"]);
    expect((await cast.outsider.client.put("/api/visit-plan", PLAN)).statusCode).toBe(403);
    const stale = await cast.admin.client.put("/api/visit-plan", { ...PLAN, hours: hours() }, { "if-match": '"0"' });
    expect(stale.statusCode).toBe(412);
    expect((await cast.outsider.client.get("/api/visit-plan")).json().hours).toHaveLength(1);
  });
});

describe("booking", () => {
  test("gives the last place once, and tells the others the next free times", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aUser(shelter)));
    const answers = await Promise.all(people.map(async (person) => book(person, await anAnimal())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.message).toBe("This time is not free any more. These are the next free times.");
    expect(refused.present).toEqual({
      kind: "times",
      busy: null,
      free: [ELEVEN, TWELVE, "2026-11-28T09:00:00.000Z", "2026-11-28T10:00:00.000Z"],
    });
    const visit = answers.find(({ statusCode }) => statusCode === 201)?.json();
    expect(visit).toMatchObject({ state: "booked", employeeFullName: "Ola Lis", minutes: 60, actions: ["cancel"] });
  });

  test("is refused at times that are not offered, twice for one animal, and for more than three visits", async () => {
    const animalId = await anAnimal();
    expect((await book(cast.stranger, animalId, "2026-11-21T09:30:00Z")).statusCode).toBe(409);
    expect((await book(cast.stranger, animalId, "soon")).json().errors[0].errors).toEqual(["Please choose a time."]);
    expect((await book(cast.stranger, animalId)).statusCode).toBe(201);
    expect((await book(cast.adopter, animalId)).statusCode).toBe(409);
    expect((await book(cast.stranger, await anAnimal())).statusCode).toBe(409);
    expect((await book(cast.stranger, animalId, ELEVEN)).statusCode).toBe(201);
    expect((await book(cast.stranger, animalId, TWELVE)).statusCode).toBe(201);
    const fourth = await book(cast.stranger, animalId, "2026-11-28T09:00:00Z");
    expect(fourth.json()).toMatchObject({
      message: "You have 3 visits before you. Cancel one of them to book another.",
      present: { openVisits: 3 },
    });
    expect((await cast.visitor.post("/api/visits", { animalId, startsAt: TEN })).statusCode).toBe(401);
    expect((await book(cast.admin, animalId)).statusCode).toBe(403);
  });

  test("is refused after ten within a day, also when each was cancelled: every one of them writes letters", async () => {
    const person = await aUser(shelter);
    const animalId = await anAnimal();
    for (let times = 0; times < 10; times += 1) {
      const { id } = (await book(person, animalId)).json();
      expect((await person.client.post(`/api/visits/${id}/cancel`)).statusCode).toBe(200);
    }
    const refused = await book(person, animalId);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "You have booked 10 visits within a day. Please book the next one tomorrow, or call us.",
    ]);
    expect(await lettersTo(shelter, person)).toHaveLength(20);
    const yesterday = new Date(NOON.getTime() - 24 * 60 * 60_000);
    await shelter.db.updateTable("visits").set({ booked_at: yesterday }).where("user_id", "=", person.id).execute();
    expect((await book(person, animalId)).statusCode).toBe(201);
  });

  test("and an appointment never take one animal or employee at once, in either order", async () => {
    const animalId = await anAnimal();
    expect((await book(cast.stranger, animalId)).statusCode).toBe(201);
    const appointment = { serviceTypeId: 1, purpose: "Check", dateOfAppointment: "2026-11-21T09:30:00Z" };
    const other = await buildEmployee(shelter.db);
    const post = (given: object) => cast.admin.client.post("/api/appointments", { ...appointment, ...given });
    const refused = await post({ animalId, employeeId: other });
    expect(refused.json()).toMatchObject({
      status: 409,
      message: "The animal has something else at this time (10:00–11:00).",
      present: {
        busy: { from: TEN, until: ELEVEN },
        free: [ELEVEN, "2026-11-21T10:30:00.000Z", TWELVE, "2026-11-21T11:30:00.000Z"],
      },
    });
    expect((await post({ animalId: await anAnimal(), employeeId: guide })).json().message).toBe(
      "This employee is busy at this time (10:00–11:00).",
    );
    expect((await post({ animalId, employeeId: other, dateOfAppointment: ELEVEN })).statusCode).toBe(201);
    expect((await slots(animalId)).items[0]).toBe(TWELVE);
  });
});
