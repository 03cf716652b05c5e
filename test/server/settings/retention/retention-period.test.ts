import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { NOON, startAppForFile } from "../../support/app.ts";
import { auditedActions } from "../../support/audit-log.ts";
import { buildMessage } from "../../support/builders.ts";
import { anAdmin, anEmployee, aUser, aVisitor } from "../../support/people.ts";
import { monthsAgo, periodOf, send } from "./kept.ts";

const KINDS = ["messages", "applications", "jobApplications", "letters", "changes"];
const MONTHS = "Give a whole number of months from 1 to 240, or leave it empty.";

const shelter = await startAppForFile();
const { db, clock } = shelter;
beforeEach(async () => {
  clock.set(NOON);
  for (const table of ["contact_messages", "retention_periods"] as const) await db.deleteFrom(table).execute();
});
const admin = await anAdmin(shelter);

const answered = (months: number) =>
  buildMessage(db, { read_at: monthsAgo(months), answered_at: monthsAgo(months), answered_by: admin.accountId });

test("at first every kind is kept, and what it holds is counted", async () => {
  await answered(30);
  await answered(2);
  await buildMessage(db);
  const { items } = (await admin.client.get("/api/shelter/retention")).json();
  expect(
    items.map(({ kind, months, next }: { kind: string; months: null; next: null }) => [kind, months, next]),
  ).toEqual(KINDS.map((kind) => [kind, null, null]));
  expect(items[0]).toMatchObject({
    held: { count: 2, isMore: false, oldest: monthsAgo(30).toISOString() },
    last: null,
    changed: null,
    version: 0,
  });
});

test("a period is set by whoever was told what it erases, and begins in the next night", async () => {
  await answered(30);
  await answered(25);
  await answered(2);
  const preview = (await admin.client.get("/api/shelter/retention/messages/due?months=24")).json();
  expect(preview).toEqual({
    night: "2026-11-21",
    due: { count: 2, isMore: false, oldest: monthsAgo(30).toISOString() },
  });
  for (const body of [{ months: 24 }, { months: 24, erases: 1 }]) {
    const refused = await send(admin.client, "messages", body);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "This period would erase 2 records for good. Agree to that first.",
    ]);
  }
  const set = await send(admin.client, "messages", { months: 24, erases: 2 });
  expect(set.statusCode, set.body).toBe(200);
  expect(set.json()).toMatchObject({
    ...{ months: 24, next: preview, version: 1 },
    changed: { at: NOON.toISOString(), by: expect.stringMatching(/\w/) },
  });
  expect(await periodOf(admin.client, "messages")).toEqual(set.json());
  const log = (await admin.client.get("/api/audit?subject=retention+period")).json();
  expect(log.items).toMatchObject([
    { action: "edit", details: { kind: "messages" }, before: { months: null }, after: { months: 24 } },
  ]);
});

test("nothing is asked for a period that erases nothing, or for none", async () => {
  await answered(2);
  for (const months of [24, 36, null])
    expect((await send(admin.client, "messages", { months })).json()).toMatchObject({ months });
});

test("whoever signed in long ago shows again who they are before something is erased", async () => {
  await answered(30);
  clock.set(new Date(NOON.getTime() + 11 * 60_000));
  const refused = await send(admin.client, "messages", { months: 24, erases: 1 });
  expect([refused.statusCode, refused.json().code]).toEqual([403, "confirm"]);
  expect((await send(admin.client, "messages", { months: 48 })).statusCode).toBe(200);
});

test("what is no period is refused at its field", async () => {
  for (const months of [-1, 0, 241, 10_000, 1.5, "12", undefined]) {
    const refused = await send(admin.client, "messages", { months });
    expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ field: "months", errors: [MONTHS] }]]);
  }
  expect((await send(admin.client, "messages", { months: 24, erases: -1 })).statusCode).toBe(400);
  for (const months of ["", "?months=", "?months=0", "?months=10000", "?months=x"])
    expect((await admin.client.get(`/api/shelter/retention/messages/due${months}`)).statusCode).toBe(400);
  for (const kind of ["contracts", "donations"])
    expect((await send(admin.client, kind as "messages", { months: 24 }, 0)).statusCode).toBe(404);
  expect(await db.selectFrom("retention_periods").selectAll().execute()).toEqual([]);
});

test("of two admins who save at once the second is told of the first", async () => {
  const other = await anAdmin(shelter);
  const bare = await admin.client.put("/api/shelter/retention/letters", { months: 12 });
  expect(bare.statusCode).toBe(428);
  const answers = await Promise.all([
    send(admin.client, "letters", { months: 12 }, 0),
    send(other.client, "letters", { months: 24 }, 0),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});

test("only admins see the periods and set them", async () => {
  const others = [aVisitor(shelter), (await aUser(shelter)).client, (await anEmployee(shelter)).client];
  for (const [at, client] of others.entries()) {
    const expected = at === 0 ? 401 : 403;
    expect((await client.get("/api/shelter/retention")).statusCode).toBe(expected);
    expect((await client.get("/api/shelter/retention/messages/due?months=1")).statusCode).toBe(expected);
    expect((await send(client, "messages", { months: 1 }, 0)).statusCode).toBe(expected);
  }
  expect(await auditedActions(admin, "subject=retention+period&action=erase")).toEqual([]);
});

test("a shelter of many years is counted to ten thousand", async () => {
  await sql`insert into contact_messages (name, email, message, created_at, read_at, answered_at, answered_by)
    select 'Jan', 'jan@person.test', 'Hello', at, at, at, ${admin.accountId}::int
    from (values (${monthsAgo(30)}::timestamptz)) old (at), generate_series(1, 10001)`.execute(db);
  const { held } = await periodOf(admin.client, "messages");
  expect(held).toMatchObject({ count: 10_000, isMore: true });
  const refused = await send(admin.client, "messages", { months: 24 });
  expect(refused.json().message).toContain("more than 10000 records");
  expect((await send(admin.client, "messages", { months: 24, erases: 10_000 })).statusCode).toBe(200);
});
