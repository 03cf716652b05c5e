import { sql } from "kysely";
import { expect, test } from "vitest";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../demo/accounts.ts";
import { seedDemonstration } from "../../demo/demonstration.ts";
import { makeResetLink } from "../../src/server/accounts/password-reset.commands.ts";
import { isDemonstration } from "../../src/server/database/demonstration.marks.ts";
import type { Db } from "../../src/server/database/pool.ts";
import { leaveDemonstration } from "../../src/server/settings/demonstration/leave-demonstration.ts";
import { type Reference, readReferences } from "../../src/server/settings/demonstration/references.queries.ts";
import { PUBLIC_URL, startAppForFile } from "../server/support/app.ts";
import { Client } from "../server/support/client.ts";
import { addOwnRows } from "../server/support/own-rows.ts";
import { anAdmin } from "../server/support/people.ts";
import { discardingPhotoStore } from "../server/support/recording-store.ts";

const shelter = await startAppForFile({ photoStore: discardingPhotoStore() });
await seedDemonstration(shelter.deps);
const { client: admin } = await anAdmin(shelter);
await admin.put("/api/shelter", { name: "Animal Shelter" }, { "if-match": "*" });

const EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);
const login = (client: Client, email: string, password: string = DEMO_PASSWORD) =>
  client.post("/api/auth/login", { email, password });

/** The ids of a person whose password everybody knows, by the table that a column names. */
async function idsOf(email: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ accounts: number; employees: number; users: number }>`
    select a.id as accounts, e.id as employees, u.id as users from accounts a
    left join employees e on e.account_id = a.id left join users u on u.account_id = a.id
    where a.email = ${email}`.execute(shelter.db);
  return rows[0] as Record<string, number>;
}
const [ADMIN, EMPLOYEE, USER] = await Promise.all(EMAILS.map(idsOf));

/** What makes a person, and what only that person's own sign-in makes. */
const NOT_TYPED = ["employees.account_id", "users.account_id", "sessions.account_id", "letter_links.account_id"];
const isPerson = ({ target }: Reference) => ["accounts", "employees", "users"].includes(target);
const nameOf = ({ table, column }: Reference) => `${table}.${column}`;
const named = (await readReferences(shelter.db))
  .filter(isPerson)
  .filter((reference) => !NOT_TYPED.includes(nameOf(reference)));

const own = await addOwnRows(shelter.db);
const isOwn = (table: string) => {
  const { where } = own.get(table) ?? {};
  if (!where) throw new Error(`Add a row of ${table} in own-rows.ts`);
  const conditions = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

/** Names somebody of the demonstration in a column of a row that people have typed. @returns how many rows there are */
async function name(db: Db, { table, column, target }: Reference): Promise<number> {
  const id = (target === "users" ? USER : target === "employees" ? EMPLOYEE : ADMIN)?.[target];
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${id} where ${isOwn(table)}`.execute(db);
  return Number(numAffectedRows);
}

/** The invented accounts that can still be used in some way. */
async function usable(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select a.email from accounts a left join employees e on e.account_id = a.id
    where a.email like '%@shelter.example' and (a.password_hash <> 'none' or e.is_admin
      or (e.id is not null and e.archived_at is null) or exists (select from sessions s where s.account_id = a.id)
      or exists (select from passkeys p where p.account_id = a.id)
      or exists (select from authenticator_apps p where p.account_id = a.id)
      or exists (select from webhooks w where w.account_id = a.id and w.off_at is null)
      or exists (select from animal_group_caretakers c where c.employee_id = e.id)
      or exists (select from letter_links k where k.account_id = a.id and k.used_at is null))`.execute(db);
  return rows;
}

class Undo extends Error {}

test("what people have typed stays, where it is only said to be written by somebody of the demonstration", async () => {
  const authors = named.filter(({ isAuthor, isFollowed }) => isAuthor && !isFollowed);
  expect(authors.length).toBeGreaterThan(10);
  const attempt = shelter.db.transaction().execute(async (tx) => {
    for (const reference of authors) expect(await name(tx, reference), nameOf(reference)).toBe(1);
    await leaveDemonstration({ ...shelter.deps, db: tx, actor: null });
    expect(await usable(tx)).toEqual([]);
    for (const { table } of authors) {
      const { rows } = await sql`select from ${sql.table(table)} where ${isOwn(table)}`.execute(tx);
      expect(rows, table).toHaveLength(1);
    }
    throw new Undo();
  });
  await expect(attempt).rejects.toThrow(Undo);
});

test("after leaving, nobody of the demonstration gets in: by password, by an old session or by an old link", async () => {
  for (const reference of named) expect(await name(shelter.db, reference), nameOf(reference)).toBe(1);
  const old = await Promise.all(
    EMAILS.map(async (email) => {
      const client = new Client(shelter);
      expect((await login(client, email)).statusCode).toBe(200);
      return { email, client, link: await makeResetLink(shelter.deps, email, PUBLIC_URL) };
    }),
  );
  const left = await admin.post("/api/shelter/leave-demonstration", { confirm: "Animal Shelter" });
  expect(left.statusCode, left.body).toBe(204);
  // The server that listens for everybody asks for this alone.
  expect(await isDemonstration(shelter.db)).toBe(false);
  expect(await usable(shelter.db)).toEqual([]);
  for (const { email, client, link } of old) {
    expect((await client.get("/api/auth/me")).statusCode).toBe(401);
    const token = new URL(link ?? "").searchParams.get("token");
    const opened = await client.post("/api/auth/password/reset", { token, newPassword: "a new password" });
    expect(opened.statusCode).toBe(400);
    expect((await login(new Client(shelter), email)).statusCode).toBe(401);
  }
  expect((await admin.get("/api/auth/me")).statusCode).toBe(200);
  for (const path of ["/api/animals", "/api/adoptions", "/api/appointments", "/api/news"])
    expect((await admin.get(path)).statusCode, path).toBe(200);
});
