import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { migrationNames, migrationSql } from "../../../src/server/database/migrate.ts";
import { withClient } from "../../support/postgres.ts";

const onMaintenanceDatabase = (statement: string) =>
  withClient({ ...inject("postgres"), database: "postgres" }, (client) => client.query(statement));

/** Applies what was released before a migration, and is not applied yet. */
export async function applyUntil(pool: pg.Pool, migration: string): Promise<void> {
  const done = (await pool.query("select name from migrations")).rows.map(({ name }) => name);
  for (const before of (await migrationNames()).filter((file) => file < migration && !done.includes(file))) {
    await pool.query(await migrationSql(before));
    await pool.query("insert into migrations (name) values ($1)", [before]);
  }
}

/** A database of this test file as an earlier version of the program has left it. @param migration the first that it lacks */
export async function databaseBefore(migration: string): Promise<pg.Pool> {
  const database = `t_former_${randomBytes(6).toString("hex")}`;
  await onMaintenanceDatabase(`create database ${database}`);
  const pool = new pg.Pool({ ...inject("postgres"), database });
  pool.on("error", () => {}); // a connection that is still closing is ended with its database
  afterAll(async () => {
    await pool.end();
    await onMaintenanceDatabase(`drop database ${database} with (force)`);
  });
  await pool.query("create table migrations (name text primary key, applied_at timestamptz not null default now())");
  await applyUntil(pool, migration);
  return pool;
}
