import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { FavouriteAnimal } from "../../../contract/adoption/favourites.ts";
import type { Held } from "../../../contract/adoption/held.ts";
import type { FavouriteQuery } from "../../../contract/animals/animals.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { animalColumns, animalJoins } from "../../animals/animal.columns.ts";
import type { System } from "../../database/context.ts";
import { pageOfIds } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { startsWith } from "../../database/search.ts";
import { descending, orderBy } from "../../database/sorting.ts";
import { ownAdoption } from "../adoption.holder.ts";

/** Newest first, as the index. */
const NEWEST_FIRST = orderBy(descending(sql`f.created_at`), descending(sql`f.animal_id`));

/** The condition for a user's list: adopted animals are in it, those without a public page are not. */
function isListed(userId: number, q: string | undefined): RawBuilder<SqlBool> {
  const theirs = sql<SqlBool>`f.user_id = ${userId} and a.archived_at is null and a.status not in ('InCare', 'Left')`;
  return q ? sql<SqlBool>`${theirs} and ${startsWith(sql.ref("a.name_folded"), q)}` : theirs;
}

/**
 * One page of a user's favourites, newest first (rules §11).
 * @param query.q the beginning of the animal's name
 */
export function listFavourites(
  { db, clock }: System,
  userId: number,
  query: FavouriteQuery,
): Promise<PageOf<FavouriteAnimal>> {
  return pageOfIds(
    db,
    {
      id: sql`a.id`,
      found: sql`favourites as f join animals as a on a.id = f.animal_id where ${isListed(userId, query.q)}`,
      order: NEWEST_FIRST,
    },
    (page) => sql<FavouriteAnimal>`
      select ${animalColumns(clock)}, ${ownAdoption(userId)} as "ownAdoption" from (${page}) as page join animals as a on a.id = page.id
      join favourites as f on f.animal_id = a.id and f.user_id = ${userId} ${animalJoins}`,
    query,
  );
}

/** @returns the user's favourites among these animals; without animals there is no query */
export async function favouritesAmong(db: Db, userId: number, animalIds: readonly number[]): Promise<number[]> {
  if (animalIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select animal_id as id from favourites
    where user_id = ${userId} and animal_id = any(${animalIds}::int[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** All favourites of a user for the export of personal data, archived animals included (rules §10). */
export async function exportFavourites(db: Db, userId: number): Promise<Held["favourites"]> {
  const rows = await db
    .selectFrom("favourites as f")
    .innerJoin("animals as a", "a.id", "f.animal_id")
    .where("f.user_id", "=", userId)
    .select(["f.animal_id as animalId", "a.name as animal", "f.created_at"])
    .orderBy("f.created_at")
    .orderBy("f.animal_id")
    .execute();
  return rows.map(({ created_at, ...favourite }) => ({ ...favourite, since: created_at.toISOString() }));
}
