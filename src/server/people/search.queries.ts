import { sql } from "kysely";
import type { Found } from "../../contract/people/morning-and-search.ts";
import { FOUND_OF_EACH } from "../../contract/platform/lists.ts";
import { PHONE_COUNTRY_CODE } from "../../contract/platform/shelter.ts";
import type { SignedIn } from "../base/actor.ts";
import { reachOf } from "../base/policy.ts";
import type { Db } from "../database/pool.ts";
import { contains } from "../database/search.ts";
import { BETWEEN_DIGITS, bestFirst, COMPARED, digitsOf, hasWords, LONG_ENOUGH } from "../database/search-words.ts";

/** The prefix as telephones show it: `+48`, `0048`. */
const COUNTRY_PREFIX = new RegExp(`^(\\+|00)${PHONE_COUNTRY_CODE.slice(1)}`);
/** The same without a sign before it: nine digits follow. */
const BARE_PREFIX = new RegExp(`^${PHONE_COUNTRY_CODE.slice(1)}(?=\\d{9}$)`);

/** The digits of what was typed as a telephone number, which is stored without the country's prefix. */
const phoneDigitsOf = (q: string): string | undefined =>
  digitsOf(q.replace(BETWEEN_DIGITS, "").replace(COUNTRY_PREFIX, "").replace(BARE_PREFIX, ""));

/** Users by name, e-mail or telephone number. */
export async function findPeople(db: Db, q: string): Promise<Found["people"]> {
  const digits = phoneDigitsOf(q);
  const matches = [
    sql`(select n.id from users as n where ${hasWords(sql.ref("n.name_folded"), q)}
      and n.archived_at is null and n.closed_at is null limit ${COMPARED})`,
    ...(q.length < LONG_ENOUGH
      ? []
      : [
          sql`(select listed_user_id from accounts where listed_user_id is not null
            and ${contains(sql`email_key(email)`, q)} limit ${COMPARED})`,
        ]),
    ...(digits ? [sql`(select id from users where phone_number like ${`%${digits}%`} limit ${COMPARED})`] : []),
  ];
  const { rows } = await sql<Found["people"][number]>`
    select u.id, u.name, u.surname, a.email, u.phone_number as "phoneNumber"
    from users as u join accounts as a on a.id = u.account_id
    where u.archived_at is null and u.closed_at is null and u.id in (${sql.join(matches, sql` union `)})
    order by ${bestFirst(sql`u.name || ' ' || u.surname`, q)}, u.id limit ${FOUND_OF_EACH}`.execute(db);
  return rows;
}

/** Employees by name, for who may read them all. */
export async function findEmployees(db: Db, q: string, actor: SignedIn): Promise<Found["employees"]> {
  if (reachOf(actor, "employees.read") !== "all") return [];
  const { rows } = await sql<Found["employees"][number]>`
    select e.id, e.name, e.surname, e.job_title as "jobTitle" from employees as e
    where e.archived_at is null and ${hasWords(sql.ref("e.name_folded"), q)}
    order by ${bestFirst(sql`e.name || ' ' || e.surname`, q)}, e.id limit ${FOUND_OF_EACH}`.execute(db);
  return rows;
}
