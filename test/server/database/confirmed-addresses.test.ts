import { expect, test } from "vitest";
import { migrate } from "../../../src/server/database/migrate.ts";
import { databaseBefore } from "../support/former-database.ts";

const MIGRATION = "0018-confirmed-addresses.sql";
const pool = await databaseBefore(MIGRATION);

test("a shelter of before keeps its letters, but for tokens and for those that were linked by address alone", async () => {
  await pool.query(`
    insert into accounts (kind, email, password_hash) values ('user', 'jan@person.test', ''), ('employee', 'ewa@shelter.test', '');
    insert into jobs (name, description, min_salary, max_salary) values ('Vet', '', 1, 2), ('Walker', '', 1, 2);
    insert into job_applications (job_id, account_id, first_name, last_name, sex, age, application_letter, experience, phone_number, email_address)
      values (1, 1, '', '', 'Female', 30, '', '', '', '');
    insert into letters (recipient, subject, text, html, account_id, sent_at) values
      ('', 'Welcome', '', '', 1, now()),
      ('', 'Your application for Reks', '/user_page/adoptions/1', '', 1, now()),
      ('', 'Your application for Vet', '', '', 1, now()),
      ('', 'Your application for Walker', '', '', 1, now()),
      ('', 'Please confirm your newsletter', '', '', 1, now()),
      ('', 'Message from Ala', '', '', 1, now()),
      ('', 'Choose a new password', '/reset_password?token=se-cr_et', '<a href="?token=se-cr_et">', 1, now()),
      ('', 'Choose a new password', '/reset_password?token=se-cr_et', '', 1, null);
    insert into contact_messages (name, email, message, created_at, letter_id) values ('Ala', '', '', now(), 6);
    insert into newsletter_subscribers (email_address, unsubscribe_token, account_id) values ('jan@person.test', 't', 1);`);
  expect(await migrate(pool)).toContain(MIGRATION);
  const { rows } = await pool.query("select subject, account_id, text || html as words from letters order by id");
  expect(rows.map(({ subject, account_id }) => [subject, account_id])).toEqual([
    ["Welcome", 1],
    ["Your application for Reks", 1],
    ["Your application for Vet", 1],
    ["Your application for Walker", null],
    ["Please confirm your newsletter", null],
    ["Message from Ala", null],
    ["Choose a new password", 1],
  ]);
  expect(rows.at(-1).words).toBe('/reset_password?token=<a href="?token=">');
  const accounts = await pool.query(
    "select kind, email_confirmed_at is not null as is_confirmed from accounts order by id",
  );
  expect(accounts.rows).toEqual([
    { kind: "user", is_confirmed: false },
    { kind: "employee", is_confirmed: true },
  ]);
  expect((await pool.query("select account_id from newsletter_subscribers")).rows).toEqual([{ account_id: null }]);
});
