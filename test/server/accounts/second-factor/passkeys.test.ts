import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../../src/server/app/app.ts";
import { NOON, SETTINGS, startAppForFile } from "../../support/app.ts";
import { Client } from "../../support/client.ts";
import { subjectsTo } from "../../support/letters.ts";
import { halfway, isIn, type Kind, logIn, type Somebody, signedIn, somebody } from "./factor-people.ts";
import { SoftAuthenticator } from "./soft-authenticator.ts";

const ORIGIN = "https://shelter.test";
const MINUTE = 60_000;
const shelter = await startAppForFile({ settings: { ...SETTINGS, publicUrl: ORIGIN } });
beforeEach(async () => {
  shelter.clock.set(NOON);
  await shelter.db.deleteFrom("limited_uses").execute();
});

const own = ({ accountId }: Somebody) => `/api/accounts/${accountId}/passkeys`;
const ask = async (client: Client, path: string) => (await client.post(path)).json();

/** Makes a passkey for whoever is signed in. */
async function addPasskey(client: Client, person: Somebody, name = "My telephone") {
  const key = new SoftAuthenticator(ORIGIN);
  const question = await ask(client, `${own(person)}/question`);
  const answer = await client.post(own(person), { name, answer: key.create(question) });
  expect(answer.statusCode, answer.body).toBe(201);
  return { key, ...(answer.json() as { passkey: { id: number }; recoveryCodes: string[] }) };
}

async function withPasskey(kind: Kind = "employee") {
  const person = await somebody(shelter, kind);
  const client = await signedIn(shelter, person);
  return { ...person, client, ...(await addPasskey(client, person)) };
}

const SECOND_STEP = "/api/auth/second-factor";
const second = (client: Client, passkey: object) => client.post(SECOND_STEP, { passkey });
const question = (client: Client) => ask(client, `${SECOND_STEP}/passkey`);
const ALONE = "/api/auth/passkey";

describe("a passkey", () => {
  test("is made for one's own account, with recovery codes and a letter at the first one", async () => {
    const person = await somebody(shelter);
    const client = await signedIn(shelter, person);
    const asked = await ask(client, `${own(person)}/question`);
    expect(asked).toMatchObject({ rp: { id: "shelter.test" }, user: { name: person.email }, excludeCredentials: [] });
    const { recoveryCodes } = await addPasskey(client, person, "Office computer");
    expect(recoveryCodes).toHaveLength(10);
    const { recoveryCodes: none } = await addPasskey(client, person, "Telephone");
    expect(none).toEqual([]);
    const { items, ...site } = (await client.get(own(person))).json();
    expect(items).toMatchObject([{ name: "Office computer", lastUsedAt: null }, { name: "Telephone" }]);
    expect(site).toEqual({ origin: ORIGIN, isPossible: true });
    expect(await subjectsTo(shelter, person)).toEqual(Array(2).fill("How you log in was changed"));
  });

  test("is the second step of signing in, at once and by the person's own passkeys alone", async () => {
    const person = await withPasskey();
    const client = new Client(shelter);
    expect((await logIn(client, person)).json()).toEqual({ secondFactor: ["passkey", "recovery"] });
    const asked = await question(client);
    expect(asked).toMatchObject({ rpId: "shelter.test", allowCredentials: [{ type: "public-key" }] });
    const answer = await second(client, person.key.sign(asked));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ loginId: person.accountId });
    expect((await person.client.get(own(person))).json().items).toMatchObject([{ lastUsedAt: NOON.toISOString() }]);
  });

  test("answers each question once, within five minutes, and in the browser that was asked", async () => {
    const person = await withPasskey();
    const client = await halfway(shelter, person);
    const answer = person.key.sign(await question(client));
    const other = await halfway(shelter, person);
    expect((await second(other, answer)).statusCode).toBe(401);
    expect((await second(client, answer)).statusCode).toBe(200);
    const third = await halfway(shelter, person);
    await question(third);
    expect((await second(third, answer)).statusCode).toBe(401);
    const late = person.key.sign(await question(third));
    shelter.clock.set(new Date(NOON.getTime() + 5 * MINUTE + 1));
    expect((await second(third, late)).json().code).toBe("signInAgain");
  });

  test.each([
    ["that is another person's", (foreign: SoftAuthenticator) => foreign, {}],
    ["whose count goes back", undefined, { counter: 0 }],
    ["for another site", undefined, { rpID: "evil.test" }],
    ["that names another person", undefined, { userHandle: "AAAA" }],
  ] as const)("%s is refused", async (_which, choose, how) => {
    const [person, foreign] = [await withPasskey(), await withPasskey()];
    const warm = await halfway(shelter, person);
    expect((await second(warm, person.key.sign(await question(warm)))).statusCode).toBe(200);
    const client = await halfway(shelter, person);
    const key = choose?.(foreign.key) ?? person.key;
    const answer = await second(client, key.sign(await question(client), how));
    expect(answer.statusCode).toBe(401);
    expect(answer.json().message).toContain("The passkey was not accepted.");
    expect(await isIn(client)).toBe(false);
  });

  test("with a forged signature is refused, and counts as a mistake", async () => {
    const person = await withPasskey();
    const client = await halfway(shelter, person);
    for (const status of [401, 401, 401, 401, 401, 429]) {
      const answer = person.key.sign(await question(client));
      const { signature } = answer.response;
      const other = signature[30] === "A" ? "B" : "A";
      answer.response.signature = signature.slice(0, 30) + other + signature.slice(31);
      expect((await second(client, answer)).statusCode).toBe(status);
    }
  });

  test("that answers at another address is told which one is right", async () => {
    const person = await withPasskey();
    const client = await halfway(shelter, person);
    const answer = await second(client, person.key.sign(await question(client), { origin: "https://evil.test" }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(`Passkeys of this shelter work only at ${ORIGIN}. Please open that address.`);
    const asked = await ask(person.client, `${own(person)}/question`);
    const made = new SoftAuthenticator(ORIGIN).create(asked, { origin: "https://evil.test" });
    expect((await person.client.post(own(person), { name: "No", answer: made })).statusCode).toBe(400);
  });

  test("is not added by an answer to another session's question, to an old one, or twice", async () => {
    const person = await somebody(shelter);
    const [one, two] = [await signedIn(shelter, person), await signedIn(shelter, person)];
    const key = new SoftAuthenticator(ORIGIN);
    const answer = key.create(await ask(one, `${own(person)}/question`));
    expect((await two.post(own(person), { name: "Stolen", answer })).statusCode).toBe(400);
    expect((await one.post(own(person), { name: "Mine", answer })).statusCode).toBe(201);
    expect((await one.post(own(person), { name: "Again", answer })).statusCode).toBe(400);
    const again = key.create(await ask(one, `${own(person)}/question`));
    expect((await one.post(own(person), { name: "Again", answer: again })).statusCode).toBe(409);
  });

  test("is taken away by its owner alone, and with the last one the recovery codes go", async () => {
    const [person, other] = [await withPasskey(), await withPasskey()];
    expect((await other.client.delete(`${own(other)}/${person.passkey.id}`)).statusCode).toBe(404);
    expect((await other.client.delete(`${own(person)}/${person.passkey.id}`)).statusCode).toBe(403);
    expect((await person.client.delete(`${own(person)}/${person.passkey.id}`)).statusCode).toBe(204);
    expect((await logIn(new Client(shelter), person)).json()).toMatchObject({ loginId: person.accountId });
    const codes = (await person.client.get(`/api/accounts/${person.accountId}/recovery-codes`)).json();
    expect(codes).toEqual({ left: 0, madeAt: null });
  });

  test("is neither offered nor taken where the address is not https", async () => {
    const app = await buildApp({ ...shelter.deps, settings: SETTINGS });
    const there = { ...shelter, app };
    const person = await somebody(shelter, "user");
    const client = await signedIn(there, person);
    expect((await client.get(own(person))).json()).toMatchObject({ isPossible: false });
    expect((await client.post(`${own(person)}/question`)).statusCode).toBe(409);
    await app.close();
  });
});

