import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { FORMER_MIGRATIONS, TOO_OLD } from "../../../src/server/database/former-migrations.ts";
import { migrate, migrationNames } from "../../../src/server/database/migrate.ts";
import { createDatabase } from "../support/database.ts";
import { NEXT, withNextMigration } from "../support/next-migration.ts";
import { until } from "../support/until.ts";

/** The migrations into which the former ones were put together. */
const SQUASHED = /^00(0[1-9]|1[0-3])-/;

const name = `t_migrate_${randomBytes(6).toString("hex")}`;
const keeper = new pg.Client({ ...inject("postgres"), database: "postgres" });
const pools: pg.Pool[] = [];
const open = (database = name) => {
  const pool = new pg.Pool({ ...inject("postgres"), database });
  pool.on("error", () => {}); // a connection that is still closing is ended with its database
  pools.push(pool);
  return pool;
};

beforeAll(async () => {
  await keeper.connect();
  await keeper.query(`create database ${name}`);
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await keeper.query(`drop database if exists ${name}_before with (force)`);
  await keeper.query(`drop database ${name} with (force)`);
  await keeper.end();
});

describe("the migrations", () => {
  test("are applied once each, in order, though three servers start at the same time", async () => {
    const files = (await readdir("src/server/database/migrations")).sort();
    const applied = await Promise.all([migrate(open()), migrate(open()), migrate(open())]);
    expect(applied.map((names) => names.length).sort()).toEqual([0, 0, files.length]);
    const { rows } = await open().query("select name from migrations order by applied_at, name");
    expect(rows.map((row) => row.name)).toEqual(files);
  });

  test("wait for an older server's work and begin again, so that none of its requests is ended as a deadlock", async () => {
    const database = await createDatabase();
    const { pool } = database;
    const folder = await withNextMigration(
      `alter table stays add column next text; alter table visits add column next text`,
    );
    const request = await pool.connect();
    await request.query("begin; delete from visits where false");
    const migrating = migrate(pool, undefined, folder);
    await until(async () => {
      const { rows } = await pool.query("select from pg_locks where relation = 'visits'::regclass and not granted");
      return rows.length > 0;
    });
    // The migration has this table by now.
    await request.query("delete from stays where false");
    await request.query("commit");
    request.release();
    expect(await migrating).toEqual([NEXT]);
    await database.drop();
  });

  test("are not applied again at the next start", async () => {
    expect(await migrate(open())).toEqual([]);
  });
});

describe("a database of a version before November 2026", () => {
  const before = `${name}_before`;
  const pool = open(before);
  let since: string[] = [];
  beforeAll(async () => {
    await keeper.query(`create database ${before}`);
    const folder = await mkdtemp(join(tmpdir(), "shelter-former-"));
    const today = await migrationNames();
    since = today.filter((one) => !SQUASHED.test(one));
    for (const one of today.filter((file) => SQUASHED.test(file))) {
      await copyFile(join("src/server/database/migrations", one), join(folder, one));
    }
    await migrate(pool, undefined, folder);
    await rm(folder, { recursive: true });
  });
  /** Its migrations have these names. */
  const nameThem = async (names: readonly string[]) => {
    await pool.query("delete from migrations");
    await pool.query("insert into migrations (name) select unnest($1::text[])", [names]);
  };
  const named = async () => (await pool.query("select name from migrations order by name")).rows.map((row) => row.name);

  test("has the schema of the first thirteen: it gets their names, and what came since is run", async () => {
    await nameThem(FORMER_MIGRATIONS);
    const run = await Promise.all([migrate(pool), migrate(open(before))]);
    expect(run.flat().toSorted()).toEqual(since);
    expect(await named()).toEqual(await migrationNames());
  });

  test("gets the migrations of later versions, too", async () => {
    const folder = await withNextMigration("create table later (id int)");
    expect(await migrate(pool, undefined, folder)).toEqual([NEXT]);
    expect(await named()).toEqual([...(await migrationNames()), NEXT]);
    await pool.query("drop table later");
  });

  test.each([
    ["lacks some of its migrations", FORMER_MIGRATIONS.slice(0, -1)],
    ["has one that nobody knows", [...FORMER_MIGRATIONS, "0290-unknown.sql"]],
  ])("is refused with a sentence when it %s, and stays as it is", async (_, names) => {
    await nameThem(names);
    await expect(migrate(pool)).rejects.toThrow(TOO_OLD);
    expect(await named()).toEqual(names);
  });

  test("is refused when it was not started since contracts store their words", async () => {
    await nameThem(FORMER_MIGRATIONS);
    await pool.query("alter table adoption_contracts drop constraint adoption_contracts_adoption_id_fkey");
    await pool.query("insert into adoption_contracts (adoption_id, issued_at, terms) values (1, now(), '{}')");
    await expect(migrate(pool)).rejects.toThrow(TOO_OLD);
    expect(await named()).toEqual(FORMER_MIGRATIONS);
  });

  test("has no migration with a name of today's", async () => {
    expect((await migrationNames()).filter((today) => FORMER_MIGRATIONS.includes(today))).toEqual([]);
  });
});
