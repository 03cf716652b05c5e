import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openByUrl } from "../../../../src/server/app/start/open-by-url.ts";
import { openDatabase } from "../../../../src/server/database/pool.ts";
import { type Pooler, startPooler } from "../../../support/pooler.ts";
import { withClient } from "../../../support/postgres.ts";
import { createDatabase, type TestDatabase } from "../../support/database.ts";
import { poolerHere } from "../../support/pooler-here.ts";

const program = await poolerHere(true);
/** PgBouncer's connections to PostgreSQL: far fewer than ours to it. */
const SIZE = 4;

let database: TestDatabase;
let pooler: Pooler;
beforeAll(async () => {
  if (!program) return;
  database = await createDatabase();
  pooler = await startPooler({ program, mode: "transaction", prepared: 200, size: SIZE }, inject("postgres"));
});
afterAll(async () => {
  await pooler?.[Symbol.asyncDispose]();
  await database?.drop();
});

/** What a server has to do with the database, as its start opens it. */
async function openThroughPooler() {
  const data = await openByUrl(pooler.url(database.where.database), database.url, () => {});
  return { ...data, [Symbol.asyncDispose]: () => data.close() };
}

const first = async <T extends pg.QueryResultRow>(pool: pg.Pool, statement: string): Promise<T | undefined> =>
  (await pool.query<T>(statement)).rows[0];

test.runIf(program)(
  "through a pooler by transactions each statement means what it says, on any connection and after more of them than are kept",
  async () => {
    await using data = await openThroughPooler();
    const db = openDatabase(data.pool);
    const ask = async (turn: number) => {
      const { rows } = await sql`select ${turn}::int as ${sql.ref(`turn${turn}`)}`.execute(db);
      return rows;
    };
    for (let turn = 0; turn < 520; turn += 1) {
      const answers = await Promise.all([ask(turn), ask(519 - turn)]);
      expect(answers).toEqual([[{ [`turn${turn}`]: turn }], [{ [`turn${519 - turn}`]: 519 - turn }]]);
    }
    const together = Array.from({ length: 100 }, (_, n) =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, ${n}::int`.execute(tx);
        const again = await sql<{ pid: number }>`select pg_backend_pid() as pid, ${n}::int`.execute(tx);
        return [rows[0]?.pid, again.rows[0]?.pid];
      }),
    );
    const processes = await Promise.all(together);
    expect(processes.filter(([before, after]) => before !== after)).toEqual([]);
    expect(new Set(processes.flat()).size).toBeLessThanOrEqual(SIZE);
  },
);

test.runIf(program)(
  "what connections are told at their beginning the role has behind a pooler, and what needs long is not limited",
  async () => {
    await using data = await openThroughPooler();
    const settings = `select current_setting('statement_timeout') as statement, current_setting('jit') as jit,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('random_page_cost') as page`;
    expect(await first(data.pool, settings)).toEqual({ statement: "30s", jit: "off", idle: "30s", page: "1.1" });
    const own = await withClient(data.connection, (client) => client.query("show statement_timeout"));
    expect(own.rows).toEqual([{ statement_timeout: "0" }]);
  },
);

test.runIf(program)("a lock of a transaction is free for the next one on the same connection", async () => {
  await using data = await openThroughPooler();
  const db = openDatabase(data.pool);
  let inside = 0;
  const turns = Array.from({ length: 3 * SIZE }, () =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(tx);
      inside += 1;
      await wait(5);
      expect(inside).toBe(1);
      inside -= 1;
    }),
  );
  await Promise.all(turns);
});

test.runIf(program)(
  "a statement behind a pooler may take long, and one behind a pooler that has fallen silent fails within seconds",
  async () => {
    await using data = await openThroughPooler();
    await expect(data.pool.query("select pg_sleep(6)")).resolves.toBeDefined();
    pooler.send("SIGSTOP");
    const since = performance.now();
    try {
      await expect(data.pool.query("select 1")).rejects.toThrow();
      expect(performance.now() - since).toBeLessThan(15_000);
    } finally {
      pooler.send("SIGCONT");
    }
    await expect(data.pool.query("select 1")).resolves.toBeDefined();
  },
);
