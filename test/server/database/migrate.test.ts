import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { migrate } from "../../../src/server/database/migrate.ts";
import { databaseBefore } from "../support/former-database.ts";
import { until } from "../support/until.ts";

const name = `t_migrate_${randomBytes(6).toString("hex")}`;
const keeper = new pg.Client({ ...inject("postgres"), database: "postgres" });
const pools: pg.Pool[] = [];
const open = () => {
  const pool = new pg.Pool({ ...inject("postgres"), database: name });
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
    const pool = await databaseBefore("0180-kept-waits.sql");
    const request = await pool.connect();
    await request.query("begin; delete from visits where false");
    const migrating = migrate(pool);
    await until(async () => {
      const { rows } = await pool.query("select from pg_locks where relation = 'visits'::regclass and not granted");
      return rows.length > 0;
    });
    // The migration has this table by now.
    await request.query("delete from stays where false");
    await request.query("commit");
    request.release();
    expect(await migrating).toContain("0180-kept-waits.sql");
  });

  test("are not applied again at the next start", async () => {
    expect(await migrate(open())).toEqual([]);
  });
});
