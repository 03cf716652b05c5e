import { EMPLOYEE_TEXT } from "../../contract/employees.ts";
import type { Db } from "../database/pool.ts";
import { conflict, forbidden } from "../http/errors.ts";
import type { SignedIn } from "../sessions/actor.ts";

/** An employee as far as rights go. */
type Standing = { id: number; isAdmin: boolean; isArchived: boolean };

/**
 * Holds an employee and all admins, in the order of their ids: whoever takes rights away waits here for everybody else
 * who does, and sees what they have done.
 */
async function lockWithAdmins(tx: Db, id: number): Promise<Standing[]> {
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
 * An employee, locked, for a change by this person.
 * @param takesRights whether the change would leave this employee without admin rights
 * @returns undefined when there is none, or they are archived
 * @throws HttpProblem 409 when the shelter would be left without an admin (decisions §2); 403 when the person who asks
 * has lost their own admin rights in the meantime
 */
export async function lockEmployee(
  tx: Db,
  { actor, id, takesRights }: { actor: SignedIn; id: number; takesRights: boolean },
): Promise<Standing | undefined> {
  const locked = await lockWithAdmins(tx, id);
  const employee = locked.find((row) => row.id === id);
  if (!employee || employee.isArchived) return undefined;
  const admins = locked.filter(({ isAdmin, isArchived }) => isAdmin && !isArchived);
  if (takesRights && employee.isAdmin && admins.length === 1) throw conflict(EMPLOYEE_TEXT.lastAdmin);
  const isOwn = actor.personId === id;
  if (!isOwn && !admins.some((admin) => admin.id === actor.personId)) throw forbidden();
  return employee;
}
