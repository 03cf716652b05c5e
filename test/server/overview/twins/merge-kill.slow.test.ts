import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { serverProcess } from "../../../support/server-process.ts";
import { buildAnimal, buildEmployee } from "../../support/builders.ts";
import { databaseForFile } from "../../support/database.ts";
import { addRows, rowOf } from "../../support/rows.ts";
import { sessionHeaders } from "../../support/session-headers.ts";
import { holdTable } from "../../support/shelters.ts";
import { until } from "../../support/until.ts";

const database = await databaseForFile();
const server = await serverProcess(database.url);
afterAll(() => server.remove());

const TABLES = [
  "animals",
  "stays",
  "weights",
  "photos",
  "profile_times",
  "twins",
  "merges",
  "merge_moves",
  "audit_log",
];

/** Every row that a merge writes. */
async function dump(): Promise<string[]> {
  const all: string[] = [];
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t order by 1`.execute(
      database.db,
    );
    all.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return all;
}

async function connections(waiting: boolean): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and query ~ 'merge|audit|profile|weights|stays|twins' and state <> 'idle' and (not ${waiting} or wait_event_type = 'Lock')`.execute(
    database.db,
  );
  return rows[0]?.n ?? 0;
}

test("a merge whose server is killed in the middle or at its end has done nothing, and is done whole afterwards", async () => {
  const { db } = database;
  const staff = await buildEmployee(db, { is_admin: true });
  const { account_id } = await rowOf(db, "employees", staff);
  const gone = await buildAnimal(db, { name: "Burek", status: "Left", arrival_date: "2024-03-01" });
  const into = await buildAnimal(db, { name: "Buruś" });
  await addRows(db, "weights", { animal_id: gone, weighed_on: "2024-03-02", kg: 9, recorded_at: new Date() });
  const merge = async () => {
    const address = await server.start();
    const headers = { ...(await sessionHeaders(db, address, account_id)), "content-type": "application/json" };
    return fetch(`${address}/api/animals/${gone}/merge`, { method: "POST", headers, body: JSON.stringify({ into }) });
  };
  const before = await dump();
  for (const table of ["weights", "audit_log"]) {
    const release = await holdTable(database, table);
    const answer = merge().catch(() => undefined);
    await until(
      () => connections(true),
      (n) => n > 0,
      30,
    );
    await server.kill();
    await answer;
    await release();
    await until(
      () => connections(false),
      (n) => n === 0,
      30,
    );
    expect(await dump(), table).toEqual(before);
  }
  expect((await merge()).status).toBe(200);
  expect(await db.selectFrom("animals").select("id").execute()).toEqual([{ id: into }]);
  expect(await db.selectFrom("weights").select(["animal_id", "kg"]).execute()).toEqual([{ animal_id: into, kg: 9 }]);
});
