import { describe, expect, test } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { Client } from "../support/client.ts";
import { anAdmin, anEmployee } from "../support/people.ts";
import { changeAccount, inTurn, PASSWORD, setAccount, signedInUser, untilWaiting, whileLocked } from "./concurrency.ts";
import { askForLink, SUBJECT, tokenIn } from "./links.ts";

const NEW = "battery staple";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

let count = 0;
const newEmail = () => `meets${++count}@person.test`;

/**
 * Somebody signs in with the old password, which is right when it is checked. Before the session begins, the account is
 * changed.
 * @returns the browser that signs in, and what it is answered
 */
async function loginMeets(email: string, change: () => Promise<{ statusCode: number }>) {
  const browser = new Client(shelter);
  const [answer] = await whileLocked(
    shelter,
    `select pg_advisory_xact_lock(hashtextextended('failed login email ${email}', 0))`,
    async () => {
      const login = browser.post("/api/auth/login", { email, password: PASSWORD });
      await untilWaiting(shelter, 1);
      expect((await change()).statusCode).toBe(200);
      return [login];
    },
  );
  return { browser, answer };
}

async function expectRefused({ browser, answer }: Awaited<ReturnType<typeof loginMeets>>) {
  expect([answer?.statusCode, answer?.json().message]).toEqual([401, "Invalid credentials."]);
  expect(browser.cookies.session).toBeUndefined();
  expect((await browser.get("/api/auth/me")).statusCode).toBe(401);
}

const sessionsOf = (accountId: number) =>
  shelter.db.selectFrom("sessions").select("id_hash").where("account_id", "=", accountId).execute();

describe("signing in with the old password", () => {
  test("leaves no session when its owner changes it at the same time", async () => {
    const person = await signedInUser(shelter, newEmail());
    const browser = new Client(shelter);
    const hold = `select pg_advisory_xact_lock(hashtextextended('failed login email ${person.email}', 0))`;
    const [changed] = await whileLocked(shelter, hold, async () => {
      const both = [
        changeAccount(person, { newPassword: NEW }),
        browser.post("/api/auth/login", { email: person.email, password: PASSWORD }),
      ];
      // Both calls have checked the old password, which was right.
      await untilWaiting(shelter, 2);
      return both;
    });
    expect(changed?.statusCode).toBe(200);
    expect((await browser.get("/api/auth/me")).statusCode).toBe(401);
    expect(await sessionsOf(person.accountId)).toHaveLength(1);
    expect((await person.client.get("/api/auth/me")).statusCode).toBe(200);
  });

  test("waits for a running change, and begins no session after it", async () => {
    const person = await signedInUser(shelter, newEmail());
    await askForLink(shelter, person.email);
    const browser = new Client(shelter);
    // The change invalidates links after it has set the password and before it ends sessions.
    const hold = `select from letter_links where account_id = ${person.accountId} for update`;
    const [changed, answer] = await inTurn(shelter, hold, [
      () => changeAccount(person, { newPassword: NEW }),
      () => browser.post("/api/auth/login", { email: person.email, password: PASSWORD }),
    ]);
    expect(changed?.statusCode).toBe(200);
    await expectRefused({ browser, answer });
    expect(await sessionsOf(person.accountId)).toHaveLength(1);
  });

  test("begins no session when staff have just changed it", async () => {
    const person = await signedInUser(shelter, newEmail());
    const change = { account: { newPassword: NEW } };
    await expectRefused(await loginMeets(person.email, () => admin.client.put(`/api/users/${person.id}`, change)));
    expect(await sessionsOf(person.accountId)).toEqual([]);
  });

  test("begins no session when staff have just given the account another e-mail", async () => {
    const person = await signedInUser(shelter, newEmail());
    const change = { account: { email: newEmail() } };
    await expectRefused(await loginMeets(person.email, () => admin.client.put(`/api/users/${person.id}`, change)));
    expect(await sessionsOf(person.accountId)).toEqual([]);
  });

  test("begins no session of an employee whose password an admin has just changed", async () => {
    const employee = await anEmployee(shelter);
    const email = newEmail();
    await setAccount(shelter, employee.accountId, { email });
    const change = { account: { password: NEW } };
    await expectRefused(await loginMeets(email, () => admin.client.put(`/api/employees/${employee.id}`, change)));
    expect(await sessionsOf(employee.accountId)).toEqual([]);
  });

  test("begins no session when a new one has just been set with the letter's link", async () => {
    const person = await signedInUser(shelter, newEmail());
    await askForLink(shelter, person.email);
    const token = await tokenIn(shelter, person.email, SUBJECT.reset);
    await expectRefused(
      await loginMeets(person.email, () =>
        new Client(shelter).post("/api/auth/password/reset", { token, newPassword: NEW }),
      ),
    );
    expect(await sessionsOf(person.accountId)).toEqual([]);
  });

  test("begins no session when the account has just been closed, and audits no login", async () => {
    const person = await signedInUser(shelter, newEmail());
    await expectRefused(
      await loginMeets(person.email, async () => {
        const { statusCode } = await admin.client.post(`/api/users/${person.id}/close`);
        return { statusCode: statusCode === 204 ? 200 : statusCode };
      }),
    );
    expect(await sessionsOf(person.accountId)).toEqual([]);
    const { items } = (await admin.client.get(`/api/audit?action=login&actorAccountId=${person.accountId}`)).json();
    expect(items).toEqual([]);
  });
});

test("people who sign in at the same time do not wait for each other", async () => {
  const person = await signedInUser(shelter, newEmail());
  const login = () => new Client(shelter).post("/api/auth/login", { email: person.email, password: PASSWORD });
  const answers = await Promise.all(Array.from({ length: 8 }, login));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
});
