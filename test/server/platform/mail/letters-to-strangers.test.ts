import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../accounts/concurrency.ts";
import { newcomer, signUpBody } from "../../accounts/newcomer.ts";
import { SoftAuthenticator } from "../../accounts/second-factor/soft-authenticator.ts";
import { NOON, SETTINGS, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { Client } from "../../support/client.ts";
import { aVisitor, lettersTo } from "../../support/people.ts";

const ORIGIN = "https://shelter.test";
const MARK = "evil.example";
const BROWSER = `You won a prize - call 500600700 - open ${MARK}/1.0 (x)`;
const DAY = 24 * 60 * 60_000;

const shelter = await startAppForFile({ settings: { ...SETTINGS, publicUrl: ORIGIN } });
beforeEach(() => shelter.clock.set(NOON));

let count = 0;
const stranger = () => newcomer(shelter, `stranger${++count}@elsewhere.test`);
type Newcomer = Awaited<ReturnType<typeof stranger>>;

async function addPasskey({ client, accountId }: Newcomer, name: string): Promise<number> {
  const path = `/api/accounts/${accountId}/passkeys`;
  const question = (await client.post(`${path}/question`)).json();
  const answer = await client.post(path, { name, answer: new SoftAuthenticator(ORIGIN).create(question) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().passkey.id;
}

const signIn = ({ email }: Newcomer, headers = {}) =>
  new Client(shelter).post("/api/auth/login", { email, password: PASSWORD }, headers);

const subjects = async (email: string, subject: string) =>
  (await lettersTo(shelter, email)).filter((letter) => letter.subject === subject);

describe("letters about an account's safety", () => {
  test("have no word that was typed: neither the name of a passkey nor what a browser calls itself", async () => {
    const person = await stranger();
    expect((await signIn(person, { "user-agent": BROWSER })).statusCode).toBe(200);
    const id = await addPasskey(person, `You won! Call 500600700 or open https://${MARK}/now`);
    expect((await person.client.delete(`/api/accounts/${person.accountId}/passkeys/${id}`)).statusCode).toBe(204);
    const letters = await lettersTo(shelter, person.email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      "Welcome to the Animal Shelter",
      "Somebody logged in from a new device",
      "How you log in was changed",
      "How you log in was changed",
    ]);
    expect(letters[1]?.text).toContain("with an unknown browser, from the network address 127.0.0.1");
    expect(JSON.stringify(letters)).not.toMatch(/evil|prize|500600700/);
  });

  test("come five times a day of each kind at most, and again the next day", async () => {
    const person = await stranger();
    for (let n = 0; n < 7; n++) expect((await signIn(person)).statusCode).toBe(200);
    const news = () => subjects(person.email, "Somebody logged in from a new device");
    expect(await news()).toHaveLength(5);
    await addPasskey(person, "Telephone");
    expect(await subjects(person.email, "How you log in was changed")).toHaveLength(1);
    shelter.clock.set(new Date(NOON.getTime() + DAY + 1));
    await new Client(shelter).post("/api/auth/login", { email: person.email, password: PASSWORD });
    expect(await news()).toHaveLength(5);
  });

  test("are counted for the mailbox, whichever account writes to it and however it is spelled", async () => {
    const email = `mailbox${++count}@elsewhere.test`;
    for (let n = 0; n < 7; n++) {
      const { client } = await newcomer(shelter, n % 2 ? email : email.toUpperCase());
      expect((await client.post("/api/users/me/close", { currentPassword: PASSWORD })).statusCode).toBe(204);
    }
    const written = await shelter.db.selectFrom("letters").select("subject").orderBy("id").execute();
    expect(written.filter(({ subject }) => subject === "Your account was closed")).toHaveLength(5);
  });

  test("do not come to and fro with an address that is changed again and again", async () => {
    const person = await stranger();
    const [one, other] = [`one${count}@elsewhere.test`, `other${count}@elsewhere.test`];
    for (let n = 0; n < 14; n++) {
      const change = { currentPassword: PASSWORD, email: n % 2 ? other : one };
      expect((await person.client.put(`/api/accounts/${person.accountId}/user`, change)).statusCode).toBe(200);
    }
    const told = await lettersTo(shelter, one);
    expect(told.filter(({ subject }) => subject === "Your email address was changed")).toHaveLength(5);
  });
});

describe("letters about what somebody does who has not confirmed their address", () => {
  test("come five times a day of each kind at most", async () => {
    const person = await stranger();
    for (let n = 0; n < 7; n++) {
      const animalId = await buildAnimal(shelter.db, { name: "Burek" });
      const body = { animalId, applicationLetter: `Buy at ${MARK}` };
      expect((await person.client.post("/api/adoptions/applications", body)).statusCode).toBe(201);
    }
    expect(await subjects(person.email, "We have received your application for Burek")).toHaveLength(5);
    expect(JSON.stringify(await lettersTo(shelter, person.email))).not.toContain(MARK);
  });
});

test("a welcome is counted, too, and signing up goes on", async () => {
  const email = `welcome${++count}@elsewhere.test`;
  for (let n = 0; n < 6; n++) {
    const made = await aVisitor(shelter).post("/api/users", signUpBody(email));
    expect(made.statusCode).toBe(201);
    await shelter.db
      .updateTable("accounts")
      .set({ email: `gone${++count}@elsewhere.test` })
      .where("email", "=", email)
      .execute();
  }
  expect(await subjects(email, "Welcome to the Animal Shelter")).toHaveLength(5);
});

/** Where a letter is queued, and why it is not counted there. */
const UNCOUNTED: Record<string, string> = {
  "platform/mail/letter.queue.ts": "here it is queued",
  "platform/mail/letter.limits.ts": "here it is counted",
  "accounts/email-confirmation.commands.ts": "counted before its link is made",
  "accounts/password-reset.commands.ts": "counted before its link is made",
  "adoption/aftercare/aftercare.reminders.ts": "the calendar sends it",
  "animals/care/placement.letters.ts": "staff send it",
  "exchange/exports/export.letter.ts": "to all admins, of what one of them does",
  "exchange/webhooks/webhook.failing.ts": "once for a webhook, to its maker",
  "outreach/messages/message.commands.ts": "to the shelter itself",
  "outreach/messages/message.replies.ts": "staff send it",
  "outreach/newsletters/newsletter.sending.commands.ts": "to confirmed subscribers, once for an issue",
  "outreach/saved-searches/saved-search.mailboxes.ts": "counted before it is written, or once a day to who confirmed",
  "overview/dashboard/morning.letter.ts": "once a day to staff",
  "overview/twins/merge.letters.ts": "admins send it",
  "people/job-applications/job-application.commands.ts": "staff send it",
  "settings/status/status.alarm.ts": "to admins, about the server",
};

test("every letter is counted for its mailbox, or it is known why not", async () => {
  const server = resolve(import.meta.dirname, "../../../../src/server");
  const files = (await readdir(server, { recursive: true })).filter((file) => file.endsWith(".ts"));
  const uncounted = await Promise.all(
    files.map(async (file) =>
      /\bqueue(Unread)?Letter\(/.test(await readFile(join(server, file), "utf8")) ? [file] : [],
    ),
  );
  expect(uncounted.flat().sort()).toEqual(Object.keys(UNCOUNTED).sort());
});
