import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { startBackgroundJobs } from "../../../../src/server/platform/background/background-jobs.ts";
import { openQueues } from "../../../../src/server/platform/background/queues.ts";
import { queueLetter } from "../../../../src/server/platform/mail/letter.queue.ts";
import { startSendingLetters } from "../../../../src/server/platform/mail/letter.sending.ts";
import { startAppForFile } from "../../support/app.ts";

const shelter = await startAppForFile();
const { db, clock, deps } = shelter;
const LETTER = { to: "ola@person.example", subject: "Luna", text: "Hello.", html: "<p>Hello.</p>" };

const servers: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await db.deleteFrom("letters").execute();
});

/** Another server that sends letters. @returns the ids of the letters that any of them has sent */
async function startSending(sent: number[] = []) {
  const jobs = await startBackgroundJobs(shelter.where, () => {});
  await openQueues(db);
  servers.push(jobs);
  const send = async ({ id }: { id: number }) => void sent.push(id);
  await startSendingLetters({ db, clock, jobs, signingKey: deps.signingKey, send });
  return sent;
}

test("a letter is sent within a second or two of its commit, and once, whatever servers there are", async () => {
  const sent = await startSending();
  await startSending(sent);
  for (let turn = 0; turn < 3; turn++) {
    const id = await queueLetter(db, LETTER);
    await expect.poll(() => sent, { timeout: 5_000 }).toContain(id);
  }
  await wait(1_200);
  expect(sent).toEqual([...new Set(sent)]);
});

test("a letter whose transaction takes longer than that of a later one is not forgotten", async () => {
  const sent = await startSending();
  let early = 0;
  await db.transaction().execute(async (tx) => {
    early = await queueLetter(tx, LETTER);
    const late = await queueLetter(db, LETTER);
    await expect.poll(() => sent, { timeout: 5_000 }).toEqual([late]);
    expect(early).toBeLessThan(late);
  });
  await expect.poll(() => sent, { timeout: 5_000 }).toContain(early);
});

test("nor is one of a transaction that takes very long", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const sent = await startSending();
    let early = 0;
    await db.transaction().execute(async (tx) => {
      early = await queueLetter(tx, LETTER);
      for (let turn = 0; turn < 2; turn++) {
        const late = await queueLetter(db, LETTER);
        await expect.poll(() => sent, { timeout: 5_000 }).toContain(late);
        vi.advanceTimersByTime(20_000);
      }
    });
    await wait(1_200);
    expect(sent).not.toContain(early);
    vi.advanceTimersByTime(40_000);
    await expect.poll(() => sent, { timeout: 5_000 }).toContain(early);
  } finally {
    vi.useRealTimers();
  }
});

test("nothing is sent when the change that it is about is not committed", async () => {
  const sent = await startSending();
  const change = db.transaction().execute(async (tx) => {
    await queueLetter(tx, LETTER);
    throw new Error("no");
  });
  await expect(change).rejects.toThrow("no");
  const id = await queueLetter(db, LETTER);
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual([id]);
});

test("the letters that waited before a mail server was known are sent: those to one person first", async () => {
  const many = await queueLetter(db, { ...LETTER, atMostOnce: true });
  const one = await queueLetter(db, LETTER);
  const sent = await startSending();
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual([one, many]);
});
