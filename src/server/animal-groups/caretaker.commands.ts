import { CARETAKER_TEXT, type CaretakerRequest } from "../../contract/animal-groups.ts";
import { movingOpenStages } from "../adoptions/adoption.reassignment.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { HttpProblem, invalid, notFound } from "../http/errors.ts";
import { animalIdsOf, auditGroup, type GroupWork, lockPresentGroup } from "./animal-group.commands.ts";

/** One caretaker of one group. */
type Post = { groupId: number; employeeId: number };

/** An employee at work, held so that they cannot be archived meanwhile. @throws HttpProblem 400 */
async function requireEmployee(tx: Db, id: number): Promise<void> {
  const employee = await tx
    .selectFrom("employees")
    .select("id")
    .where("id", "=", id)
    .where("archived_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!employee) throw invalid([{ field: "employeeId", errors: [CARETAKER_TEXT.invalid] }]);
}

/** One change of a group's caretakers, with which the open stages of its animals move (decisions §4). */
async function changeCaretakers(
  { db: tx, clock }: Pick<GroupWork, "db" | "clock">,
  groupId: number,
  change: () => Promise<void>,
): Promise<void> {
  await lockPresentGroup(tx, groupId);
  await movingOpenStages(tx, { animalIds: await animalIdsOf(tx, groupId), now: clock.now() }, change);
}

/** The group has one main caretaker at most: the former one steps back (decisions §11). */
const unmarkMain = (tx: Db, groupId: number) =>
  tx
    .updateTable("animal_group_caretakers")
    .set({ is_main_caretaker: false })
    .where("animal_group_id", "=", groupId)
    .where("is_main_caretaker", "=", true)
    .execute();

const orTaken = (error: unknown) => {
  const errors = [{ field: "employeeId", errors: [CARETAKER_TEXT.taken] }];
  throw isUniqueViolation(error) ? new HttpProblem(409, CARETAKER_TEXT.taken, errors) : error;
};

/** Makes an employee a caretaker of a group. @throws HttpProblem 404, 400 for nobody at work here, 409 when they are one */
export function addCaretaker(
  work: GroupWork,
  groupId: number,
  { employeeId, isMainCaretaker }: CaretakerRequest,
): Promise<void> {
  return work.db.transaction().execute(async (tx) => {
    await changeCaretakers({ ...work, db: tx }, groupId, async () => {
      // Employees are held after animals, as by everything that gives or takes stages.
      await requireEmployee(tx, employeeId);
      if (isMainCaretaker) await unmarkMain(tx, groupId);
      await tx
        .insertInto("animal_group_caretakers")
        .values({
          animal_group_id: groupId,
          employee_id: employeeId,
          is_main_caretaker: isMainCaretaker,
          added_at: work.clock.now(),
        })
        .execute()
        .catch(orTaken);
    });
    const details = { employeeId, isMainCaretaker };
    await auditGroup({ ...work, db: tx }, { action: "add caretaker", id: groupId, details });
  });
}

/** Makes a caretaker the main one, or no longer. @throws HttpProblem 404 */
export function setMainCaretaker(
  work: GroupWork,
  { groupId, employeeId }: Post,
  isMainCaretaker: boolean,
): Promise<void> {
  return work.db.transaction().execute(async (tx) => {
    await changeCaretakers({ ...work, db: tx }, groupId, async () => {
      if (isMainCaretaker) await unmarkMain(tx, groupId);
      const { numUpdatedRows } = await tx
        .updateTable("animal_group_caretakers")
        .set({ is_main_caretaker: isMainCaretaker })
        .where("animal_group_id", "=", groupId)
        .where("employee_id", "=", employeeId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound(CARETAKER_TEXT.notFound);
    });
    const details = { employeeId, isMainCaretaker };
    await auditGroup({ ...work, db: tx }, { action: "change caretaker", id: groupId, details });
  });
}

/** Takes a caretaker from a group. @throws HttpProblem 404 */
export function removeCaretaker(work: GroupWork, { groupId, employeeId }: Post): Promise<void> {
  return work.db.transaction().execute(async (tx) => {
    await changeCaretakers({ ...work, db: tx }, groupId, async () => {
      const { numDeletedRows } = await tx
        .deleteFrom("animal_group_caretakers")
        .where("animal_group_id", "=", groupId)
        .where("employee_id", "=", employeeId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound(CARETAKER_TEXT.notFound);
    });
    await auditGroup({ ...work, db: tx }, { action: "remove caretaker", id: groupId, details: { employeeId } });
  });
}
