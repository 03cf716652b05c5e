import { sql } from "kysely";
import { expect, test } from "vitest";
import { seedDemonstration } from "../../../../demo/demonstration.ts";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { discardingPhotoStore } from "../../support/recording-store.ts";

const shelter = await startAppForFile({ photoStore: discardingPhotoStore() });
await seedDemonstration(shelter.deps);
const admin = await anAdmin(shelter);
// Everybody has the same number, so that each of them may be anybody.
await sql`update users set phone_number = '600700800' where closed_at is null`.execute(shelter.db);

/** What is written about merges, and what follows from other rows. */
const NOT_COMPARED = [
  ...["merges", "merge_moves", "audit_log", "audit_changes", "list_counts", "letters", "letter_words", "sessions"],
  ...["limited_uses", "migrations", "twins", "changed_stays"],
];
/** When a row was written, and numbers of rows that are made anew. */
const NOT_SAME = ["updated_at"];

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(
    shelter.db,
  );
  return rows.map(({ name }) => name).filter((name) => !NOT_COMPARED.includes(name));
}

/** Every row of the database, and which pairs are perhaps one. */
async function dump(): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const table of await tables()) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${NOT_SAME}::text[])::text as row from ${sql.table(table)} as t order by 1`.execute(
      shelter.db,
    );
    all.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  const { rows } = await sql<{ row: string }>`
    select concat_ws(' ', user_one, user_other, animal_one, animal_other, dismissed_reasons) as row from twins
    where dismissed_at is not null order by 1`.execute(shelter.db);
  return all.set(
    "dismissed",
    rows.map(({ row }) => row),
  );
}

/** How many rows there are of each table, with those that merges keep aside. */
async function countAll(): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  for (const table of await tables()) {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from ${sql.table(table)})::int + coalesce((select sum(jsonb_array_length(aside))
        from merge_moves where split_part(reference, '.', 1) = ${table}), 0)::int
        + (select count(*) from merges where gone ? ${table} and ${table} <> 'accounts')::int as n`.execute(shelter.db);
    all.set(table, rows[0]?.n ?? 0);
  }
  // The times of a merge itself.
  all.delete("profile_times");
  return all;
}

/** Numbers that look random and are the same for a seed. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const FIELDS = {
  animals: ["name", "sex", "breed", "birth", "weight", "photo", "scores", "description", "home"],
  users: ["name", "surname", "email", "phoneNumber", "address", "dateOfBirth", "language"],
};

async function idsOf(of: "animals" | "users"): Promise<number[]> {
  const closed = of === "users" ? sql`and closed_at is null` : sql``;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(of)} where archived_at is null ${closed} order by id`.execute(shelter.db);
  return rows.map(({ id }) => id);
}

const STEPS = 140;

test("a walk of merges and undos loses nothing, and ends where it began", { timeout: 600_000 }, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const next = numbersOf(seed);
  const [before, counted] = [await dump(), await countAll()];
  const open: number[] = [];
  const tally = { merged: 0, refused: 0, undone: 0, later: 0 };
  const undo = async (id: number): Promise<boolean> => {
    const { statusCode, body } = await admin.client.post(`/api/merges/${id}/undo`);
    expect([200, 409], `seed ${seed}: ${body}`).toContain(statusCode);
    if (statusCode === 200) open.splice(open.indexOf(id), 1);
    tally[statusCode === 200 ? "undone" : "later"]++;
    return statusCode === 200;
  };
  for (let step = 0; step < STEPS; step++) {
    if (open.length > 0 && next(4) === 0) {
      await undo(open[next(open.length)] as number);
      continue;
    }
    const of = next(2) ? "animals" : "users";
    const ids = await idsOf(of);
    const [gone, into] = [ids[next(ids.length)], ids[next(ids.length)]];
    const fields = Object.fromEntries(FIELDS[of].map((field) => [field, next(2) ? "gone" : "kept"]));
    const answer = await admin.client.post(`/api/${of}/${gone}/merge`, { into, fields });
    expect([200, 409], `seed ${seed}, ${of} ${gone} into ${into}: ${answer.body}`).toContain(answer.statusCode);
    if (answer.statusCode === 200) open.push(answer.json().mergeId);
    tally[answer.statusCode === 200 ? "merged" : "refused"]++;
    expect(await countAll(), `seed ${seed}, after ${of} ${gone} into ${into}`).toEqual(counted);
  }
  while (open.length > 0) {
    // A merge of the one that stayed has to be undone first.
    const left = open.length;
    for (const id of [...open].reverse()) await undo(id);
    expect(open.length, `seed ${seed}`).toBeLessThan(left);
  }
  const after = await dump();
  for (const [table, rows] of before) expect(after.get(table), `seed ${seed}: ${table}`).toEqual(rows);
  console.info(`seed ${seed}: ${JSON.stringify(tally)}`);
  expect(tally.merged).toBeGreaterThan(20);
});
