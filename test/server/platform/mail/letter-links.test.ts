import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { issueLetter } from "../../../../src/server/outreach/newsletters/newsletter.letters.ts";
import { writeBatch } from "../../../../src/server/outreach/newsletters/newsletter.sending.commands.ts";
import { confirmSearch, saveSearch } from "../../../../src/server/outreach/saved-searches/saved-search.commands.ts";
import { writeNewAnimalLetters } from "../../../../src/server/outreach/saved-searches/saved-search.sending.ts";
import { startBackgroundJobs } from "../../../../src/server/platform/background/background-jobs.ts";
import { type WaitingLetter, waitingLetters } from "../../../../src/server/platform/mail/letter.queries.ts";
import { queueLetter } from "../../../../src/server/platform/mail/letter.queue.ts";
import { startSendingLetters } from "../../../../src/server/platform/mail/letter.sending.ts";
import { linkTo } from "../../../../src/server/platform/mail/link.store.ts";
import { smtpSender } from "../../../../src/server/platform/mail/smtp.ts";
import { askForLink, SUBJECT } from "../../accounts/links.ts";
import { newcomer } from "../../accounts/newcomer.ts";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { NOON, PUBLIC_URL, startApp, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { Client } from "../../support/client.ts";
import { retryBy } from "../../support/database.ts";
import { press, subscribe, subscribeWhole } from "../../support/letterbox.ts";
import { tokenOfLink } from "../../support/link-tokens.ts";
import { type MailServer, part, startMailServer } from "../../support/mail-server.ts";
import { anAdmin, aVisitor } from "../../support/people.ts";

const HOUR = 60 * 60_000;
const HURRIED = { retryLimit: 1, retryDelay: 1, retryDelayMax: 1 };

let mail: MailServer;
let stopWork: () => Promise<void>;
const shelter = await startAppForFile();
await retryBy({ letters: HURRIED }, shelter);
const admin = await anAdmin(shelter);
beforeEach(async () => {
  shelter.clock.set(NOON);
  mail = await startMailServer();
  stopWork = async () => {};
});
afterEach(async () => {
  await stopWork();
  await mail.close();
});

async function openOffice(): Promise<void> {
  const jobs = await startBackgroundJobs(shelter.where, () => {}, { letters: HURRIED });
  const send = smtpSender(mail.url, "Animal Shelter <contact@shelter.test>");
  const { db, clock } = shelter;
  await startSendingLetters({ db, clock, jobs, signingKey: shelter.deps.signingKey, send });
  stopWork = () => jobs.stop();
}

async function until<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (const patience = Date.now() + 25_000; Date.now() < patience; await wait(50)) {
    const value = await read();
    if (value !== undefined) return value;
  }
  throw new Error("It never came.");
}

let count = 0;
const newEmail = () => `mailed${++count}@person.test`;
const tokenOf = (text: string) => /token=([\w-]{43})/.exec(text)?.[1];
const lettersTo = async (email: string) => (await admin.client.get(`/api/outbox?q=${email}`)).json().items;
const letterTo = async (email: string, wanted: string) =>
  (await lettersTo(email)).find(({ subject }: { subject: string }) => subject === wanted);
const sentTo = (email: string, subject: string) =>
  mail.received.filter(({ to, source }) => to.includes(email) && source.includes(`Subject: ${subject}`));
const isTaken = async (call: string, body: object) => (await aVisitor(shelter).post(call, body)).statusCode === 200;
/** Everything in the database, as one text: more than a backup has. */
async function everythingStored(): Promise<string> {
  const tables = await shelter.pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const texts = tables.rows.map(async ({ name }) => {
    const { rows } = await shelter.pool.query(`select to_jsonb(t)::text as row from ${name} t`);
    return rows.map(({ row }) => row).join("\n");
  });
  return (await Promise.all(texts)).join("\n");
}

