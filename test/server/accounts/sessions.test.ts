import { beforeEach, expect, test } from "vitest";
import { NOON, startAppForFile } from "../support/app.ts";
import { Client } from "../support/client.ts";
import { subjectsTo } from "../support/letters.ts";
import { rowsOf } from "../support/rows.ts";
import { isIn, logIn, signedIn, somebody } from "./second-factor/factor-people.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";
const DAY = 86_400_000;

const shelter = await startAppForFile();
beforeEach(() => shelter.clock.set(NOON));

/** Signs in with a browser that says what it is. */
async function signInWith(userAgent: string, { email }: { email: string }): Promise<Client> {
  const client = new Client(shelter);
  await client.post("/api/auth/login", { email, password: "correct horse" }, { "user-agent": userAgent });
  return client;
}

test("people see where they are signed in: by browser, system and address, this session first", async () => {
  const person = await somebody(shelter);
  const other = await signInWith(FIREFOX, person);
  shelter.clock.set(new Date(NOON.getTime() + 60_000));
  const client = await signInWith("curl/8.0", person);
  const { items } = (await client.get(`/api/accounts/${person.accountId}/sessions`)).json();
  expect(items).toMatchObject([
    { isThis: true, system: null, address: "127.0.0.1" },
    { isThis: false, browser: "Firefox", system: "Windows", createdAt: NOON.toISOString() },
  ]);
  expect(await isIn(other)).toBe(true);
});

test("people end one session or all others, and nobody else's", async () => {
  const [person, stranger] = [await somebody(shelter), await somebody(shelter)];
  const [client, second, third] = [
    await signedIn(shelter, person),
    await signedIn(shelter, person),
    await signedIn(shelter, person),
  ];
  const theirs = await signedIn(shelter, stranger);
  const path = `/api/accounts/${person.accountId}/sessions`;
  const { items } = (await client.get(path)).json();
  const { items: foreign } = (await theirs.get(`/api/accounts/${stranger.accountId}/sessions`)).json();
  expect((await client.delete(`${path}/${foreign[0].id}`)).statusCode).toBe(404);
  expect((await client.delete(`${path}/${items[1].id}`)).statusCode).toBe(204);
  expect([await isIn(client), await isIn(second), await isIn(third)].filter(Boolean)).toHaveLength(2);
  expect((await client.delete(path)).statusCode).toBe(204);
  expect([await isIn(client), await isIn(second), await isIn(third)]).toEqual([true, false, false]);
  expect(await isIn(theirs)).toBe(true);
});

test("a sign-in with a new browser is told by letter; the first one of an account and known ones are not", async () => {
  const person = await somebody(shelter, "user");
  const known = await signedIn(shelter, person);
  await logIn(known, person);
  await known.post("/api/auth/logout");
  await logIn(known, person);
  expect(await subjectsTo(shelter, person)).toEqual([]);
  await signInWith(FIREFOX, person);
  const [letter] = await rowsOf(shelter.db, "letters", { account_id: person.accountId });
  expect(letter?.subject).toBe("Somebody logged in from a new device");
  expect(letter?.text).toContain("Firefox on Windows, from the network address 127.0.0.1");
  expect(letter?.text).toContain("http://shelter.test/user_page/security");
});

test("two people at one computer are known there both, and a browser is forgotten after a year", async () => {
  const [one, other] = [await somebody(shelter), await somebody(shelter)];
  const computer = await signedIn(shelter, one);
  await logIn(computer, other);
  await logIn(computer, one);
  await signedIn(shelter, other);
  expect(await subjectsTo(shelter, one)).toEqual([]);
  expect(await subjectsTo(shelter, other)).toHaveLength(1);
  shelter.clock.set(new Date(NOON.getTime() + 366 * DAY));
  const { cleanUp } = await import("../../../src/server/app/clean-up.ts");
  await cleanUp(shelter);
  expect(await shelter.db.selectFrom("known_devices").select("account_id").execute()).toEqual([]);
});
