import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { cancelUnavailable, remindVisitors } from "../../../../src/server/adoption/visits/visit.reminders.ts";
import { tokenOfLink } from "../../platform/mail/link-tokens.ts";
import { NOON, PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildAppointment, buildEmployee } from "../../support/builders.ts";
import { aUser, type Person } from "../../support/people.ts";
import { adoptionAt, assembleCast } from "../adoption-cast.ts";

/** The next Saturday, 10:00 to 13:00 in Warsaw, as UTC. */
const [TEN, ELEVEN, TWELVE] = ["2026-11-21T09:00:00.000Z", "2026-11-21T10:00:00.000Z", "2026-11-21T11:00:00.000Z"];
const PLAN = { minutes: 60, atOnce: 2, noticeHours: 12, daysAhead: 21, daysOff: [] };
const hours = (given: object = {}) => [
  { days: ["Saturday"], opens: "10:00", closes: "13:30", employeeId: guide, ...given },
];
const setPlan = (given: object = {}) =>
  cast.admin.client.put("/api/visit-plan", { ...PLAN, hours: hours(), ...given }, { "if-match": "*" });

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const guide = await buildEmployee(shelter.db, { name: "Ola", surname: "Lis" });
expect((await setPlan()).statusCode).toBe(200);
afterEach(() => shelter.clock.set(NOON));

const anAnimal = (given: Parameters<typeof buildAnimal>[1] = {}) => buildAnimal(shelter.db, { name: "Rex", ...given });
const slots = async (animalId: number, who: Person["client"] = cast.visitor, from = "2026-11-20") =>
  (await who.get(`/api/animals/${animalId}/visit-slots?from=${from}`)).json();
const book = (who: Person, animalId: number, startsAt: string = TEN) =>
  who.client.post("/api/visits", { animalId, startsAt });
