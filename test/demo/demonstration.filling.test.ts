import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hasDemonstration } from "../../src/demo/demonstration.ts";
import type { Db } from "../../src/server/database/pool.ts";
import { filesIn, openShelf, type Shelf } from "../server/photos/shelf.ts";
import { NOON } from "../server/support/app.ts";
import { createDatabase, type TestDatabase } from "../server/support/database.ts";
import { fillShelter, forgetfulStore } from "./shelters.ts";

let database: TestDatabase;
let shelf: Shelf;
beforeEach(async () => {
  database = await createDatabase();
  shelf = await openShelf();
});
afterEach(async () => {
  await database.drop();
  await shelf.remove();
});

const at = (moment: string | Date) => ({ now: () => new Date(moment), zone: "Europe/Warsaw" });
const fill = (clock = at(NOON), photoStore = forgetfulStore()) => fillShelter({ db: database.db, clock, photoStore });

const TABLES = ["accounts", "animals", "employees", "users", "adoptions", "photos", "news", "appointments"] as const;
async function countAll(db: Db): Promise<number[]> {
  const counts = TABLES.map((table) => db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("n")));
  return Promise.all(counts.map(async (count) => (await count.executeTakeFirstOrThrow()).n));
}
const NOTHING = TABLES.map(() => 0);

/** Everything that people see of a shelter, but not the salts of the hashes and the moment at which pictures were kept. */
async function told(db: Db): Promise<unknown> {
  const { rows } = await sql`select
    (select jsonb_agg(to_jsonb(a) order by id) from animals a) as animals,
    (select jsonb_agg(to_jsonb(p) - 'created_at' order by id) from photos p) as photos,
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

test("two shelters filled at the same moment are the same", async () => {
  await fill();
  const twin = await createDatabase();
  try {
    await fillShelter({ db: twin.db, clock: at(NOON), photoStore: forgetfulStore() });
    expect(await told(twin.db)).toEqual(await told(database.db));
  } finally {
    await twin.drop();
  }
});

test.each(["2026-03-29T00:30:00Z", "2026-10-25T07:59:00Z", "2027-01-01T22:45:00Z", "2028-02-29T10:00:00+01:00"])(
  "a shelter can be filled at any moment, as at %s, with appointments in the next 24 hours",
  async (moment) => {
    await fill(at(moment));
    const soon = await database.db
      .selectFrom("appointments")
      .select("id")
      .where("date_of_appointment", ">=", new Date(moment))
      .where("date_of_appointment", "<", new Date(Date.parse(moment) + 24 * 60 * 60 * 1000))
      .execute();
    expect(soon.length).toBeGreaterThanOrEqual(3);
  },
);

test("a shelter that is there already stays as it is", async () => {
  await fill();
  const before = await told(database.db);
  await fill(at("2027-05-05T10:00:00Z"));
  expect(await told(database.db)).toEqual(before);
});

test("a database in which somebody has an account gets no demonstration", async () => {
  await database.db
    .insertInto("accounts")
    .values({ kind: "employee", email: "first@admin.example", password_hash: "none" })
    .execute();
  await fill();
  expect(await hasDemonstration(database.db)).toBe(false);
  expect(await countAll(database.db)).toEqual([1, ...NOTHING.slice(1)]);
});

test("two servers that start together fill the shelter once", async () => {
  await Promise.all([fill(), fill()]);
  expect((await countAll(database.db))[0]).toBe(50);
  expect(await hasDemonstration(database.db)).toBe(true);
});

test("a filling that breaks off leaves nothing, and the next one starts afresh without its files", async () => {
  let writes = 0;
  const full = {
    ...shelf,
    async write(key: string, bytes: Buffer) {
      if (++writes > 40) throw new Error("No space left on device");
      await shelf.write(key, bytes);
    },
  };
  await expect(fill(at(NOON), full)).rejects.toThrow("No space left on device");
  expect(await countAll(database.db)).toEqual(NOTHING);
  expect(await hasDemonstration(database.db)).toBe(false);
  expect(await filesIn(shelf.folder)).toHaveLength(40);

  await fill(at(NOON), shelf);
  const photos = await database.db.selectFrom("photos").select("id").execute();
  expect((await filesIn(shelf.folder)).sort()).toEqual(photos.map(({ id }) => `${id}/original.jpg`).sort());
});
