import { sql } from "kysely";
import { expect, test } from "vitest";
import { seedDemonstration } from "../../../demo/demonstration.ts";
import { ACCOUNTS_PERSONAL_DATA } from "../../../src/server/accounts/personal-data.ts";
import { ADOPTION_PERSONAL_DATA } from "../../../src/server/adoption/personal-data.ts";
import { ANIMALS_PERSONAL_DATA } from "../../../src/server/animals/personal-data.ts";
import { CALENDAR_PERSONAL_DATA } from "../../../src/server/calendar/personal-data.ts";
import { EXCHANGE_PERSONAL_DATA } from "../../../src/server/exchange/personal-data.ts";
import { GIVING_PERSONAL_DATA } from "../../../src/server/giving/personal-data.ts";
import { OUTREACH_PERSONAL_DATA } from "../../../src/server/outreach/personal-data.ts";
import { OVERVIEW_PERSONAL_DATA } from "../../../src/server/overview/personal-data.ts";
import { PEOPLE_PERSONAL_DATA } from "../../../src/server/people/personal-data.ts";
import { PLATFORM_PERSONAL_DATA } from "../../../src/server/platform/personal-data.ts";
import { readReferences } from "../../../src/server/settings/demonstration/references.queries.ts";
import { SETTINGS_PERSONAL_DATA } from "../../../src/server/settings/personal-data.ts";
import { discardingPhotoStore } from "../platform/photos/recording-store.ts";
import { startAppForFile } from "../support/app.ts";
import { anAdmin } from "../support/people.ts";

const AREAS = [
  ACCOUNTS_PERSONAL_DATA,
  ADOPTION_PERSONAL_DATA,
  ANIMALS_PERSONAL_DATA,
  CALENDAR_PERSONAL_DATA,
  EXCHANGE_PERSONAL_DATA,
  GIVING_PERSONAL_DATA,
  OUTREACH_PERSONAL_DATA,
  OVERVIEW_PERSONAL_DATA,
  PEOPLE_PERSONAL_DATA,
  PLATFORM_PERSONAL_DATA,
  SETTINGS_PERSONAL_DATA,
];
const listed = AREAS.flatMap(({ references }) => Object.entries<string>(references));

const shelter = await startAppForFile({ photoStore: discardingPhotoStore() });
const named = (await readReferences(shelter.db)).filter(({ target }) =>
  ["accounts", "employees", "users"].includes(target),
);

test("every column that names an account, a user or an employee says once, in its area, what becomes of it when they leave", () => {
  const columns = named.map(({ table, column }) => `${table}.${column}`);
  expect(listed.map(([column]) => column).sort()).toEqual(columns.sort());
});

test("no row names a user whose account was closed, in the columns that say so", async () => {
  await seedDemonstration(shelter.deps);
  const admin = await anAdmin(shelter);
  const gone = listed.filter(([, fate]) => fate.startsWith("gone: ")).map(([column]) => column);
  const { rows: users } = await sql<{ id: number }>`select id from users`.execute(shelter.db);
  const closed: number[] = [];
  for (const { id } of users) {
    const { statusCode } = await admin.client.post(`/api/users/${id}/close`);
    if (statusCode === 204) closed.push(id);
  }
  expect(closed.length).toBeGreaterThan(5);
  for (const { table, column, target } of named.filter((one) => gone.includes(`${one.table}.${one.column}`))) {
    const key = target === "users" ? sql`u.id` : sql`u.account_id`;
    const { rows } = await sql`
      select from ${sql.table(table)} as t join users u on ${key} = ${sql.ref(`t.${column}`)}
      where u.closed_at is not null`.execute(shelter.db);
    expect(rows, `${table}.${column}`).toEqual([]);
  }
});
