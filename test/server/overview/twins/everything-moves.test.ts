import { sql } from "kysely";
import { expect, test } from "vitest";
import { RULES } from "../../../../src/server/overview/twins/merge.rules.ts";
import { PERSONAL_REFERENCES } from "../../people/personal-references.ts";
import { startAppForFile } from "../../support/app.ts";

const shelter = await startAppForFile();
const FATES = new Map(PERSONAL_REFERENCES);

/** The columns that name a record of a table, as the database itself knows them. */
async function columnsNaming(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint as c
    join pg_attribute as r on r.attrelid = c.confrelid and r.attname = 'id'
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, r.attnum)]
    where c.contype = 'f' and c.confrelid = ${table}::regclass`.execute(shelter.db);
  return rows.map(({ name }) => name).sort();
}

/** Columns without a foreign key, because they name records of several kinds. */
const OF_SEVERAL_KINDS = [
  "import_changes.record_id",
  "imported_records.record_id",
  "morning_handovers.item_id",
  "morning_put_offs.item_id",
];
const ruled = (of: keyof typeof RULES) => RULES[of].map(([name]) => name).sort();

test("every column that names an animal says what becomes of its rows when two animals become one", async () => {
  expect(ruled("animals")).toEqual([...(await columnsNaming("animals")), ...OF_SEVERAL_KINDS].sort());
});

test("every column that names a stay says what becomes of its rows when two open stays become one", async () => {
  const ofImports = ["import_changes.record_id", "imported_records.record_id"];
  expect(ruled("stays")).toEqual([...(await columnsNaming("stays")), ...ofImports].sort());
});

test("every column that names a user says what becomes of its rows when two users become one", async () => {
  expect(ruled("users")).toEqual(await columnsNaming("users"));
});

test("everything that is a user's by their account moves: what goes when an account is closed, besides its ways of signing in", async () => {
  const theirs = (await columnsNaming("accounts")).filter((name) => !FATES.get(name)?.startsWith("kept: "));
  const rules = ruled("accounts");
  // The way of signing in ends with the account that goes: its sessions, and what it shows besides the password.
  const factors = ["authenticator_apps", "known_devices", "passkeys", "recovery_codes", "sign_in_steps"];
  const others = ["sessions.account_id", "users.account_id", ...factors.map((table) => `${table}.account_id`)];
  expect(theirs.filter((name) => !rules.includes(name) && !others.includes(name))).toEqual([]);
});

test("a table whose rows name an animal together with a stay or an adoption is compared at the end", async () => {
  const { rows } = await sql<{ name: string; deferrable: boolean }>`
    select c.conname as name, c.condeferrable as deferrable from pg_constraint as c
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname = 'animal_id'
    where c.contype = 'f' and cardinality(c.conkey) > 1`.execute(shelter.db);
  expect(rows.length).toBe(4);
  expect(rows.filter(({ deferrable }) => !deferrable)).toEqual([]);
});
