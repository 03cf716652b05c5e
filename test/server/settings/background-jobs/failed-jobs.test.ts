import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { fromKysely, type PgBoss } from "pg-boss";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { PreparingClient } from "../../../../src/server/database/preparing-client.ts";
import {
  type BackgroundJobs,
  startBackgroundJobs,
} from "../../../../src/server/platform/background/background-jobs.ts";
import { queuesOn, sendJob } from "../../../../src/server/platform/background/queues.ts";
import { composeLetter } from "../../../../src/server/platform/mail/letter.compose.ts";
import { queueLetter } from "../../../../src/server/platform/mail/letter.queue.ts";
import { startSendingLetters } from "../../../../src/server/platform/mail/letter.sending.ts";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { until } from "../../support/until.ts";

const ONCE = { retryLimit: 0, retryDelay: 0, retryDelayMax: 1 };
const LIST = "/api/background-jobs/failed";

let jobs: BackgroundJobs;
let queue: string;
let done: number[];
let isBroken: boolean;
/** The work waits for it. */
let begin: Promise<void>;
let rounds = 0;
const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

const failed = async (query = "") => (await admin.client.get(`${LIST}${query}`)).json();
const retry = (id: string) => admin.client.post(`/api/background-jobs/${id}/retry`);

const untilFailed = async (count: number, query = `?q=${queue}`) =>
  (
    await until(
      () => failed(query),
      ({ items, totalCount }) => {
        // A job may fail while the list is read: it is in both or in neither.
        expect(items.length).toBe(totalCount);
        return totalCount === count;
      },
    )
  ).items;

describe("before any background work was begun", () => {
  test("there are no failed jobs, and none to be done again", async () => {
    expect(await failed()).toEqual({ items: [], page: 1, pageSize: 16, totalCount: 0 });
    const answer = await retry(randomUUID());
    expect([answer.statusCode, answer.json().message]).toEqual([404, "Job not found."]);
  });
});

describe("a job that failed for good", () => {
  beforeEach(async () => {
    queue = `work-${++rounds}`;
    done = [];
    isBroken = true;
    begin = Promise.resolve();
    jobs = await startBackgroundJobs(shelter.where, () => {}, { [queue]: ONCE });
    await jobs.work<{ id: number }>({
      queue,
      handle: async ({ id }) => {
        await begin;
        if (isBroken) throw new Error(`No luck with ${id}`);
        done.push(id);
      },
    });
  });
  afterEach(() => jobs.stop());

  test("is listed with its queue, when, how often and why, and what it was about; newest first, found by queue", async () => {
    await sendJob(shelter.db, queue, 7);
    await untilFailed(1);
    await sendJob(shelter.db, queue, 8);
    const items = await untilFailed(2);
    expect(items).toMatchObject([
      { queue, attempts: 1, reason: "No luck with 8", data: { id: 8 } },
      { queue, attempts: 1, reason: "No luck with 7", data: { id: 7 } },
    ]);
    expect(items[0].failedAt >= items[0].createdAt).toBe(true);
    expect(await failed(`?q=${queue}&page=2&pageSize=1`)).toMatchObject({
      totalCount: 2,
      items: [{ data: { id: 7 } }],
    });
    expect((await failed("?q=no-such-queue")).totalCount).toBe(0);
  });

  test("is done again when an admin asks for it, once, and leaves the list; who asked is written down", async () => {
    await sendJob(shelter.db, queue, 7);
    const [{ id }] = await untilFailed(1);
    isBroken = false;
    const answer = await retry(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, queue, attempts: 1, data: { id: 7 }, state: "waiting" });
    await until(
      () => done,
      ({ length }) => length > 0,
    );
    await wait(1_200);
    expect([done, await untilFailed(0)]).toEqual([[7], []]);
    const [entry] = (await admin.client.get("/api/audit?action=retry")).json().items;
    expect(entry).toMatchObject({
      subject: "background job",
      actorAccountId: admin.accountId,
      details: { queue, job: id },
    });
    const late = await retry(id);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      "This job has not failed: it is done, or it is still waiting.",
    ]);
  });

  test("and fails again is listed again with one attempt more", async () => {
    await sendJob(shelter.db, queue, 7);
    const [{ id }] = await untilFailed(1);
    const all = Promise.withResolvers<void>();
    begin = all.promise;
    const statuses = await Promise.all([retry(id), retry(id), retry(id)]);
    all.resolve();
    expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const [again] = await until(
      async () => (await failed(`?q=${queue}`)).items,
      ([job]) => job?.attempts === 2,
    );
    expect(again).toMatchObject({ id, reason: "No luck with 7" });
    expect((await retry(id)).statusCode).toBe(200);
  });

  test("is left alone while another job does the same", async () => {
    await sendJob(shelter.db, queue, 7);
    const [{ id }] = await untilFailed(1);
    await jobs.stop();
    jobs = await startBackgroundJobs(shelter.where, () => {}, { [queue]: ONCE });
    await sendJob(shelter.db, queue, 7);
    const answer = await retry(id);
    expect([answer.statusCode, answer.json().message]).toEqual([409, "Another job is doing this already."]);
    expect((await failed(`?q=${queue}`)).totalCount).toBe(1);
  });

  test("is found by a well-formed id alone", async () => {
    for (const malformed of ["1", "abc", "00000000-0000-0000-0000-00000000000z"]) {
      expect((await retry(malformed)).statusCode).toBe(404);
    }
    expect((await retry(randomUUID())).statusCode).toBe(404);
  });
});

