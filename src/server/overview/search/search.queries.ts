import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { FOUND_OF_EACH, type SearchResults } from "../../../contract/overview/search.ts";
import { PHONE_COUNTRY_CODE } from "../../../contract/platform/shelter.ts";
import { visibleTo } from "../../adoption/adoption.queries.ts";
import type { SignedIn } from "../../platform/actor.ts";
import type { Db } from "../../platform/database/pool.ts";
import { contains, startsWith } from "../../platform/database/search.ts";
import { reachOf } from "../../platform/policy.ts";

/** Further words are ignored, so that a long text costs no more than a short one. */
const MAX_WORDS = 5;
/** The fewest digits that are looked up as a part of a phone number or a chip. */
const MIN_DIGITS = 3;
/** The most matches that are sorted, to show the best of them. */
const COMPARED = 50;
/** Words of this length have trigrams, which are indexed. */
const LONG_ENOUGH = 3;

/**
 * Each word stands somewhere in the name, in any order: "Kowalska Anna" finds Anna Kowalska. One or two letters are the
 * beginning of the name: they stand in nearly every name.
 */
function hasWords(folded: Expression<string>, q: string): RawBuilder<SqlBool> {
  const words = q.split(/\s+/).slice(0, MAX_WORDS);
  if (words.every((word) => word.length < LONG_ENOUGH)) return startsWith(folded, q);
  return sql.join(
    words.map((word) => contains(folded, word)),
    sql` and `,
  );
}

/** What may stand between the digits of a number: "501 234", "616-09", "(42) 016.47.09". */
const BETWEEN_DIGITS = /[\s\p{Dash}()./\u200b-\u202f]/gu;
/** The prefix as telephones show it: `+48`, `0048`. */
const COUNTRY_PREFIX = new RegExp(`^(\\+|00)${PHONE_COUNTRY_CODE.slice(1)}`);
/** The same without a sign before it: nine digits follow. */
const BARE_PREFIX = new RegExp(`^${PHONE_COUNTRY_CODE.slice(1)}(?=\\d{9}$)`);

/** The digits of what was typed, when it can be a part of a number; undefined otherwise. */
function digitsOf(q: string): string | undefined {
  const digits = q.replace(BETWEEN_DIGITS, "");
  return /^\d+$/.test(digits) && digits.length >= MIN_DIGITS ? digits : undefined;
}

/** The same of a telephone number, which is stored without the country's prefix. */
const phoneDigitsOf = (q: string): string | undefined =>
  digitsOf(q.replace(BETWEEN_DIGITS, "").replace(COUNTRY_PREFIX, "").replace(BARE_PREFIX, ""));

/** Names that begin with what was typed stand first. */
const bestFirst = (name: RawBuilder<unknown>, q: string) =>
  sql`starts_with(fold(${name}), (select fold(${q}))) desc, ${name} collate "pl-x-icu"`;

async function findAnimals(db: Db, q: string): Promise<SearchResults["animals"]> {
  const digits = digitsOf(q);
  const byChip = digits
    ? sql`union (select animal_id from chips where removed_at is null and number like ${`%${digits}%`} limit ${COMPARED})`
    : sql``;
  const { rows } = await sql<SearchResults["animals"][number]>`
    select a.id, a.name, a.type, a.breed, a.status from animals as a
    where a.archived_at is null and a.id in (
      (select n.id from animals as n where ${hasWords(sql.ref("n.name_folded"), q)} and n.archived_at is null limit ${COMPARED})
      ${byChip})
    order by a.status in ('Adopted', 'Left'), ${bestFirst(sql`a.name`, q)}, a.id limit ${FOUND_OF_EACH}`.execute(db);
  return rows;
}

