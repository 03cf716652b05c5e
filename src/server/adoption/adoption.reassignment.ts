import { sql } from "kysely";
import { lockAnimals } from "../animals/animal.locks.ts";
import { anyOf } from "../platform/database/any-of.ts";
import type { Db } from "../platform/database/pool.ts";
import { assigneesByAnimal, replaceAssignees } from "./adoption.assignment.ts";

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
