import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchDatabase } from "../../../../src/server/database/embedded/launch.ts";
import { cleanUp, isServed, preparedFolder, serveAfter, serverPid } from "../../../support/launcher.fixture.ts";
import { NO_DISK, smallDisk } from "../../../support/small-disk.ts";
import { until } from "../../support/until.ts";

const MAIN = resolve(import.meta.dirname, "../../../../start/main.ts");

const disk = smallDisk(90);
let dataDir: string;
beforeAll(async () => {
  dataDir = await preparedFolder();
});
afterAll(cleanUp);

/** Starts the product with the embedded database of the folder. */
function start(settings: Record<string, string>) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: "0", DEMO: "0", LOG_LEVEL: "silent", ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { child, ended, said: (text: string) => until(() => output.includes(text), Boolean, 5) };
}

/** Runs statements in the database, which is started and stopped for it. */
async function inDatabase(sql: string): Promise<void> {
  const launched = await launchDatabase({ dataDir });
  const client = new pg.Client(launched.pool as pg.ClientConfig);
  await client.connect();
  await client.query(sql);
  await client.end();
  await launched.stop();
}

async function expectNoServer(): Promise<void> {
  expect([serverPid(dataDir), await isServed(dataDir)]).toEqual([undefined, false]);
}

test("a start that is refused because of the demonstration leaves no PostgreSQL behind", async () => {
  const { ended } = start({ DEMO: "", HOST: "::ffff:127.0.0.1" });
  expect(await ended).toMatchObject({ code: 78, output: expect.stringContaining("is refused: anybody could sign in") });
  await expectNoServer();
});

test("neither does one whose port is taken; it says which", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { ended } = start({ PORT: `${port}` });
  const sentence = `Port ${port} of 127.0.0.1 is taken: stop what listens there`;
  expect(await ended).toMatchObject({ code: 1, output: expect.stringContaining(sentence) });
  await expectNoServer();
  taken.close();
});

test("neither does one that a signal ends in the middle, at whichever step", async () => {
  for (const moment of ["", "Database", "Schema"]) {
    const { child, ended, said } = start({});
    await (moment ? said(moment) : until(() => serverPid(dataDir) !== undefined, Boolean, 5));
    child.kill("SIGTERM");
    expect(await ended, moment).toMatchObject({ code: 0, output: expect.not.stringContaining("failed") });
    await expectNoServer();
  }
});

test("neither does one whose demonstration cannot be made, which says why", async () => {
  await inDatabase("alter table animals rename to animals_elsewhere");
  const { code, output } = await start({ DEMO: "1" }).ended;
  expect([code, output]).toEqual([1, expect.stringContaining('relation "animals" does not exist')]);
  await expectNoServer();
  await inDatabase("alter table animals_elsewhere rename to animals");
});

test("neither does one whose migration fails, nor one that is stopped during a long migration", async () => {
  await inDatabase("delete from migrations where name like '0001-%'");
  const failed = await start({}).ended;
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining("Migration 0001-functions.sql failed") });
  await expectNoServer();

  // The migration waits for this lock until the signal comes.
  const launched = await launchDatabase({ dataDir });
  const client = new pg.Client(launched.pool as pg.ClientConfig);
  await client.connect();
  await client.query("begin; lock table migrations");
  const { child, ended, said } = start({});
  await said("Database");
  await until(async () => {
    // A transaction otherwise goes on seeing the processes of its first look.
    await client.query("select pg_stat_clear_snapshot()");
    const { rowCount } = await client.query("select from pg_stat_activity where wait_event_type = 'Lock'");
    return rowCount === 1;
  });
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0 });
  await client.end();
  await launched.stop();
  await expectNoServer();
});

test("a start on a full disk says so in a sentence, amid a migration too, and leaves nothing", async ({ skip }) => {
  if (!disk) return skip(NO_DISK);
  const sentence = /^The disk is full: .*Make room on it, then start again\.$/m;
  dataDir = serveAfter(join(disk.folder, "data"));
  await disk.fill(8 * 1024 * 1024);
  expect(await start({}).ended).toMatchObject({ code: 1, output: expect.stringMatching(sentence) });
  expect(await readdir(dataDir)).toEqual([]);
  disk.clear();

  await rm(dataDir, { recursive: true });
  execFileSync("cp", ["-a", await preparedFolder(), dataDir]);
  await disk.fill();
  expect(await start({}).ended).toMatchObject({ code: 1, output: expect.stringMatching(sentence) });
  disk.clear();

  // Enough to start, and not for all tables.
  await disk.fill(4 * 1024 * 1024);
  const migrating = await start({}).ended;
  expect(migrating).toMatchObject({ code: 1, output: expect.stringMatching(sentence) });
  expect(migrating.output).toContain("Migration");
  await expectNoServer();
  disk.clear();

  const { child, ended, said } = start({});
  await said("open at");
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0 });
  await expectNoServer();
});
