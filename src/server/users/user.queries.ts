import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { PageOf } from "../../contract/shared.ts";
import type { User } from "../../contract/users.ts";
import { type PageWanted, pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { startsWith } from "../database/search.ts";

const present = (db: Db) =>
  db
    .selectFrom("users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .where("u.archived_at", "is", null)
    .where("u.closed_at", "is", null);

type Present = ReturnType<typeof present>;

const withColumns = (users: Present) =>
  users
    .select([
      "u.id",
      "u.account_id as accountId",
      "u.name",
      "u.surname",
      "u.phone_number as phoneNumber",
      "u.postal_code as postalCode",
      "u.city",
      "u.street",
      "u.date_of_birth as dateOfBirth",
      "a.email",
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb.selectFrom("adoptions as o").whereRef("o.user_id", "=", "u.id").select("o.id").orderBy("o.id"),
      ).as("adoptions"),
    );

type Row = Omit<User, "adoptionIds"> & { adoptions: { id: number }[] };
const toUser = ({ adoptions, ...user }: Row): User => ({ ...user, adoptionIds: adoptions.map(({ id }) => id) });

/** One user by their own id. */
export async function findUser(db: Db, id: number): Promise<User | undefined> {
  const row = await withColumns(present(db).where("u.id", "=", id)).executeTakeFirst();
  return row && toUser(row);
}

/** One user by the account's id (spec §7: by-account). */
export async function findUserByAccount(db: Db, accountId: number): Promise<User | undefined> {
  const row = await withColumns(present(db).where("u.account_id", "=", accountId)).executeTakeFirst();
  return row && toUser(row);
}

/** One page of users by surname. @param q the beginning of the name (spec §2.6) */
export async function listUsers(db: Db, query: PageWanted & { q?: string | undefined }): Promise<PageOf<User>> {
  const found = query.q ? present(db).where(startsWith(sql.ref("u.name_folded"), query.q)) : present(db);
  const page = await pageOf(
    db,
    found,
    (users) =>
      withColumns(users)
        .orderBy(sql`u.surname collate "pl-x-icu"`)
        .orderBy(sql`u.name collate "pl-x-icu"`)
        .orderBy("u.id"),
    query,
  );
  return { ...page, items: page.items.map(toUser) };
}
