import type { AnimalGroup, CaretakerRequest } from "../../../contract/animals/animal-groups.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockActiveEmployees } from "../../accounts/employee.locks.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { Context, System } from "../../platform/context.ts";
import { isUniqueViolation } from "../../platform/database/database-errors.ts";
import type { Db } from "../../platform/database/pool.ts";
import { HttpProblem, invalid, notFound } from "../../platform/errors.ts";
import type { WithAdoptions } from "../adoptions-of-animal.ts";
import { animalIdsOf, lockActiveGroup } from "./animal-group.commands.ts";
import { findAnimalGroup } from "./animal-group.queries.ts";

/** A group, and the employee who is or becomes its caretaker. */
type GroupCaretaker = { id: number; employeeId: number };

/** @throws HttpProblem 400 when the employee is unknown or archived */
async function requireEmployee(tx: Db, id: number): Promise<void> {
  if (!(await lockActiveEmployees(tx, [id])).has(id))
    throw invalid([{ field: "employeeId", errors: [recordTexts().caretakers.invalid] }]);
}

/** Changes a group's caretakers and reassigns the open stages of its animals (rules §4). */
async function changeCaretakers(
  { db: tx, clock, adoptions }: System & WithAdoptions,
  groupId: number,
  change: () => Promise<void>,
): Promise<void> {
  await lockActiveGroup(tx, groupId);
  await adoptions.reassignOpenStages(tx, { animalIds: await animalIdsOf(tx, groupId), now: clock.now() }, change);
}

/** Removes the mark of the present main caretaker, as a group has at most one (rules §11). */
const clearMainCaretaker = (tx: Db, groupId: number) =>
  tx
    .updateTable("animal_group_caretakers")
    .set({ is_main_caretaker: false })
    .where("animal_group_id", "=", groupId)
    .where("is_main_caretaker", "=", true)
    .execute();

const rethrowAsTaken = (error: unknown) => {
  const errors = [{ field: "employeeId", errors: [recordTexts().caretakers.taken] }];
  throw isUniqueViolation(error) ? new HttpProblem(409, recordTexts().caretakers.taken, errors) : error;
};

/** Makes an employee a caretaker of a group. @throws HttpProblem 404; 400 for an unknown employee; 409 when they are one already */
export async function addCaretaker(
  context: Context & WithAdoptions,
  groupId: number,
  { employeeId, isMainCaretaker }: CaretakerRequest,
): Promise<AnimalGroup> {
  const group = { subject: "animal group", id: groupId, details: { employeeId, isMainCaretaker } };
  await audited(context, "add caretaker", group, (within) =>
    changeCaretakers(within, groupId, async () => {
      const { db: tx, clock } = within;
      // Employees are locked after animals, as everywhere that assigns stages, to avoid deadlocks.
      await requireEmployee(tx, employeeId);
      if (isMainCaretaker) await clearMainCaretaker(tx, groupId);
      await tx
        .insertInto("animal_group_caretakers")
        .values({
          animal_group_id: groupId,
          employee_id: employeeId,
          is_main_caretaker: isMainCaretaker,
          added_at: clock.now(),
        })
        .execute()
        .catch(rethrowAsTaken);
    }),
  );
  return findAnimalGroup(context, groupId);
}

/** Sets or removes the mark of the main caretaker. @throws HttpProblem 404 */
export async function setMainCaretaker(
  context: Context & WithAdoptions,
  { id: groupId, employeeId }: GroupCaretaker,
  isMainCaretaker: boolean,
): Promise<AnimalGroup> {
  const group = { subject: "animal group", id: groupId, details: { employeeId, isMainCaretaker } };
  await audited(context, "change caretaker", group, (within) =>
    changeCaretakers(within, groupId, async () => {
      const tx = within.db;
      if (isMainCaretaker) await clearMainCaretaker(tx, groupId);
      const { numUpdatedRows } = await tx
        .updateTable("animal_group_caretakers")
        .set({ is_main_caretaker: isMainCaretaker })
        .where("animal_group_id", "=", groupId)
        .where("employee_id", "=", employeeId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound(recordTexts().caretakers.notFound);
    }),
  );
  return findAnimalGroup(context, groupId);
}

/** Removes a caretaker from a group. @throws HttpProblem 404 */
export function removeCaretaker(
  context: Context & WithAdoptions,
  { id: groupId, employeeId }: GroupCaretaker,
): Promise<void> {
  const group = { subject: "animal group", id: groupId, details: { employeeId } };
  return audited(context, "remove caretaker", group, (within) =>
    changeCaretakers(within, groupId, async () => {
      const { numDeletedRows } = await within.db
        .deleteFrom("animal_group_caretakers")
        .where("animal_group_id", "=", groupId)
        .where("employee_id", "=", employeeId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound(recordTexts().caretakers.notFound);
    }),
  );
}
