import { recordTexts } from "../../contract/texts/texts.ts";
import type { SignedIn } from "../base/actor.ts";
import { conflict, forbidden } from "../base/errors.ts";
import { anyOf } from "../database/any-of.ts";
import type { Db } from "../database/pool.ts";

/** An employee's rights. */
type EmployeeRights = { id: number; isAdmin: boolean; isArchived: boolean };

/**
 * Locks an employee and all admins in the order of their ids. So changes that remove rights run one after another, and each
 * sees the result of the one before.
 */
async function lockWithAdmins(tx: Db, id: number): Promise<EmployeeRights[]> {
  const rows = await tx
    .selectFrom("employees")
    .select(["id", "is_admin as isAdmin", "archived_at"])
    .where((is) => is.or([is("id", "=", id), is.and([is("is_admin", "=", true), is("archived_at", "is", null)])]))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ archived_at, ...row }) => ({ ...row, isArchived: archived_at !== null }));
}

/**
 * Locks employees that a record is about to refer to, so that none of them is deleted meanwhile.
 * @returns the ids among these of employees who exist and are not archived
 */
export async function lockActiveEmployees(tx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const found = tx.selectFrom("employees").select("id").where("id", "=", anyOf(ids)).where("archived_at", "is", null);
  const rows = ids.length === 0 ? [] : await found.forKeyShare().execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks an employee for a change by this person.
 * @param removesAdminRights whether the change ends the employee's admin rights
 * @returns undefined when there is no such employee, or they are archived
 * @throws HttpProblem 409 when no admin would be left (rules §2); 403 when the person who asks has lost their own
 * admin rights meanwhile
 */
export async function lockEmployee(
  tx: Db,
  { actor, id, removesAdminRights }: { actor: SignedIn; id: number; removesAdminRights: boolean },
): Promise<EmployeeRights | undefined> {
  const locked = await lockWithAdmins(tx, id);
  const employee = locked.find((row) => row.id === id);
  if (!employee || employee.isArchived) return undefined;
  const admins = locked.filter(({ isAdmin, isArchived }) => isAdmin && !isArchived);
  if (removesAdminRights && employee.isAdmin && admins.length === 1) throw conflict(recordTexts().employees.lastAdmin);
  const isOwn = actor.personId === id;
  if (!isOwn && !admins.some((admin) => admin.id === actor.personId)) throw forbidden();
  return employee;
}
