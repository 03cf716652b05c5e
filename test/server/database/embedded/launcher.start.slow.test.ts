import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { launchDatabase } from "../../../../src/server/database/embedded/launch.ts";
import {
  ask,
  cleanUp,
  freshFolder,
  preparedFolder,
  removeAfter,
  serverPid,
} from "../../../support/launcher.fixture.ts";

afterAll(cleanUp);

test("A fresh folder gets a database in UTF-8 that knows Polish letters and keeps what it acknowledges", async () => {
  const dataDir = await freshFolder();
  const lines: string[] = [];
  const database = await launchDatabase({ dataDir, log: (line) => lines.push(line) });
  const said = await ask(
    database.pool,
    `select current_database() as name, current_user as account, lower('ŁÓDŹ') as lodz, 'ł' < 'm' collate "pl-x-icu" as polish,
            current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
            current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as network`,
  );
  expect(said).toEqual({
    name: "shelter",
    account: "app",
    lodz: "łódź",
    polish: true,
    encoding: "UTF8",
    fsync: "on",
    commit: "on",
    network: "",
  });
  expect(database).toMatchObject({ adopted: false, dataDirectory: join(dataDir, "postgres") });
  expect(lines).toEqual([`Making a new database in ${join(dataDir, "postgres")}`]);
  expect((await stat(database.dataDirectory)).mode & 0o777).toBe(0o700);
  expect((await stat(String(database.pool.host))).mode & 0o777).toBe(0o700);
  await database.stop();
  expect(serverPid(dataDir)).toBeUndefined();
});

test("An existing folder starts again with its rows", async () => {
  const dataDir = await preparedFolder();
  const first = await launchDatabase({ dataDir });
  await ask(first.pool, "create table animal as select 'Burek' as name");
  await first.stop();
  const second = await launchDatabase({ dataDir });
  expect(second.adopted).toBe(false);
  expect(await ask(second.pool, "select name from animal")).toEqual({ name: "Burek" });
  await second.stop();
});

test("A second launch in the same process adopts the server, by whatever path the folder is named", async () => {
  const dataDir = await preparedFolder();
  const other = join(dirname(dataDir), "other-name");
  await symlink(dataDir, other);
  const [first, second] = [await launchDatabase({ dataDir }), await launchDatabase({ dataDir: other })];
  expect([first.adopted, second.adopted]).toEqual([false, true]);
  expect(second.pool).toEqual(first.pool);
  await Promise.all([first.stop(), second.stop()]);
  expect(serverPid(dataDir)).toBeUndefined();
});

test("Stopping twice, and stopping what has died, does nothing", async () => {
  const dataDir = await preparedFolder();
  const database = await launchDatabase({ dataDir });
  await Promise.all([database.stop(), database.stop()]);
  await database.stop();
  expect(serverPid(dataDir)).toBeUndefined();
});

test("An unfinished database is deleted, but not one that another process is creating", async () => {
  const dataDir = await preparedFolder();
  const left = [`postgres.init-${process.pid}`, "postgres.init-4194305"];
  const beingMade = `postgres.init-${process.ppid}`;
  for (const name of [...left, beingMade]) {
    await mkdir(join(dataDir, name));
    await writeFile(join(dataDir, name, "PG_VERSION"), "18\n");
  }
  const database = await launchDatabase({ dataDir });
  const names = await readdir(dataDir);
  await database.stop();
  expect(names).toContain(beingMade);
  expect(names).not.toEqual(expect.arrayContaining([left[0]]));
  expect(names).not.toEqual(expect.arrayContaining([left[1]]));
});

test("A path too long for a socket is served through a short folder that only its account may enter", async () => {
  const dataDir = await preparedFolder("a".repeat(60), "b".repeat(60));
  const database = await launchDatabase({ dataDir });
  const folder = removeAfter(String(database.pool.host));
  expect(folder).toMatch(/^\/tmp\/shelter-[0-9a-f]{16}$/);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await ask(database.pool, "select 1 as one")).toEqual({ one: 1 });
  const again = await launchDatabase({ dataDir });
  expect(again).toMatchObject({ adopted: true, pool: { host: folder } });
  await again.stop();
  await database.stop();
  expect(existsSync(join(folder, ".s.PGSQL.5432"))).toBe(false);
});

test("A folder with other files is not used as a database, and stays unchanged", async () => {
  const dataDir = await freshFolder();
  await mkdir(join(dataDir, "postgres"), { recursive: true });
  await writeFile(join(dataDir, "postgres", "letter.txt"), "Dear shelter");
  await expect(launchDatabase({ dataDir })).rejects.toThrow(/postgres is not empty and holds no database/);
  expect(await readdir(dataDir)).toEqual(["postgres"]);
  expect(await readdir(join(dataDir, "postgres"))).toEqual(["letter.txt"]);
});

test("A data folder that cannot be used is named with the setting to change", async () => {
  const dataDir = await freshFolder();
  await writeFile(dataDir, "a file");
  await expect(launchDatabase({ dataDir })).rejects.toThrow(
    /^The data folder cannot be used \(.*\): choose another DATA_DIR\.$/,
  );
});

test("A database that cannot start says why in one sentence and names the way out", async () => {
  const dataDir = await preparedFolder();
  await writeFile(join(dataDir, "postgres", "PG_VERSION"), "17\n");
  await expect(launchDatabase({ dataDir })).rejects.toThrow(
    /does not start: database files are incompatible with server\. See .*postgres\.log, or set DATABASE_URL/,
  );
});

test("A large log is renamed at the next start", async () => {
  const dataDir = await preparedFolder();
  await writeFile(join(dataDir, "postgres.log"), "x".repeat(5_000_001));
  const database = await launchDatabase({ dataDir });
  await database.stop();
  expect((await stat(join(dataDir, "postgres.log"))).size).toBeLessThan(10_000);
  expect((await stat(join(dataDir, "postgres.log.1"))).size).toBe(5_000_001);
});

test("The log keeps no values that people entered", async () => {
  const dataDir = await preparedFolder();
  const database = await launchDatabase({ dataDir });
  await ask(database.pool, "create table account as select 'anna@shelter.example' as email");
  await ask(database.pool, "create unique index on account (email)");
  const again = ask(database.pool, "insert into account values ('anna@shelter.example')");
  await expect(again).rejects.toThrow(/duplicate key/);
  await database.stop();
  const log = await readFile(join(dataDir, "postgres.log"), "utf8");
  expect(log).toContain("duplicate key");
  expect(log).not.toContain("anna@");
});
