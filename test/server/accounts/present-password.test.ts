import { beforeEach, expect, test } from "vitest";
import { NOON, startAppForFile } from "../support/app.ts";
import { Client } from "../support/client.ts";
import type { Person } from "../support/people.ts";
import { PASSWORD, signedInUser, whileLocked } from "./concurrency.ts";

const shelter = await startAppForFile();
beforeEach(async () => {
  shelter.clock.set(NOON);
  await shelter.db.deleteFrom("limited_uses").execute();
});

let count = 0;
const somebody = () => signedInUser(shelter, `present${++count}@person.test`);
const later = (minutes: number) => shelter.clock.set(new Date(NOON.getTime() + minutes * 60_000));

/** Calls that need the current password; the session stays valid when they are refused. */
const CALLS: Record<string, (person: Person, currentPassword: string) => ReturnType<Client["post"]>> = {
  "changing the password": ({ client, accountId }, currentPassword) =>
    client.put(`/api/accounts/${accountId}/user`, { newPassword: "battery staple", currentPassword }),
  "closing the account": ({ client }, currentPassword) => client.post("/api/users/me/close", { currentPassword }),
};

test.each(Object.entries(CALLS))(
  "%s takes five wrong passwords, then none for a quarter of an hour",
  async (_what, call) => {
    const person = await somebody();
    for (let n = 1; n <= 5; n += 1) expect((await call(person, `guess ${n}`)).statusCode).toBe(400);
    const right = await call(person, PASSWORD);
    expect([right.statusCode, right.json().message]).toEqual([429, "Too many attempts. Try again shortly."]);
    expect(Number(right.headers["retry-after"])).toBe(15 * 60);
    expect((await call(person, "guess 6")).statusCode).toBe(429);
    later(16);
    expect((await call(person, PASSWORD)).statusCode).toBeLessThan(300);
  },
);

test("wrong passwords of all calls count together, and a right one resets the count", async () => {
  const person = await somebody();
  const change = CALLS["changing the password"] as (typeof CALLS)[string];
  const login = (password: string) => new Client(shelter).post("/api/auth/login", { email: person.email, password });
  for (let n = 1; n <= 2; n += 1) expect((await change(person, "a guess")).statusCode).toBe(400);
  for (let n = 1; n <= 2; n += 1) expect((await login("another guess")).statusCode).toBe(401);
  expect((await login(PASSWORD)).statusCode).toBe(200);
  for (let n = 1; n <= 3; n += 1) expect((await change(person, "a guess")).statusCode).toBe(400);
  for (let n = 1; n <= 2; n += 1) expect((await login("another guess")).statusCode).toBe(401);
  expect((await login(PASSWORD)).statusCode).toBe(429);
  expect((await change(person, PASSWORD)).statusCode).toBe(429);
});

test("a current password above the length limit is wrong, and is not checked", async () => {
  const person = await somebody();
  const answer = await person.client.post("/api/users/me/close", { currentPassword: "x".repeat(201) });
  expect(answer.json().errors).toEqual([{ field: "currentPassword", errors: ["Current password is not right."] }]);
});

test("a request for a new password is answered before any work for the account, so its time reveals nothing", async () => {
  const person = await somebody();
  const ask = () => new Client(shelter).post("/api/auth/password/forgot", { email: person.email });
  const lock = `select from accounts where id = ${person.accountId} for update`;
  // While the account is locked its letter cannot be queued; the answer comes anyway.
  await whileLocked(shelter, lock, async () => {
    expect((await ask()).statusCode).toBe(200);
    return [];
  });
});

/** The processor time of ten calls, in milliseconds; hashing a password takes most of it. */
async function costOf(call: (client: Client) => ReturnType<Client["post"]>, status: number): Promise<number> {
  const client = new Client(shelter);
  await client.get("/about");
  const before = process.cpuUsage();
  for (let n = 1; n <= 10; n += 1) expect((await call(client)).statusCode).toBe(status);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test("a password is not hashed for an invalid link, nor for a refused sign-up", async () => {
  const { email } = await somebody();
  const hashing = await costOf(
    (client) => client.post("/api/auth/login", { email: `nobody${++count}@person.test`, password: "not it at all" }),
    401,
  );
  const reset = { token: "none", newPassword: "battery staple" };
  expect(await costOf((client) => client.post("/api/auth/password/reset", reset), 400)).toBeLessThan(hashing / 2);
  const person = { name: "Ala", surname: "Kot", city: "Łódź", street: "Piotrkowska 1", postalCode: "90-001" };
  const signUp = {
    ...person,
    phoneNumber: "501234567",
    dateOfBirth: "1990-01-01",
    account: { email, password: PASSWORD },
  };
  expect(await costOf((client) => client.post("/api/users", signUp), 409)).toBeLessThan(hashing / 2);
  const uses = Array.from({ length: 1_000 }, () => ({ kind: "sign up", address: "127.0.0.1", at: NOON }));
  await shelter.db.insertInto("limited_uses").values(uses).execute();
  const another = { ...signUp, account: { email: "another@person.test", password: PASSWORD } };
  expect(await costOf((client) => client.post("/api/users", another), 429)).toBeLessThan(hashing / 2);
});
