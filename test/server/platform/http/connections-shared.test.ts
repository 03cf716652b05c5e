import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "../../../../src/server/accounts/password.ts";
import { openDatabase } from "../../../../src/server/database/pool.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { createDatabase } from "../../support/database.ts";
import { anAdmin, aUser, aVisitor, type Person } from "../../support/people.ts";

let locker: pg.PoolClient;
const database = await createDatabase();
const db = openDatabase(database.pool); // as patient as the product
const shelter = await startAppForFile({ database: { ...database, db } });
const admin = await anAdmin(shelter);
await buildAnimal(shelter.db, { name: "Azor" });

// A list that takes as long as the test wants: another transaction has locked the table.
beforeEach(async () => {
  locker = await shelter.pool.connect();
  await locker.query("begin; lock table adoptions in access exclusive mode");
});
afterEach(() => locker.release());
const unlock = () => locker.query("rollback");

const PASSWORD = "a password";
const SLOW_LIST = "/api/adoptions?page=90000";

const newsBy = (employeeId: number) => ({ employeeId, title: "Azor is here", content: "He likes to run." });

/** Requests so many slow lists at the same time. @returns their answers, in the order in which they come */
function slowLists(person: Person, count: number) {
  const statuses: number[] = [];
  const all = Array.from({ length: count }, async () => {
    const answer = await person.client.get(SLOW_LIST);
    statuses.push(answer.statusCode);
    return answer;
  });
  return { statuses, answers: Promise.all(all) };
}

describe("while one person requests many slow lists at once", () => {
  test("visitors, signing in, readiness and other people are served, and requests beyond the limit are answered 503 soon", async () => {
    const email = "somebody@person.test";
    const { accountId } = await aUser(shelter);
    const account = { email, password_hash: await hashPassword(PASSWORD) };
    await shelter.db.updateTable("accounts").set(account).where("id", "=", accountId).execute();
    const other = await anAdmin(shelter);
    const { statuses, answers } = slowLists(admin, 30);
    await wait(200);
    for (const path of ["/api/animals", "/animals?page=1", "/readyz", "/login", "/photos/1"]) {
      // Behind the lists, which wait for the lock, it would be answered 503.
      const answer = await aVisitor(shelter).get(path);
      expect([path, answer.statusCode]).toEqual([path, path === "/photos/1" ? 404 : 200]);
    }
    const login = await aVisitor(shelter).post("/api/auth/login", { email, password: PASSWORD });
    expect(login.statusCode).toBe(200);
    for (const { id, client } of [admin, other]) {
      expect((await client.post("/api/news", newsBy(id))).statusCode).toBe(201);
      expect((await client.get("/api/news")).statusCode).toBe(client === other.client ? 200 : 503);
    }
    await expect.poll(() => statuses.length).toBe(27);
    expect(new Set(statuses)).toEqual(new Set([503]));
    await unlock();
    const all = await answers;
    const refused = all.filter(({ statusCode }) => statusCode === 503);
    expect(all.length - refused.length).toBe(3);
    expect(refused[0]?.headers["retry-after"]).toBe("5");
    expect(refused[0]?.json()).toMatchObject({ status: 503, title: "Service Unavailable" });
  });
});

test("identical writes at once wait for one another, and none is answered 503", async () => {
  await unlock();
  const news = Array.from({ length: 20 }, () => admin.client.post("/api/news", newsBy(admin.id)));
  const statuses = (await Promise.all(news)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([201]));
});
