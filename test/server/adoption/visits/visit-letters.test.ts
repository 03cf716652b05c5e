import { describe, expect, test } from "vitest";
import { cancelUnavailable, remindVisitors } from "../../../../src/server/adoption/visits/visit.reminders.ts";
import { adoptionAt } from "../../support/adoption-cast.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { tokenOfLink } from "../../support/link-tokens.ts";
import { aUser, lettersTo, type Person } from "../../support/people.ts";
import { ELEVEN, TEN, TWELVE, visitCast } from "./visit-cast.ts";

const shelter = await startAppForFile();
const { cast, setPlan, anAnimal, book, work, hasBegun } = await visitCast(shelter);

describe("the letter", () => {
  test("has a calendar file; moving it and calling it off change the same entry", async () => {
    const person = await aUser(shelter);
    const { id } = (await book(person, await anAnimal())).json();
    const moved = await cast.outsider.client.put(`/api/visits/${id}`, { startsAt: "2026-11-21T14:00:00Z" });
    expect(moved.json()).toMatchObject({ startsAt: "2026-11-21T14:00:00.000Z", actions: ["cancel", "move"] });
    expect((await person.client.post(`/api/visits/${id}/cancel`)).json().state).toBe("cancelled");
    expect((await person.client.post(`/api/visits/${id}/cancel`)).statusCode).toBe(200);
    const letters = await lettersTo(shelter, person);
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
    expect((await lettersTo(shelter, person)).length).toBe(2);
    expect((await shelter.app.inject("/visit?token=%00nonsense")).statusCode).toBe(404);
  });

  test("reminds the day before, once, however many servers write; who has just booked is not reminded", async () => {
    const [early, late] = [await aUser(shelter), await aUser(shelter)];
    await book(early, await anAnimal(), "2026-11-28T09:00:00Z");
    const run = () => remindVisitors(work);
    expect(await run()).toBe(0);
    await setPlan({ noticeHours: 0 });
    shelter.clock.set(new Date("2026-11-27T09:30:00Z"));
    await book(late, await anAnimal(), "2026-11-28T09:00:00Z");
    const written = await Promise.all([run(), run(), run()]);
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await run()).toBe(0);
    expect((await lettersTo(shelter, early)).map(({ subject }) => subject)).toEqual([
      "Booked: Walk with Rex",
      "See you soon: Walk with Rex",
    ]);
    expect(await lettersTo(shelter, late)).toHaveLength(1);
    shelter.clock.set(NOON);
    await setPlan();
  });

  test("calls off visits to an animal that cannot be visited any more", async () => {
    const person = await aUser(shelter);
    const animalId = await anAnimal({ type: "Cat" });
    const { id } = (await book(person, animalId)).json();
    expect(await cancelUnavailable(work)).toBe(0);
    await cast.admin.client.put(`/api/animals/${animalId}`, { status: "Adopted" });
    expect(await cancelUnavailable(work)).toBe(1);
    expect(await cancelUnavailable(work)).toBe(0);
    expect((await person.client.get(`/api/visits/${id}`)).json()).toMatchObject({
      state: "cancelled",
      cancelledBy: "shelter",
    });
    expect((await lettersTo(shelter, person)).map(({ subject }) => subject)).toEqual([
      "Booked: Visit to Rex",
      "Cancelled: Visit to Rex",
    ]);
  });
});

describe("a visit", () => {
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
    expect(await lettersTo(shelter, other)).toHaveLength(1);
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

describe("an adoption", () => {
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
    const needs = async (given: Parameters<typeof anAnimal>[0]) => {
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
    const letters = await lettersTo(shelter, adopter);
    expect(letters.filter(({ calendar }) => calendar).map(({ subject }) => subject)).toEqual([
      "Booked: Home visit for Rex",
      "New time: Home visit for Rex",
    ]);
    expect((await put(cast.admin, "2026-11-26T16:30:00Z")).statusCode).toBe(200);
    expect(await cancelUnavailable(work)).toBe(0);
    const passed = await cast.mainCaretaker.client.post(`/api/adoptions/${id}/home-check/complete`, {
      approved: true,
      despite: "They know him.",
    });
    expect(passed.statusCode).toBe(200);
    expect(await cancelUnavailable(work)).toBe(1);
    expect((await lettersTo(shelter, adopter)).map(({ subject }) => subject)).toContain(
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
