import { type SqlBool, sql } from "kysely";
import type { Resource, ResourceQuery, ResourceType } from "../../contract/resources.ts";
import type { PageOf } from "../../contract/shared.ts";
import { pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains } from "../database/search.ts";
import { alphabetical, ascending, nullable, orderBy, orderOf } from "../database/sorting.ts";

/** A resource as it is stored. */
export type StoredResource = Omit<Resource, "actions">;

const allResources = (db: Db) =>
  db.selectFrom("resources as r").leftJoin("resource_types as t", "t.id", "r.resource_type_id");

const COLUMNS = [
  "r.id",
  "r.name",
  "r.amount",
  "r.description",
  "r.resource_type_id as resourceTypeId",
  "t.name as resourceTypeName",
] as const;

const SORTS = {
  name: alphabetical("r.name"),
  amount: sql`r.amount`,
  resourceTypeName: nullable(alphabetical("t.name")),
};
/** The screen's groups by name, resources without a type last (spec §2.6). */
const GROUPED = orderBy(SORTS.resourceTypeName, ascending(SORTS.name), ascending(sql`r.id`));

/** What a resource without a type is found by. */
const OTHER_TYPE = "Other";
const SEARCHED_TEXT = sql<string>`(r.name_folded || ' ' || fold(coalesce(t.name, ${sql.lit(OTHER_TYPE)})))`;

/** One page of resources, by type and name. @param query.q words of the name and of the type (spec §2.6) */
export function listResources(db: Db, query: ResourceQuery): Promise<PageOf<StoredResource>> {
  const words = query.q?.split(/\s+/).filter(Boolean) ?? [];
  const found = allResources(db).where(({ and }) =>
    and(words.map((word) => sql<SqlBool>`${contains(SEARCHED_TEXT, word)}`)),
  );
  return pageOf(
    db,
    found,
    (resources) => resources.select(COLUMNS).orderBy(orderOf(query.sort, SORTS, sql`r.id`, GROUPED).forward),
    query,
  );
}

/** One resource, or undefined. */
export function findResource(db: Db, id: number): Promise<StoredResource | undefined> {
  return allResources(db).where("r.id", "=", id).select(COLUMNS).executeTakeFirst();
}

/** All resource types, by name. */
export function listResourceTypes(db: Db): Promise<ResourceType[]> {
  return db
    .selectFrom("resource_types as t")
    .select(["t.id", "t.name"])
    .orderBy(sql`t.name collate "pl-x-icu"`)
    .execute();
}