describe("a passkey alone", () => {
  test("signs in without a password, if it has checked its person itself", async () => {
    const person = await withPasskey();
    const client = new Client(shelter);
    const unchecked = person.key.sign(await ask(client, `${ALONE}/question`), { isVerified: false });
    expect((await client.post(ALONE, { passkey: unchecked })).statusCode).toBe(401);
    const asked = await ask(client, `${ALONE}/question`);
    expect(asked).toMatchObject({ userVerification: "required" });
    expect(asked.allowCredentials ?? []).toEqual([]);
    const answer = await client.post(ALONE, { passkey: person.key.sign(asked) });
    expect(answer.json()).toMatchObject({ loginId: person.accountId });
    expect(await isIn(client)).toBe(true);
  });

  test("answers once, in the browser that was asked", async () => {
    const person = await withPasskey();
    const client = new Client(shelter);
    const passkey = person.key.sign(await ask(client, `${ALONE}/question`));
    expect((await new Client(shelter).post(ALONE, { passkey })).statusCode).toBe(401);
    expect((await client.post(ALONE, { passkey })).statusCode).toBe(200);
    expect((await client.post(ALONE, { passkey })).statusCode).toBe(401);
  });

  test("does not let in whoever was archived, and no passkey that is not known", async () => {
    const person = await withPasskey();
    const client = new Client(shelter);
    const answer = person.key.sign(await ask(client, `${ALONE}/question`));
    const employee = shelter.db.updateTable("employees").where("id", "=", person.id);
    await employee.set({ archived_at: new Date() }).execute();
    expect((await client.post(ALONE, { passkey: answer })).statusCode).toBe(401);
    const stranger = new SoftAuthenticator(ORIGIN);
    stranger.handle = person.key.handle;
    const unknown = stranger.sign(await ask(client, `${ALONE}/question`));
    expect((await client.post(ALONE, { passkey: unknown })).json().message).toBe(
      "This passkey is not known here. Log in with your password.",
    );
  });
});
