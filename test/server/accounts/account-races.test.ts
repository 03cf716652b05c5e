import { describe, expect, test } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { Client } from "../support/client.ts";
import { subjectsTo } from "../support/letters.ts";
import { anAdmin } from "../support/people.ts";
import { rowsOf } from "../support/rows.ts";
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

const NEW = "battery staple";
const OTHER = "staple battery";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

let count = 0;
const newEmail = () => `races${++count}@person.test`;

type Answer = Awaited<ReturnType<Client["get"]>>;

/** Calls that wait for the account's lock, one behind the other. */
const meet = (accountId: number, calls: (() => Promise<Answer>)[]) => inTurn(shelter, lockOf(accountId), calls);

const statuses = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode);
const emailOf = (accountId: number) =>
  shelter.db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirstOrThrow();
const login = (email: string, password: string) => loginStatus(shelter, email, password);

describe("two changes of one account at the same time", () => {
  test("a new e-mail and then a new password are both stored", async () => {
    const person = await signedInUser(shelter, newEmail());
    const email = newEmail();
    const answers = await meet(person.accountId, [
      () => changeAccount(person, { email }),
      () => changeAccount(person, { newPassword: NEW }),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(answers[1]?.json()).toEqual({ loginId: person.accountId, email });
    expect(await login(email, NEW)).toBe(200);
  });

  test("after a new password the old one cannot change the e-mail", async () => {
    const person = await signedInUser(shelter, newEmail());
    const [first, second] = await meet(person.accountId, [
      () => changeAccount(person, { newPassword: NEW }),
      () => changeAccount(person, { email: newEmail() }),
    ]);
    expect(first?.statusCode).toBe(200);
    expect([second?.statusCode, second?.json().errors]).toEqual([
      400,
      [{ field: "currentPassword", errors: ["Current password is not right."] }],
    ]);
    expect(await login(person.email, NEW)).toBe(200);
  });

  test("of two new passwords one is stored, and it is the one that signs in", async () => {
    const person = await signedInUser(shelter, newEmail());
    const answers = await meet(person.accountId, [
      () => changeAccount(person, { newPassword: NEW }),
      () => changeAccount(person, { newPassword: OTHER }),
    ]);
    expect(statuses(answers)).toEqual([200, 400]);
    expect([await login(person.email, NEW), await login(person.email, OTHER)]).toEqual([200, 401]);
  });

  test("one by staff is not undone by one's own with the old password", async () => {
    const person = await signedInUser(shelter, newEmail());
    const email = newEmail();
    const answers = await meet(person.accountId, [
      () => admin.client.put(`/api/users/${person.id}`, { account: { email, newPassword: NEW } }),
      () => changeAccount(person, { newPassword: OTHER }),
    ]);
    expect(statuses(answers)).toEqual([200, 400]);
    expect(await login(email, NEW)).toBe(200);
  });

  test("the letter about staff's change goes to the address that the person has just set", async () => {
    const person = await signedInUser(shelter, newEmail());
    const email = newEmail();
    const answers = await meet(person.accountId, [
      () => changeAccount(person, { email }),
      () => admin.client.put(`/api/users/${person.id}`, { account: { newPassword: NEW } }),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    const told = await subjectsTo(shelter, email);
    expect(told).toEqual(["Please confirm your email address", "Your account was changed"]);
  });
});

describe("a change while the account is being closed", () => {
  const closed = (accountId: number) => ({ email: `closed-${accountId}@invalid` });

  test.each([
    ["password", { newPassword: NEW }],
    ["e-mail", { email: "again@person.test" }],
  ])("of the %s brings nothing back", async (_what, wanted) => {
    const person = await signedInUser(shelter, newEmail());
    const [close, put] = await meet(person.accountId, [
      () => person.client.post("/api/users/me/close", { currentPassword: PASSWORD }),
      () => changeAccount(person, wanted),
    ]);
    expect([close?.statusCode, put?.statusCode]).toEqual([204, 404]);
    expect(await emailOf(person.accountId)).toEqual(closed(person.accountId));
    expect([await login(person.email, NEW), await login("again@person.test", PASSWORD)]).toEqual([401, 401]);
  });

  test("that came first is erased with the account, with the letters to the new address", async () => {
    const person = await signedInUser(shelter, newEmail());
    const email = newEmail();
    const answers = await meet(person.accountId, [
      () => changeAccount(person, { email }),
      () => person.client.post("/api/users/me/close", { currentPassword: PASSWORD }),
    ]);
    expect(statuses(answers)).toEqual([200, 204]);
    expect(await emailOf(person.accountId)).toEqual(closed(person.accountId));
    const last = await subjectsTo(shelter, email);
    expect(last).toEqual(["Your account was closed"]);
  });

  test("is refused for an archived person too", async () => {
    const person = await signedInUser(shelter, newEmail());
    const [deleted, put] = await meet(person.accountId, [
      () => admin.client.delete(`/api/users/${person.id}`),
      () => changeAccount(person, { newPassword: NEW }),
    ]);
    expect(deleted?.statusCode).toBe(204);
    expect(put?.statusCode).toBe(404);
    await admin.client.post(`/api/users/${person.id}/restore`);
    expect([await login(person.email, PASSWORD), await login(person.email, NEW)]).toEqual([200, 401]);
  });
});

describe("a requested link for a new password", () => {
  test("is not sent when the account has just got another address", async () => {
    const person = await signedInUser(shelter, newEmail());
    const answers = await meet(person.accountId, [
      () => changeAccount(person, { email: newEmail() }),
      () => new Client(shelter).post("/api/auth/password/forgot", { email: person.email }),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    await untilIdle(shelter);
    const sent = await subjectsTo(shelter, person.email);
    expect(sent).toEqual(["Your email address was changed"]);
    const links = await rowsOf(shelter.db, "letter_links", { account_id: person.accountId, purpose: "reset password" });
    expect(links).toEqual([]);
  });

  test("is sent to an employee once the account's lock is released", async () => {
    const email = newEmail();
    await setAccount(shelter, admin.accountId, { email });
    const [answer] = await meet(admin.accountId, [
      () => new Client(shelter).post("/api/auth/password/forgot", { email: email.toUpperCase() }),
    ]);
    expect(answer?.statusCode).toBe(200);
    await untilIdle(shelter);
    const sent = await subjectsTo(shelter, email);
    expect(sent).toEqual(["Choose a new password"]);
  });
});
