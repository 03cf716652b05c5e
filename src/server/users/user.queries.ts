import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { PageOf } from "../../contract/shared.ts";
import type { User, UserQuery } from "../../contract/users.ts";
import { emailConfirmed } from "../accounts/account.queries.ts";
import { pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { startsWith } from "../database/search.ts";
import { alphabetical, orderOf } from "../database/sorting.ts";

const open = (db: Db) =>
  db.selectFrom("users as u").innerJoin("accounts as a", "a.id", "u.account_id").where("u.closed_at", "is", null);
const present = (db: Db) => open(db).where("u.archived_at", "is", null);
const archived = (db: Db) => open(db).where("u.archived_at", "is not", null);

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
    .select(emailConfirmed.as("emailConfirmed"))
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

const SURNAME = sql`${alphabetical("u.surname")}, ${alphabetical("u.name")}, u.id`;
/** What each name of the contract's `sort` is here. */
const SORTS = {
  name: alphabetical("u.name"),
  surname: alphabetical("u.surname"),
  email: sql`email_key(a.email)`,
  city: alphabetical("u.city"),
  phoneNumber: sql`u.phone_number`,
  adoptions: sql`(select count(*) from adoptions c where c.user_id = u.id)`,
};

/**
 * One page of users, by surname unless told otherwise.
 * @param query.q the beginning of the name (spec §2.6)
 * @param query.archived lists those who were deleted instead
 */
export async function listUsers(db: Db, query: UserQuery): Promise<PageOf<User>> {
  const list = query.archived ? archived(db) : present(db);
  const found = query.q ? list.where(startsWith(sql.ref("u.name_folded"), query.q)) : list;
  const order = orderOf(query.sort, SORTS, sql`u.id`, SURNAME);
  const page = await pageOf(db, found, (users) => withColumns(users).orderBy(order), query);
  return { ...page, items: page.items.map(toUser) };
}
