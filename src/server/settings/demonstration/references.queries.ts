import { sql } from "kysely";
import type { Db } from "../../database/pool.ts";

/**
 * A column that names a row of another table by its id. `isFollowed`: the database itself deletes or empties it.
 * `isAuthor`: it says who wrote the row, which belongs to something else.
 */
export type Reference = {
  table: string;
  column: string;
  target: string;
  hasId: boolean;
  isFollowed: boolean;
  isAuthor: boolean;
};

/** @returns every such column of the database */
export async function readReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as target,
      exists (select from pg_attribute i where i.attrelid = c.conrelid and i.attname = 'id' and not i.attisdropped) as "hasId",
      c.confdeltype in ('c', 'n') as "isFollowed",
      not a.attnotnull and a.attname ~ '(_by|^actor_account_id)$' as "isAuthor"
    from pg_constraint c
    cross join unnest(c.conkey, c.confkey) as pair (own, theirs)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
    join pg_attribute t on t.attrelid = c.confrelid and t.attnum = pair.theirs and t.attname = 'id'
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(db);
  return rows;
}

/** @returns the ids that rows name in a column */
export async function namedIds(db: Db, { table, column }: Reference, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct ${sql.ref(column)}::int as id from ${sql.table(table)}
    where id = any(${ids}::int[]) and ${sql.ref(column)} is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** @returns the ids of the rows that name one of these in a column */
export async function namingIds(db: Db, { table, column }: Reference, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id::int as id from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::int[])`.execute(db);
  return rows.map(({ id }) => id);
}
