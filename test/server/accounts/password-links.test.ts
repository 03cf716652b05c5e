import { beforeEach, describe, expect, test } from "vitest";
import { NOON, startAppForFile } from "../support/app.ts";
import { Client } from "../support/client.ts";
import { subjectsTo } from "../support/letters.ts";
import { anAdmin, anEmployee } from "../support/people.ts";
import {
  changeAccount,
  inTurn,
  lockOf,
  loginStatus,
  PASSWORD,
  setAccount,
  signedInUser,
  untilIdle,
} from "./concurrency.ts";
import { askForLink, SUBJECT, tokenIn } from "./links.ts";

const NEW = "battery staple";
const THIEF = "thief's choice";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
beforeEach(() => shelter.clock.set(NOON));

let count = 0;
const newEmail = () => `links${++count}@person.test`;

/** Requests a link. @returns its token */
async function linkTo(email: string): Promise<string> {
  await askForLink(shelter, email);
  return tokenIn(shelter, email, SUBJECT.reset);
}

const openLink = (token: string, newPassword = THIEF) =>
  new Client(shelter).post("/api/auth/password/reset", { token, newPassword });
const login = (email: string, password: string) => loginStatus(shelter, email, password);

async function expectUsedUp(token: string): Promise<void> {
  const answer = await openLink(token);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ field: "token", errors: ["This link is no longer valid. Please ask for a new one."] }],
  ]);
}

describe("a link for a new password", () => {
  test("sets it once, ends all sessions, and invalidates every other link", async () => {
    const person = await signedInUser(shelter, newEmail());
    const [first, second] = [await linkTo(person.email), await linkTo(person.email)];
    expect((await openLink(second, NEW)).statusCode).toBe(200);
    expect((await person.client.get("/api/auth/me")).statusCode).toBe(401);
    for (const token of [first, second]) await expectUsedUp(token);
    expect([await login(person.email, NEW), await login(person.email, PASSWORD)]).toEqual([200, 401]);
  });

  test("opened twice at once sets one password", async () => {
    const person = await signedInUser(shelter, newEmail());
    const token = await linkTo(person.email);
    const answers = await inTurn(shelter, lockOf(person.accountId), [
      () => openLink(token, NEW),
      () => openLink(token, THIEF),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test.each([
    ["their password", { newPassword: NEW }],
    ["their e-mail", { email: "elsewhere1@person.test" }],
    ["both", { newPassword: NEW, email: "elsewhere2@person.test" }],
  ])("that was asked for before somebody changed %s opens nothing any more", async (_what, change) => {
    const person = await signedInUser(shelter, newEmail());
    const token = await linkTo(person.email);
    expect((await changeAccount(person, change)).statusCode).toBe(200);
    await expectUsedUp(token);
    expect(await login("email" in change ? change.email : person.email, THIEF)).toBe(401);
    expect((await person.client.get("/api/auth/me")).statusCode).toBe(200);
  });

  test.each([
    ["password", { newPassword: NEW }],
    ["e-mail", { email: "elsewhere3@person.test" }],
  ])("that was asked for before staff changed the %s opens nothing any more", async (_what, account) => {
    const person = await signedInUser(shelter, newEmail());
    const token = await linkTo(person.email);
    expect((await admin.client.put(`/api/users/${person.id}`, { account })).statusCode).toBe(200);
    await expectUsedUp(token);
  });

  test.each([
    ["password", { password: NEW }],
    ["e-mail", { email: "elsewhere4@person.test" }],
  ])("of an employee opens nothing after an admin changed the %s", async (_what, account) => {
    const employee = await anEmployee(shelter);
    const email = newEmail();
    await setAccount(shelter, employee.accountId, { email });
    const token = await linkTo(email);
    expect((await admin.client.put(`/api/employees/${employee.id}`, { account })).statusCode).toBe(200);
    await expectUsedUp(token);
  });

  test("used at the same time as a change of the password: the change wins", async () => {
    const person = await signedInUser(shelter, newEmail());
    const token = await linkTo(person.email);
    const answers = await inTurn(shelter, lockOf(person.accountId), [
      () => changeAccount(person, { newPassword: NEW }),
      () => openLink(token),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
    expect([await login(person.email, NEW), await login(person.email, THIEF)]).toEqual([200, 401]);
  });

  test("stays valid when a change is refused, and when nothing changes", async () => {
    const person = await signedInUser(shelter, newEmail());
    const token = await linkTo(person.email);
    const put = async (body: object) => (await changeAccount(person, body)).statusCode;
    expect(await put({ newPassword: NEW, currentPassword: "wrong one" })).toBe(400);
    expect(await put({ email: person.email })).toBe(200);
    expect(await put({ email: (await signedInUser(shelter, newEmail())).email })).toBe(409);
    expect((await openLink(token, NEW)).statusCode).toBe(200);
  });

  test("is sent at most five times an hour, whatever was changed in between", async () => {
    const person = await signedInUser(shelter, newEmail());
    for (let n = 0; n < 4; n++) await linkTo(person.email);
    expect((await changeAccount(person, { newPassword: NEW })).statusCode).toBe(200);
    await linkTo(person.email);
    for (let n = 0; n < 2; n++) await new Client(shelter).post("/api/auth/password/forgot", { email: person.email });
    await untilIdle(shelter);
    const links = (await subjectsTo(shelter, person.email)).filter((subject) => subject === "Choose a new password");
    expect(links).toHaveLength(5);
  });
});
