import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { type Comparison, compare, linesOf } from "../../../scripts/faults/work/comparison.ts";
import { KINDS as ALL } from "../../../scripts/faults/work/kinds.ts";
import { Ledger } from "../../../scripts/faults/work/ledger.ts";
import { assemble } from "../../../scripts/faults/work/people.ts";
import { Work } from "../../../scripts/faults/work/work.ts";
import { sandboxProvider } from "../../../src/server/giving/payment.provider.ts";
import { attachmentKey } from "../../../src/server/platform/attachments/attachment.key.ts";
import { originalKey } from "../../../src/server/platform/photos/photo.key.ts";
import { heldClock, PUBLIC_URL, startAppForFile } from "../../server/support/app.ts";

/** So often everybody works: news 3 is an article that was corrected. */
const TIMES = 3;
/** An import takes a server that works in the background. */
const KINDS = ALL.filter(({ name }) => name !== "import");

const clock = heldClock();
clock.set(new Date());
let address = "";
const place = { signingKey: "a key for tests", publicUrl: PUBLIC_URL, ownAddress: () => address };
const {
  app,
  db,
  photosFolder: photoFolder,
} = await startAppForFile({ clock, payments: sandboxProvider(place, clock) });
address = await app.listen({ port: 0, host: "127.0.0.1" });
const work = new Work();
const { acknowledged } = work;

beforeAll(async () => {
  const setting = await assemble(db, () => address, photoFolder);
  for (const kind of KINDS) {
    const task = await kind.begin(setting, work);
    for (let n = 0; n < TIMES; n++) await task();
  }
});

const NOTHING: Comparison = { lost: [], twice: [], changed: [] };
const namesOf = (kind: string) => acknowledged.names.filter((name) => name.startsWith(`${kind} `));

/** What is named after a damage to the database, which is taken back. */
async function namedAfter(damage: RawBuilder<unknown>): Promise<Comparison> {
  const tx = await db.startTransaction().execute();
  try {
    await damage.execute(tx);
    return await compare(acknowledged, KINDS, { db: tx, photoFolder });
  } finally {
    await tx.rollback().execute();
  }
}

test("everything that was acknowledged is found as it was, also what was changed since", async () => {
  expect([...work.unexpected.keys()]).toEqual([]);
  expect(KINDS.map(({ name }) => [name, namesOf(name).length])).toEqual(KINDS.map(({ name }) => [name, TIMES]));
  expect(await compare(acknowledged, KINDS, { db, photoFolder })).toEqual(NOTHING);
});

describe("what a damaged database says is named:", () => {
  test("an article without its words", async () => {
    expect(await namedAfter(sql`update news set content = '' where title = 'news 1'`)).toEqual({
      ...NOTHING,
      changed: ["news 1"],
    });
  });

  test("articles with the words of others", async () => {
    const words = sql`select content from news where title = 'news 2'`;
    expect(await namedAfter(sql`update news set content = (${words})`)).toEqual({
      ...NOTHING,
      changed: ["news 1", "news 3"],
    });
  });

  test("an article without its correction", async () => {
    const first = "Somebody found a home: news 3.";
    expect(await namedAfter(sql`update news set content = ${first} where title = 'news 3'`)).toEqual({
      ...NOTHING,
      changed: ["news 3"],
    });
  });

  test("a message that is gone", async () => {
    expect(await namedAfter(sql`delete from contact_messages where email = 'contact-2@person.test'`)).toEqual({
      ...NOTHING,
      lost: ["contact 2"],
    });
  });

  test.each([
    ["", sql`content`],
    [", the second time with other words", sql`'Other words'`],
  ])("an article that is there twice%s", async (_how, content) => {
    const again = sql`insert into news (title, content, employee_id) select title, ${content}, employee_id from news`;
    expect(await namedAfter(sql`${again} where title = 'news 2'`)).toEqual({ ...NOTHING, twice: ["news 2"] });
  });

  test("the last move of an animal", async () => {
    expect(await namedAfter(sql`delete from unit_stays where until is null`)).toEqual({
      ...NOTHING,
      lost: namesOf("move").slice(-1),
    });
  });

  test.each([
    ["visit", sql`update visits set state = 'booked', cancelled_at = null, cancelled_by = null`],
    ["application", sql`update adoptions set application_letter = ''`],
    ["stay", sql`update stays set intake_note = '' where intake_note <> ''`],
    ["dose", sql`update treatments set dose = ''`],
    ["contact", sql`update contact_messages set message = '?'`],
  ])("each changed %s", async (kind, damage) => {
    expect(await namedAfter(damage)).toEqual({ ...NOTHING, changed: namesOf(kind) });
  });
});

describe("what a damaged disk says is named:", () => {
  async function fileOf(name: string): Promise<string> {
    const photo = db.selectFrom("photos").select("key").where("alt", "=", name);
    const attachment = db.selectFrom("attachments").select("key").where("title", "=", name);
    const { key } = await photo.union(attachment).executeTakeFirstOrThrow();
    return join(photoFolder, name.startsWith("photo") ? originalKey(key) : attachmentKey(key));
  }

  test.each(["photo 1", "attachment 1"])("%s without its file, and with that of another", async (name) => {
    const [file, other] = [await fileOf(name), await fileOf(name.replace("1", "2"))];
    const bytes = await readFile(file);
    try {
      await rm(file);
      expect(await compare(acknowledged, KINDS, { db, photoFolder })).toEqual({ ...NOTHING, lost: [name] });
      await writeFile(file, await readFile(other));
      expect(await compare(acknowledged, KINDS, { db, photoFolder })).toEqual({ ...NOTHING, changed: [name] });
      await writeFile(file, bytes.subarray(0, -1));
      expect(await compare(acknowledged, KINDS, { db, photoFolder })).toEqual({ ...NOTHING, changed: [name] });
    } finally {
      await writeFile(file, bytes);
    }
  });
});

describe("a record that was changed", () => {
  const [first, second] = [{ words: "first" }, { words: "second" }];

  test("says either while nobody knows whether it was, and only the new once that is acknowledged", () => {
    const ledger = new Ledger();
    ledger.acknowledge("news 1", first);
    ledger.ask("news 1", second);
    expect([first, second].map((content) => ledger.mayBe("news 1", content))).toEqual([true, true]);
    ledger.acknowledge("news 1", second);
    expect([first, second].map((content) => ledger.mayBe("news 1", content))).toEqual([false, true]);
  });

  test("may be as it was or as it became in a copy that was begun before", () => {
    const ledger = new Ledger();
    ledger.acknowledge("news 1", first);
    const copied = ledger.upToNow(() => true);
    ledger.ask("news 1", second);
    ledger.acknowledge("news 1", second);
    ledger.acknowledge("news 2", first);
    expect([first, second].map((content) => copied.mayBe("news 1", content))).toEqual([true, true]);
    expect(copied.names).toEqual(["news 1"]);
  });
});

test("the report has a line for each", () => {
  expect(linesOf({ lost: ["photo 1"], twice: [], changed: ["news 1", "news 2"] })).toEqual([
    "lost: photo 1",
    "changed: news 1",
    "changed: news 2",
  ]);
});