const lettersTo = ({ accountId }: Person) =>
  shelter.db
    .selectFrom("letters")
    .select(["subject", "text", "calendar"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
const work = () => ({ ...shelter, publicUrl: PUBLIC_URL });
/** Without moving the clock, which would end the sessions of staff. */
const hasBegun = (id: number) =>
  shelter.db
    .updateTable("visits")
    .set({ starts_at: new Date("2026-11-20T10:30:00Z") })
    .where("id", "=", id)
    .execute();
const freeDay = async () =>
  shelter.db.updateTable("visits").set({ state: "cancelled", cancelled_by: "shelter" }).execute();

describe("slots", () => {
  afterEach(freeDay);
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
  afterEach(freeDay);
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
    expect(await lettersTo(person)).toHaveLength(20);
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

describe("the letter", () => {
  afterEach(freeDay);
  test("has a calendar file; moving it and calling it off change the same entry", async () => {
    const person = await aUser(shelter);
    const { id } = (await book(person, await anAnimal())).json();
    const moved = await cast.outsider.client.put(`/api/visits/${id}`, { startsAt: "2026-11-21T14:00:00Z" });
    expect(moved.json()).toMatchObject({ startsAt: "2026-11-21T14:00:00.000Z", actions: ["cancel", "move"] });
    expect((await person.client.post(`/api/visits/${id}/cancel`)).json().state).toBe("cancelled");
    expect((await person.client.post(`/api/visits/${id}/cancel`)).statusCode).toBe(200);
    const letters = await lettersTo(person);
    expect(letters.map(({ subject }) => subject)).toEqual([
      "Booked: Walk with Rex",
      "New time: Walk with Rex",
      "Cancelled: Walk with Rex",
    ]);
    expect(letters[0]?.text).toContain("When: Saturday, 21 November 2026 at 10:00 (60 minutes)");
    const lines = letters.map(({ calendar }) => calendar?.split("\r\n") ?? []);
    const only = (name: string) => lines.map((all) => all.find((line) => line.startsWith(name)));
    expect(only("METHOD")).toEqual(["METHOD:REQUEST", "METHOD:REQUEST", "METHOD:CANCEL"]);
    expect(only("SEQUENCE")).toEqual(["SEQUENCE:0", "SEQUENCE:1", "SEQUENCE:2"]);
    expect(only("STATUS")).toEqual(["STATUS:CONFIRMED", "STATUS:CONFIRMED", "STATUS:CANCELLED"]);
    expect(only("DTSTART")).toEqual([
      "DTSTART:20261121T090000Z",
      "DTSTART:20261121T140000Z",
      "DTSTART:20261121T140000Z",
    ]);
    expect(new Set(only("UID"))).toEqual(new Set([`UID:visit-${id}@shelter.test`]));
    expect(only("DTSTAMP")[0]).toBe("DTSTAMP:20261120T110000Z");
  });

  test("leads to a page with one button: looking changes nothing, pressing calls it off, in the page's language", async () => {
    const person = await aUser(shelter);
    const { id } = (await book(person, await anAnimal())).json();
    const token = await tokenOfLink(shelter, "cancel visit", id);
    const page = await shelter.app.inject(`/pl/visit?token=${token}`);
    expect(page.body).toContain("Spacer – Rex");
    expect(page.headers["cache-control"]).toBe("no-store");
    const action = /action="([^"]+)"/.exec(page.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
    for (const method of ["GET", "HEAD"] as const)
      expect((await shelter.app.inject({ method, url: action })).statusCode).toBe(401);
    expect((await person.client.get(`/api/visits/${id}`)).json().state).toBe("booked");
    const press = () =>
      shelter.app.inject({
        method: "POST",
        url: action,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const pressed = await press();
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `/pl/visit?token=${token}`]);
    expect((await press()).statusCode).toBe(303);
    const nonsense = action.replace(/token=[^&]+/, "token=%00nonsense");
    expect((await shelter.app.inject({ method: "POST", url: nonsense })).statusCode).toBe(303);
    expect((await person.client.get(`/api/visits/${id}`)).json()).toMatchObject({
      state: "cancelled",
      cancelledBy: "visitor",
    });
    expect((await shelter.app.inject(`/visit?token=${token}`)).body).toContain("This visit is cancelled.");
    expect((await lettersTo(person)).length).toBe(2);
    expect((await shelter.app.inject("/visit?token=%00nonsense")).statusCode).toBe(404);
  });

  test("reminds the day before, once, however many servers write; who has just booked is not reminded", async () => {
    const [early, late] = [await aUser(shelter), await aUser(shelter)];
    await book(early, await anAnimal(), "2026-11-28T09:00:00Z");
    const run = () => remindVisitors(work());
    expect(await run()).toBe(0);
    await setPlan({ noticeHours: 0 });
    shelter.clock.set(new Date("2026-11-27T09:30:00Z"));
    await book(late, await anAnimal(), "2026-11-28T09:00:00Z");
    const written = await Promise.all([run(), run(), run()]);
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await run()).toBe(0);
    expect((await lettersTo(early)).map(({ subject }) => subject)).toEqual([
      "Booked: Walk with Rex",
      "See you soon: Walk with Rex",
    ]);
    expect(await lettersTo(late)).toHaveLength(1);
    shelter.clock.set(NOON);
    await setPlan();
  });

  test("calls off visits to an animal that cannot be visited any more", async () => {
    const person = await aUser(shelter);
    const animalId = await anAnimal({ type: "Cat" });
    const { id } = (await book(person, animalId)).json();
    expect(await cancelUnavailable(work())).toBe(0);
    await cast.admin.client.put(`/api/animals/${animalId}`, { status: "Adopted" });
    expect(await cancelUnavailable(work())).toBe(1);
    expect(await cancelUnavailable(work())).toBe(0);
    expect((await person.client.get(`/api/visits/${id}`)).json()).toMatchObject({
      state: "cancelled",
      cancelledBy: "shelter",
    });
    expect((await lettersTo(person)).map(({ subject }) => subject)).toEqual([
      "Booked: Visit to Rex",
      "Cancelled: Visit to Rex",
    ]);
  });
});

describe("a visit", () => {
  afterEach(freeDay);
  test("is its visitor's and staff's: others do not find it, and users can neither move it nor say that it took place", async () => {
    const person = await aUser(shelter);
    const { id } = (await book(person, await anAnimal())).json();
    const path = `/api/visits/${id}`;
    expect((await cast.stranger.client.get(path)).statusCode).toBe(404);
    expect((await cast.stranger.client.post(`${path}/cancel`)).statusCode).toBe(404);
    expect((await cast.stranger.client.get(`${path}/calendar`)).statusCode).toBe(404);
    expect((await person.client.put(path, { startsAt: ELEVEN })).statusCode).toBe(403);
    expect((await person.client.post(`${path}/outcome`, { outcome: "done" })).statusCode).toBe(403);
    const file = await person.client.get(`${path}/calendar`);
    expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(file.body).toContain("METHOD:PUBLISH");
    expect(file.body).not.toContain("ATTENDEE");
    expect((await person.client.get("/api/visits/me")).json()).toMatchObject({ totalCount: 1, items: [{ id }] });
    expect((await (await aUser(shelter)).client.get("/api/visits/me")).json().totalCount).toBe(0);
  });

  test("that clashes is not moved, and the answer says when and offers free times", async () => {
    const [one, other] = [await aUser(shelter), await aUser(shelter)];
    const animalId = await anAnimal();
    await book(one, animalId);
    const { id } = (await book(other, animalId, ELEVEN)).json();
    const move = (body: object) => cast.outsider.client.put(`/api/visits/${id}`, body);
    expect((await move({ startsAt: TEN })).json()).toMatchObject({
      status: 409,
      message: "The animal has something else at this time (10:00–11:00).",
      present: {
        busy: { from: TEN, until: ELEVEN },
        free: [ELEVEN, TWELVE, "2026-11-28T09:00:00.000Z", "2026-11-28T10:00:00.000Z"],
      },
    });
    expect((await move({ startsAt: "2026-11-20T10:00:00Z" })).json().errors[0].field).toBe("startsAt");
    expect((await move({ employeeId: null })).json().employeeId).toBeNull();
    expect(await lettersTo(other)).toHaveLength(1);
  });

  test("took place when staff say so, after it began; they may correct it, and it cannot be cancelled then", async () => {
    const person = await aUser(shelter);
    const { id } = (await book(person, await anAnimal())).json();
    const say = (outcome: string) => cast.outsider.client.post(`/api/visits/${id}/outcome`, { outcome });
    expect((await say("done")).statusCode).toBe(409);
    await hasBegun(id);
    expect((await person.client.post(`/api/visits/${id}/cancel`)).statusCode).toBe(409);
    expect((await say("missed")).json().state).toBe("missed");
    expect((await say("done")).json()).toMatchObject({ state: "done", actions: ["missed"] });
    expect((await cast.outsider.client.post(`/api/visits/${id}/cancel`)).statusCode).toBe(409);
  });

  test("is in the export of personal data, and gives its place free when the account is closed", async () => {
    const person = await aUser(shelter);
    const { id } = (await book(person, await anAnimal())).json();
    expect((await person.client.get("/api/users/me/export")).json().visits).toMatchObject([
      { animal: "Rex", state: "booked" },
    ]);
    expect((await cast.admin.client.post(`/api/users/${person.id}/close`)).statusCode).toBe(204);
    expect((await cast.admin.client.get(`/api/visits/${id}`)).json()).toMatchObject({
      state: "cancelled",
      visitorFullName: "Closed account",
    });
  });
});

describe("the calendar", () => {
  afterEach(freeDay);
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

describe("an adoption", () => {
  afterEach(freeDay);
  test("counts walks that took place, for dogs of four months and older", async () => {
    const animalId = await anAnimal({ animal_group_id: cast.group });
    const { id } = await adoptionAt(shelter, cast, 1, cast.adopter, animalId);
    const path = `/api/adoptions/${id}/visits`;
    const none = { needed: 2, done: 0, items: [], leftOut: null, actions: ["book"] };
    expect((await cast.adopter.client.get(path)).json()).toEqual(none);
    const { id: visitId } = (await book(cast.adopter, animalId)).json();
    await hasBegun(visitId);
    await cast.outsider.client.post(`/api/visits/${visitId}/outcome`, { outcome: "done" });
    expect((await cast.admin.client.get(path)).json()).toMatchObject({ needed: 2, done: 1, items: [{ id: visitId }] });
    expect((await cast.stranger.client.get(path)).statusCode).toBe(404);
    await cast.adopter.client.post(`/api/adoptions/${id}/withdraw`);
    expect((await cast.adopter.client.get(path)).json(), "ended").toMatchObject({ needed: 1, done: 1, actions: [] });
    const needs = async (given: Parameters<typeof buildAnimal>[1]) => {
      const animal = await anAnimal({ animal_group_id: cast.group, ...given });
      const young = await adoptionAt(shelter, cast, 1, await aUser(shelter), animal);
      return (await cast.admin.client.get(`/api/adoptions/${young.id}/visits`)).json().needed;
    };
    expect(await needs({ type: "Cat" })).toBe(0);
    expect(await needs({ born_on: "2026-07-21" })).toBe(0);
    expect(await needs({ born_on: "2026-07-20" })).toBe(2);
    expect(await needs({ born_on: null })).toBe(2);
  });

  test("has a home check with a date, a letter and a calendar file; giving it another date moves it", async () => {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 5, adopter, await anAnimal({ animal_group_id: cast.group }));
    const put = (who: Person, startsAt: string) => who.client.put(`/api/adoptions/${id}/home-check`, { startsAt });
    expect((await put(cast.outsider, "2026-11-25T16:00:00Z")).statusCode).toBe(404);
    expect((await put(adopter, "2026-11-25T16:00:00Z")).statusCode).toBe(403);
    expect((await put(cast.mainCaretaker, "2026-11-19T16:00:00Z")).json().errors[0].field).toBe("startsAt");
    const [first] = (await put(cast.mainCaretaker, "2026-11-25T16:00:00Z")).json().items;
    expect(first).toMatchObject({ kind: "home_check", minutes: 60, employeeId: cast.mainCaretaker.id, adoptionId: id });
    const both = await Promise.all([
      put(cast.mainCaretaker, "2026-11-26T16:00:00Z"),
      put(cast.admin, "2026-11-26T16:00:00Z"),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { items, needed } = (await adopter.client.get(`/api/adoptions/${id}/visits`)).json();
    expect([items.length, items[0].id, items[0].startsAt, needed]).toEqual([
      1,
      first.id,
      "2026-11-26T16:00:00.000Z",
      2,
    ]);
    const letters = await lettersTo(adopter);
    expect(letters.filter(({ calendar }) => calendar).map(({ subject }) => subject)).toEqual([
      "Booked: Home visit for Rex",
      "New time: Home visit for Rex",
    ]);
    expect((await put(cast.admin, "2026-11-26T16:30:00Z")).statusCode).toBe(200);
    expect(await cancelUnavailable(work())).toBe(0);
    const passed = await cast.mainCaretaker.client.post(`/api/adoptions/${id}/home-check/complete`, {
      approved: true,
      despite: "They know him.",
    });
    expect(passed.statusCode).toBe(200);
    expect(await cancelUnavailable(work())).toBe(1);
    expect((await lettersTo(adopter)).map(({ subject }) => subject)).toContain(
      "Not needed any more: Home visit for Rex",
    );
    expect((await adopter.client.get(`/api/adoptions/${id}/visits`)).json().items).toEqual([]);

    for (let turn = 0; turn < 3; turn++) {
      const leaving = await aUser(shelter);
      const theirs = await adoptionAt(shelter, cast, 5, leaving, await anAnimal({ animal_group_id: cast.group }));
      const [closed, dated] = await Promise.all([
        cast.admin.client.post(`/api/users/${leaving.id}/close`),
        cast.admin.client.put(`/api/adoptions/${theirs.id}/home-check`, { startsAt: `2026-12-0${turn + 1}T16:00:00Z` }),
      ]);
      expect(closed.statusCode).toBe(204);
      expect([200, 403, 409]).toContain(dated.statusCode);
      const left = await shelter.db.selectFrom("visits").select("state").where("user_id", "=", leaving.id).execute();
      expect(left.map(({ state }) => state)).not.toContain("booked");
    }
    const early = await adoptionAt(shelter, cast, 4, await aUser(shelter));
    const refused = await cast.admin.client.put(`/api/adoptions/${early.id}/home-check`, {
      startsAt: "2026-11-25T16:00:00Z",
    });
    expect(refused.statusCode).toBe(409);
  });
});
