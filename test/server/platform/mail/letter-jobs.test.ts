import { beforeAll, expect, test } from "vitest";
import { startBackgroundJobs } from "../../../../src/server/platform/background/background-jobs.ts";
import { openQueues } from "../../../../src/server/platform/background/queues.ts";
import { queueLetter } from "../../../../src/server/platform/mail/letter.queue.ts";
import { startAppForFile } from "../../support/app.ts";

const shelter = await startAppForFile();
const LETTER = { to: "ola@person.example", subject: "Luna", text: "Hello.", html: "<p>Hello.</p>" };
const jobs = async () =>
  (await shelter.pool.query("select data, singleton_key, priority from pgboss.job order by priority, singleton_key"))
    .rows;

beforeAll(async () => {
  await (await startBackgroundJobs(shelter.where, () => {})).stop();
  await openQueues(shelter.db);
});

test("a letter and its job are one statement: the job names the letter, and letters to many come after others", async () => {
  const one = await queueLetter(shelter.db, LETTER);
  const many = await queueLetter(shelter.db, { ...LETTER, atMostOnce: true });
  expect(await jobs()).toEqual([
    { data: { id: many }, singleton_key: `${many}`, priority: -1 },
    { data: { id: one }, singleton_key: `${one}`, priority: 0 },
  ]);
});

test("neither is there when the change that it is about is not committed", async () => {
  const before = await jobs();
  const change = shelter.db.transaction().execute(async (tx) => {
    await queueLetter(tx, LETTER);
    throw new Error("no");
  });
  await expect(change).rejects.toThrow("no");
  expect(await jobs()).toEqual(before);
});
