import { anyOf } from "../database/any-of.ts";
import type { Db } from "../database/pool.ts";
import { assigneesFor, giveStage } from "./adoption.assignment.ts";

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

/** The animals of the groups that this employee cares for: whoever changes their caretakers holds these. */
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
 * Holds the animals that this employee cares for, and the adoptions of which they have the open stage: animals before
 * adoptions, each by their ids, as every step of the process does. To be called before the employee is locked.
 * @returns the ids of those adoptions
 */
export async function lockAdoptionsOf(tx: Db, employeeId: number): Promise<ReadonlySet<number>> {
  const stages = await openStagesOf(tx, employeeId);
  const animals = [...stages.map(({ animalId }) => animalId), ...(await animalsInCareOf(tx, employeeId))];
  if (animals.length > 0) {
    await tx
      .selectFrom("animals")
      .select("id")
      .where("id", "=", anyOf(animals))
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
  }
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
  await giveStage(
    tx,
    id,
    heirs.map((heir) => heir.employeeId),
    now,
  );
}
