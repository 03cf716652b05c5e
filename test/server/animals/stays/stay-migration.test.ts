import { expect, test } from "vitest";
import { migrate, migrationNames } from "../../../../src/server/database/migrate.ts";
import { applyUntil, databaseBefore } from "../../support/former-database.ts";

const WORDS = (await migrationNames()).find((file) => file.endsWith("-words-of-stays.sql")) ?? "";
const pool = await databaseBefore("0032-stays.sql");

const ANIMAL = "name, type, sex, breed, born_on, weight_kg, where_found, arrival_date, status, updated_at";
const REX = "'Dog', 'Male', 'Mixed', '2020-01-01', 10, 'Łódź', '2026-01-10'";

test("a shelter of before gets its stays from its adoptions, and days that nobody recorded are marked", async () => {
  await pool.query(`
    insert into accounts (kind, email, password_hash) values ('user', 'jan@person.test', '');
    insert into users (account_id, name, surname, phone_number, postal_code, city, street, date_of_birth)
      values (1, 'Jan', 'Nowak', '600700800', '90-001', 'Łódź', 'Długa 1', '1990-01-01');
    insert into animals (${ANIMAL}) values
      ('Here', ${REX}, 'Available', '2026-01-11'),
      ('Away by a form', ${REX}, 'Adopted', '2026-03-01T12:00Z'),
      ('Adopted', ${REX}, 'Adopted', '2026-01-11'),
      ('Back, and away again on that day', ${REX}, 'Adopted', '2026-01-11'),
      ('Reserved', ${REX}, 'Reserved', '2026-01-11'),
      ('Changed before it came', ${REX}, 'Adopted', '2025-01-01');
    insert into adoptions (animal_id, user_id, application_letter, created_at, stage_type, stage_status, outcome, closed_at, returned_at)
    values
      (3, 1, '', '2026-01-20', 2, 3, 'withdrawn', '2026-01-22', null),
      (3, 1, '', '2026-02-01', 6, 2, 'completed', '2026-02-10T23:30Z', null),
      (4, 1, '', '2026-02-01', 6, 2, 'completed', '2026-02-10T12:00Z', '2026-02-20T12:00Z'),
      (4, 1, '', '2026-02-20T12:00Z', 6, 2, 'completed', '2026-02-20T13:00Z', '2026-02-20T14:00Z'),
      (4, 1, '', '2026-02-20T14:30Z', 6, 2, 'completed', '2026-02-20T15:00Z', null),
      (5, 1, '', '2026-02-01', 6, 1, null, null, null);`);
  await applyUntil(pool, WORDS);
  await pool.query(`
    update stays set intake_reason = 'Found in a wood', outcome_type = 'lost', outcome_subtype = 'ucieczka.' where animal_id = 2;
    update users set flag_note = 'An animal that this person adopted came back on 2026-02-20. Too loud. An animal that this person adopted came back on 2026-02-21.'`);
  expect(await migrate(pool)).toContain(WORDS);
  const words = await pool.query(`select s.intake_reason, s.intake_reason_id, s.outcome_subtype, v.name
    from stays as s join outcome_subtypes as v on v.id = s.outcome_subtype_id`);
  expect(words.rows).toEqual([
    { intake_reason: "Found in a wood", intake_reason_id: null, outcome_subtype: "", name: "Escaped" },
  ]);
  expect((await pool.query("select flags from users")).rows[0].flags).toEqual([
    { code: "returned", on: "2026-02-20", reason: "Too loud." },
    { code: "returned", on: "2026-02-21", reason: "" },
  ]);
  const { rows } = await pool.query(`
    select animal_id, concat_ws(' ', intake_on::text, intake_type, outcome_on::text, outcome_type,
      case when intake_estimated then 'in?' end, case when outcome_estimated then 'out?' end, adoption_id, returned_adoption_id) as stay
    from stays order by animal_id, intake_on, outcome_on, turn`);
  expect(rows.map(({ animal_id, stay }) => `${animal_id}: ${stay}`)).toEqual([
    "1: 2026-01-10 stray in?",
    "2: 2026-01-10 stray 2026-03-01 lost in? out?",
    "3: 2026-01-10 stray 2026-02-11 adoption in? out? 2",
    "4: 2026-01-10 stray 2026-02-10 adoption in? out? 3",
    "4: 2026-02-20 adoption_return 2026-02-20 adoption out? 4 3",
    "4: 2026-02-20 adoption_return 2026-02-20 adoption out? 5 4",
    "5: 2026-01-10 stray in?",
    "6: 2026-01-10 stray 2026-01-10 adoption in? out?",
  ]);
  const adoptions = await pool.query(
    "select o.id, s.animal_id = o.animal_id as fits, s.intake_on::text from adoptions o join stays s on s.id = o.stay_id order by o.id",
  );
  expect(adoptions.rows.map(({ id, fits, intake_on }) => [id, fits, intake_on])).toEqual([
    [1, true, "2026-01-10"],
    [2, true, "2026-01-10"],
    [3, true, "2026-01-10"],
    [4, true, "2026-02-20"],
    [5, true, "2026-02-20"],
    [6, true, "2026-01-10"],
  ]);
  const statuses = await pool.query("select string_agg(status, ' ' order by id) as all from animals");
  expect(statuses.rows[0].all).toBe("Available Adopted Adopted Adopted Reserved Adopted");
});
