import type { ResourceChange, ResourceRequest } from "../../contract/resources.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import type { System } from "../context.ts";
import { isMissingReference } from "../database/database-errors.ts";
import { invalid } from "../http/errors.ts";
import type { StoredResource } from "./resource.queries.ts";

/** Turns an unknown type into the field error of spec §5. */
const rethrowAsUnknownType = (error: unknown) => {
  throw isMissingReference(error)
    ? invalid([{ field: "resourceTypeId", errors: [recordTexts().resources.type] }])
    : error;
};

/** Adds a resource. @returns its id @throws HttpProblem 400 at `resourceTypeId` for an unknown type */
export async function addResource({ db, clock }: System, resource: ResourceRequest): Promise<number> {
  const { name, amount, description = "", resourceTypeId } = resource;
  const row = await db
    .insertInto("resources")
    .values({ name, amount, description, resource_type_id: resourceTypeId, created_at: clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow()
    .catch(rethrowAsUnknownType);
  return row.id;
}

/** Changes a resource. @throws HttpProblem as {@link addResource} */
export async function changeResource({ db }: System, { id }: StoredResource, change: ResourceChange): Promise<void> {
  const { name, amount, description, resourceTypeId } = change;
  const columns = { name, amount, description, resource_type_id: resourceTypeId };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await db.updateTable("resources").set(columns).where("id", "=", id).execute().catch(rethrowAsUnknownType);
}

/** Deletes a resource (rules §1). */
export async function removeResource({ db }: System, { id }: StoredResource): Promise<void> {
  await db.deleteFrom("resources").where("id", "=", id).execute();
}
