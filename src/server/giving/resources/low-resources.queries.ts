import type { Waiting } from "../../../contract/giving/morning-and-search.ts";
import { barColour, percentOf, targetOf } from "../../../contract/giving/resources.ts";
import type { Db } from "../../database/pool.ts";

/** Resources below a third of their target, the emptiest first. */
export async function lowResources(db: Db): Promise<Waiting["resource"][]> {
  const all = await db.selectFrom("resources").select(["id", "name", "amount", "description"]).execute();
  return all
    .map(({ description, ...resource }) => ({ ...resource, target: targetOf(description) }))
    .map((resource) => ({ resource, percent: percentOf(resource.amount, resource.target) }))
    .filter(({ percent }) => barColour(percent) === "red")
    .sort((one, other) => one.percent - other.percent || one.resource.id - other.resource.id)
    .map(({ resource }) => resource);
}
