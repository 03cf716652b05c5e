import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ReceivedMessage } from "../../../src/contract/contact-messages.ts";
import { NOON, startApp, type TestApp } from "../support/app.ts";
import { buildMessage } from "../support/builders.ts";
import { anAdmin, anEmployee, aUser, aVisitor, type Person } from "../support/people.ts";

const CALL = "/api/contact/messages";

let shelter: TestApp;
let admin: Person;
let employee: Person;
beforeAll(async () => {
  shelter = await startApp();
  admin = await anAdmin(shelter);
  employee = await anEmployee(shelter, { name: "Ewa", surname: "Mazur" });
});
afterAll(() => shelter.close());
beforeEach(async () => {
  shelter.clock.set(NOON);
  for (const table of ["contact_messages", "letters"] as const) await shelter.db.deleteFrom(table).execute();
});

const list = async (query = "") => (await employee.client.get(`${CALL}${query}`)).json();
const names = async (query: string): Promise<string[]> =>
  (await list(query)).items.map(({ name }: ReceivedMessage) => name);
const unread = async () => (await employee.client.get("/api/dashboard")).json().unreadMessages;
const logOf = async (id: number): Promise<string[]> =>
  (await admin.client.get(`/api/audit?subject=contact%20message&subjectId=${id}`))
    .json()
    .items.map(({ action, actorFullName }: { action: string; actorFullName: string }) => `${action}: ${actorFullName}`);

describe("opening a message", () => {
  test("marks it as read for everybody, is audited each time, and lowers the dashboard's number", async () => {
    const id = await buildMessage(shelter.db);
    await buildMessage(shelter.db);
    expect(await unread()).toBe(2);
    const opened = (await employee.client.get(`${CALL}/${id}`)).json();
    expect(opened).toMatchObject({ id, state: "read", readAt: NOON.toISOString(), actions: ["answered"] });
    expect(await unread()).toBe(1);
    shelter.clock.set(new Date(NOON.getTime() + 60_000));
    const again = (await admin.client.get(`${CALL}/${id}`)).json();
    expect(again).toMatchObject({ readAt: NOON.toISOString(), actions: ["answered", "delete"] });
    expect(await logOf(id)).toEqual([expect.stringMatching(/^read: Ewa Kowalska/), "read: Ewa Mazur"]);
  });

  test("with an unknown or malformed id is 404", async () => {
    for (const id of [4711, 0, "abc", "1.5", 3_000_000_000]) {
      expect((await employee.client.get(`${CALL}/${id}`)).statusCode).toBe(404);
    }
    expect((await employee.client.get(`${CALL}/4711`)).json().message).toBe("Message not found.");
  });
});

