import { spawn } from "node:child_process";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { launchDatabase } from "../../../../src/server/database/embedded/launch.ts";
import { watchDatabase } from "../../../../src/server/database/embedded/watch.ts";
import {
  ask,
  cleanUp,
  isRoot,
  isServed,
  killServer,
  preparedFolder,
  serverPid,
  startApp,
} from "../../../support/launcher.fixture.ts";

afterAll(cleanUp);

test("A killed application leaves its server running, and the next launch adopts it", async () => {
  const dataDir = await preparedFolder();
  const app = await startApp(dataDir);
  const pid = serverPid(dataDir);
  await app.kill();
  const database = await launchDatabase({ dataDir });
  expect([database.adopted, serverPid(dataDir)]).toEqual([true, pid]);
  expect(await ask(database.pool, "select 1 as one")).toEqual({ one: 1 });
  await database.stop();
  expect(serverPid(dataDir)).toBeUndefined();
});

test.each([
  { killed: "the application", both: false },
  { killed: "the application and its server", both: true },
])("Killing $killed while it writes loses no acknowledged row", async ({ both }) => {
  const dataDir = await preparedFolder();
  const app = await startApp(dataDir);
  app.order("write");
  const acknowledged: number[] = [];
  for (let { number } = await app.next(); number; number = (await app.next()).number) {
    if (acknowledged.push(number) !== 300) continue;
    app.kill();
    if (both) process.kill(serverPid(dataDir) ?? Number.NaN, "SIGKILL");
  }
  const database = await launchDatabase({ dataDir });
  const found = await ask(database.pool, "select array_agg(number) as numbers from written");
  await database.stop();
  const kept = new Set(found?.numbers as number[]);
  expect(database.adopted).toBe(!both);
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
});

test("A killed server is recovered by the next launch, even while its last processes still run", async () => {
  const dataDir = await preparedFolder();
  const first = await launchDatabase({ dataDir });
  await ask(first.pool, "create table animal as select 'Burek' as name");
  const client = new pg.Client(first.pool as pg.ClientConfig).on("error", () => {});
  await client.connect();
  const { pid } = (await client.query("select pg_backend_pid() as pid")).rows[0];
  process.kill(pid, "SIGSTOP");
  await killServer(dataDir);
  const launching = launchDatabase({ dataDir });
  await expect.poll(() => readFile(join(dataDir, "postgres.log"), "utf8")).toContain("still in use");
  process.kill(pid, "SIGCONT");
  const second = await launching;
  expect(second.adopted).toBe(false);
  expect(await ask(second.pool, "select name from animal")).toEqual({ name: "Burek" });
  await second.stop();
});

test("A watched database that dies comes back under the application's own pool", async () => {
  const dataDir = await preparedFolder();
  const database = await launchDatabase({ dataDir });
  const lines: string[] = [];
  const watch = watchDatabase({ dataDir, log: (line) => lines.push(line) });
  const pool = new pg.Pool(database.pool).on("error", () => {});
  await pool.query("create table animal as select 'Burek' as name");
  const read = async () => (await pool.query("select name, pg_postmaster_start_time() as since from animal")).rows[0];
  for (let round = 0; round < 2; round++) {
    await sleep(1_000); // a server that dies before the watch has seen it is brought back without a word
    const { since } = await read();
    await killServer(dataDir);
    await expect.poll(async () => (await read()).since > since).toBe(true);
    expect(await read()).toMatchObject({ name: "Burek" });
  }
  await expect.poll(() => new Set(lines)).toEqual(new Set(["The database has ended unexpectedly: starting it again"]));
  await watch.stop();
  await pool.end();
  await database.stop();
  expect(serverPid(dataDir)).toBeUndefined();
});

test("A stopped watch starts nothing", async () => {
  const dataDir = await preparedFolder();
  const database = await launchDatabase({ dataDir });
  const watch = watchDatabase({ dataDir });
  await ask(database.pool, "select 1");
  await watch.stop();
  await killServer(dataDir);
  await sleep(1_200);
  expect(await isServed(dataDir)).toBe(false);
  await database.stop();
});

test("A watch logs once why the database cannot be started, and starts it when it can", async () => {
  const dataDir = await preparedFolder();
  const version = join(dataDir, "postgres", "PG_VERSION");
  await writeFile(version, "17\n");
  const lines: string[] = [];
  const watch = watchDatabase({ dataDir, log: (line) => lines.push(line) });
  await expect.poll(() => lines).not.toEqual([]);
  await sleep(1_500);
  expect(lines).toEqual([expect.stringMatching(/incompatible with server/)]);
  await writeFile(version, "18\n");
  await expect.poll(() => isServed(dataDir)).toBe(true);
  const database = await launchDatabase({ dataDir });
  await watch.stop();
  await database.stop();
  expect(serverPid(dataDir)).toBeUndefined();
});

test("The database starts even if another process has the pid of the dead server by now", async () => {
  const dataDir = await preparedFolder();
  await launchDatabase({ dataDir });
  await killServer(dataDir);
  const note = join(dataDir, "postgres", "postmaster.pid");
  const { uid, gid } = await stat(note);
  const stranger = spawn("sleep", ["60"], isRoot ? { uid, gid } : {}); // the server's account: only then does it count
  await writeFile(note, (await readFile(note, "utf8")).replace(/^\d+/, String(stranger.pid)));
  const database = await launchDatabase({ dataDir });
  expect(await ask(database.pool, "select 1 as one")).toEqual({ one: 1 });
  expect(stranger.kill()).toBe(true);
  await database.stop();
});

test("A folder that was moved under its running server is not served a second time", async () => {
  const dataDir = await preparedFolder();
  const database = await launchDatabase({ dataDir });
  const moved = join(dirname(dataDir), "moved");
  await rename(dataDir, moved);
  const answer = launchDatabase({ dataDir: moved });
  await expect(answer).rejects.toThrow(/A server that serves .*\/data\/postgres answers for .*\/moved\/postgres: stop/);
  await rename(moved, dataDir);
  await database.stop();
  expect(serverPid(dataDir)).toBeUndefined();
});
