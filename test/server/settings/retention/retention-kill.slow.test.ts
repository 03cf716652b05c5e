import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openQueues, sendJob } from "../../../../src/server/platform/background/queues.ts";
import { type ServerProcess, serverProcess } from "../../../support/server-process.ts";
import { createDatabase, type TestDatabase } from "../../support/database.ts";
import { until } from "../../support/until.ts";
import { erasures } from "./kept.ts";

const LETTERS = 4_000;

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createDatabase();
  server = await serverProcess(database.url);
});
afterAll(async () => {
  await server.remove();
  await database.drop();
});

async function erasedLetters(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from letters where text = ''`.execute(
    database.db,
  );
  return rows[0]?.n ?? 0;
}

const told = async () => {
  const all = (await erasures(database)) as { count: number }[];
  return all.reduce((sum, { count }) => sum + count, 0);
};

test("a server that is killed while it erases has told of exactly what it erased, and the next one goes on", async () => {
  const { db } = database;
  const monthsOld = sql`now() - interval '30 months'`;
  await sql`insert into letters (recipient, subject, text, html, created_at, sent_at)
    select 'jan@person.test', 'Hello', 'Dear Jan', '', ${monthsOld}, ${monthsOld}
    from generate_series(1, ${sql.lit(LETTERS)})`.execute(db);
  await sql`insert into retention_periods (kind, months, version, changed_at)
    values ('letters', 24, 1, now() - interval '3 days')`.execute(db);
  await server.start();
  await openQueues(db);
  await sendJob(db, "clean-up", 1);
  await until(erasedLetters, (count) => count > 0);
  await server.kill();
  const erased = await erasedLetters();
  expect(erased).toBeLessThan(LETTERS);
  expect(await told()).toBe(erased);

  await server.start();
  // The killed server's job waits until nothing is heard of it.
  await sendJob(db, "clean-up", 2);
  await until(erasedLetters, (count) => count === LETTERS);
  expect(await told()).toBe(LETTERS);
}, 120_000);
