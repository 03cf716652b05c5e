import { expect, test } from "vitest";
import { migrate } from "../../../src/server/database/migrate.ts";
import { databaseForFile } from "../support/database.ts";
import { NEXT, withNextMigration } from "../support/next-migration.ts";

const ROWS = 20_000;
/** It takes a second or two; without statistics, minutes. A busy machine takes longer. */
const WITHIN_MS = 60_000;

const { pool } = await databaseForFile();
/** A migration that finds rows by others, as one that adds a table of what is alike. */
const folder = await withNextMigration(`
  select find_twins_of_users(array(select id from users order by id));
  select find_twins_of_animals(array(select id from animals order by id));`);

test("a database that was just filled with many animals and people is brought to the newest schema in seconds", {
  timeout: 4 * WITHIN_MS,
}, async () => {
  const client = await pool.connect();
  // PostgreSQL must not look by itself meanwhile, as it does once a minute.
  for (const table of ["animals", "accounts", "users"])
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
  await client.query("set session_replication_role = replica");
  await client.query(`insert into animals (name, type, sex, breed, born_on, where_found, arrival_date)
    select 'Name ' || n % 500, 'Dog', 'Male', 'Mongrel', date '2015-01-01' + (n % 3000), 'Łódź', date '2024-01-01'
    from generate_series(1, ${ROWS}) as n`);
  await client.query(`with people as (insert into accounts (kind, email, password_hash)
      select 'user', 'user' || n || '@shelter.example', 'none' from generate_series(1, ${ROWS}) as n returning id)
    insert into users (account_id, name, surname, phone_number, postal_code, city, street, date_of_birth)
    select id, 'Ola', 'Nowak ' || id % 500, (500000000 + id % 15000)::text, '00-001', 'Łódź', 'Długa 1', date '1990-01-01' + (id % 9000)
    from people`);
  await client.query("update accounts set listed_user_id = u.id from users as u where u.account_id = accounts.id");
  await client.query("set session_replication_role = origin");
  client.release();
  const began = performance.now();
  expect(await migrate(pool, undefined, folder)).toEqual([NEXT]);
  expect(performance.now() - began).toBeLessThan(WITHIN_MS);
  const { rows } = await pool.query("select count(*)::int as twins from twins");
  expect(rows[0].twins).toBeGreaterThan(0);
});
