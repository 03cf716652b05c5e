import { afterAll, expect, test } from "vitest";
import { watchContent } from "../../../src/server/database/content-changes.ts";
import { openPool } from "../../../src/server/database/pool.ts";
import { databaseForFile } from "../support/database.ts";
import { databaseProxy } from "../support/database-proxy.ts";

const database = await databaseForFile();
const proxy = await databaseProxy(database);
afterAll(() => proxy.close());

const TERMINATE =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid = $1";

test("a connection that is lost between two statements fails the second one and is replaced", async () => {
  const pool = openPool(database.where);
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const lost = new Promise((resolve) => client.once("end", resolve));
  await database.pool.query(TERMINATE, [rows[0]?.pid]);
  await lost;
  await expect(client.query("select 1")).rejects.toThrow("not queryable");
  client.release();
  await expect(pool.query("select 1")).resolves.toBeDefined();
  await pool.end();
});

test("silent connections are destroyed within seconds, also the one that listens; new ones work", async () => {
  const pool = openPool(proxy.where);
  const changes = watchContent(proxy.where);
  await Promise.all([pool.query("select pg_sleep(0.1)"), pool.query("select pg_sleep(0.1)")]);
  await expect.poll(() => changes.listening).toBe(true);
  const { generation } = changes;

  proxy.silence();
  const asked = await Promise.allSettled([pool.query("select 1"), pool.query("select 1")]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(pool.query("select 1")).resolves.toBeDefined();
  await expect.poll(() => changes.generation).toBeGreaterThan(generation + 1);
  expect(changes.listening).toBe(true);
  await Promise.all([changes.stop(), pool.end()]);
});

test("a statement that takes long is waited for, whether it works or waits for another", async () => {
  const pool = openPool(proxy.where);
  const holder = await pool.connect();
  await holder.query("select pg_advisory_lock(1)");
  const waiting = pool.query("select pg_advisory_lock(1)");
  await expect(pool.query("select pg_sleep(6)")).resolves.toBeDefined();
  holder.release(true);
  await expect(waiting).resolves.toBeDefined();
  await pool.end();
});

test("an end does not wait for a silent server", async () => {
  const pool = openPool(proxy.where);
  const client = await pool.connect();
  proxy.silence();
  const began = performance.now();
  client.release();
  await pool.end();
  const changes = watchContent(proxy.where);
  await expect.poll(() => changes.listening).toBe(true);
  proxy.silence();
  await changes.stop();
  expect(performance.now() - began).toBeLessThan(20_000);
});
