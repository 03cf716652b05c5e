import { sql } from "kysely";
import { lockAnimals } from "../animals/animal.locks.ts";
import { anyOf } from "../database/any-of.ts";
import type { Db } from "../database/pool.ts";
import { assigneesByAnimal, assigneesFor, replaceAssignees } from "./adoption.assignment.ts";

/** An open stage with its present assignees. */
type OpenStage = { id: number; animalId: number; active: number[] };

const hasSameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Changes caretakers and then reassigns the open stages of these animals by the assignment rule (rules §4). A stage that an
 * admin assigned by hand stays as it is. The animals and adoptions are locked, so that no stage opens meanwhile by the old
 * caretakers.
 * @param tx a transaction
 * @param change may change only the groups of these animals and their caretakers
 */
export async function reassignOpenStages(
  tx: Db,
  { animalIds, now }: { animalIds: readonly number[]; now: Date },
  change: () => Promise<void>,
): Promise<void> {
  const stages = await lockOpenStages(tx, animalIds);
  const affected = [...new Set(stages.map(({ animalId }) => animalId))];
  const before = await assigneesByAnimal(tx, affected);
  await change();
  const after = await assigneesByAnimal(tx, affected);
  for (const stage of stages) {
    const [former = [], wanted = []] = [before.get(stage.animalId), after.get(stage.animalId)];
    const isByRule = stage.active.length === 0 || hasSameIds(stage.active, former);
    if (isByRule && !hasSameIds(stage.active, wanted)) await replaceAssignees(tx, stage.id, wanted, now);
  }
}

async function lockOpenStages(tx: Db, animalIds: readonly number[]): Promise<OpenStage[]> {
  if (animalIds.length === 0) return [];
  await lockAnimals(tx, animalIds);
  const adoptions = await tx
    .selectFrom("adoptions")
    .select("id")
    .where("animal_id", "=", anyOf(animalIds))
    .where("outcome", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (adoptions.length === 0) return [];
  return tx
    .selectFrom("adoption_stages as s")
    .innerJoin("adoptions as a", "a.id", "s.adoption_id")
    .where("a.id", "=", anyOf(adoptions.map(({ id }) => id)))
    .where("s.closed_at", "is", null)
    .select(["s.id", "a.animal_id as animalId"])
    .select(
      sql<number[]>`array(select x.employee_id from adoption_stage_assignees x
        where x.stage_id = s.id and x.end_at is null)`.as("active"),
    )
    .execute();
}

const openStagesOf = (db: Db, employeeId: number) =>
  db
    .selectFrom("adoption_stage_assignees as x")
    .innerJoin("adoption_stages as s", "s.id", "x.stage_id")
    .innerJoin("adoptions as a", "a.id", "s.adoption_id")
    .where("x.employee_id", "=", employeeId)
    .where("x.end_at", "is", null)
    .where("s.closed_at", "is", null)
    .select(["s.id", "a.id as adoptionId", "a.animal_id as animalId"])
    .execute();

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

async function unassignFromStage(
  tx: Db,
  { id, animalId }: { id: number; animalId: number },
  employeeId: number,
  now: Date,
): Promise<void> {
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
