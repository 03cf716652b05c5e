import { type RawBuilder, sql } from "kysely";
import type { User, UserQuery } from "../../contract/accounts/users.ts";
import type { PageOf } from "../../contract/platform/lists.ts";
import { pageOfIds, type SqlList } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { startsWith, startsWithInRange } from "../database/search.ts";
import { alphabetical, ascending, orderBy, orderOf } from "../database/sorting.ts";
import { storedCount } from "../database/stored-counts.ts";
import { emailConfirmed } from "./account.queries.ts";

/** Selects users with their adoptions. @param from names `users as u` and their `accounts as a` */
const selectUsers = (from: RawBuilder<unknown>) => sql<User>`
  select u.id, u.account_id as "accountId", u.name, u.surname, u.phone_number as "phoneNumber",
    u.postal_code as "postalCode", u.city, u.street, u.date_of_birth as "dateOfBirth", a.email,
    ${emailConfirmed} as "emailConfirmed", a.language,
    array(select o.id from adoptions as o where o.user_id = u.id order by o.id) as "adoptionIds"
  from ${from}`;

async function findActive(db: Db, condition: RawBuilder<unknown>): Promise<User | undefined> {
  const users = sql`users as u join accounts as a on a.id = u.account_id`;
  const present = sql`u.archived_at is null and u.closed_at is null`;
  const { rows } = await selectUsers(sql`${users} where ${present} and ${condition}`).execute(db);
  return rows[0];
}

/** One user by their own id. */
export const findUser = (db: Db, id: number): Promise<User | undefined> => findActive(db, sql`u.id = ${id}`);

/** One user by the account's id (spec §7: by-account). */
export const findUserByAccount = (db: Db, accountId: number): Promise<User | undefined> =>
  findActive(db, sql`u.account_id = ${accountId}`);

const BY_SURNAME = orderBy(
  ascending(alphabetical("u.surname")),
  ascending(alphabetical("u.name")),
  ascending(sql`u.id`),
);
/** The SQL for each name in the contract's `sort`. */
const SORTS = {
  name: alphabetical("u.name"),
  surname: alphabetical("u.surname"),
  email: sql`email_key(a.email)`,
  city: alphabetical("u.city"),
  phoneNumber: sql`u.phone_number`,
  adoptions: sql`u.adoption_count`,
};

/**
 * One page of users, by surname unless sorted otherwise.
 * @param query.q the beginning of the name (spec §2.6)
 * @param query.archived lists archived users instead
 */
export function listUsers(db: Db, query: UserQuery): Promise<PageOf<User>> {
  return pageOfIds(
    db,
    isListByEmail(query) ? listedByEmail(query) : matching(query),
    (ids) =>
      selectUsers(sql`(${ids}) as page join users as u on u.id = page.id join accounts as a on a.id = u.account_id`),
    query,
  );
}

function matching({ q, sort, archived }: UserQuery): SqlList {
  const isListed = archived ? sql`u.archived_at is not null` : sql`u.archived_at is null`;
  // Matches are collected before they are sorted by name. A scan in that order might read most rows before it finds one.
  const isCollected = q && sort?.replace("-", "") === "name";
  const matches = isCollected ? startsWithInRange : startsWith;
  const searched = q ? sql`and ${matches(sql.ref("u.name_folded"), q)}` : sql``;
  const accounts = sort?.endsWith("email") ? sql`join accounts as a on a.id = u.account_id` : sql``;
  const found = sql`users as u ${accounts} where ${isListed} and u.closed_at is null ${searched}`;
  return {
    id: sql`u.id`,
    found: isCollected ? sql`(select u.id, u.name from ${found} offset 0) as u` : found,
    order: orderOf(sort, SORTS, sql`u.id`, BY_SURNAME),
    ...(!q && !archived && { total: storedCount("users") }),
  };
}

const isListByEmail = ({ q, sort, archived }: UserQuery) => !q && !archived && sort?.endsWith("email");

/** All users by e-mail, from an index of the accounts (`accounts_of_listed_users`). */
const listedByEmail = ({ sort }: UserQuery): SqlList => ({
  id: sql`a.listed_user_id`,
  found: sql`accounts as a where a.listed_user_id is not null`,
  order: orderOf(sort, SORTS, sql`a.listed_user_id`, BY_SURNAME),
  total: storedCount("users"),
});
