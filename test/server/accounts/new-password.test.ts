import { beforeEach, expect, test } from "vitest";
import { makeResetLink } from "../../../src/server/accounts/password-reset.commands.ts";
import { NOON, PUBLIC_URL, startAppForFile } from "../support/app.ts";
import { Client } from "../support/client.ts";
import { anAdmin } from "../support/people.ts";
import { signUpBody } from "./newcomer.ts";
import { PASSWORD, signedIn, somebody } from "./second-factor/factor-people.ts";

const shelter = await startAppForFile();
const boss = await anAdmin(shelter);
beforeEach(() => shelter.clock.set(NOON));

let count = 0;
const newEmail = () => `chooser${++count}@shelter.test`;
const COMMON = "This is one of the passwords that everybody tries first. Please choose another one.";
const tooShort = (least: number) => `At least ${least} characters, please. Three or four words are easy to remember.`;
const rule = (passwordMinLength: number) =>
  boss.client.put("/api/shelter", { rules: { passwordMinLength } }, { "if-match": "*" });

const signUp = (password: string) =>
  new Client(shelter).post("/api/users", signUpBody(newEmail(), { account: { email: newEmail(), password } }));
const addEmployee = (account: { email: string; password: string }) =>
  boss.client.post("/api/employees", { account, name: "Ewa", surname: "Lis", jobTitle: "Vet" });

test.each(["123456", "password", "Dragon", "qwerty", "letmein", "      ", "abababab", "!!!!!!!!!!!!", " qwerty "])(
  "'%s' is refused to everybody",
  async (password) => {
    const expected = [{ field: "account.password", errors: [COMMON] }];
    expect((await signUp(password)).json().errors).toEqual(expected);
  },
);

const OURS = "These are words of the shelter, which are guessed first. Add some that have nothing to do with it.";

test.each([
  "AnimalShelter",
  "shelter-2026!",
  "Schronisko1",
  "lodz94001",
  "Przyjazna12",
  "420 000 012",
  "admin-shelter",
  "shelter-demo",
  "Schronisko-Hasło",
])("'%s' is made of the shelter's own words and numbers, and is refused to everybody", async (password) => {
  expect((await signUp(password)).json().errors).toEqual([{ field: "account.password", errors: [OURS] }]);
  const long = `${password}-----------`;
  const staff = await addEmployee({ email: newEmail(), password: /\p{L}/u.test(password) ? long : "shelter shelter" });
  expect(staff.json().errors).toEqual([{ field: "account.password", errors: [OURS] }]);
});

test("a password may have words of the shelter beside others, any characters, and two hundred of them", async () => {
  const phrase = "Ślimak śpi \u{1F40C} i nie pyta; ";
  for (const password of ["shelter-dem", "shelter cat 7", phrase.repeat(3), "abc ".repeat(16), "żółw".repeat(50)]) {
    const email = newEmail();
    const body = signUpBody(newEmail(), { account: { email, password } });
    expect((await new Client(shelter).post("/api/users", body)).statusCode, password).toBe(201);
    const login = await new Client(shelter).post("/api/auth/login", { email, password });
    expect(login.statusCode).toBe(200);
    const other = await new Client(shelter).post("/api/auth/login", { email, password: password.slice(0, -1) });
    expect(other.statusCode).toBe(401);
  }
});

test("the fields of passwords are masked, and tell password managers what they are for", async () => {
  for (const [path, purpose] of [
    ["/login", "current-password"],
    ["/sign_up", "new-password"],
  ] as const) {
    const { body } = await shelter.app.inject(path);
    const [field = ""] = body.match(/<input[^>]*type="password"[^>]*>/) ?? [];
    expect(field).toMatch(new RegExp(`autocomplete="${purpose}"`, "i"));
  }
});

test("six characters are enough for users, twelve for staff who are made from now on, then and later", async () => {
  expect((await signUp("kotek7")).statusCode).toBe(201);
  const email = newEmail();
  const refused = await addEmployee({ email, password: "eleven-char" });
  expect(refused.json().errors).toEqual([{ field: "account.password", errors: [tooShort(12)] }]);
  const added = await addEmployee({ email, password: "twelve-chars" });
  expect(added.statusCode).toBe(201);
  const { id, accountId } = added.json();
  const set = await boss.client.put(`/api/employees/${id}`, { account: { password: "eleven-char" } });
  expect(set.json().errors).toEqual([{ field: "account.password", errors: [tooShort(12)] }]);
  const client = new Client(shelter);
  await client.post("/api/auth/login", { email, password: "twelve-chars" });
  const change = { currentPassword: "twelve-chars", newPassword: "eleven-char" };
  const own = await client.put(`/api/accounts/${accountId}/employee`, change);
  expect(own.json().errors).toEqual([{ field: "newPassword", errors: [tooShort(12)] }]);
  const link = new URL((await makeResetLink(shelter.deps, email, PUBLIC_URL)) ?? "").searchParams.get("token");
  const reset = { token: link, newPassword: "eleven-char" };
  expect((await client.post("/api/auth/password/reset", reset)).json().errors).toEqual([
    { field: "newPassword", errors: [tooShort(12)] },
  ]);
  // The link is still good.
  expect((await client.post("/api/auth/password/reset", { ...reset, newPassword: "thirteen-char" })).statusCode).toBe(
    200,
  );
});

test("staff who were there before choose as the specification says", async () => {
  const person = await somebody(shelter);
  const client = await signedIn(shelter, person);
  const change = { currentPassword: PASSWORD, newPassword: "kotek8" };
  expect((await client.put(`/api/accounts/${person.accountId}/employee`, change)).statusCode).toBe(200);
});

test("the shelter may ask for longer ones; passwords in use go on", async () => {
  const person = await somebody(shelter, "user");
  expect((await rule(5)).statusCode).toBe(400);
  expect((await rule(65)).statusCode).toBe(400);
  expect((await rule(14)).statusCode).toBe(200);
  expect((await signUp("thirteen-char")).json().errors).toEqual([
    { field: "account.password", errors: [tooShort(14)] },
  ]);
  const client = await signedIn(shelter, person);
  const change = { currentPassword: PASSWORD, newPassword: "thirteen-char" };
  const refused = await client.put(`/api/accounts/${person.accountId}/user`, change);
  expect(refused.json().errors).toEqual([{ field: "newPassword", errors: [tooShort(14)] }]);
  expect((await rule(6)).statusCode).toBe(200);
});
