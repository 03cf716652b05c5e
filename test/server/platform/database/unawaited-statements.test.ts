import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { inTransactionThen } from "../../../../src/server/platform/context.ts";
import { compiledOnce } from "../../../../src/server/platform/database/compiled-once.ts";
import { type Db, openDatabase, openPool } from "../../../../src/server/platform/database/pool.ts";
import { databaseForFile } from "../../support/database.ts";

const database = await databaseForFile();
const pool = openPool({ ...database.where, max: 1 });
const db = openDatabase(pool);
await pool.query("create table notes (word text primary key)");
afterAll(() => pool.end());
beforeEach(async () => {
  await pool.query("truncate notes");
  await note(db, { word: "first" }); // now it is prepared
});

type Words = { word: string };
/** Answers rows, which nobody reads. */
const note = compiledOnce(
  (on, { word }: Words) =>
    on
      .insertInto("notes" as never)
      .values({ word } as never)
      .returningAll(),
  "unread",
);
/** Answers rows, for which somebody waits who lets the next statement begin. */
const longWords = compiledOnce(
  (on, { least }: { least: number }) =>
    on
      .selectFrom("notes" as never)
      .select("word" as never)
      .where(sql<boolean>`length(word) >= ${least}`)
      .orderBy("word" as never),
  "read",
) as (on: Db, values: { least: number }) => Promise<Words[]>;
const words = async (on: Db = db) =>
  (await sql<Words>`select word from notes order by word`.execute(on)).rows.map(({ word }) => word);

describe("A statement that is sent with the next one of its transaction", () => {
  test("has been run when that one is, which gets its own rows alone", async () => {
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

  test("is sent at once outside of a transaction", async () => {
    await note(db, { word: "second" });
    await expect(note(db, { word: "second" })).rejects.toMatchObject({ code: "23505" });
    expect(await words()).toEqual(["first", "second"]);
  });
});

describe("A statement that is read with the next one of its transaction", () => {
  const system = () => ({ db });
  beforeEach(() => longWords(db, { least: 1 }));

  test("answers what the transaction has led to, when it is committed", async () => {
    const read = inTransactionThen(
      system(),
      ({ db: tx }) => note(tx, { word: "second" }),
      ({ db: tx }) => longWords(tx, { least: 6 }),
    );
    expect(await read).toEqual([{ word: "second" }]);
    expect(await words()).toEqual(["first", "second"]);
  });

  test("is sent by itself when nothing follows", async () => {
    const found = await db.transaction().execute(async (tx) => {
      await note(tx, { word: "second" });
      return longWords(tx, { least: 6 });
    });
    expect(found).toEqual([{ word: "second" }]);
  });

  test("fails with the packet that it is in, and nothing of the transaction stays", async () => {
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

  test("fails with a rollback", async () => {
    let reading: Promise<unknown> = Promise.resolve();
    const broken = db.transaction().execute(async (tx) => {
      await note(tx, { word: "second" });
      reading = expect(longWords(tx, { least: 1 })).rejects.toThrow("rolled back");
      throw new Error("not today");
    });
    await expect(broken).rejects.toThrow("not today");
    await reading;
    expect(await words()).toEqual(["first"]);
  });
});

test("rows that a statement answers in another shape than before are refused, and not read wrongly", async () => {
  await pool.query("create table shapes (one int); insert into shapes values (1)");
  const one = () => sql<{ one: unknown }>`select one from shapes where one::text <> ${""}`.execute(db);
  expect((await one()).rows).toEqual([{ one: 1 }]);
  expect((await one()).rows).toEqual([{ one: 1 }]);
  await pool.query("alter table shapes alter column one type text");
  await expect(one()).rejects.toThrow("cached plan must not change result type");
});

test("a fetch answers the rows of its cursor, although another had the same name in the same words", async () => {
  const fetched = (rows: string) =>
    db.transaction().execute(async (tx) => {
      await sql`declare walk cursor for ${sql.raw(rows)}`.execute(tx);
      return (await sql`fetch 10 from walk`.execute(tx)).rows;
    });
  expect(await fetched("select 1 as one")).toEqual([{ one: 1 }]);
  expect(await fetched("select 'a' as letter, now() < now() as never")).toEqual([{ letter: "a", never: false }]);
});

test("a statement that failed at its first run is not sent with others before it was described", async () => {
  const doubled = compiledOnce(
    (on, { word }: Words) =>
      on
        .insertInto("notes" as never)
        .values({ word } as never)
        .returning("word as again" as never),
    "unread",
  );
  const twice = () =>
    db.transaction().execute(async (tx) => {
      await doubled(tx, { word: "second" });
      return words(tx);
    });
  await expect(doubled(db, { word: "first" })).rejects.toMatchObject({ code: "23505" });
  expect(await twice()).toEqual(["first", "second"]);
  await pool.query("delete from notes where word = 'second'");
  expect(await twice()).toEqual(["first", "second"]);
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
