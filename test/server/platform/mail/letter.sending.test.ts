import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startBackgroundWork } from "../../../../src/server/app/start/background-work.ts";
import { startBackgroundJobs } from "../../../../src/server/platform/background/background-jobs.ts";
import { composeLetter } from "../../../../src/server/platform/mail/letter.compose.ts";
import { type EmbedPictures, pictureEmbedder } from "../../../../src/server/platform/mail/letter.pictures.ts";
import { queueLetter } from "../../../../src/server/platform/mail/letter.queue.ts";
import { startSendingLetters } from "../../../../src/server/platform/mail/letter.sending.ts";
import { smtpSender } from "../../../../src/server/platform/mail/smtp.ts";
import { storePhoto } from "../../../../src/server/platform/photos/photo.commands.ts";
import { PUBLIC_URL, SETTINGS, startApp, type TestApp } from "../../support/app.ts";
import { retryBy } from "../../support/database.ts";
import { decoded, header, type MailServer, part, startMailServer } from "../../support/mail-server.ts";
import { anAdmin, type Person } from "../../support/people.ts";
import { picture } from "../../support/pictures.ts";
import { until } from "../../support/until.ts";

const FROM = "Animal Shelter <contact@shelter.test>";
const HURRIED = { retryLimit: 2, retryDelay: 1, retryDelayMax: 4 };

let shelter: TestApp;
let mail: MailServer;
let admin: Person;
let stopWork: () => Promise<void>;

beforeEach(async () => {
  shelter = await startApp();
  await retryBy({ letters: HURRIED }, shelter);
  admin = await anAdmin(shelter);
  mail = await startMailServer();
  stopWork = async () => {};
});
afterEach(async () => {
  await stopWork();
  await mail.close();
  await shelter.close();
});

async function startSending(url = mail.url, illustrate?: EmbedPictures): Promise<void> {
  const jobs = await startBackgroundJobs(shelter.where, () => {}, { letters: HURRIED });
  const { db, clock } = shelter;
  await startSendingLetters({
    db,
    clock,
    jobs,
    signingKey: shelter.deps.signingKey,
    send: smtpSender(url, FROM, illustrate),
  });
  stopWork = () => jobs.stop();
}

const write = (to: string, subject = "Hello") =>
  queueLetter(
    shelter.db,
    composeLetter("en", () => ({
      to,
      subject,
      greeting: "Dear Łucja,",
      paragraphs: ["Zażółć gęślą jaźń.", "1 < 2 & so on"],
    })),
  );
const outbox = async (query = "") => (await admin.client.get(`/api/outbox${query}`)).json();

const untilSent = (count: number) =>
  until(
    () => mail.received,
    ({ length }) => length >= count,
  );
const untilNoted = (subject: string, isThere: (letter: Record<string, unknown>) => boolean) =>
  until(
    async () => (await outbox()).items.find((letter: { subject: string }) => letter.subject === subject),
    (letter) => letter !== undefined && isThere(letter),
  );

