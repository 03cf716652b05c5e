import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { startBackgroundJobs } from "../../../src/server/platform/background/background-jobs.ts";
import { sendJob } from "../../../src/server/platform/background/queues.ts";
import { startAppForFile } from "../support/app.ts";
import { anAdmin } from "../support/people.ts";
import { until } from "../support/until.ts";

const shelter = await startAppForFile();
const { client } = await anAdmin(shelter);
const jobs = await startBackgroundJobs(shelter.where, () => {});
afterAll(() => jobs.stop());
const { rows } = await shelter.pool.query("select current_database() as name");
const name: string = rows[0].name;
const SETTING = "default_transaction_read_only";

/** Makes the database read-only, on the connections that are open as on new ones, as after a switch of primaries. */
async function makeReadOnly(): Promise<void> {
  await makeWritable();
  await shelter.pool.query(`alter database ${name} set ${SETTING} = on`);
  const open = await Promise.all(Array.from({ length: 5 }, () => shelter.pool.connect()));
  for (const connection of open) await connection.query(`set ${SETTING} = on`);
  for (const connection of open) connection.release();
}

/** From now on, new connections may write. Those that are open stay as they are. */
async function makeWritable(): Promise<void> {
  const connection = await shelter.pool.connect();
  await connection.query(`set ${SETTING} = off`); // for this statement's own connection
  await connection.query(`alter database ${name} reset ${SETTING}`);
  connection.release(true);
}

const write = () => client.post("/api/resources", { name: "Hay", amount: 1, description: "", resourceTypeId: 1 });
const ready = async () => (await shelter.app.inject("/readyz")).statusCode;
const isReadOnly = async () => (await client.get("/api/dashboard")).json().isReadOnly;

test("a read-only database refuses writes with 503 and a sentence, and is used again once it can be written", async () => {
  expect([(await write()).statusCode, await ready(), await isReadOnly()]).toEqual([201, 200, false]);
  await makeReadOnly();
  for (let turn = 0; turn < 3; turn++) {
    const refused = await write();
    expect(refused).toMatchObject({ statusCode: 503, headers: { "retry-after": "5" } });
    expect(refused.json().message).toMatch(/^The database can only be read at the moment/);
  }
  expect([await ready(), await isReadOnly()]).toEqual([503, true]);
  expect((await client.get("/api/resources")).statusCode).toBe(200);
  expect((await shelter.app.inject("/animals")).statusCode).toBe(200);

  await makeWritable();
  // Every connection that says that it is read-only is closed after its use, also by reads alone.
  await until(ready, (status) => status === 200);
  await until(
    async () => (await write()).statusCode,
    (status) => status === 201,
  );
  expect(await isReadOnly()).toBe(false);
});

test("background jobs go on, and changes are noticed, after the database was read-only", async () => {
  const done: unknown[] = [];
  await jobs.work({ queue: "holds", handle: async (data) => void done.push(data) });
  await makeReadOnly();
  await wait(1_500);
  await makeWritable();
  await until(
    async () => (await write()).statusCode,
    (status) => status === 201,
  );
  await until(() =>
    sendJob(shelter.db, "holds", 7).then(
      () => true,
      () => false,
    ),
  );
  await until(() => done.length > 0);
  expect(done).toEqual([{ id: 7 }]);
  expect(shelter.contentChanges.listening).toBe(true);
});
