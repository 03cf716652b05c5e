import { expect, test } from "vitest";
import { PASSWORD, signedInUser } from "../../accounts/concurrency.ts";
import { SUBJECT, tokenIn } from "../../accounts/links.ts";
import { signUpBody } from "../../accounts/newcomer.ts";
import { adoptionAt, assembleCast, bodyOf, questionCount } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { auditedActions } from "../../support/audit-log.ts";
import { Client } from "../../support/client.ts";
import { subjectsTo } from "../../support/letters.ts";
import type { Person } from "../../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const { admin } = cast;
const employee = cast.outsider;
const questions = await questionCount(shelter);
const FIRST =
  "Our staff set the password of your account, so please choose one of your own before you go on: in your profile, or with “Forgot your password?” on the login page.";

let count = 0;
const somebody = () => signedInUser(shelter, `theirs${++count}@person.test`);
const put = (by: Person, { id }: Person, account: object) => by.client.put(`/api/users/${id}`, { account });
async function logIn(email: string, password: string): Promise<Client> {
  const client = new Client(shelter);
  expect((await client.post("/api/auth/login", { email, password })).statusCode).toBe(200);
  return client;
}
const written = async ({ id }: Person) =>
  (await auditedActions(admin, `subject=user&subjectId=${id}`)).filter((action) => action !== "read");

test("an employee sets neither the e-mail nor the password of a user, may send what is unchanged, and the refusal is audited", async () => {
  const user = await somebody();
  for (const account of [{ newPassword: "by-employee-1" }, { email: "mine@shelter.test" }]) {
    const refused = await put(employee, user, account);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain("send them a link for a new password instead");
  }
  expect((await put(employee, user, { email: user.email, newPassword: "" })).statusCode).toBe(200);
  expect((await user.client.get("/api/auth/me")).statusCode).toBe(200);
  await logIn(user.email, PASSWORD);
  expect(await written(user)).toEqual(["edit"]);
  const log = await admin.client.get(`/api/audit?action=refused&actorAccountId=${employee.accountId}`);
  expect(log.json().items.map(({ subject }: { subject: string }) => subject)).toEqual(["PUT /api/users/:id"]);
  const actions = async (by: Person) => (await by.client.get(`/api/users/${user.id}`)).json().actions;
  expect(await actions(employee)).toEqual(["edit", "delete", "sendPasswordLink"]);
  expect(await actions(admin)).toEqual(["edit", "delete", "changeAccount", "sendPasswordLink"]);
});

test("an admin sets them; the log says which, and the person is told at the former address", async () => {
  const user = await somebody();
  expect((await put(admin, user, { newPassword: "by-admin-1" })).statusCode).toBe(200);
  expect(await written(user)).toEqual(["edit", "set password"]);
  expect(await subjectsTo(shelter, user.email)).toEqual(["Your account was changed"]);
  expect((await put(admin, user, { email: "moved@person.test" })).statusCode).toBe(200);
  expect(await written(user)).toEqual(["edit", "set email", "edit", "set password"]);
  expect(await subjectsTo(shelter, user.email)).toHaveLength(2);
});

/** Takes every step of an adopter. @returns the statuses and messages */
async function takeSteps(client: Client, waiting: number, issued: number) {
  const steps = [
    [waiting, "questionnaire/submit"],
    [issued, "contract/accept"],
    [waiting, "withdraw"],
  ] as const;
  const answers = [];
  for (const [id, action] of steps) {
    const { statusCode, json } = await client.post(`/api/adoptions/${id}/${action}`, bodyOf(action, questions));
    answers.push([statusCode, statusCode === 200 ? "" : json().message]);
  }
  return answers;
}

test.each(["in the profile", "by a link"])(
  "whose password an admin has set takes no adopter's step until they have chosen one of their own %s",
  async (way) => {
    const user = await somebody();
    const { id: waiting } = await adoptionAt(shelter, cast, 2, user);
    const { id: issued } = await adoptionAt(shelter, cast, 6, user);
    expect((await put(admin, user, { newPassword: "by-admin-1" })).statusCode).toBe(200);
    const known = await logIn(user.email, "by-admin-1");
    expect(await takeSteps(known, waiting, issued)).toEqual(Array(3).fill([409, FIRST]));
    const read = async (client: Client) => (await client.get(`/api/adoptions/${waiting}`)).json();
    expect(await read(known)).toMatchObject({ ownPasswordFirst: true, actions: [] });
    expect((await admin.client.get(`/api/adoptions/${waiting}`)).json()).not.toHaveProperty("ownPasswordFirst");

    let own = known;
    if (way === "by a link") {
      expect((await employee.client.post(`/api/users/${user.id}/password-link`)).statusCode).toBe(200);
      const token = await tokenIn(shelter, user.email, SUBJECT.reset);
      await new Client(shelter).post("/api/auth/password/reset", { token, newPassword: "my own words" });
      own = await logIn(user.email, "my own words");
    } else {
      const change = { currentPassword: "by-admin-1", newPassword: "my own words" };
      expect((await known.put(`/api/accounts/${user.accountId}/user`, change)).statusCode).toBe(200);
    }
    expect(await read(own)).toMatchObject({ ownPasswordFirst: false, actions: ["questionnaire/submit", "withdraw"] });
    const { sha256 } = (await own.get(`/api/adoptions/${issued}`)).json().contract;
    const accepted = await own.post(`/api/adoptions/${issued}/contract/accept`, { accepted: true, sha256 });
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect((await own.post(`/api/adoptions/${waiting}/withdraw`)).statusCode).toBe(200);
  },
);

test("a new e-mail alone keeps the person's own password, and so their steps", async () => {
  const user = await somebody();
  const { id } = await adoptionAt(shelter, cast, 2, user);
  expect((await put(admin, user, { email: "elsewhere@person.test" })).statusCode).toBe(200);
  const own = await logIn("elsewhere@person.test", PASSWORD);
  expect((await own.post(`/api/adoptions/${id}/withdraw`)).statusCode).toBe(200);
});

test("whom staff have added takes no adopter's step with the password that staff chose", async () => {
  const account = { email: "added@person.test", password: "by-employee-1" };
  const added = await employee.client.post("/api/users", signUpBody(account.email, { account }));
  expect(added.statusCode, added.body).toBe(201);
  const known = await logIn(account.email, account.password);
  const { id, accountId } = added.json();
  const { id: waiting } = await adoptionAt(shelter, cast, 1, { id, accountId, client: known });
  const refused = await known.post(`/api/adoptions/${waiting}/withdraw`);
  expect([refused.statusCode, refused.json().message]).toEqual([409, FIRST]);
});

test("staff have the link sent, which is audited and stops after five in an hour; nobody else has", async () => {
  const user = await somebody();
  const send = (by: Person, id = user.id) => by.client.post(`/api/users/${id}/password-link`);
  for (let n = 1; n <= 5; n += 1) {
    const sent = await send(n === 1 ? admin : employee);
    expect([sent.statusCode, sent.json().message]).toEqual([
      200,
      "A letter with a link for a new password is on its way.",
    ]);
  }
  const tooMany = await send(employee);
  expect([tooMany.statusCode, tooMany.headers["retry-after"]]).toEqual([429, "3600"]);
  expect(await subjectsTo(shelter, user.email)).toHaveLength(5);
  expect(await written(user)).toEqual(Array(5).fill("send password link"));
  expect((await send(user)).statusCode).toBe(403);
  expect((await send(employee, 4711)).statusCode).toBe(404);
  // Their password stays as it is.
  await logIn(user.email, PASSWORD);
});
