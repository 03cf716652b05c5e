import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seedDemonstration } from "../../demo/demonstration.ts";
import { isDemonstration } from "../../src/server/database/demonstration.marks.ts";
import type { Db } from "../../src/server/database/pool.ts";
import { NOON } from "../server/support/app.ts";
import { createDatabase, type TestDatabase } from "../server/support/database.ts";
import {
  discardingPhotoStore,
  filesIn,
  openRecordingStore,
  type RecordingStore,
} from "../server/support/recording-store.ts";

let database: TestDatabase;
let shelf: RecordingStore;
beforeEach(async () => {
  database = await createDatabase();
  shelf = await openRecordingStore();
});
afterEach(async () => {
  await database.drop();
  await shelf.remove();
});

const at = (moment: string | Date) => ({ now: () => new Date(moment), zone: "Europe/Warsaw" });
const seed = (clock = at(NOON), photoStore = discardingPhotoStore()) =>
  seedDemonstration({ db: database.db, clock, photoStore });

const TABLES = ["accounts", "animals", "employees", "users", "adoptions", "photos", "news", "appointments"] as const;
async function countAll(db: Db): Promise<number[]> {
  const counts = TABLES.map((table) => db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("n")));
  return Promise.all(counts.map(async (count) => (await count.executeTakeFirstOrThrow()).n));
}
const EMPTY = TABLES.map(() => 0);

/** The rows that people see, without the password hashes (their salt is random) and the time and the key of the photos. */
async function visibleRows(db: Db): Promise<unknown> {
  const { rows } = await sql`select
    (select jsonb_agg(to_jsonb(a) - 'updated_at' order by id) from animals a) as animals,
    (select jsonb_agg(to_jsonb(p) - 'created_at' - 'key' order by id) from photos p) as photos,
    (select jsonb_agg(to_jsonb(a) - 'password_hash' order by id) from accounts a) as accounts,
    (select jsonb_agg(to_jsonb(u) order by id) from users u) as users,
    (select jsonb_agg(to_jsonb(e) order by id) from employees e) as employees,
    (select jsonb_agg(to_jsonb(d) order by id) from adoptions d) as adoptions,
    (select jsonb_agg(to_jsonb(h) order by id) from adoption_history h) as history,
    (select jsonb_agg(to_jsonb(s) order by stage_id, employee_id) from adoption_stage_assignees s) as assignees,
    (select jsonb_agg(to_jsonb(q) order by adoption_id) from adoption_questionnaires q) as questionnaires,
    (select jsonb_agg(to_jsonb(c) order by adoption_id) from adoption_contracts c) as contracts,
    (select jsonb_agg(to_jsonb(n) order by id) from news n) as news,
    (select jsonb_agg(to_jsonb(j) order by id) from job_applications j) as resumes,
    (select jsonb_agg(to_jsonb(g) order by id) from donations g) as donations,
    (select jsonb_agg(to_jsonb(p) order by id) from appointments p) as appointments`.execute(db);
  return rows;
}

test("two demonstrations seeded at the same moment are the same", async () => {
  await seed();
  const twin = await createDatabase();
  try {
    await seedDemonstration({ db: twin.db, clock: at(NOON), photoStore: discardingPhotoStore() });
    expect(await visibleRows(twin.db)).toEqual(await visibleRows(database.db));
  } finally {
    await twin.drop();
  }
});

test.each(["2026-03-29T00:30:00Z", "2026-10-25T07:59:00Z", "2027-01-01T22:45:00Z", "2028-02-29T10:00:00+01:00"])(
  "the demonstration can be seeded at any time, such as %s, with appointments in the next 24 hours",
  async (moment) => {
    await seed(at(moment));
    const soon = await database.db
      .selectFrom("appointments")
      .select("id")
      .where("date_of_appointment", ">=", new Date(moment))
      .where("date_of_appointment", "<", new Date(Date.parse(moment) + 24 * 60 * 60 * 1000))
      .execute();
    expect(soon.length).toBeGreaterThanOrEqual(3);
  },
);

test("an existing demonstration is not changed", async () => {
  await seed();
  const before = await visibleRows(database.db);
  await seed(at("2027-05-05T10:00:00Z"));
  expect(await visibleRows(database.db)).toEqual(before);
});

test("a database in which somebody has an account gets no demonstration", async () => {
  await database.db
    .insertInto("accounts")
    .values({ kind: "employee", email: "first@admin.example", password_hash: "none" })
    .execute();
  await seed();
  expect(await isDemonstration(database.db)).toBe(false);
  expect(await countAll(database.db)).toEqual([1, ...EMPTY.slice(1)]);
});

test("two servers that start together seed the demonstration once, and the other one's pictures go", async () => {
  await Promise.all([seed(at(NOON), shelf), seed(at(NOON), shelf)]);
  const photos = await database.db.selectFrom("photos").select("key").execute();
  expect(await filesIn(shelf.folder)).toEqual(photos.map(({ key }) => `${key}/original.jpg`).sort());
  expect((await countAll(database.db))[0]).toBe(50);
  expect(await isDemonstration(database.db)).toBe(true);
});

test("a failed seeding leaves neither rows nor files, and the next one begins anew", async () => {
  let writes = 0;
  const full = {
    ...shelf,
    async write(key: string, bytes: Buffer) {
      if (++writes > 40) throw new Error("No space left on device");
      await shelf.write(key, bytes);
    },
  };
  await expect(seed(at(NOON), full)).rejects.toThrow("No space left on device");
  expect(await countAll(database.db)).toEqual(EMPTY);
  expect(await isDemonstration(database.db)).toBe(false);
  expect(await filesIn(shelf.folder)).toEqual([]);

  await seed(at(NOON), shelf);
  const photos = await database.db.selectFrom("photos").select("key").execute();
  expect(await filesIn(shelf.folder)).toEqual(expect.arrayContaining(photos.map(({ key }) => `${key}/original.jpg`)));
});
