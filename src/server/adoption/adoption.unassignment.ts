import { lockAnimals } from "../animals/animal.locks.ts";
import { anyOf } from "../platform/database/any-of.ts";
import type { Db } from "../platform/database/pool.ts";
import { assigneesFor, replaceAssignees } from "./adoption.assignment.ts";

/** An open stage with its adoption and animal. */
type OpenStage = { id: number; adoptionId: number; animalId: number };

function openStagesOf(db: Db, employeeId: number): Promise<OpenStage[]> {
  return db
    .selectFrom("adoption_stage_assignees as x")
    .innerJoin("adoption_stages as s", "s.id", "x.stage_id")
    .innerJoin("adoptions as a", "a.id", "s.adoption_id")
    .where("x.employee_id", "=", employeeId)
    .where("x.end_at", "is", null)
    .where("s.closed_at", "is", null)
    .select(["s.id", "a.id as adoptionId", "a.animal_id as animalId"])
    .execute();
}

/** The animals in the groups that this employee cares for. A change of caretakers locks the same animals. */
async function animalsInCareOf(db: Db, employeeId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("animals as n")
    .innerJoin("animal_group_caretakers as c", "c.animal_group_id", "n.animal_group_id")
    .where("c.employee_id", "=", employeeId)
    .select("n.id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks the animals that this employee cares for and the adoptions assigned to them. Call it before the employee is
 * locked. To avoid deadlocks the order is the same everywhere: animals before adoptions, each by id.
 * @returns the ids of those adoptions
 */
export async function lockAdoptionsAssignedTo(tx: Db, employeeId: number): Promise<ReadonlySet<number>> {
  const stages = await openStagesOf(tx, employeeId);
  await lockAnimals(tx, [...stages.map(({ animalId }) => animalId), ...(await animalsInCareOf(tx, employeeId))]);
  const adoptions = stages.map(({ adoptionId }) => adoptionId);
  if (adoptions.length > 0) {
    await tx
      .selectFrom("adoptions")
      .select("id")
      .where("id", "=", anyOf(adoptions))
      .orderBy("id")
      .forUpdate()
      .execute();
  }
  return new Set(adoptions);
}

/**
 * Removes an archived employee from their groups and from every open stage. A stage without other assignees is assigned
 * again by the rule (rules §1, §4). The employee must be locked and marked as archived.
 * @param locked what `lockAdoptionsAssignedTo` returned
 * @returns false when a stage was assigned to the employee before they were locked: then the caller must start again
 */
export async function unassignEmployee(
  tx: Db,
  { employeeId, locked, now }: { employeeId: number; locked: ReadonlySet<number>; now: Date },
): Promise<boolean> {
  const stages = await openStagesOf(tx, employeeId);
  if (stages.some(({ adoptionId }) => !locked.has(adoptionId))) return false;
  await tx.deleteFrom("animal_group_caretakers").where("employee_id", "=", employeeId).execute();
  for (const stage of stages) await unassignFromStage(tx, stage, employeeId, now);
  return true;
}

async function unassignFromStage(tx: Db, { id, animalId }: OpenStage, employeeId: number, now: Date): Promise<void> {
  const assigned = tx.selectFrom("adoption_stage_assignees").where("stage_id", "=", id).where("end_at", "is", null);
  await tx
    .updateTable("adoption_stage_assignees")
    .set({ end_at: now })
    .where("stage_id", "=", id)
    .where("employee_id", "=", employeeId)
    .execute();
  if (await assigned.select("employee_id").executeTakeFirst()) return;
  await replaceAssignees(tx, id, await assigneesFor(tx, animalId), now);
}
