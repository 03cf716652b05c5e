import { sql } from "kysely";
import { expect, test } from "vitest";
import { seedDemonstration } from "../../../demo/demonstration.ts";
import { readReferences } from "../../../src/server/settings/demonstration/references.queries.ts";
import { startAppForFile } from "../support/app.ts";
import { anAdmin } from "../support/people.ts";
import { discardingPhotoStore } from "../support/recording-store.ts";
import { PERSONAL_REFERENCES as listed } from "./personal-references.ts";

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