describe("a letter with a link", () => {
  test.each([
    [SUBJECT.reset, "/api/auth/password/reset", { newPassword: "battery staple" }],
    [SUBJECT.welcome, "/api/auth/email/confirm", {}],
  ])("'%s' carries a token that opens it, and that is stored nowhere", async (subject, call, body) => {
    const { email } = await newcomer(shelter, newEmail());
    await askForLink(shelter, email);
    await openOffice();
    const [letter] = await until(async () => (sentTo(email, subject).length > 0 ? sentTo(email, subject) : undefined));
    const token = tokenOf(part(letter, "text/plain")) ?? "";
    expect(part(letter, "text/html")).toContain(`token=${token}"`);
    await until(async () => (await letterTo(email, subject)).sentAt ?? undefined);
    const stored = await everythingStored();
    expect([stored.includes(email), stored.includes(token)]).toEqual([true, false]);
    expect((await letterTo(email, subject)).text).toContain("token={made-when-sent}");
    expect(await isTaken(call, { token, ...body })).toBe(true);
    expect(await isTaken(call, { token, ...body })).toBe(false);
  });

  test("carries one that opens it at every attempt, since the mail server may have taken any of them", async () => {
    const { email } = await newcomer(shelter, newEmail());
    await askForLink(shelter, email);
    const tokens: (string | undefined)[] = [];
    const jobs = await startBackgroundJobs(shelter.where, () => {}, { letters: HURRIED });
    const { db, clock } = shelter;
    const send = async ({ recipient, subject, text }: { recipient: string; subject: string; text: string }) => {
      if (recipient !== email || subject !== SUBJECT.reset) return;
      tokens.push(tokenOf(text));
      if (tokens.length === 1) throw new Error("The line broke.");
    };
    await startSendingLetters({ db, clock, jobs, signingKey: shelter.deps.signingKey, send });
    stopWork = () => jobs.stop();
    await until(async () => (await letterTo(email, SUBJECT.reset)).sentAt ?? undefined);
    const [first, second] = tokens;
    expect(first).not.toBe(second);
    const reset = (token: string | undefined) =>
      isTaken("/api/auth/password/reset", { token, newPassword: "battery staple" });
    expect([await reset(first), await reset(second)]).toEqual([true, false]);
  });

  test("is given up when its link is over, also when an admin sends it again", async () => {
    const { email } = await newcomer(shelter, newEmail());
    await askForLink(shelter, email);
    shelter.clock.set(new Date(NOON.getTime() + HOUR));
    await openOffice();
    const isGivenUp = async () => {
      const letter = await letterTo(email, SUBJECT.reset);
      return letter.givenUpAt ? letter : undefined;
    };
    const letter = await until(isGivenUp);
    expect(letter.lastError).toBe("The link in this letter is no longer good. Somebody has to ask for a new one.");
    expect((await admin.client.post(`/api/outbox/${letter.id}/retry`)).statusCode).toBe(200);
    await until(isGivenUp);
    expect(sentTo(email, SUBJECT.reset)).toEqual([]);
  });
});

