import type { TestApp } from "./app.ts";
import { buildEmployee, buildUser } from "./builders.ts";
import { type Client, signedInAs, visitor } from "./client.ts";

/** A person of the cast, signed in. */
export type Person = { id: number; accountId: number; client: Client };

async function accountOf(shelter: TestApp, table: "users" | "employees", id: number): Promise<number> {
  const row = await shelter.db.selectFrom(table).select("account_id").where("id", "=", id).executeTakeFirstOrThrow();
  return row.account_id;
}

async function person(shelter: TestApp, table: "users" | "employees", id: number): Promise<Person> {
  const accountId = await accountOf(shelter, table, id);
  return { id, accountId, client: await signedInAs(shelter, accountId) };
}

export const aUser = async (shelter: TestApp, given: Parameters<typeof buildUser>[1] = {}): Promise<Person> =>
  person(shelter, "users", await buildUser(shelter.db, given));

export const anEmployee = async (shelter: TestApp, given: Parameters<typeof buildEmployee>[1] = {}): Promise<Person> =>
  person(shelter, "employees", await buildEmployee(shelter.db, given));

export const anAdmin = (shelter: TestApp): Promise<Person> => anEmployee(shelter, { is_admin: true });

/** The letters to an address or to somebody's account, the oldest first. */
export function lettersTo({ db }: Pick<TestApp, "db">, to: string | Pick<Person, "accountId">) {
  const letters = db.selectFrom("letters").selectAll().orderBy("id");
  if (typeof to === "string") return letters.where("recipient", "=", to).execute();
  return letters.where("account_id", "=", to.accountId).execute();
}

export const aVisitor = (shelter: TestApp): Client => visitor(shelter);
