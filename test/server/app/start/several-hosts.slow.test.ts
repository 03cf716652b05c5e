import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openData } from "../../../../src/server/app/start/open-data.ts";
import { type Db, openDatabase, openPool } from "../../../../src/server/database/pool.ts";
import { readSettings } from "../../../../src/server/platform/settings/settings.ts";
import { type DatabasePair, launchPair, urlOfPair } from "../../../support/database-pair.ts";
import { type ServerProcess, serverProcess } from "../../../support/server-process.ts";
import { buildEmployee } from "../../support/builders.ts";
import { rowOf } from "../../support/rows.ts";
import { sessionHeaders } from "../../support/session-headers.ts";
import { until } from "../../support/until.ts";

let pair: DatabasePair;
let server: ServerProcess;
beforeAll(async () => {
  // What is acknowledged is on the standby.
  pair = await launchPair({ synchronous_standby_names: "*", fsync: "off" });
  server = await serverProcess(urlOfPair(pair));
}, 120_000);
afterAll(async () => {
  await server?.remove();
  await pair?.end();
});

/** Somebody who writes news, one after the other, until told to stop. */
async function writeNews(address: string, headers: Record<string, string>, employeeId: number) {
  const acknowledged: number[] = [];
  const done = new AbortController();
  let lastAt = 0;
  async function write() {
    const body = JSON.stringify({ title: "Good news", content: "Somebody found a home.", employeeId });
    const sent = fetch(`${address}/api/news`, { method: "POST", headers, body });
    const answer = await sent.catch(() => undefined);
    if (answer?.status !== 201) return wait(20);
    acknowledged.push(((await answer.json()) as { id: number }).id);
    lastAt = performance.now();
  }
  const writing = (async () => {
    while (!done.signal.aborted) await write();
  })();
  return {
    acknowledged,
    lastAt: () => lastAt,
    async stop() {
      done.abort();
      await writing;
    },
  };
}

test("a database that is only a standby is refused at the start", async () => {
  const { host = "", port, user, database } = pair.standby.address;
  const url = `postgres:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`;
  await expect(openData(readSettings({ DATABASE_URL: url }), () => {})).rejects.toThrow("leads to a standby");
  const chosen = readSettings({ DATABASE_URL: `${url}&target_session_attrs=read-write` });
  await expect(openData(chosen, () => {})).rejects.toThrow("No host fits target_session_attrs=read-write");
});

/** Somebody who is signed in as staff, with what their requests send. */
async function staffOf(db: Db, address: string) {
  const employeeId = await buildEmployee(db, { is_admin: true });
  const { account_id } = await rowOf(db, "employees", employeeId);
  const headers = { ...(await sessionHeaders(db, address, account_id)), "content-type": "application/json" };
  return { employeeId, headers };
}

test("a server whose primary is gone writes to the promoted standby within five seconds, and has lost nothing", async () => {
  await server.kill();
  const address = await server.start();
  const pool = openPool({ connectionString: urlOfPair(pair) });
  try {
    const db = openDatabase(pool);
    const { employeeId, headers } = await staffOf(db, address);
    const writer = await writeNews(address, headers, employeeId);
    await until(() => writer.acknowledged.length > 20);
    await pair.primary.kill();
    await wait(300);
    await pair.promote();
    const promotedAt = performance.now();
    await until(() => writer.lastAt() > promotedAt, Boolean, 10);
    expect(performance.now() - promotedAt).toBeLessThan(5_000);
    await until(async () => (await fetch(`${address}/readyz`)).status === 200);
    await writer.stop();
    const last = writer.acknowledged.at(-1);
    expect((await fetch(`${address}/news/${last}`)).status).toBe(200);
    const rows = await db.selectFrom("news").select("id").execute();
    const found = new Set(rows.map(({ id }) => id));
    expect(writer.acknowledged.filter((id) => !found.has(id))).toEqual([]);
  } finally {
    await pool.end();
  }
}, 120_000);
