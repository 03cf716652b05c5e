import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { hashPassword } from "../../../../src/server/accounts/password.ts";
import type { TestApp } from "../../support/app.ts";
import { buildEmployee, buildUser } from "../../support/builders.ts";
import { Client } from "../../support/client.ts";

export const PASSWORD = "correct horse";
const hash = hashPassword(PASSWORD);

export type Somebody = { email: string; id: number; accountId: number };
export type Kind = "user" | "employee" | "admin";

let count = 0;
/** A person with an account and the password above, who is not signed in. */
export async function somebody({ db }: TestApp, kind: Kind = "employee"): Promise<Somebody> {
  const email = `factor${++count}@shelter.test`;
  const id = kind === "user" ? await buildUser(db) : await buildEmployee(db, { is_admin: kind === "admin" });
  const table = kind === "user" ? "users" : "employees";
  const { account_id } = await db.selectFrom(table).select("account_id").where("id", "=", id).executeTakeFirstOrThrow();
  const account = { email, password_hash: await hash, email_confirmed_at: new Date() };
  await db.updateTable("accounts").set(account).where("id", "=", account_id).execute();
  return { email, id, accountId: account_id };
}

/** Gives the password. */
export const logIn = (client: Client, { email }: Pick<Somebody, "email">, password = PASSWORD) =>
  client.post("/api/auth/login", { email, password });

/** A browser with a session of a person who needs no second factor. */
export async function signedIn(shelter: TestApp, person: Somebody): Promise<Client> {
  const client = new Client(shelter);
  const answer = await logIn(client, person);
  expect(answer.json()).toMatchObject({ loginId: person.accountId });
  return client;
}

/** The code that an app with this secret shows. @param secondsLater by how much its clock is ahead */
export const codeOf = (shelter: TestApp, secret: string, secondsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: shelter.clock.now().getTime() + secondsLater * 1000,
  });

/** Half a minute later there is another code. */
export const nextCode = (shelter: TestApp): void => shelter.clock.set(new Date(shelter.clock.now().getTime() + 30_000));

/** Sets up an authenticator app. Its next code is another one already. */
export async function addApp(shelter: TestApp, client: Client, { accountId }: Somebody) {
  const { secret, uri } = (await client.post(`/api/accounts/${accountId}/totp`)).json();
  const confirmed = await client.post(`/api/accounts/${accountId}/totp/confirm`, { code: codeOf(shelter, secret) });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  nextCode(shelter);
  return { secret: secret as string, uri: uri as string, recoveryCodes: confirmed.json().recoveryCodes as string[] };
}

/** A person with an authenticator app, and the browser in which they set it up. */
export async function withApp(shelter: TestApp, kind: Kind = "employee") {
  const person = await somebody(shelter, kind);
  const client = await signedIn(shelter, person);
  return { ...person, client, ...(await addApp(shelter, client, person)) };
}

/** A browser that has given the password and is asked for the second factor. */
export async function halfway(shelter: TestApp, person: Somebody): Promise<Client> {
  const client = new Client(shelter);
  const answer = await logIn(client, person);
  expect(answer.json()).toHaveProperty("secondFactor");
  return client;
}

/** The second step. */
export const sendCode = (client: Client, code: string) => client.post("/api/auth/second-factor", { code });

/** @returns whether this browser has a session */
export const isIn = async (client: Client): Promise<boolean> => (await client.get("/api/auth/me")).statusCode === 200;
