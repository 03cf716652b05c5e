import { describe, expect, test } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { auditedActions } from "../support/audit-log.ts";
import { signedInAs } from "../support/client.ts";
import { anAdmin, anEmployee } from "../support/people.ts";
import { changeAccount, loginStatus, PASSWORD, setAccount, signedInUser } from "./concurrency.ts";

const NEW = "battery staple";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

let count = 0;
const newEmail = () => `changes${++count}@person.test`;

const login = (email: string, password: string) => loginStatus(shelter, email, password);
/** The audited actions on an account without logins, oldest first. */
const written = async (accountId: number) =>
  (await auditedActions(admin, `subject=account&subjectId=${accountId}`))
    .filter((action) => action !== "login")
    .reverse();

describe("one's own account", () => {
  test("gets a new e-mail and keeps its password; all other sessions end, and it is audited", async () => {
    const person = await signedInUser(shelter, newEmail());
    const elsewhere = await signedInAs(shelter, person.accountId);
    const email = newEmail();
    const answer = await changeAccount(person, { email, newPassword: "" });
    expect([answer.statusCode, answer.json()]).toEqual([200, { loginId: person.accountId, email }]);
    expect([await login(email, PASSWORD), await login(person.email, PASSWORD)]).toEqual([200, 401]);
    expect((await elsewhere.get("/api/auth/me")).statusCode).toBe(401);
    expect((await person.client.get("/api/auth/me")).statusCode).toBe(200);
    expect(await written(person.accountId)).toEqual(["change email"]);
  });

  test("gets a new password; all other sessions end, and it is audited", async () => {
    const person = await signedInUser(shelter, newEmail());
    const elsewhere = await signedInAs(shelter, person.accountId);
    const answer = await changeAccount(person, { email: person.email, newPassword: NEW });
    expect([answer.statusCode, answer.json()]).toEqual([200, { loginId: person.accountId, email: person.email }]);
    expect((await elsewhere.get("/api/auth/me")).statusCode).toBe(401);
    expect((await person.client.get("/api/auth/me")).statusCode).toBe(200);
    expect(await written(person.accountId)).toEqual(["change password"]);
  });

  test("gets both at once, and both are audited", async () => {
    const employee = await anEmployee(shelter);
    await setAccount(shelter, employee.accountId, { email: newEmail() });
    const email = newEmail();
    const answer = await changeAccount(employee, { email, newPassword: NEW }, "employee");
    expect([answer.statusCode, answer.json().email]).toEqual([200, email]);
    expect(await login(email, NEW)).toBe(200);
    expect(await written(employee.accountId)).toEqual(["change email", "change password"]);
  });

  test.each([
    ["nothing", {}],
    ["the same e-mail", { email: "same" }],
    ["a blank password", { newPassword: "" }],
  ])("with %s stays as it is, and nothing is written down", async (_what, body) => {
    const person = await signedInUser(shelter, newEmail());
    const answer = await changeAccount(person, { ...body, ...("email" in body && { email: person.email }) });
    expect([answer.statusCode, answer.json()]).toEqual([200, { loginId: person.accountId, email: person.email }]);
    expect(await written(person.accountId)).toEqual([]);
    expect(await login(person.email, PASSWORD)).toBe(200);
  });

  test("a taken e-mail is refused at its field, and the password in the same call is not changed", async () => {
    const person = await signedInUser(shelter, newEmail());
    const other = await signedInUser(shelter, newEmail());
    const answer = await changeAccount(person, { email: other.email.toUpperCase(), newPassword: NEW });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      409,
      [{ field: "email", errors: ["This email is already registered."] }],
    ]);
    expect(await login(person.email, PASSWORD)).toBe(200);
    expect(await written(person.accountId)).toEqual([]);
  });
});
