import { beforeEach, describe, expect, test } from "vitest";
import type { ReceivedMessage } from "../../../../src/contract/outreach/messages.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildMessage } from "../../support/builders.ts";
import { anAdmin, anEmployee, aUser, aVisitor, type Person } from "../../support/people.ts";

const CALL = "/api/contact/messages";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const employee = await anEmployee(shelter, { name: "Ewa", surname: "Mazur" });
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
    expect(opened).toMatchObject({
      id,
      state: "read",
      readAt: NOON.toISOString(),
      actions: ["reply", "answered", "close"],
    });
    expect(await unread()).toBe(1);
    shelter.clock.set(new Date(NOON.getTime() + 60_000));
    const again = (await admin.client.get(`${CALL}/${id}`)).json();
    expect(again).toMatchObject({ readAt: NOON.toISOString(), actions: ["reply", "answered", "close", "delete"] });
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
      actions: ["reply", "not-answered", "close"],
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
});

describe("a reply", () => {
  const reply = ({ client }: Person, id: number, text: unknown, repliesSeen: unknown = 0) =>
    client.post(`${CALL}/${id}/replies`, { text, repliesSeen });
  const accountWith = async (email: string, email_confirmed_at: Date | null) => {
    const { accountId } = await aUser(shelter);
    const change = { email, email_confirmed_at };
    await shelter.db.updateTable("accounts").set(change).where("id", "=", accountId).execute();
    return accountId;
  };
  const lettersOut = () => shelter.db.selectFrom("letters").selectAll().orderBy("id").execute();

  test("goes out as a letter with what was written before, answers come to the shelter, and the thread stays", async () => {
    const account_id = await accountWith("jan@home.test", NOON);
    const id = await buildMessage(shelter.db, {
      name: "Jan",
      email: "Jan@home.test",
      message: "Is Burek\nstill here?",
      account_id,
    });
    expect((await reply(employee, id, "Yes, he is.\n\nCome on Saturday.")).statusCode).toBe(201);
    const answered = (await reply(admin, id, "Bring a lead.", 1)).json();
    expect(answered).toMatchObject({
      state: "answered",
      replies: [
        { text: "Yes, he is.\n\nCome on Saturday.", sentBy: "Ewa Mazur", sentAt: NOON.toISOString() },
        { text: "Bring a lead." },
      ],
    });
    const [, last] = await lettersOut();
    expect(last).toMatchObject({ recipient: "Jan@home.test", subject: "Re: Your message to Animal Shelter" });
    expect(last?.reply_to).toBe((await employee.client.get("/api/shelter")).json().email);
    expect(last?.text).toMatch(/Dear Jan,\n\nBring a lead\.\n\nOn .* we wrote:\n\n> Yes, he is\./);
    expect(last?.text).toMatch(/On .* you wrote:\n\n> Is Burek\n> still here\?/);
    expect(await logOf(id)).toContainEqual("answer: Ewa Mazur");
  });

  test("carries nothing that its sender typed to an address that is not known to be theirs", async () => {
    const accounts = [null, await accountWith("third@home.test", null), await accountWith("own@home.test", NOON)];
    for (const account_id of accounts) {
      const typed = { name: "Buy Gold", email: "third@home.test", message: "at https://bad.test", account_id };
      const id = await buildMessage(shelter.db, typed);
      expect((await employee.client.get(`${CALL}/${id}`)).json().isConfirmed).toBe(false);
      expect((await reply(employee, id, "Thank you for writing.")).statusCode).toBe(201);
    }
    const letters = await lettersOut();
    expect(letters).toHaveLength(accounts.length);
    for (const { recipient, subject, text, html } of letters) {
      expect(recipient).toBe("third@home.test");
      expect(text).toMatch(/^Hello,\n\nThank you for writing\.\n\nThis answers a message that was sent to us on /);
      expect([subject, text, html].join()).not.toMatch(/gold|bad\.test/i);
    }
  });

  test("begins with a template in its sender's language, in which the shelter's record has filled the placeholders", async () => {
    const texts = { en: "Call {phone}.", pl: "Zadzwoń: {phone}." };
    const template = { names: { en: "Phone", pl: "Telefon" }, texts };
    expect((await admin.client.post("/api/reply-templates", template)).statusCode).toBe(201);
    const id = await buildMessage(shelter.db, { language: "pl" });
    const found = (await employee.client.get(`${CALL}/${id}/reply-templates`)).json();
    expect(found).toEqual([{ id: expect.any(Number), name: "Phone", text: "Zadzwoń: +48 420 000 012." }]);
    expect((await employee.client.get(`${CALL}/4711/reply-templates`)).statusCode).toBe(404);
    const unknown = { name: "Other", texts: { pl: "Cześć, {sender}!" } };
    const refused = await admin.client.post("/api/reply-templates", unknown);
    expect(refused.json().errors).toEqual([
      { field: "texts.pl", errors: ["{sender} is no placeholder of this text."] },
    ]);
    expect((await employee.client.put(`/api/reply-templates/${found[0].id}`, { name: "Mine" })).statusCode).toBe(403);
  });

  test("of two people at once is sent once; the other one reads who was faster", async () => {
    const id = await buildMessage(shelter.db);
    const both = await Promise.all([reply(employee, id, "Mine"), reply(admin, id, "Mine, too")]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await lettersOut()).toHaveLength(1);
    shelter.clock.set(new Date(NOON.getTime() + 120_000));
    const late = await reply(admin, id, "Late");
    expect(late.json().message).toMatch(/^\S+ answered 2 minutes ago\. Read it before you send yours\.$/);
  });

  test("needs words and an address", async () => {
    const id = await buildMessage(shelter.db);
    expect((await reply(employee, id, " ")).json().errors).toEqual([
      { field: "text", errors: ["Please write a reply."] },
    ]);
    expect((await reply(employee, id, "x".repeat(10_001))).statusCode).toBe(400);
    expect((await reply(employee, id, "Yes", "none")).statusCode).toBe(400);
    expect((await reply(employee, 4711, "Yes")).statusCode).toBe(404);
    const nowhere = await buildMessage(shelter.db, { email: "" });
    expect((await reply(employee, nowhere, "Yes")).statusCode).toBe(409);
    expect((await employee.client.get(`${CALL}/${nowhere}`)).json().actions).not.toContain("reply");
    expect(await lettersOut()).toEqual([]);
  });

  test("is deleted with its message, also in the outbox", async () => {
    const id = await buildMessage(shelter.db);
    await reply(employee, id, "Secret");
    expect((await admin.client.delete(`${CALL}/${id}`)).statusCode).toBe(204);
    expect((await lettersOut()).filter(({ text }) => text.includes("Secret"))).toEqual([]);
  });
});

test("a message is closed and opened again, and a reply opens it", async () => {
  const id = await buildMessage(shelter.db, { name: "Spam" });
  const closed = (await employee.client.post(`${CALL}/${id}/close`)).json();
  expect(closed).toMatchObject({ state: "closed", closedBy: "Ewa Mazur", actions: ["reply", "reopen"] });
  expect(await names("?state=closed")).toEqual(["Spam"]);
  expect(await names("?state=read")).toEqual([]);
  expect(await unread()).toBe(0);
  expect((await employee.client.post(`${CALL}/${id}/reopen`)).json()).toMatchObject({ state: "read" });
  await employee.client.post(`${CALL}/${id}/close`);
  const answer = await employee.client.post(`${CALL}/${id}/replies`, { text: "Hello", repliesSeen: 0 });
  expect(answer.json()).toMatchObject({ state: "answered", closedAt: null });
});