describe("marking as answered", () => {
  test("shows who answered and when, and can be undone", async () => {
    const id = await buildMessage(shelter.db);
    const answered = await employee.client.post(`${CALL}/${id}/answered`);
    expect(answered.statusCode).toBe(200);
    expect(answered.json()).toMatchObject({
      state: "answered",
      readAt: NOON.toISOString(),
      answeredAt: NOON.toISOString(),
      answeredBy: "Ewa Mazur",
      actions: ["not-answered"],
    });
    const back = await admin.client.post(`${CALL}/${id}/not-answered`);
    expect(back.json()).toMatchObject({ state: "read", answeredAt: null, answeredBy: null });
    expect(await logOf(id)).toEqual([
      expect.stringMatching(/^mark as not answered: Ewa Kowalska/),
      "mark as answered: Ewa Mazur",
    ]);
  });

  test("an answered message keeps who was first, also when two mark it at once", async () => {
    const id = await buildMessage(shelter.db);
    const both = await Promise.all([employee, admin].map(({ client }) => client.post(`${CALL}/${id}/answered`)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const first = (await list()).items[0].answeredBy;
    shelter.clock.set(new Date(NOON.getTime() + 60_000));
    expect((await admin.client.post(`${CALL}/${id}/answered`)).json()).toMatchObject({
      answeredBy: first,
      answeredAt: NOON.toISOString(),
    });
    expect(await logOf(id)).toHaveLength(1);
    expect((await admin.client.post(`${CALL}/4711/answered`)).statusCode).toBe(404);
    expect((await admin.client.post(`${CALL}/abc/not-answered`)).statusCode).toBe(404);
  });
});

describe("deleting", () => {
  test("is for admins only, and erases the letter's text; its audit entry stays", async () => {
    await aVisitor(shelter).post("/api/contact/send", { name: "Jan", email: "jan@person.test", message: "Erase me" });
    const [{ id }] = (await list()).items;
    expect((await employee.client.delete(`${CALL}/${id}`)).statusCode).toBe(403);
    await shelter.db.updateTable("letters").set({ sent_at: NOON }).execute();
    expect((await admin.client.delete(`${CALL}/${id}`)).statusCode).toBe(204);
    expect((await admin.client.get(`${CALL}/${id}`)).statusCode).toBe(404);
    expect((await admin.client.delete(`${CALL}/${id}`)).statusCode).toBe(404);
    expect((await list()).totalCount).toBe(0);
    const letters = await shelter.db.selectFrom("letters").selectAll().execute();
    expect(letters).toMatchObject([{ recipient: "", subject: "", text: "", html: "", reply_to: null }]);
    expect(await logOf(id)).toEqual([expect.stringMatching(/^delete:/)]);
  });

  test("a letter that still waits is no longer sent", async () => {
    await aVisitor(shelter).post("/api/contact/send", { name: "Jan", email: "jan@person.test", message: "Erase me" });
    const [{ id }] = (await list()).items;
    await admin.client.delete(`${CALL}/${id}`);
    expect(await shelter.db.selectFrom("letters").selectAll().execute()).toEqual([]);
  });
});

describe("the list", () => {
  test("is newest first, in pages, and found by name, address and words without Polish letters", async () => {
    await buildMessage(shelter.db, { name: "Łucja", message: "A", created_at: new Date("2026-11-01T10:00:00Z") });
    await buildMessage(shelter.db, {
      name: "Bea",
      email: "bea@LUC.test",
      created_at: new Date("2026-11-03T10:00:00Z"),
    });
    await buildMessage(shelter.db, {
      name: "Adam",
      message: "Kłucie 100%",
      created_at: new Date("2026-11-02T10:00:00Z"),
    });
    expect(await names("")).toEqual(["Bea", "Adam", "Łucja"]);
    expect(await names("?q=%20LUC")).toEqual(["Bea", "Adam", "Łucja"]);
    expect(await names("?q=100%25")).toEqual(["Adam"]);
    expect(await names("?q=lucja")).toEqual(["Łucja"]);
    expect(await list("?page=2&pageSize=2")).toMatchObject({
      page: 2,
      pageSize: 2,
      totalCount: 3,
      items: [{ name: "Łucja" }],
    });
    expect(await list("?page=9")).toMatchObject({ items: [], totalCount: 3 });
    expect(await list("")).toMatchObject({ page: 1, pageSize: 16 });
  });

  test("is filtered by state and sorted by any column", async () => {
    const seen = { read_at: NOON };
    await buildMessage(shelter.db, { name: "Ćma" });
    await buildMessage(shelter.db, { name: "Dora", ...seen });
    await buildMessage(shelter.db, { name: "Cyryl", ...seen, answered_at: NOON, answered_by: employee.accountId });
    expect(await names("?state=new")).toEqual(["Ćma"]);
    expect(await names("?state=Read")).toEqual(["Dora"]);
    expect(await names("?state=answered")).toEqual(["Cyryl"]);
    expect((await names("?state=all")).length).toBe(3);
    expect(await names("?sort=name")).toEqual(["Cyryl", "Ćma", "Dora"]);
    expect(await names("?sort=-name")).toEqual(["Dora", "Ćma", "Cyryl"]);
    expect(await names("?sort=state")).toEqual(["Ćma", "Dora", "Cyryl"]);
    for (const sort of ["email", "-message", "createdAt"]) expect((await names(`?sort=${sort}`)).length).toBe(3);
    for (const query of ["state=lost", "sort=id", "page=0", "pageSize=501"]) {
      expect((await employee.client.get(`${CALL}?${query}`)).statusCode).toBe(400);
    }
  });

  test("is for staff", async () => {
    expect((await aVisitor(shelter).get(CALL)).statusCode).toBe(401);
    expect((await (await aUser(shelter)).client.get(CALL)).statusCode).toBe(403);
  });
});
