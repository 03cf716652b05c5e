import type { ResourceChange, ResourceRequest } from "../../../contract/giving/resources.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Actor } from "../../base/actor.ts";
import { invalid } from "../../base/errors.ts";
import type { Context, System } from "../../database/context.ts";
import { addRow } from "../../database/rows.ts";
import { newTexts, saveTexts } from "../../database/translations.ts";
import type { StoredResource } from "./resource.queries.ts";
import { noteChange } from "./resource.use.ts";

/** @throws HttpProblem 400 for a type that does not exist or is no longer offered (spec §5, rules §12) */
async function requireOfferedType({ db }: System, id: number): Promise<void> {
  const type = await db
    .selectFrom("resource_types")
    .select("id")
    .where("id", "=", id)
    .where("retired_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!type) throw invalid([{ field: "resourceTypeId", errors: [recordTexts().resources.type] }]);
}

/**
 * A collection begins when the goal is set, and goes on when it is changed: what came before does not count.
 * @param goal in grosze, null when the donate page does not ask (any more)
 */
function goalColumns(goal: number | null, before: number | null, now: Date) {
  if (goal === null) return { goal_grosze: null, goal_since: null };
  return before === null ? { goal_grosze: goal, goal_since: now } : { goal_grosze: goal };
}

/** Adds a resource. @returns its id @throws HttpProblem 400 at `resourceTypeId` for a type that is not offered */
export async function addResource(system: System, resource: ResourceRequest): Promise<number> {
  const { db, clock } = system;
  const { name, amount, description = "", resourceTypeId } = resource;
  await requireOfferedType(system, resourceTypeId);
  return addRow(db, "resources", {
    ...{ name, amount, description, resource_type_id: resourceTypeId, created_at: clock.now() },
    ...newTexts(resource, "appeal"),
    ...goalColumns(resource.goalGrosze ?? null, null, clock.now()),
  });
}

/** Changes a resource, which may keep a type that was retired. @throws HttpProblem as {@link addResource} */
export async function changeResource(
  system: Context<Actor>,
  before: StoredResource,
  change: ResourceChange,
): Promise<void> {
  const { name, amount, description, resourceTypeId, goalGrosze } = change;
  const goal = goalGrosze === undefined ? {} : goalColumns(goalGrosze, before.goalGrosze, system.clock.now());
  const columns = { name, amount, description, resource_type_id: resourceTypeId, ...goal };
  await saveTexts(system.db, { table: "resources", id: before.id }, change, { appeal: undefined });
  if (Object.values(columns).every((value) => value === undefined)) return;
  if (resourceTypeId !== undefined && resourceTypeId !== before.resourceTypeId) {
    await requireOfferedType(system, resourceTypeId);
  }
  await noteChange(system, before, change);
  await system.db.updateTable("resources").set(columns).where("id", "=", before.id).execute();
}

/** Deletes a resource (rules §1). */
export async function removeResource({ db }: System, { id }: StoredResource): Promise<void> {
  await db.deleteFrom("resources").where("id", "=", id).execute();
}
