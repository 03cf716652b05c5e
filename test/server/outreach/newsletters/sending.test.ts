import { createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { finishIssues } from "../../../../src/server/outreach/newsletters/newsletter.sending.commands.ts";
import { startSendingNewsletters } from "../../../../src/server/outreach/newsletters/newsletter.sending.ts";
import { startBackgroundJobs } from "../../../../src/server/platform/background/background-jobs.ts";
import { queueLetter } from "../../../../src/server/platform/mail/letter.queue.ts";
import { startSendingLetters, UNCERTAIN } from "../../../../src/server/platform/mail/letter.sending.ts";
import { smtpSender } from "../../../../src/server/platform/mail/smtp.ts";
import { PUBLIC_URL, startApp, type TestApp } from "../../support/app.ts";
import { buildSubscriber } from "../../support/builders.ts";
import { retryBy } from "../../support/database.ts";
import { lettersTo, linkIn, subscribeWhole } from "../../support/letterbox.ts";
import { tokenOfLink } from "../../support/link-tokens.ts";
import { header, type MailServer, part, startMailServer } from "../../support/mail-server.ts";
import { anAdmin, aVisitor, type Person } from "../../support/people.ts";
import { until } from "../../support/until.ts";

const FROM = "Animal Shelter <contact@shelter.test>";
const HURRIED = { retryLimit: 2, retryDelay: 1, retryDelayMax: 2 };

let shelter: TestApp;
let mail: MailServer;
let admin: Person;
const running: (() => Promise<void>)[] = [];

beforeEach(async () => {
  shelter = await startApp();
  await retryBy({ letters: HURRIED }, shelter);
  admin = await anAdmin(shelter);
  mail = await startMailServer();
});
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
  await mail.close();
  await shelter.close();
});

/** What a server does in the background, with shorter pauses. @param url of the mail server, or null for none */
async function startWork(url: string | null = mail.url): Promise<void> {
  const { db, clock } = shelter;
  const jobs = await startBackgroundJobs(shelter.where, () => {}, { letters: HURRIED });
  running.push(() => jobs.stop());
  await startSendingNewsletters({ db, clock, jobs, publicUrl: PUBLIC_URL });
  const office = { db, clock, jobs, signingKey: shelter.deps.signingKey };
  if (url !== null) {
    await startSendingLetters({ ...office, send: smtpSender(url, FROM) }, () => finishIssues({ db, clock }));
  }
}

async function readers(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await buildSubscriber(shelter.db);
}

/** Writes an issue and sends it, as an admin does. @returns its id */
async function sendIssue({ subject = "Spring", content = "Hello." } = {}): Promise<number> {
  const { id } = (await admin.client.post("/api/newsletters/issues", { subject, content })).json();
  expect((await admin.client.post(`/api/newsletters/${id}/send`)).statusCode).toBe(200);
  return id;
}

const issue = async (id: number) => (await admin.client.get(`/api/newsletters/${id}`)).json();
const untilSent = (id: number) =>
  until(
    () => issue(id),
    ({ status }) => status === "Sent",
  );
const recipients = () => mail.received.map(({ to }) => to[0]);
const letterStates = () =>
  shelter.db
    .selectFrom("letters")
    .select(["sent_at", "given_up_at", "handed_over_at", "last_error", "id"])
    .orderBy("id")
    .execute();

