import { type RawBuilder, sql } from "kysely";
import type { TwinAnimal, TwinQuery, Twins, TwinUser } from "../../../contract/overview/twins.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { shownStatus } from "../../animals/animal.filters.ts";
import { pageOfIds } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { descending, orderBy } from "../../database/sorting.ts";

/** What is shown of each of two users: `users as u` and their `accounts as c`. */
const userFacts = (id: RawBuilder<unknown>) => sql`(
  select json_build_object('id', u.id, 'name', u.name, 'surname', u.surname, 'email', c.email, 'phoneNumber', u.phone_number,
    'city', u.city, 'dateOfBirth', u.date_of_birth, 'adoptions', u.adoption_count,
    'createdAt', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from users as u join accounts as c on c.id = u.account_id where u.id = ${id})`;

const animalFacts = (id: RawBuilder<unknown>, now: Date) => sql`(
  select json_build_object('id', a.id, 'name', a.name, 'type', a.type, 'sex', a.sex, 'breed', a.breed, 'bornOn', a.born_on,
    'status', ${shownStatus(now)}, 'arrivalDate', a.arrival_date, 'mainPhotoId', a.main_photo_id,
    'chips', (select coalesce(json_agg(distinct number), '[]') from chips where animal_id = a.id and removed_at is null))
  from animals as a where a.id = ${id})`;

const NEWEST = orderBy(descending(sql`t.id`));

/** Pairs whose reasons nobody has dismissed; a record that is deleted has none. */
const openPairs = (one: "user_one" | "animal_one") =>
  sql`twins as t where ${sql.ref(`t.${one}`)} is not null and not (t.reasons <@ t.dismissed_reasons)`;

/** One page of the pairs that are perhaps one, those found last first. */
export function listTwins(db: Db, query: TwinQuery, now: Date): Promise<PageOf<Twins>> {
  const isUsers = query.of === "users";
  const facts = (side: "one" | "other") =>
    isUsers ? userFacts(sql.ref(`t.user_${side}`)) : animalFacts(sql.ref(`t.animal_${side}`), now);
  return pageOfIds(
    db,
    { id: sql`t.id`, found: openPairs(isUsers ? "user_one" : "animal_one"), order: NEWEST },
    (ids) => sql<Twins>`
      select t.id, ${query.of}::text as "of", t.reasons, ${facts("one")} as one, ${facts("other")} as other
      from (${ids}) as page join twins as t on t.id = page.id`,
    query,
  );
}

/** What is shown of a user. */
export async function twinUser(db: Db, id: number): Promise<TwinUser> {
  const { rows } = await sql<{ facts: TwinUser }>`select ${userFacts(sql`${id}::int`)} as facts`.execute(db);
  return rows[0]?.facts as TwinUser;
}

/** What is shown of an animal. */
export async function twinAnimal(db: Db, id: number, now: Date): Promise<TwinAnimal> {
  const { rows } = await sql<{ facts: TwinAnimal }>`select ${animalFacts(sql`${id}::int`, now)} as facts`.execute(db);
  return rows[0]?.facts as TwinAnimal;
}
