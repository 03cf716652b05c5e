import { type RawBuilder, sql } from "kysely";
import type { AnimalDetail } from "../../contract/animals/animals.ts";
import type { LinkedAnimal } from "../../contract/animals/linked-animals.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { invalid } from "../base/errors.ts";
import { anyOf } from "../database/any-of.ts";
import type { System } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { findAnimal } from "./animal.queries.ts";

/** The table of links from texts to the animals that they show: with `animal_id`, `position`, and the text's id as `owner`. */
export type AnimalLinks = { table: string; owner: string };

/**
 * The animals of a text in their order, as a column.
 * @param ownerId the SQL of its id, as `n.id`
 * @param isShown the SQL of which animals `a` the reader sees; without it, all that are not archived
 */
export const linkedAnimalsColumn = (
  { table, owner }: AnimalLinks,
  ownerId: RawBuilder<unknown>,
  isShown: RawBuilder<unknown> = sql`a.archived_at is null`,
) =>
  sql<LinkedAnimal[]>`(
    select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by l.position), '[]')
    from ${sql.table(table)} as l join animals as a on a.id = l.animal_id
    where l.${sql.ref(owner)} = ${ownerId} and ${isShown})`;

/** The ids of the animals of a text, in their order. */
export async function linkedAnimalIds(db: Db, { table, owner }: AnimalLinks, ownerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select animal_id as id from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId} order by position`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sets the animals that a text shows; it is locked by the caller. @throws HttpProblem 400 at `animalIds` for an unknown one */
export async function linkAnimals(tx: Db, links: AnimalLinks, ownerId: number, ids: readonly number[]): Promise<void> {
  const { table, owner } = links;
  const known = await tx
    .selectFrom("animals")
    .select("id")
    .where("id", "=", anyOf(ids))
    .where("archived_at", "is", null)
    .orderBy("id")
    .forKeyShare()
    .execute();
  if (known.length < ids.length) {
    throw invalid([{ field: "animalIds", errors: [recordTexts().linkedAnimals.unknown] }]);
  }
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId}`.execute(tx);
  if (ids.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, animal_id, position)
    select ${ownerId}::int, id, at from unnest(${ids}::int[]) with ordinality as wanted (id, at)`.execute(tx);
}

/** The animals with a public page among these, in their order, in the reader's language. */
export async function publicAnimals(system: System, ids: readonly number[]): Promise<AnimalDetail[]> {
  const found = await Promise.all(ids.map((id) => findAnimal(system, id)));
  return found.filter((animal) => animal !== undefined);
}
