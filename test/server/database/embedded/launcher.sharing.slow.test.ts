import { readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { launchDatabase } from "../../../../src/server/database/embedded/launch.ts";
import { USAGE_LOCK_ID } from "../../../../src/server/database/embedded/usage-lock.ts";
import {
  ask,
  cleanUp,
  freshFolder,
  isServed,
  preparedFolder,
  serverPid,
  startApp,
} from "../../../support/launcher.fixture.ts";

afterAll(cleanUp);

test("Applications that start at the very same time on one fresh folder share one server", async () => {
  const dataDir = await freshFolder();
  const apps = await Promise.all([startApp(dataDir), startApp(dataDir)]);
  expect(apps.filter((app) => !app.adopted)).toHaveLength(1);
  await ask(apps[0].pool, "create table animal as select 'Burek' as name");
  for (const app of apps) expect(await ask(app.pool, "select name from animal")).toEqual({ name: "Burek" });
  expect((await readdir(dataDir)).filter((name) => name.startsWith("postgres.init"))).toEqual([]);
  await Promise.all(apps.map((app) => app.stop()));
  expect(serverPid(dataDir)).toBeUndefined();
});

test("Applications that start at the same time after a crash share one server", async () => {
  const dataDir = await preparedFolder();
  const first = await startApp(dataDir);
  process.kill(serverPid(dataDir) ?? Number.NaN, "SIGKILL");
  await first.kill();
  const apps = await Promise.all([startApp(dataDir), startApp(dataDir)]);
  expect(apps.filter((app) => !app.adopted)).toHaveLength(1);
  await Promise.all(apps.map((app) => app.stop()));
});

test("The server stays for an idle application when the one that started it stops", async () => {
  const dataDir = await preparedFolder();
  const first = await startApp(dataDir);
  const second = await launchDatabase({ dataDir });
  const pid = serverPid(dataDir);
  await first.stop();
  expect(await ask(second.pool, "select 1 as one")).toEqual({ one: 1 });
  expect(serverPid(dataDir)).toBe(pid);
  await second.stop();
  expect(serverPid(dataDir)).toBeUndefined();
});

test("The server stays for a client that no launcher knows", async () => {
  const dataDir = await preparedFolder();
  const database = await launchDatabase({ dataDir });
  const client = new pg.Client(database.pool as pg.ClientConfig);
  await client.connect();
  await database.stop();
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await client.end();
  const again = await launchDatabase({ dataDir });
  expect(again.adopted).toBe(true);
  await again.stop();
});

test("Applications that stop at the same time leave no server behind", async () => {
  const dataDir = await preparedFolder();
  const apps = await Promise.all([startApp(dataDir), startApp(dataDir), startApp(dataDir)]);
  await Promise.all(apps.map((app) => app.stop()));
  expect(await isServed(dataDir)).toBe(false);
});

test("A launch waits as long as another application is stopping the server", async () => {
  const dataDir = await preparedFolder();
  const first = await startApp(dataDir);
  await first.kill();
  const stopper = new pg.Client({ ...(first.pool as pg.ClientConfig), database: "postgres" });
  await stopper.connect();
  await expect
    .poll(async () => (await stopper.query(`select pg_try_advisory_lock(${USAGE_LOCK_ID}) as taken`)).rows)
    .toEqual([{ taken: true }]);
  let launched = false;
  const launch = launchDatabase({ dataDir }).finally(() => {
    launched = true;
  });
  await sleep(300);
  expect(launched).toBe(false);
  await stopper.end();
  await (await launch).stop();
});

test("An application that starts while another stops the server has a database", async () => {
  const dataDir = await preparedFolder();
  for (const delay of [0, 150]) {
    const first = await launchDatabase({ dataDir });
    const [second] = await Promise.all([startApp(dataDir), sleep(delay).then(first.stop)]);
    expect(await ask(second.pool, "select 1 as one")).toEqual({ one: 1 });
    await second.stop();
  }
});
