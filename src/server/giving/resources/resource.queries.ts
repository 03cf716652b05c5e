import { type SqlBool, sql } from "kysely";
import type { Resource, ResourceQuery, ResourceType } from "../../../contract/giving/resources.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { contains } from "../../database/search.ts";
import { alphabetical, alphabeticalText, ascending, nullable, orderBy, orderOf } from "../../database/sorting.ts";
import { readersText, textColumns } from "../../database/translations.ts";
import { givenFor } from "../gift.queries.ts";
import { lastsForDays } from "./resource.use.ts";

/** A resource as it is stored. */
export type StoredResource = Omit<Resource, "actions">;

const allResources = (db: Db) =>
  db.selectFrom("resources as r").leftJoin("resource_types as t", "t.id", "r.resource_type_id");

/** What a resource is shown with: the time, and whether the payment provider in use is the stand-in. */
type Shown = { now: Date; isTest: boolean };
const columns = ({ now, isTest }: Shown) =>
  [
    ...textColumns("r", ["appeal"], true),
    "r.goal_grosze as goalGrosze",
    lastsForDays(now).as("lastsDays"),
    givenFor(isTest).as("givenGrosze"),
    "r.id",
    "r.name",
    "r.amount",
    "r.description",
    "r.resource_type_id as resourceTypeId",
    sql<string | null>`case when t.id is not null then ${readersText("t.name")} end`.as("resourceTypeName"),
  ] as const;

const sorts = () => ({
  name: alphabetical("r.name"),
  amount: sql`r.amount`,
  resourceTypeName: nullable(sql`case when t.id is not null then ${alphabeticalText("t.name")} end`),
});
/** The screen's groups by name, resources without a type last (spec §2.6). */
const grouped = () => orderBy(sorts().resourceTypeName, ascending(sorts().name), ascending(sql`r.id`));

/** What a resource without a type is found by. */
const OTHER_TYPE = "Other";
const SEARCHED_TEXT = sql<string>`(r.name_folded || ' ' || fold(coalesce(all_texts(t.name, t.names), ${sql.lit(OTHER_TYPE)})))`;

/** One page of resources, by type and name. @param query.q words of the name and of the type (spec §2.6) */
export function listResources(db: Db, query: ResourceQuery, shown: Shown): Promise<PageOf<StoredResource>> {
  const words = query.q?.split(/\s+/).filter(Boolean) ?? [];
  const found = allResources(db).where(({ and }) =>
    and(words.map((word) => sql<SqlBool>`${contains(SEARCHED_TEXT, word)}`)),
  );
  return pageOf(
    db,
    found,
    (resources) => resources.select(columns(shown)).orderBy(orderOf(query.sort, sorts(), sql`r.id`, grouped()).forward),
    query,
  );
}

/** One resource, or undefined. */
export function findResource(db: Db, id: number, shown: Shown): Promise<StoredResource | undefined> {
  return allResources(db).where("r.id", "=", id).select(columns(shown)).executeTakeFirst();
}

/** The resource types that are offered, by name. */
export function listResourceTypes(db: Db): Promise<ResourceType[]> {
  return db
    .selectFrom("resource_types as t")
    .select(["t.id", readersText("t.name").as("name")])
    .where("t.retired_at", "is", null)
    .orderBy(alphabeticalText("t.name"))
    .execute();
}
