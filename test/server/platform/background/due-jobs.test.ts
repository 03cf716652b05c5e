import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { ResilientClient } from "../../../../src/server/database/hosts/resilient-client.ts";
import { startBackgroundJobs } from "../../../../src/server/platform/background/background-jobs.ts";
import { openQueues, QUEUES, type QueueName, sendJob } from "../../../../src/server/platform/background/queues.ts";
import { databaseForFile } from "../../support/database.ts";

const { db, where } = await databaseForFile();
const jobs = await startBackgroundJobs(where, () => {});
afterAll(() => jobs.stop());
await openQueues(db);

const done: string[] = [];
for (const queue of Object.keys(QUEUES) as QueueName[])
  await jobs.work<{ id: number }>({
    queue,
    async handle({ id }) {
      done.push(`${queue} ${id}`);
    },
  });

const asked = vi.spyOn(ResilientClient.prototype, "query");
afterEach(() => void asked.mockClear());

test("an idle server asks once for all its queues, twice a second", async () => {
  await wait(1_000);
  asked.mockClear();
  await wait(2_000);
  const asking = (part: string) => asked.mock.calls.filter(([text]) => String(text).includes(part)).length;
  expect(asking("as queue(name)")).toBeGreaterThan(1);
  expect(asking("as queue(name)")).toBeLessThan(7);
  // As a worker does to take its next job.
  expect(asking("FOR UPDATE OF j SKIP LOCKED")).toBe(0);
});

test("a job of any queue is begun long before its worker would look again", async () => {
  for (const [at, queue] of ["holds", "letters", "webhooks"].entries()) await sendJob(db, queue, at);
  await expect.poll(() => done.toSorted(), { timeout: 5_000 }).toEqual(["holds 0", "letters 1", "webhooks 2"]);
});

test("to look reads the jobs that are due and no others, however many are done or wait for their next try", async () => {
  await sql`insert into pgboss.job (name, state, singleton_key, start_after)
    select queue, state::pgboss.job_state, state || nr, now() + interval '1 hour'
    from generate_series(1, 3000) nr, unnest(array['letters', 'holds']) queue, unnest(array['completed', 'retry']) state`.execute(
    db,
  );
  for (const analyze of [sql`select`, sql`analyze pgboss.job`]) {
    await analyze.execute(db);
    asked.mockClear();
    await expect
      .poll(() => asked.mock.calls.some(([text]) => String(text).includes("unnest")), { timeout: 5_000 })
      .toBe(true);
    const [text, values] = asked.mock.calls.find(([each]) => String(each).includes("unnest")) ?? [];
    const parts = String(text).split("$1");
    const statement = sql.join(
      parts.map((part) => sql.raw(part)),
      sql`${values}::text[]`,
    );
    expect(values).toEqual([Object.keys(QUEUES)]);
    const { rows } = await sql<Record<string, string>>`explain (analyze, costs off, timing off) ${statement}`.execute(
      db,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).not.toMatch(/Seq Scan|Rows Removed by Filter/);
  }
});
