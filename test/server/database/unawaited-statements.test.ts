import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { compiledOnce } from "../../../src/server/database/compiled-once.ts";
import { inTransactionThen } from "../../../src/server/database/context.ts";
import { type Db, openDatabase, openPool } from "../../../src/server/database/pool.ts";
import { databaseForFile } from "../support/database.ts";

const database = await databaseForFile();
const pool = openPool({ ...database.where, max: 1 });
const db = openDatabase(pool);
await pool.query("create table notes (word text primary key)");
afterAll(() => pool.end());
beforeEach(async () => {
  await pool.query("truncate notes");
  await note(db, { word: "first" });
});

type Words = { word: string };
/** Answers rows, which nobody reads. */
const note = compiledOnce(
  (on, { word }: Words) =>
    on
      .insertInto("notes" as never)
      .values({ word } as never)
      .returningAll(),
  "never",
);
const longWords = compiledOnce((on, { least }: { least: number }) =>
  on
    .selectFrom("notes" as never)
    .select("word" as never)
    .where(sql<boolean>`length(word) >= ${least}`)
    .orderBy("word" as never),
) as (on: Db, values: { least: number }) => Promise<Words[]>;
const words = async (on: Db = db) =>
  (await sql<Words>`select word from notes order by word`.execute(on)).rows.map(({ word }) => word);

describe("a statement for whose answer nobody waits in a transaction", () => {
  test("has been run before the next one, which gets its own rows alone", async () => {
    const found = await db.transaction().execute(async (tx) => {
      await note(tx, { word: "second" });
      await note(tx, { word: "third" });
      return words(tx);
    });
    expect(found).toEqual(["first", "second", "third"]);
  });

  test("is committed when it is the last one", async () => {
    await db.transaction().execute((tx) => note(tx, { word: "second" }));
    expect(await words()).toEqual(["first", "second"]);
  });

  test("fails the next one with its error, or the commit, and nothing of the transaction stays", async () => {
    const taken = (then: (tx: Db) => Promise<unknown>) =>
      db.transaction().execute(async (tx) => {
        await sql`insert into notes values (${"before"})`.execute(tx);
        await note(tx, { word: "first" });
        await then(tx);
      });
    await expect(taken(async () => {})).rejects.toMatchObject({ code: "23505" });
    await expect(taken(words)).rejects.toMatchObject({ code: "23505" });
    await expect(
      taken((tx) => sql`insert into notes values (${"new"}) on conflict do nothing`.execute(tx)),
    ).rejects.toMatchObject({ code: "23505" });
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`savepoint here`.execute(tx);
        await note(tx, { word: "first" });
        await sql`rollback to savepoint here`.execute(tx);
      }),
    ).rejects.toMatchObject({ code: "23505" });
    expect(await words()).toEqual(["first"]);
  });

  test("goes with the transaction when the next one fails, or the work does", async () => {
    const broken = (work: () => Promise<never>) =>
      db.transaction().execute(async (tx) => {
        await note(tx, { word: "second" });
        await work();
      });
    await expect(broken(() => Promise.reject(new Error("not today")))).rejects.toThrow("not today");
    const failing = db.transaction().execute(async (tx) => {
      await note(tx, { word: "second" });
      await sql`select 1 / ${0}::int`.execute(tx);
    });
    await expect(failing).rejects.toThrow("division by zero");
    expect(await words()).toEqual(["first"]);
  });

  test("is waited for outside of a transaction", async () => {
    await note(db, { word: "second" });
    await expect(note(db, { word: "second" })).rejects.toMatchObject({ code: "23505" });
    expect(await words()).toEqual(["first", "second"]);
  });
});

describe("what a transaction has led to", () => {
  const system = () => ({ db });

  test("is read while it is committed", async () => {
    const read = inTransactionThen(
      system(),
      ({ db: tx }) => note(tx, { word: "second" }),
      ({ db: tx }) => longWords(tx, { least: 6 }),
    );
    expect(await read).toEqual([{ word: "second" }]);
    expect(await words()).toEqual(["first", "second"]);
  });

  test("is not read when a statement has failed for which nobody waited, and nothing of the transaction stays", async () => {
    const read = inTransactionThen(
      system(),
      async ({ db: tx }) => {
        await note(tx, { word: "new" });
        await note(tx, { word: "first" });
      },
      ({ db: tx }) => longWords(tx, { least: 1 }),
    );
    await expect(read).rejects.toMatchObject({ code: "23505" });
    expect(await words()).toEqual(["first"]);
  });
});

test("a transaction that ends before its first statement leaves the connection as it was", async () => {
  for (const end of [async () => "done", async () => Promise.reject(new Error("not today"))]) {
    await db
      .transaction()
      .execute(end)
      .catch(() => {});
    const begun = () => sql<{ at: string }>`select now()::text as at`.execute(db);
    // In a transaction that was left open both would be the same moment.
    expect((await begun()).rows).not.toEqual((await begun()).rows);
  }
});
