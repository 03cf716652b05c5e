import { sql } from "kysely";
import type { AnimalGroup, CaretakerRequest } from "../../../contract/animals/animal-groups.ts";
import type { AuditedAction } from "../../../contract/platform/audit.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockActiveEmployees } from "../../accounts/employee.locks.ts";
import { HttpProblem, invalid, notFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import type { Db } from "../../database/pool.ts";
import { audited, type Subject } from "../../platform/audit/audit.commands.ts";
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

/** Who cares for a group, by their names. */
async function caretakersOf(tx: Db, groupId: number) {
  const caretakers = await tx
    .selectFrom("animal_group_caretakers as c")
    .innerJoin("employees as e", "e.id", "c.employee_id")
    .where("c.animal_group_id", "=", groupId)
    .orderBy("e.id")
    .select([sql<string>`e.name || ' ' || e.surname`.as("name"), "c.is_main_caretaker as isMain"])
    .execute();
  const mainCaretaker = caretakers.find(({ isMain }) => isMain)?.name ?? null;
  return { caretakers: caretakers.map(({ name }) => name), mainCaretaker };
}

/** Changes a group's caretakers and reassigns the open stages of its animals (rules §4); the audit log says how. */
function changeCaretakers(
  context: Context & WithAdoptions,
  action: AuditedAction,
  group: Subject & { id: number },
  change: (within: Context) => Promise<void>,
): Promise<void> {
  return audited(context, action, group, async (within, differ) => {
    const { db: tx, clock, adoptions } = within;
    await lockActiveGroup(tx, group.id);
    const before = await caretakersOf(tx, group.id);
    const animalIds = await animalIdsOf(tx, group.id);
    await adoptions.reassignOpenStages(tx, { animalIds, now: clock.now() }, () => change(within));
    differ(before, await caretakersOf(tx, group.id));
  });
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
  await changeCaretakers(context, "add caretaker", group, async ({ db: tx, clock }) => {
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
  });
  return findAnimalGroup(context, groupId);
}

/** Sets or removes the mark of the main caretaker. @throws HttpProblem 404 */
export async function setMainCaretaker(
  context: Context & WithAdoptions,
  { id: groupId, employeeId }: GroupCaretaker,
  isMainCaretaker: boolean,
): Promise<AnimalGroup> {
  const group = { subject: "animal group", id: groupId, details: { employeeId, isMainCaretaker } };
  await changeCaretakers(context, "change caretaker", group, async ({ db: tx }) => {
    if (isMainCaretaker) await clearMainCaretaker(tx, groupId);
    const { numUpdatedRows } = await tx
      .updateTable("animal_group_caretakers")
      .set({ is_main_caretaker: isMainCaretaker })
      .where("animal_group_id", "=", groupId)
      .where("employee_id", "=", employeeId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound(recordTexts().caretakers.notFound);
  });
  return findAnimalGroup(context, groupId);
}

/** Removes a caretaker from a group. @throws HttpProblem 404 */
export function removeCaretaker(
  context: Context & WithAdoptions,
  { id: groupId, employeeId }: GroupCaretaker,
): Promise<void> {
  const group = { subject: "animal group", id: groupId, details: { employeeId } };
  return changeCaretakers(context, "remove caretaker", group, async ({ db: tx }) => {
    const { numDeletedRows } = await tx
      .deleteFrom("animal_group_caretakers")
      .where("animal_group_id", "=", groupId)
      .where("employee_id", "=", employeeId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound(recordTexts().caretakers.notFound);
  });
}