describe("a letter in the outbox", () => {
  test("carry the logo and the animal's picture inside; what is gone is left out, and typed words are no picture", async () => {
    const bytes = await picture(900, 600).jpeg().toBuffer();
    const photoId = await storePhoto(shelter.db, shelter.deps.photoStore, bytes, {});
    const about = (to: string, id: number) =>
      queueLetter(
        shelter.db,
        composeLetter("en", () => ({
          to,
          subject: "Luna",
          greeting: "Hello,",
          paragraphs: [`<img src="/photos/${photoId}?w=640">`],
          picture: { photoId: id, alt: 'Luna "the cat"' },
        })),
      );
    await about("jan@person.test", photoId);
    await about("ola@person.test", 4711);
    await startSending(mail.url, pictureEmbedder({ db: shelter.db, photoStore: shelter.deps.photoStore }));
    await untilSent(2);
    const [jan, ola] = ["jan", "ola"].map((name) =>
      mail.received.find(({ source }) => source.includes(`${name}@person`)),
    );
    const cids = (letter = jan) => [...part(letter, "text/html").matchAll(/<img src="cid:([^"]+)" alt="([^"]*)"/g)];
    expect(cids().map(([, cid, alt]) => [cid, alt])).toEqual([
      ["logo.png@letter", ""],
      [`${photoId}.jpg@letter`, "Luna &quot;the cat&quot;"],
    ]);
    for (const [, cid] of cids()) expect(jan?.source.toLowerCase()).toContain(`content-id: <${cid}>`);
    expect(cids(ola).map(([, cid]) => cid)).toEqual(["logo.png@letter"]);
    expect(part(ola, "text/html")).toContain(`<p>&lt;img src=&quot;/photos/${photoId}?w=640&quot;&gt;</p>`);
    expect(part(jan, "text/plain").replaceAll("\r", "")).toMatch(/^Hello,\n\n<img src="\/photos\//);
  });

  test("goes out once, with its words as text and as HTML, and the outbox says so", async () => {
    await write("jan@person.test", "Żaneta czeka na Ciebie");
    await startSending();
    const sent = await untilNoted("Żaneta czeka na Ciebie", ({ sentAt }) => sentAt !== null);
    expect(sent).toMatchObject({ recipient: "jan@person.test", attempts: 1, lastError: null, givenUpAt: null });
    await wait(1500);
    expect(mail.received).toHaveLength(1);
    const [letter] = mail.received;
    expect(letter).toMatchObject({ from: "contact@shelter.test", to: ["jan@person.test"] });
    expect(header(letter, "From")).toBe(FROM);
    expect(decoded(header(letter, "Subject"))).toBe("Żaneta czeka na Ciebie");
    expect(part(letter, "text/plain")).toContain("Dear Łucja,\n\nZażółć gęślą jaźń.".replaceAll("\n", "\r\n"));
    expect(part(letter, "text/html")).toContain("<p>1 &lt; 2 &amp; so on</p>");
    expect(part(letter, "text/html")).toContain("Zażółć gęślą jaźń.");
  });

  test("is answered to its Reply-To; others to the sender", async () => {
    const draft = { to: "shelter@shelter.test", greeting: "", paragraphs: [] };
    await queueLetter(shelter.db, {
      ...composeLetter("en", () => ({ ...draft, subject: "One" })),
      replyTo: "guest@person.test",
    });
    await write("jan@person.test", "Two");
    await startSending();
    await untilSent(2);
    expect(mail.received.map((letter) => header(letter, "Reply-To"))).toEqual(["guest@person.test", ""]);
  });

  test("goes to one address, whatever signs are in it", async () => {
    await write("one,two@person.test");
    await startSending();
    await untilSent(1);
    expect(mail.received[0]?.to).toEqual(['"one,two"@person.test']);
  });

  test("keeps its place: letters go out in the order in which they were written", async () => {
    for (let n = 1; n <= 12; n++) await write("jan@person.test", `Letter ${n}`);
    await startSending();
    await untilSent(12);
    const subjects = mail.received.map((letter) => header(letter, "Subject"));
    expect(subjects).toEqual(Array.from({ length: 12 }, (_, n) => `Letter ${n + 1}`));
  });

  test("that was not committed is never sent", async () => {
    await startSending();
    const rolledBack = shelter.db.transaction().execute(async (tx) => {
      await queueLetter(
        tx,
        composeLetter("en", () => ({ to: "jan@person.test", subject: "No", greeting: "", paragraphs: [] })),
      );
      await wait(500);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await write("jan@person.test", "Yes");
    await untilSent(1);
    await wait(1000);
    expect(mail.received.map((letter) => header(letter, "Subject"))).toEqual(["Yes"]);
  });

  test("is sent once although two servers look after the outbox", async () => {
    const { db, clock } = shelter;
    const { photoStore } = shelter.deps;
    const settings = { ...SETTINGS, smtpUrl: mail.url, mailFrom: FROM };
    const servers = await Promise.all([1, 2].map(() => startBackgroundJobs(shelter.where, () => {})));
    await Promise.all(
      servers.map((jobs) =>
        startBackgroundWork({ db, clock, photoStore, jobs, settings, publicUrl: PUBLIC_URL, signingKey: "a key" }),
      ),
    );
    stopWork = async () => {
      for (const jobs of servers) await jobs.stop();
    };
    for (let n = 1; n <= 15; n++) await write("jan@person.test", `Letter ${n}`);
    await untilSent(15);
    await wait(1500);
    expect(new Set(mail.received.map((letter) => header(letter, "Message-ID"))).size).toBe(15);
    expect(mail.received).toHaveLength(15);
  });

  test("whose address and words are to be forgotten is empty once it is sent", async () => {
    const draft = { to: "gone@person.test", subject: "Farewell", greeting: "Dear Jan,", paragraphs: ["Good-bye."] };
    await queueLetter(shelter.db, { ...composeLetter("en", () => draft), forgetWhenSent: true });
    await startSending();
    const { items } = await until(outbox, ({ items }) => items[0].sentAt !== null);
    expect(items).toMatchObject([{ recipient: "", subject: "", text: "", html: "", attempts: 1 }]);
    expect(mail.received[0]?.to).toEqual(["gone@person.test"]);
  });
});

describe("a mail server that refuses", () => {
  test("is asked again later, and later still, with the same Message-ID", async () => {
    const ids: string[] = [];
    mail.refuse = (attempt) => (attempt <= 2 ? { code: 451, text: "Try again later" } : undefined);
    await write("jan@person.test");
    await startSending();
    await untilNoted("Hello", ({ attempts, lastError }) => attempts === 1 && String(lastError).includes("Try again"));
    await untilSent(1);
    ids.push(header(mail.received[0], "Message-ID"));
    expect(ids[0]).toMatch(/^<letter-\d+-\d+@shelter\.test>$/);
    const sent = await untilNoted("Hello", ({ sentAt }) => sentAt !== null);
    expect(sent).toMatchObject({ attempts: 3, lastError: null, givenUpAt: null });
    const [first = 0, second = 0, third = 0] = mail.attempts;
    expect(second - first).toBeGreaterThanOrEqual(900); // of one to two
    expect(third - second).toBeGreaterThanOrEqual(1800); // of a pause that chance makes two to four seconds
  });

  test("does not hold up the letters to others", async () => {
    mail.refuse = (_attempt, recipient) => (recipient === "busy@person.test" ? { code: 451, text: "Busy" } : undefined);
    await write("busy@person.test", "First");
    await write("jan@person.test", "Second");
    await startSending();
    await untilSent(1);
    expect(header(mail.received[0], "Subject")).toBe("Second");
  });

  test("for too long makes the letter given up, which admins see, find and may undo", async () => {
    const expectFoundOnce = async () => expect(await outbox("?q=given")).toMatchObject({ totalCount: 1, items: [{}] });
    mail.refuse = () => ({ code: 451, text: "No room" });
    await write("jan@person.test", "Given up");
    await expectFoundOnce();
    await startSending();
    const letter = await untilNoted("Given up", ({ givenUpAt }) => givenUpAt !== null);
    expect(letter).toMatchObject({ attempts: 3, sentAt: null });
    await expectFoundOnce();
    expect(letter.lastError).toContain("No room");
    // The job fails right after its letter was given up.
    const failed = await until(
      async () => (await admin.client.get("/api/background-jobs/failed")).json(),
      ({ totalCount }) => totalCount > 0,
    );
    expect(failed).toMatchObject({
      totalCount: 1,
      items: [{ queue: "letters", attempts: 3, data: { id: letter.id } }],
    });
    expect(failed.items[0].reason).toContain("No room");

    mail.refuse = () => undefined;
    await wait(500);
    expect(mail.received).toEqual([]);
    const again = await admin.client.post(`/api/outbox/${letter.id}/retry`);
    expect(again.json()).toMatchObject({ id: letter.id, givenUpAt: null });
    await expectFoundOnce();
    await untilSent(1);
    expect(await untilNoted("Given up", ({ sentAt }) => sentAt !== null)).toMatchObject({
      attempts: 4,
      lastError: null,
    });
    await expectFoundOnce();
    const twice = await admin.client.post(`/api/outbox/${letter.id}/retry`);
    expect([twice.statusCode, twice.json().message]).toEqual([
      409,
      "This letter was not given up: it was sent, or it is still waiting.",
    ]);
  });

  test("for good, as it knows no such recipient, is not asked again", async () => {
    mail.refuse = () => ({ code: 550, text: "No such person" });
    await write("nobody@person.test", "To nobody");
    await startSending();
    const letter = await untilNoted("To nobody", ({ givenUpAt }) => givenUpAt !== null);
    expect(letter).toMatchObject({ attempts: 1, sentAt: null });
    await wait(1500);
    expect(mail.attempts).toHaveLength(1);
  });

  test("to answer at all leaves the letter waiting, and it goes out when the server is back", async () => {
    const { url } = mail;
    await mail.close();
    await retryBy({ letters: { retryLimit: 5, retryDelay: 1, retryDelayMax: 2 } }, shelter);
    await write("jan@person.test");
    await startSending(url);
    const letter = await untilNoted("Hello", ({ attempts }) => attempts === 1);
    expect(letter).toMatchObject({ sentAt: null, givenUpAt: null });
    mail = await startMailServer();
    await stopWork();
    await startSending(mail.url);
    await untilSent(1);
  });
});

describe("the outbox", () => {
  test("keeps the letters when there is no mail server", async () => {
    const { db, clock, where, deps } = shelter;
    const settings = { ...SETTINGS, mailFrom: FROM };
    const jobs = await startBackgroundJobs(where, () => {});
    stopWork = () => jobs.stop();
    const { photoStore } = deps;
    await startBackgroundWork({ db, clock, photoStore, jobs, settings, publicUrl: PUBLIC_URL, signingKey: "a key" });
    await write("jan@person.test");
    await wait(500);
    expect(await outbox()).toMatchObject({ totalCount: 1, items: [{ sentAt: null, attempts: 0, givenUpAt: null }] });
    expect((await admin.client.get("/api/background-jobs/failed")).json()).toMatchObject({ items: [], totalCount: 0 });
  });

  test("is listed newest first, in pages, and found by recipient and subject without Polish letters", async () => {
    await write("jan@person.test", "Pierwszy");
    await write("ola@person.test", "Łódź czeka");
    await write("jan@other.test", "Trzeci");
    expect((await outbox()).items.map(({ subject }: { subject: string }) => subject)).toEqual([
      "Trzeci",
      "Łódź czeka",
      "Pierwszy",
    ]);
    expect(await outbox("?q=lodz")).toMatchObject({ totalCount: 1, items: [{ recipient: "ola@person.test" }] });
    expect(await outbox("?q=JAN@")).toMatchObject({ totalCount: 2 });
    expect(await outbox("?page=2&pageSize=2")).toMatchObject({
      page: 2,
      totalCount: 3,
      items: [{ subject: "Pierwszy" }],
    });
  });

  test("knows no letter of an unknown id", async () => {
    const answer = await admin.client.post("/api/outbox/4711/retry");
    expect([answer.statusCode, answer.json().message]).toEqual([404, "Letter not found."]);
  });
});