describe("the links of all letters", () => {
  /** Lets a mail server have all letters. @returns those to an address, or from a link's token on */
  async function sendAll(): Promise<WaitingLetter[]> {
    const sent: WaitingLetter[] = [];
    const jobs = await startBackgroundJobs(shelter.where, () => {}, { letters: HURRIED });
    const { db, clock, deps } = shelter;
    await startSendingLetters({
      db,
      clock,
      jobs,
      signingKey: deps.signingKey,
      send: async (letter) => sent.push(letter),
    });
    stopWork = () => jobs.stop();
    await until(async () => ((await waitingLetters(db, 0)).length === 0 ? true : undefined));
    return sent;
  }

  test("have tokens that are stored nowhere, in no letter and in no table, before and after they are sent", async () => {
    const cast = await assembleCast(shelter);
    const email = newEmail();
    await subscribeWhole(shelter, email);
    const { id: newsletterId } = (
      await admin.client.post("/api/newsletters/issues", { subject: "Spring", content: "Hello" })
    ).json();
    expect((await admin.client.post(`/api/newsletters/${newsletterId}/send`)).statusCode).toBe(200);
    await writeBatch(shelter, newsletterId, PUBLIC_URL);
    await subscribe(shelter, newEmail(), "10.1.1.1");
    const context = { ...shelter.deps, settings: { publicUrl: PUBLIC_URL, mailFrom: undefined } };
    await saveSearch(context, { emailAddress: newEmail(), query: "" }, "10.1.1.2");
    await confirmSearch(shelter, await tokenOfLink(shelter, "confirm search", 1));
    await buildAnimal(shelter.db, { status: "Available", available_since: new Date(NOON.getTime() + 1) });
    expect(await writeNewAnimalLetters({ ...shelter, publicUrl: PUBLIC_URL })).toBe(1);
    const adoption = await adoptionAt(shelter, cast, 5);
    const when = { startsAt: "2026-12-01T16:00:00Z" };
    expect((await cast.admin.client.put(`/api/adoptions/${adoption.id}/home-check`, when)).statusCode).toBe(200);

    const stored = /token=(?!\{made-when-sent\})[^\s"&<]/;
    expect(await everythingStored()).not.toMatch(stored);
    const sent = await sendAll();
    const wholes = sent.map((letter) => JSON.stringify(letter));
    const links = new Set(wholes.flatMap((whole) => whole.match(/[\w/-]+(?=\?(search=\d+&)?token=[\w-]{43})/g) ?? []));
    expect([...links].filter((link) => link.startsWith("/api") || link.includes("/visit")).length).toBeGreaterThan(0);
    for (const purpose of [
      "newsletters/confirm",
      "newsletters/end",
      "saved-searches/confirm",
      "saved-searches/end",
      "/visit",
    ])
      expect([...links].join()).toContain(purpose);
    expect(wholes.join()).not.toContain("{made-when-sent}");
    const after = await everythingStored();
    expect(after).not.toMatch(stored);
    const tokens = wholes.flatMap((whole) => whole.match(/(?<=token=)[\w-]{43}/g) ?? []);
    expect(tokens.filter((token) => after.includes(token))).toEqual([]);
  });
});

describe("the outbox of a shelter without a mail server", () => {
  const open = async (email: string, subject: string) => {
    const { id } = await letterTo(email, subject);
    return (await admin.client.get(`/api/outbox/${id}`)).json();
  };

  test("shows admins a link that confirms an address, and none for a new password", async () => {
    const { email } = await newcomer(shelter, newEmail());
    await askForLink(shelter, email);
    const reset = await open(email, SUBJECT.reset);
    expect(reset).toMatchObject({ link: "reset password", text: expect.stringContaining("{made-when-sent}") });
    expect(tokenOf(reset.text + reset.html)).toBeUndefined();
    const welcome = await open(email, SUBJECT.welcome);
    expect(welcome.link).toBe("confirm email");
    const token = tokenOf(welcome.text);
    expect(welcome.html).toContain(`token=${token}"`);
    for (const letter of await lettersTo(email)) expect(tokenOf(letter.text + letter.html)).toBeUndefined();
    expect(await isTaken("/api/auth/email/confirm", { token })).toBe(true);
    expect(tokenOf((await open(email, SUBJECT.welcome)).text)).toBeUndefined();
  });

  test("shows admins links that confirm a newsletter and a search, which is audited, and none that end something", async () => {
    const email = newEmail();
    await subscribe(shelter, email, "10.1.1.3");
    const letter = await open(email, "Please confirm your newsletter");
    expect(letter.link).toBe("confirm newsletter");
    const link = `/api/newsletters/confirm?token=${tokenOf(letter.text)}`;
    const read = shelter.db.selectFrom("audit_log").selectAll().where("action", "=", "read").orderBy("id", "desc");
    const entry = { subject: "letter", subject_id: letter.id, details: { link: "confirm newsletter" } };
    expect(await read.executeTakeFirst()).toMatchObject(entry);
    await press(shelter, link);
    const rows = shelter.db.selectFrom("newsletter_subscribers").selectAll().where("email_address", "=", email);
    expect((await rows.executeTakeFirstOrThrow()).confirmed_at).not.toBeNull();
    const { id } = await rows.executeTakeFirstOrThrow();
    const linkId = await linkTo(shelter, "end newsletter", id);
    const issue = issueLetter({ subject: "Issue", content: "Hello", cards: [] }, { email, language: "en" }, PUBLIC_URL);
    await queueLetter(shelter.db, { ...issue, linkId });
    const shown = await open(email, "Issue");
    expect([shown.link, tokenOf(shown.text + shown.html)]).toEqual(["end newsletter", undefined]);
  });

  test("shows none where there is one", async () => {
    const { email } = await newcomer(shelter, newEmail());
    const settings = { ...shelter.deps.settings, smtpUrl: mail.url };
    const served = await startApp({ db: shelter.db, settings });
    try {
      const { id } = await letterTo(email, SUBJECT.welcome);
      const letter = await new Client(served, admin.client.cookies).get(`/api/outbox/${id}`);
      expect(letter.json().text).toContain("{made-when-sent}");
    } finally {
      await served.close();
    }
  });
});