async function findPeople(db: Db, q: string): Promise<SearchResults["people"]> {
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
  const { rows } = await sql<SearchResults["people"][number]>`
    select u.id, u.name, u.surname, a.email, u.phone_number as "phoneNumber"
    from users as u join accounts as a on a.id = u.account_id
    where u.archived_at is null and u.closed_at is null and u.id in (${sql.join(matches, sql` union `)})
    order by ${bestFirst(sql`u.name || ' ' || u.surname`, q)}, u.id limit ${FOUND_OF_EACH}`.execute(db);
  return rows;
}

async function findEmployees(db: Db, actor: SignedIn, q: string): Promise<SearchResults["employees"]> {
  if (reachOf(actor.role, "employees.read") !== "all") return [];
  const { rows } = await sql<SearchResults["employees"][number]>`
    select e.id, e.name, e.surname, e.job_title as "jobTitle" from employees as e
    where e.archived_at is null and ${hasWords(sql.ref("e.name_folded"), q)}
    order by ${bestFirst(sql`e.name || ' ' || e.surname`, q)}, e.id limit ${FOUND_OF_EACH}`.execute(db);
  return rows;
}

/** The newest first. */
async function findAdoptions(db: Db, actor: SignedIn, q: string): Promise<SearchResults["adoptions"]> {
  const found = visibleTo(db, actor)
    .innerJoin("adoption_names as n", "n.adoption_id", "a.id")
    .where(hasWords(sql.ref("n.names_folded"), q))
    .orderBy("n.created_at", "desc")
    .orderBy("n.adoption_id", "desc")
    .limit(FOUND_OF_EACH)
    .select(["a.id", "a.outcome", "n.animal_name as animalName", "n.adopter_name as adopterFullName"])
    .select(["a.stage_type as currentStageType", "a.stage_status as currentStageStatus"]);
  return found.execute();
}

/** SQL: each word stands somewhere in this text. */
const hasEveryWord = (text: RawBuilder<string>, q: string) =>
  sql.join(
    q
      .split(/\s+/)
      .slice(0, MAX_WORDS)
      .map((word) => contains(text, word)),
    sql` and `,
  );

/** Units in use, by their names or with that of their location: "Lolek 1". A shelter has few, so no index is needed. */
async function findUnits(db: Db, q: string): Promise<SearchResults["units"]> {
  const { rows } = await sql<SearchResults["units"][number]>`
    select u.id, u.name, l.id as "locationId", l.name as location
    from units as u join locations as l on l.id = u.location_id
    where u.retired_at is null and ${hasEveryWord(sql<string>`fold(l.name || ' ' || u.name)`, q)}
      and not (${hasEveryWord(sql<string>`fold(l.name)`, q)})
    order by starts_with(fold(u.name), (select fold(${q}))) desc, l.name collate names_with_numbers,
      u.name collate names_with_numbers, u.id limit ${FOUND_OF_EACH}`.execute(db);
  return rows;
}

/** Locations with units in use: those that the board shows. */
async function findLocations(db: Db, q: string): Promise<SearchResults["locations"]> {
  const { rows } = await sql<SearchResults["locations"][number]>`
    select l.id, l.name, l.kind from locations as l
    where ${hasEveryWord(sql<string>`fold(l.name)`, q)}
      and exists (select from units as u where u.location_id = l.id and u.retired_at is null)
    order by ${bestFirst(sql`l.name`, q)}, l.id limit ${FOUND_OF_EACH}`.execute(db);
  return rows;
}

/**
 * One search over animals (name, chip), people (name, e-mail, phone), employees, adoptions, units and locations, by any part.
 * @returns the best few of each kind, as far as this person may read them
 */
export async function searchAll(db: Db, actor: SignedIn, q: string): Promise<SearchResults> {
  const [animals, people, employees, adoptions, units, locations] = await Promise.all([
    findAnimals(db, q),
    findPeople(db, q),
    findEmployees(db, actor, q),
    findAdoptions(db, actor, q),
    findUnits(db, q),
    findLocations(db, q),
  ]);
  return { animals, people, employees, adoptions, units, locations };
}
