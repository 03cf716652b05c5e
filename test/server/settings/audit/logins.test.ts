import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../../src/server/app/app.ts";
import { PASSWORD, signedInUser, untilIdle } from "../../accounts/concurrency.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { Client } from "../../support/client.ts";

const shelter = await startAppForFile();
beforeEach(async () => {
  shelter.clock.set(NOON);
  await shelter.db.deleteFrom("limited_uses").execute();
});

let count = 0;
const somebody = () => signedInUser(shelter, `audited${++count}@person.test`);
const login = (email: string, password = "a guess", app = shelter.app) =>
  new Client({ ...shelter, app }).post("/api/auth/login", { email, password });

/** The entries since the entry `since`, oldest first, after the work that follows the answers is done. */
async function written(since = "0"): Promise<[string, number | null, string, number | null][]> {
  await untilIdle(shelter);
  const { rows } = await shelter.pool.query("select * from audit_log where id > $1 order by id", [since]);
  return rows.map((row) => [row.action, row.actor_account_id, row.subject, row.subject_id]);
}
const last = async (): Promise<string> =>
  (await shelter.pool.query("select coalesce(max(id), 0)::text as id from audit_log")).rows[0].id;

describe("a refused login", () => {
  test("has an entry about the account without an actor, and one when the account is locked", async () => {
    const { email, accountId } = await somebody();
    const since = await last();
    for (let n = 1; n <= 5; n += 1) expect((await login(email)).statusCode).toBe(401);
    expect(await written(since)).toEqual([["failed login", null, "account", accountId]]);
    for (let n = 1; n <= 5; n += 1) expect((await login(email, PASSWORD)).statusCode).toBe(429);
    expect(await written(since)).toEqual([
      ["failed login", null, "account", accountId],
      ["locked login", null, "account", accountId],
    ]);
  });

  test("for unknown addresses has one entry for all, without anything that was typed", async () => {
    const since = await last();
    for (let n = 1; n <= 9; n += 1) expect((await login(`typed${n}@nobody.test`, "hunter2")).statusCode).toBe(401);
    expect(await written(since)).toEqual([["failed login", null, "unknown account", null]]);
    const { rows } = await shelter.pool.query("select l::text as line from audit_log as l");
    const lines = JSON.stringify(rows);
    for (const typed of ["nobody.test", "hunter2", "127.0.0.1"]) expect(lines).not.toContain(typed);
  });

  test("from a network address that tried too many accounts has one entry, whichever account is tried", async () => {
    const people = [await somebody(), await somebody()];
    for (let n = 1; n <= 20; n += 1) await login(`many${n}@nobody.test`);
    const since = await last();
    for (const { email } of people) expect((await login(email, PASSWORD)).statusCode).toBe(429);
    expect(await written(since)).toEqual([["locked login", null, "network address", null]]);
  });

  test("is answered without waiting for its entry, and a stop of the server waits for it", async () => {
    const { email, accountId } = await somebody();
    const app = await buildApp(shelter.deps);
    const since = await last();
    const holder = await shelter.pool.connect();
    await holder.query("begin; lock table audit_log in exclusive mode");
    expect((await login(email, "a guess", app)).statusCode).toBe(401);
    let isClosed = false;
    const closing = app.close().then(() => {
      isClosed = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isClosed).toBe(false);
    await holder.query("commit");
    holder.release();
    await closing;
    const { rows } = await shelter.pool.query("select action, subject_id from audit_log where id > $1", [since]);
    expect(rows).toEqual([{ action: "failed login", subject_id: accountId }]);
  });
});

test("a wrong current password has an entry by the person of the session", async () => {
  const { client, accountId } = await somebody();
  const since = await last();
  const change = { newPassword: "battery staple", currentPassword: "a guess" };
  for (let n = 1; n <= 3; n += 1)
    expect((await client.put(`/api/accounts/${accountId}/user`, change)).statusCode).toBe(400);
  expect(await written(since)).toEqual([["wrong password", accountId, "account", accountId]]);
});

test("a request for a new password has an entry about the account, and none for an unknown address", async () => {
  const { email, accountId } = await somebody();
  const since = await last();
  for (const asked of [email, email.toUpperCase(), "stranger@nobody.test"])
    expect((await new Client(shelter).post("/api/auth/password/forgot", { email: asked })).statusCode).toBe(200);
  expect(await written(since)).toEqual([["password reset requested", null, "account", accountId]]);
});
