import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openDatabase, openPool } from "../../../src/server/database/pool.ts";
import { databaseForFile } from "../support/database.ts";

const database = await databaseForFile();
const pool = openPool({ ...database.where, max: 1 });
const db = openDatabase(pool);
afterAll(() => pool.end());

const ask = (turn: number) => sql`select ${turn}::int as ${sql.ref(`turn${turn}`)}`.execute(db);
const prepared = async () => {
  const { rows } = await pool.query<{ statement: string }>("select statement from pg_prepared_statements");
  return rows.map(({ statement }) => statement);
};

test("rows that a statement answers in another shape than before are refused, and not read wrongly", async () => {
  await pool.query("create table shapes (one int); insert into shapes values (1)");
  const one = () => sql<{ one: unknown }>`select one from shapes where one::text <> ${""}`.execute(db);
  expect((await one()).rows).toEqual([{ one: 1 }]);
  expect((await one()).rows).toEqual([{ one: 1 }]);
  await pool.query("alter table shapes alter column one type text");
  await expect(one()).rejects.toThrow("cached plan must not change result type");
});

test("a connection keeps the first thousand statements prepared; all others are sent whole", async () => {
  for (let turn = 0; turn < 1_020; turn++) expect((await ask(turn)).rows).toEqual([{ [`turn${turn}`]: turn }]);
  expect((await ask(0)).rows).toEqual([{ turn0: 0 }]);
  expect((await ask(1_019)).rows).toEqual([{ turn1019: 1_019 }]);
  const texts = await prepared();
  expect(texts).toHaveLength(1_000);
  expect(texts.filter((text) => text.includes('"turn0"'))).toHaveLength(1);
});
