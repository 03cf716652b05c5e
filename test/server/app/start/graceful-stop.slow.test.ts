import { Agent, get } from "node:http";
import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { composeLetter } from "../../../../src/server/platform/mail/letter.compose.ts";
import { queueLetter } from "../../../../src/server/platform/mail/letter.queue.ts";
import { serverProcess } from "../../../support/server-process.ts";
import { databaseForFile } from "../../support/database.ts";
import { databaseProxy } from "../../support/database-proxy.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { until } from "../../support/until.ts";

let logged = "";
const log = new Writable({
  write(lines, _encoding, done) {
    logged += lines;
    done();
  },
});
const database = await databaseForFile();
const mail = await startMailServer();
const server = await serverProcess(database.url, { SMTP_URL: mail.url, LOG_LEVEL: "warn" }, log);
afterAll(async () => {
  await server.remove();
  await mail.close();
});

const write = (subject: string) =>
  queueLetter(
    database.db,
    composeLetter("en", () => ({ to: "jan@person.test", subject, greeting: "Dear Jan,", paragraphs: ["Hello."] })),
  );
const unsent = () => database.db.selectFrom("letters").select("subject").where("sent_at", "is", null).execute();

test("at SIGTERM the running job is finished and recorded, the next is not begun, and nothing is done twice afterwards", async () => {
  // The mail server has the letter but answers slowly: the job is running when the signal comes.
  mail.slowMs = 2_500;
  await server.start();
  await write("In hand");
  while (mail.received.length === 0) await wait(20);
  await write("Still waiting");
  expect(await server.leave()).toBe(0);
  expect(await unsent()).toEqual([{ subject: "Still waiting" }]);
  expect(mail.received).toHaveLength(1);

  mail.slowMs = 0;
  await server.start();
  while ((await unsent()).length > 0) await wait(20);
  await wait(1_500);
  expect(mail.received).toHaveLength(2);
  expect(await server.leave()).toBe(0);
});

const OUTSIDE = "outside";
const CONNECTIONS = 10;

/** Asks again and again over connections that stay open, and counts in `ends` how each request ended. */
async function askUntilGone(address: string, ends: Record<string, number>, signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const note = (end: string) => {
    ends[end] = (ends[end] ?? 0) + 1;
    return end;
  };
  const ask = () =>
    new Promise<string>((done) => {
      const request = get(`${address}/api/animals`, { agent }, (response) => {
        response.resume().on("end", () => done(note(String(response.statusCode))));
        response.on("error", () => done(note("broken off")));
      });
      // A connection attempt at the moment when the server stops listening is refused, like later ones.
      request.on("error", () => done(note(request.reusedSocket ? "broken off" : OUTSIDE)));
    });
  const askOn = async () => {
    while (!signal.aborted && (await ask()) !== OUTSIDE);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  agent.destroy();
}

// A machine that stands still for two seconds makes a request come when its connection is closed already.
test("at SIGTERM under load every request that reaches the server is answered; later connections are refused", {
  retry: 2,
}, async () => {
  const address = await server.start();
  const ends: Record<string, number> = {};
  const asking = askUntilGone(address, ends, AbortSignal.timeout(60_000));
  await until(() => (ends["200"] ?? 0) > 100);
  expect(await server.leave()).toBe(0);
  await asking;
  expect(Object.keys(ends).sort()).toEqual(["200", OUTSIDE]);
});

const statusOf = async (address: string) => (await fetch(address)).status;

test("/readyz answers 503 for two seconds before a stop, with one quiet line in the log, while everything else is answered", async () => {
  logged = "";
  const address = await server.start();
  expect(await statusOf(`${address}/readyz`)).toBe(200);
  const began = performance.now();
  const leaving = server.leave();
  await until(
    () => statusOf(`${address}/readyz`),
    (status) => status === 503,
  );
  expect(await statusOf(`${address}/api/animals`)).toBe(200);
  expect(await leaving).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(2_000);
  const lines = logged.split("\n").filter((line) => line.includes("navailable"));
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 40, msg: expect.stringMatching(/^unavailable: /) }),
  );
  expect(logged).not.toMatch(/"level":50|"stack"/);
});

test("a second signal ends the server at once; the same signal within a second counts once", async () => {
  // A job is running that takes longer than the test: the server does not end by itself meanwhile.
  mail.slowMs = 20_000;
  const before = mail.received.length;
  await server.start();
  await write("In hand");
  await until(() => mail.received.length > before);
  server.send("SIGINT");
  server.send("SIGINT");
  await wait(1_200);
  expect(await server.leave()).toBe(143);
});

test("a server whose database has gone silent still stops in order", async () => {
  const proxy = await databaseProxy(database);
  const silenced = await serverProcess(database.url, { DATABASE_URL: proxy.url });
  await silenced.start();
  proxy.silence();
  await wait(600); // by now the background work has found nobody there
  const began = performance.now();
  expect(await silenced.leave()).toBe(0);
  expect(performance.now() - began).toBeLessThan(60_000);
  await silenced.remove();
  await proxy.close();
});
