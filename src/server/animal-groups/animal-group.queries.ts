import { type SqlBool, sql } from "kysely";
import type { AnimalGroup } from "../../contract/animal-groups.ts";
import type { PageOf } from "../../contract/shared.ts";
import { type PageWanted, pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains } from "../database/search.ts";
import { type Actor, isStaff } from "../sessions/actor.ts";

type Asked = { db: Db; actor: Actor };

const present = ({ db }: Asked) => db.selectFrom("animal_groups as g").where("g.archived_at", "is", null);

/** A group with its counts: of the animals that this person may find, and of its caretakers at work. */
function columns(actor: Actor) {
  const shown = isStaff(actor) ? sql<SqlBool>`true` : sql<SqlBool>`a.status <> 'Adopted'`;
  return [
    "g.id",
    "g.name",
    "g.description",
    sql<number>`(select count(*) from animals a where a.animal_group_id = g.id and a.archived_at is null and ${shown})`.as(
      "animalCount",
    ),
    sql<number>`(select count(*) from animal_group_caretakers c where c.animal_group_id = g.id)`.as("caretakerCount"),
  ] as const;
}

/** One page of the animal groups by name (spec §2.6, §7). @param q a part of the name */
export function listAnimalGroups(
  asked: Asked,
  query: PageWanted & { q?: string | undefined },
): Promise<PageOf<AnimalGroup>> {
  const found = query.q ? present(asked).where(contains(sql.ref("g.name_folded"), query.q)) : present(asked);
  return pageOf(
    asked.db,
    found,
    (groups) => groups.select(columns(asked.actor)).orderBy(sql`g.name collate "pl-x-icu"`).orderBy("g.id"),
    query,
  );
}

/** One group, or undefined. */
export function findAnimalGroup(asked: Asked, id: number): Promise<AnimalGroup | undefined> {
  return present(asked).where("g.id", "=", id).select(columns(asked.actor)).executeTakeFirst();
}

/** The names of all groups, for the filter of the public list. */
export function animalGroupNames(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom("animal_groups as g")
    .where("g.archived_at", "is", null)
    .select(["g.id", "g.name"])
    .orderBy(sql`g.name collate "pl-x-icu"`)
    .execute();
}
