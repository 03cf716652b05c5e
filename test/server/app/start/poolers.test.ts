import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openData } from "../../../../src/server/app/start/open-data.ts";
import { type Db, openDatabase, openPool } from "../../../../src/server/database/pool.ts";
import { readSettings } from "../../../../src/server/platform/settings/settings.ts";
import { type PoolerOptions, startPooler } from "../../../support/pooler.ts";
import { urlOf, withClient } from "../../../support/postgres.ts";
import { serverProcess } from "../../../support/server-process.ts";
import { buildEmployee } from "../../support/builders.ts";
import { createDatabase, type TestDatabase } from "../../support/database.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { poolerHere } from "../../support/pooler-here.ts";
import { rowOf } from "../../support/rows.ts";
import { sessionHeaders } from "../../support/session-headers.ts";
import { until } from "../../support/until.ts";

const anyPooler = await poolerHere();
const newPooler = await poolerHere(true);
const oldPooler = await poolerHere(false);

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

/** Why a server does not start with this pooler in front of its database. */
async function refusal(options: PoolerOptions, direct: "itself" | "none" | "pooler" = "itself"): Promise<string> {
  await using pooler = await startPooler(options, inject("postgres"));
  const url = pooler.url(database.where.database);
  const addresses = { itself: database.url, none: undefined, pooler: `${url}&application_name=second` };
  const settings = readSettings({ DATABASE_URL: url, DATABASE_DIRECT_URL: addresses[direct] });
  const opened = await openData(settings, () => {}, "server").then(
    async (data) => data.close(),
    (error: Error) => error,
  );
  return opened instanceof Error ? opened.message : "it starts";
}

describe("a start says in a sentence what cannot work behind a pooler", () => {
  test.runIf(anyPooler)("without the address of PostgreSQL itself, or with a pooler there, too", async () => {
    if (!anyPooler) return;
    for (const mode of ["transaction", "session"] as const)
      expect(await refusal({ program: anyPooler, mode }, "none")).toContain("DATABASE_URL leads to a pooler");
    expect(await refusal({ program: anyPooler, mode: "session" }, "pooler")).toContain(
      "DATABASE_DIRECT_URL leads to a pooler, too",
    );
  });

  test.runIf(anyPooler)("that hands connections on after each statement", async () => {
    if (!anyPooler) return;
    expect(await refusal({ program: anyPooler, mode: "statement" })).toContain("set pool_mode = transaction");
    expect(await refusal({ program: anyPooler, mode: "session" })).toBe("it starts");
  });

  test.runIf(newPooler)("that may keep no prepared statements", async () => {
    if (!newPooler) return;
    const program = newPooler;
    expect(await refusal({ program, mode: "transaction", prepared: 0 })).toContain("set max_prepared_statements");
    expect(await refusal({ program, mode: "transaction" })).toBe("it starts");
  });

  test.runIf(oldPooler)("that is too old to know prepared statements", async () => {
    if (!oldPooler) return;
    expect(await refusal({ program: oldPooler, mode: "transaction" })).toContain("PgBouncer 1.21 or newer");
  });
});

/** A database that no server has seen. */
async function emptyDatabase() {
  const name = `empty_${process.pid}_${Date.now()}`;
  const where = { ...inject("postgres"), database: name };
  const onMaintenance = (statement: string) =>
    withClient({ ...inject("postgres"), database: "postgres" }, (client) => client.query(statement));
  await onMaintenance(`create database ${name}`);
  return {
    name,
    url: urlOf(where),
    [Symbol.asyncDispose]: async () => void (await onMaintenance(`drop database ${name} with (force)`)),
  };
}

/** Somebody who is signed in as staff and writes news. */
async function writerOf(db: Db, address: string) {
  const employeeId = await buildEmployee(db, { is_admin: true });
  const { account_id } = await rowOf(db, "employees", employeeId);
  const headers = { ...(await sessionHeaders(db, address, account_id)), "content-type": "application/json" };
  const write = (title: string) => {
    const body = JSON.stringify({ title, content: "Somebody found a home.", employeeId });
    return fetch(`${address}/api/news`, { method: "POST", headers, body }).catch(() => undefined);
  };
  return { headers, write };
}

test.runIf(newPooler)(
  "servers behind a pooler by transactions migrate one after the other, hear of changes, do jobs, and go on when it is started again",
  async () => {
    if (!newPooler) return;
    await using stack = new AsyncDisposableStack();
    const empty = stack.use(await emptyDatabase());
    const pooler = stack.use(await startPooler({ program: newPooler, mode: "transaction" }, inject("postgres")));
    const mail = await startMailServer();
    stack.defer(() => mail.close());
    const settings = { DATABASE_DIRECT_URL: empty.url, SMTP_URL: mail.url, MAIL_FROM: "shelter@shelter.test" };
    let said = "";
    const log = new Writable({
      write(chunk, _encoding, done) {
        said += chunk;
        done();
      },
    });
    const servers = await Promise.all([1, 2].map(() => serverProcess(pooler.url(empty.name), settings, log)));
    for (const server of servers) stack.defer(() => server.remove());
    const [here = "", there = ""] = await Promise.all(servers.map((server) => server.start()));
    expect(said).toContain("up to date");

    const pool = openPool({ connectionString: empty.url });
    stack.defer(() => pool.end());
    const { headers, write } = await writerOf(openDatabase(pool), here);
    const page = async () => (await fetch(`${there}/news`)).text();

    await page();
    expect((await write("Heard of by the other"))?.status).toBe(201);
    await until(async () => (await page()).includes("Heard of by the other"));
    const form = { name: "Ola", email: "ola@person.test", message: "May I come on Sunday?" };
    const sent = await fetch(`${here}/api/contact/send`, { method: "POST", headers, body: JSON.stringify(form) });
    expect(sent.status).toBe(201);
    await until(() => mail.received.length > 0);

    await pooler.restart();
    await until(async () => (await write("After it was started again"))?.status === 201);
    await until(async () => (await page()).includes("After it was started again"));
  },
);