describe("thousands of failed jobs", () => {
  const COUNT = 3_000;
  const BATCH = 1_000;
  let boss: PgBoss;
  beforeAll(async () => {
    queue = "thousands";
    await (await startBackgroundJobs(shelter.where, () => {}, { [queue]: ONCE })).stop();
    boss = await queuesOn(fromKysely(shelter.db));
    for (let first = 1; first <= COUNT; first += BATCH) {
      await boss.insert(
        queue,
        Array.from({ length: BATCH }, (_, index) => ({
          data: { id: first + index },
          singletonKey: `${first + index}`,
        })),
      );
      const taken = await boss.fetch(queue, { batchSize: BATCH });
      await boss.fail(
        queue,
        taken.map(({ id }) => id),
        { message: "No luck" },
      );
    }
  });

  /** The most rows that one query of the work has read. */
  async function mostRowsRead(work: () => Promise<unknown>): Promise<number> {
    const clients = [pg.Client.prototype, PreparingClient.prototype].map((client) => vi.spyOn(client, "query"));
    await work();
    const answers = clients.flatMap(({ mock }) => mock.results);
    const rows = answers.map(async ({ value }) => (await value)?.rowCount ?? 0);
    for (const client of clients) client.mockRestore();
    return Math.max(...(await Promise.all(rows)));
  }

  test("are listed page by page, each once, and no more of them are read than the page shows", async () => {
    const last = COUNT / 500;
    const ids = new Set<number>();
    for (let page = 1; page <= last; page++) {
      const { items, totalCount } = await failed(`?q=${queue}&pageSize=500&page=${page}`);
      expect(totalCount).toBe(COUNT);
      for (const { data } of items) ids.add(data.id);
    }
    expect(ids.size).toBe(COUNT);
    expect((await failed(`?q=${queue}&page=9999`)).items).toEqual([]);
    expect(await mostRowsRead(() => failed(`?q=${queue}&page=100`))).toBe(16);
  });

  test("are done again one by one, each without reading the others", async () => {
    const { items } = await failed(`?q=${queue}&page=150`);
    const [{ id }] = items;
    expect(await mostRowsRead(async () => expect((await retry(id)).statusCode).toBe(200))).toBeLessThan(20);
    expect((await failed(`?q=${queue}`)).totalCount).toBe(COUNT - 1);
    expect((await retry(id)).statusCode).toBe(409);
  });
});

describe("a letter that was given up", () => {
  test("goes out when its job is done again", async () => {
    const sent: string[] = [];
    isBroken = true;
    jobs = await startBackgroundJobs(shelter.where, () => {}, { letters: ONCE });
    const { db, clock } = shelter;
    const send = async ({ subject }: { subject: string }) => {
      if (isBroken) throw new Error("No mail server");
      sent.push(subject);
    };
    await startSendingLetters({ db, clock, jobs, signingKey: shelter.deps.signingKey, send });
    const draft = { to: "jan@person.test", subject: "Hello", greeting: "Dear Jan,", paragraphs: [] };
    const letterId = await queueLetter(
      db,
      composeLetter("en", () => draft),
    );
    const [{ id }] = await untilFailed(1, "?q=letters");
    expect((await admin.client.get(`/api/outbox/${letterId}`)).json().givenUpAt).not.toBeNull();
    isBroken = false;
    expect((await retry(id)).statusCode).toBe(200);
    await until(
      () => sent,
      ({ length }) => length > 0,
    );
    await wait(1_200);
    expect(sent).toEqual(["Hello"]);
    expect((await admin.client.get(`/api/outbox/${letterId}`)).json()).toMatchObject({ attempts: 2, givenUpAt: null });
    await untilFailed(0, "?q=letters");
    await jobs.stop();
  });
});
