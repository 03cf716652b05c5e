import type { Db } from "../database/pool.ts";
import { assigneesFor } from "./adoption.assignment.ts";

/** A stage that is open now, and the adoption and the animal that it belongs to. */
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

const ids = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((one, other) => one - other);

/**
 * Holds the adoptions of which this employee has the open stage: animals before adoptions, each by their ids, as every
 * step of the process does. To be called before the employee is locked.
 * @returns the ids of those adoptions
 */
export async function lockAdoptionsOf(tx: Db, employeeId: number): Promise<ReadonlySet<number>> {
  const stages = await openStagesOf(tx, employeeId);
  for (const id of ids(stages.map(({ animalId }) => animalId))) {
    await tx.selectFrom("animals").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  }
  const adoptions = ids(stages.map(({ adoptionId }) => adoptionId));
  for (const id of adoptions) {
    await tx.selectFrom("adoptions").select("id").where("id", "=", id).forUpdate().execute();
  }
  return new Set(adoptions);
}

/**
 * An employee who leaves: out of caretaking, and out of every open stage; a stage that nobody else has passes on by the
 * assignment rule (decisions §1, §4). The employee is locked and marked as archived.
 * @param locked what `lockAdoptionsOf` answered
 * @returns false when the employee was given another stage before they were locked: then all has to begin anew
 */
export async function handOver(
  tx: Db,
  { employeeId, locked, now }: { employeeId: number; locked: ReadonlySet<number>; now: Date },
): Promise<boolean> {
  const stages = await openStagesOf(tx, employeeId);
  if (stages.some(({ adoptionId }) => !locked.has(adoptionId))) return false;
  await tx.deleteFrom("animal_group_caretakers").where("employee_id", "=", employeeId).execute();
  for (const stage of stages) await passOn(tx, stage, employeeId, now);
  return true;
}

async function passOn(tx: Db, { id, animalId }: OpenStage, employeeId: number, now: Date): Promise<void> {
  const assigned = tx.selectFrom("adoption_stage_assignees").where("stage_id", "=", id).where("end_at", "is", null);
  await tx
    .updateTable("adoption_stage_assignees")
    .set({ end_at: now })
    .where("stage_id", "=", id)
    .where("employee_id", "=", employeeId)
    .execute();
  if (await assigned.select("employee_id").executeTakeFirst()) return;
  const heirs = await assigneesFor(tx, animalId);
  if (heirs.length === 0) return;
  await tx
    .insertInto("adoption_stage_assignees")
    .values(heirs.map((heir) => ({ stage_id: id, employee_id: heir.employeeId, assigned_at: now })))
    .onConflict((known) => known.columns(["stage_id", "employee_id"]).doUpdateSet({ end_at: null }))
    .execute();
}
