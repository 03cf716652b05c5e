import type pg from "pg";
import { hashPassword } from "../../src/server/accounts/password.ts";
import { FORMER_MIGRATIONS } from "../../src/server/database/former-migrations.ts";
import { migrationNames, migrationSql } from "../../src/server/database/migrate.ts";
import { openPool } from "../../src/server/database/pool.ts";
import { type DatabaseAddress, withClient } from "../../test/support/postgres.ts";
import { ADMIN } from "./rows.ts";

/**
 * The last migration of the schema that the data are written for. Released migrations never change: every version brings the
 * data to its own schema when it starts. So all versions have the same data.
 */
const SCHEMA = "0013-keys.sql";

/** The number of moves that can be measured: one for each adoption. */
const ADOPTIONS = 30_000;
/** Animals that wait at one time, however many there have been. */
const ANIMALS_ON_SHOW = 1000;

const list = (words: string) => `array[${words.split(" ").map((word) => `'${word}'`)}]`;
const oneOf = (words: string) => `(${list(words)})[1 + floor(random() * ${words.split(" ").length})::int]`;

const NAMES = oneOf("Luna Max Bella Rocky Mia Leo Daisy Oscar Nala Simba Zoe Bruno Lola Felix Ruby Milo Coco Żabka");
const BREEDS = oneOf("Labrador Beagle Boxer Poodle Husky Terrier Mongrel");
const PLACES = oneOf("Łódź Warszawa Kraków Gdańsk Poznań Wrocław");

/** `$1` of each that has one is the number of animals. */
const STATEMENTS = [
  "set session_replication_role = replica",
  "select setseed(0.5)",
  "insert into animal_groups (name, description) select 'Group ' || n, 'Friends.' from generate_series(1, 8) as n",
  `insert into animals (name, type, sex, breed, born_on, weight_kg, where_found, arrival_date, is_chipped, description,
     status, animal_group_id)
   select ${NAMES}, ${oneOf("Dog Dog Dog Cat Cat")}, ${oneOf("Male Female")}, ${BREEDS}, current_date - (random() * 5000)::int,
     round((2 + random() * 38)::numeric, 1), ${PLACES}, current_date - (random() * 1500)::int, random() < 0.7,
     repeat('Likes long walks, quiet evenings and people who take their time. ', 4),
     case when n <= $1::int - ${ANIMALS_ON_SHOW} then 'Adopted' else 'Available' end, 1 + floor(random() * 8)::int
   from generate_series(1, $1::int) as n`,
  // Four pictures of an animal on show, one of an adopted one.
  `insert into photos (animal_id, position, alt, focal_x, focal_y, width, height, key)
   select a.id, n, 'A portrait of ' || a.name, 50, 25, 1600, 1200, md5(a.id || ' ' || n)
   from animals as a cross join generate_series(0, case a.status when 'Adopted' then 0 else 3 end) as n`,
  "update animals as a set main_photo_id = p.id from photos as p where p.animal_id = a.id and p.position = 0",
  `insert into animal_attribute_scores (animal_id, attribute_type_id, score)
   select a.id, t.id, 1 + a.id % 5 from animals as a cross join animal_attribute_types as t`,
  // Each animal has come, and those that were adopted have left.
  `insert into stays (animal_id, intake_on, intake_type, outcome_on, outcome_type)
   select id, arrival_date, 'stray', left_on, case when left_on is not null then 'adoption' end
   from (select id, arrival_date, case when status = 'Adopted' then current_date end as left_on from animals) as a order by id`,
  // Adoptions that wait for their questionnaire: of animals on show in turn, so that parallel moves lock different ones.
  `with people as (
     insert into accounts (kind, email, password_hash)
     select 'user', 'user' || n || '@shelter.example', 'none' from generate_series(0, ${ADOPTIONS / 3}) as n returning id
   ), adopters as (
     insert into users (account_id, name, surname, phone_number, postal_code, city, street, date_of_birth)
     select id, 'Ola', 'Nowak', '500600700', '00-001', 'Warszawa', 'Długa 1', '1990-01-01' from people returning id
   ), numbered as (select id, row_number() over () - 1 as n from adopters), made as (
     insert into adoptions (animal_id, user_id, application_letter, stay_id)
     select stays.animal_id, numbered.id, 'We would love to.', stays.id
     from generate_series(0, ${ADOPTIONS - 1}) as place join numbered on numbered.n = place / 3
     join stays on stays.animal_id = $1::int - place % least($1::int, ${ANIMALS_ON_SHOW})
     order by place
     returning id
   )
   insert into adoption_stages (adoption_id, type) select id, 1 from made`,
  "set session_replication_role = origin",
  // What triggers would have written.
  `insert into profile_times (animal_id, at, is_told, is_offered)
   select id, created_at, main_photo_id is not null and description <> '', not not_for_adoption from animals order by id`,
  "select give_register_numbers(array(select id from stays order by id))",
  "select rebuild_lists()",
];

const ADMINS = `
  with account as (
    insert into accounts (kind, email, password_hash, email_confirmed_at) values ('employee', $1, $2, now()) returning id)
  insert into employees (account_id, name, surname, job_title, is_admin)
  select id, 'Anna', 'Kowalska', 'Head', true from account`;

/**
 * Creates a database and fills it, with the same random numbers at every run.
 * @param server where it is created
 * @param size number of animals; at most 1,000 of them are on show, the last ones
 */
export async function fillDatabase(server: DatabaseAddress, size: number): Promise<DatabaseAddress> {
  const database = { ...server, database: `shelter_${size}` };
  await withClient(server, (client) => client.query(`create database ${database.database}`));
  const pool = openPool({ ...database, statement_timeout: 0, max: 1 });
  try {
    await makeTables(pool);
    for (const statement of STATEMENTS) await pool.query(statement, statement.includes("$1") ? [size] : undefined);
    // A shelter that has grown has been looked at.
    await pool.query("vacuum analyze");
    await pool.query(ADMINS, [ADMIN.email, await hashPassword(ADMIN.password)]);
    return database;
  } finally {
    await pool.end();
  }
}

/** They are named as former versions know them, so that these can be measured, too; this version takes them as its own. */
async function makeTables(pool: pg.Pool): Promise<void> {
  await pool.query("create table migrations (name text primary key, applied_at timestamptz not null default now())");
  for (const name of (await migrationNames()).filter((each) => each <= SCHEMA))
    await pool.query(await migrationSql(name));
  await pool.query("insert into migrations (name) select unnest($1::text[])", [FORMER_MIGRATIONS]);
}
