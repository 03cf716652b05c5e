import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openDatabase, openPool } from "../../../../src/server/platform/database/pool.ts";
import { databaseForFile } from "../../support/database.ts";

const database = await databaseForFile();
const pool = openPool({ ...database.where, max: 1 });
const db = openDatabase(pool);
afterAll(() => pool.end());

const ask = (turn: number, tx = db) => sql`select ${turn}::int as ${sql.ref(`turn${turn}`)}`.execute(tx);
const prepared = async () =>
  (await pool.query<{ statement: string }>("select statement from pg_prepared_statements")).rows;

test("a connection keeps the 500 statements that were used last, and each name means one text", async () => {
  for (let turn = 0; turn < 520; turn++) {
    expect((await ask(turn)).rows).toEqual([{ [`turn${turn}`]: turn }]);
    await ask(0); // used all the time: it stays
  }
  const texts = (await prepared()).map(({ statement }) => statement);
  expect(texts).toHaveLength(500);
  expect(texts.some((text) => text.includes('"turn0"'))).toBe(true);
  expect(texts.some((text) => text.includes('"turn1"'))).toBe(false);
  expect((await ask(1)).rows).toEqual([{ turn1: 1 }]);
  expect(await prepared()).toHaveLength(500);
});

test("a statement leaves in the middle of a transaction without disturbing it, also one that was refused before", async () => {
  await expect(sql`select ${1}::int from nothing_at_all`.execute(db)).rejects.toThrow("nothing_at_all");
  await db.transaction().execute(async (tx) => {
    for (let turn = 1_000; turn < 1_510; turn++) await ask(turn, tx);
    expect((await ask(7, tx)).rows).toEqual([{ turn7: 7 }]);
  });
  expect(await prepared()).toHaveLength(500);
});
