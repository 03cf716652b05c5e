import { sql } from "kysely";
import { expect, test } from "vitest";
import { seedDemonstration } from "../../../demo/demonstration.ts";
import { KEYS } from "../../../src/server/app/keys.ts";
import { FOREIGN_KEYS } from "../../../src/server/database/foreign-keys.generated.ts";
import { readReferences } from "../../../src/server/settings/demonstration/references.queries.ts";
import { startAppForFile } from "../support/app.ts";
import { anAdmin } from "../support/people.ts";
import { discardingPhotoStore } from "../support/recording-store.ts";

const shelter = await startAppForFile({ photoStore: discardingPhotoStore() });
const TARGETS = new Set<string>(Object.values(FOREIGN_KEYS));
const keys = (await readReferences(shelter.db)).filter(({ target }) => TARGETS.has(target));

/** Columns that name records of several kinds, and so are no keys. */
const OF_SEVERAL_KINDS = [
  "import_changes.record_id",
  "imported_records.record_id",
  "morning_handovers.item_id",
  "morning_put_offs.item_id",
];

test("every key to a person, an animal or what an import adds to one has a row, and no row is of anything else", () => {
  const names = new Set(keys.map(({ table, column }) => `${table}.${column}`));
  expect(Object.keys(KEYS).sort()).toEqual([...names, ...OF_SEVERAL_KINDS].sort());
});

test("no row names a user whose account was closed, in the columns that say so", async () => {
  await seedDemonstration(shelter.deps);
  const admin = await anAdmin(shelter);
  const { rows: users } = await sql<{ id: number }>`select id from users`.execute(shelter.db);
  const closed: number[] = [];
  for (const { id } of users) {
    const { statusCode } = await admin.client.post(`/api/users/${id}/close`);
    if (statusCode === 204) closed.push(id);
  }
  expect(closed.length).toBeGreaterThan(5);
  const gone = Object.entries<object>(KEYS).flatMap(([name, row]) =>
    "closing" in row && String(row.closing).startsWith("gone: ") ? [name] : [],
  );
  expect(gone.length).toBeGreaterThan(10);
  for (const { table, column, target } of keys.filter((key) => gone.includes(`${key.table}.${key.column}`))) {
    const key = target === "users" ? sql`u.id` : sql`u.account_id`;
    const { rows } = await sql`
      select from ${sql.table(table)} as t join users u on ${key} = ${sql.ref(`t.${column}`)}
      where u.closed_at is not null`.execute(shelter.db);
    expect(rows, `${table}.${column}`).toEqual([]);
  }
});

test("a table whose rows name an animal together with a stay or an adoption is compared at the end", async () => {
  const { rows } = await sql<{ name: string; deferrable: boolean }>`
    select c.conname as name, c.condeferrable as deferrable from pg_constraint as c
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname = 'animal_id'
    where c.contype = 'f' and cardinality(c.conkey) > 1`.execute(shelter.db);
  expect(rows.length).toBe(4);
  expect(rows.filter(({ deferrable }) => !deferrable)).toEqual([]);
});