describe("an issue that is sent", () => {
  test("goes to everybody once, with the way to leave in its words and its headers", async () => {
    await subscribeWhole(shelter, "ola@person.test");
    await readers(39);
    await buildSubscriber(shelter.db, { email_address: "unconfirmed@person.test", confirmed_at: null });
    await shelter.db.deleteFrom("letters").execute();
    await startWork();
    const id = await sendIssue({ subject: "Wiosna w Łodzi", content: "Cześć!\n\n<b>Nowe</b> szczeniaki." });
    const sent = await untilSent(id);
    expect(sent).toMatchObject({ recipientCount: 40, sentCount: 40, sentAt: shelter.clock.now().toISOString() });
    await wait(1500);
    expect(recipients()).toHaveLength(40);
    expect(new Set(recipients()).size).toBe(40);
    expect(recipients()).not.toContain("unconfirmed@person.test");
    const letter = mail.received.find(({ to }) => to[0] === "ola@person.test");
    const link = linkIn((await lettersTo(shelter, "ola@person.test"))[0], "end");
    expect(header(letter, "List-Unsubscribe")).toBe(`<${PUBLIC_URL}${link}>`);
    expect(header(letter, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(part(letter, "text/plain")).toContain(`Unsubscribe: ${PUBLIC_URL}${link}`);
    expect(part(letter, "text/html")).toContain("<p>&lt;b&gt;Nowe&lt;/b&gt; szczeniaki.</p>");
    const left = await shelter.app.inject({
      method: "POST",
      url: link,
      payload: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(left.statusCode).toBe(200);
    const who = await shelter.db.selectFrom("newsletter_subscribers").select("email_address").execute();
    expect(who.map(({ email_address }) => email_address)).not.toContain("ola@person.test");
    expect((await issue(id)).sentCount).toBe(40);
  });

  test("waits in the outbox where there is no mail server, is not called sent, and goes out when there is one", async () => {
    await readers(30);
    await startWork(null);
    const id = await sendIssue();
    await until(letterStates, (all) => all.length === 30);
    await wait(500);
    expect(await issue(id)).toMatchObject({ status: "Queued", recipientCount: 30, sentCount: 0, sentAt: null });
    for (const stop of running.splice(0).reverse()) await stop();
    await startWork();
    expect(await untilSent(id)).toMatchObject({ recipientCount: 30, sentCount: 30 });
    expect(mail.received).toHaveLength(30);
  });

  test("passes over who has unsubscribed since, before and after their letter was written", async () => {
    await readers(3);
    const early = await subscribeWhole(shelter, "early@person.test");
    await subscribeWhole(shelter, "late@person.test");
    await shelter.db.deleteFrom("letters").execute();
    await sendIssue();
    const leave = async (where: { id: number } | { email_address: string }) => {
      const { id, email_address } = await shelter.db
        .selectFrom("newsletter_subscribers")
        .select(["id", "email_address"])
        .where((row) => row.and(where))
        .executeTakeFirstOrThrow();
      const token = await tokenOfLink(shelter, "end newsletter", id, email_address);
      await aVisitor(shelter).get(`/api/newsletters/unsubscribe?token=${token}`);
    };
    await leave({ id: early });
    await startWork(null);
    await until(letterStates, (all) => all.length === 4);
    expect(await lettersTo(shelter, "early@person.test")).toEqual([]);
    expect(await lettersTo(shelter, "late@person.test")).toHaveLength(1);
    await leave({ email_address: "late@person.test" });
    expect(await lettersTo(shelter, "late@person.test")).toEqual([]);
    await startWork();
    await until(
      async () => mail.received.length,
      (count) => count === 3,
    );
    await wait(1000);
    expect(mail.received).toHaveLength(3);
  });

  test("does not keep a letter to one person waiting", async () => {
    await readers(120);
    const id = await sendIssue();
    await startWork();
    await until(
      async () => mail.received.length,
      (count) => count >= 5,
    );
    await queueLetter(shelter.db, { to: "lost@person.test", subject: "New password", text: "x", html: "x" });
    await until(
      async () => recipients(),
      (all) => all.includes("lost@person.test"),
    );
    expect(recipients().indexOf("lost@person.test")).toBeLessThan(100);
    await untilSent(id);
    expect(new Set(recipients()).size).toBe(121);
    expect(mail.received).toHaveLength(121);
  });
});

describe("a mail server in trouble", () => {
  test("that refuses for a while gets the letter again, and the issue is sent when all are dealt with", async () => {
    await readers(4);
    const refused = new Map<string, number>();
    mail.refuse = (_attempt, recipient) => {
      const times = refused.get(recipient) ?? 0;
      refused.set(recipient, times + 1);
      return times === 0 && refused.size <= 2 ? { code: 451, text: "Try again later" } : undefined;
    };
    const id = await sendIssue();
    await startWork();
    expect(await untilSent(id)).toMatchObject({ recipientCount: 4, sentCount: 4 });
    expect(new Set(recipients()).size).toBe(4);
    expect(mail.received).toHaveLength(4);
  });

  test("that refuses one for good does not hold up the issue, and the letter is counted as not sent", async () => {
    await readers(2);
    await buildSubscriber(shelter.db, { email_address: "gone@person.test" });
    mail.refuse = (_attempt, recipient) => (recipient === "gone@person.test" ? { code: 550, text: "No" } : undefined);
    const id = await sendIssue();
    await startWork();
    expect(await untilSent(id)).toMatchObject({ recipientCount: 3, sentCount: 2 });
    const refused = (await letterStates()).filter(({ given_up_at }) => given_up_at !== null);
    expect(refused).toMatchObject([{ handed_over_at: null }]);
    mail.refuse = () => undefined;
    await admin.client.post(`/api/outbox/${refused[0]?.id}/retry`);
    await until(
      () => issue(id),
      ({ sentCount }) => sentCount === 3,
    );
    expect((await issue(id)).status).toBe("Sent");
  });

  test("that cannot be reached leaves the letters waiting, and they go out when it is back", async () => {
    const { url } = mail;
    await mail.close();
    await readers(2);
    const id = await sendIssue();
    await startWork(url);
    const waiting = await until(letterStates, (all) => all.length === 2 && all.every(({ last_error }) => last_error));
    expect(waiting).toMatchObject([{ handed_over_at: null }, { handed_over_at: null }]);
    expect((await issue(id)).status).toBe("Queued");
    for (const stop of running.splice(0).reverse()) await stop();
    mail = await startMailServer();
    await startWork();
    expect(await untilSent(id)).toMatchObject({ sentCount: 2 });
    expect(mail.received).toHaveLength(2);
  });

  test("that hangs up amid a letter does not get it a second time, unless an admin says so", async () => {
    const { server, url } = await hangingUp();
    await readers(1);
    const id = await sendIssue();
    await startWork(url);
    expect(await untilSent(id)).toMatchObject({ recipientCount: 1, sentCount: 0 });
    const [letter] = await letterStates();
    expect(letter).toMatchObject({ sent_at: null, last_error: UNCERTAIN, given_up_at: expect.any(Date) });
    for (const stop of running.splice(0).reverse()) await stop();
    await new Promise((resolve) => server.close(resolve));
    await startWork();
    await wait(1500);
    expect(mail.received).toEqual([]);
    expect((await admin.client.post(`/api/outbox/${letter?.id}/retry`)).statusCode).toBe(200);
    await until(
      () => issue(id),
      ({ sentCount }) => sentCount === 1,
    );
    expect(mail.received).toHaveLength(1);
  });
});

/** A mail server that takes the whole letter and then breaks the line without a word. */
async function hangingUp(): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => {
    let isLetter = false;
    socket.on("error", () => {});
    socket.write("220 here\r\n");
    socket.on("data", (bytes) => {
      const said = String(bytes);
      if (isLetter) return said.includes("\r\n.\r\n") ? socket.destroy() : undefined;
      isLetter = said.startsWith("DATA");
      return socket.write(isLetter ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}` };
}
