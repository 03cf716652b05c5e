import type { Employee } from "../../../contract/people/employees.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockEmployee } from "../../accounts/employee.locks.ts";
import { endOtherSessions } from "../../accounts/sessions/session.store.ts";
import { lockAdoptionsAssignedTo, unassignEmployee } from "../../adoption/adoption.reassignment.ts";
import { conflict, forbidden, notFound, orNotFound } from "../../base/errors.ts";
import { may } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { refuseArchivingOfEmployee, releaseEmployeeInEveryArea } from "../areas-of-personal-data.ts";
import { findEmployee } from "./employee.queries.ts";

const ATTEMPTS = 5;

/**
 * Archives an employee: hidden everywhere, signed out, removed from caretaking and from open stages (rules §1).
 * @throws HttpProblem 403 for the own account (spec §6) and for anybody but admins, 404, 409 for the last admin and with a
 * future appointment
 */
export async function archiveEmployee(context: Context, id: number): Promise<void> {
  const own = context.actor.personId === id;
  if (!may(context.actor, "employees.delete", { own }))
    throw forbidden(own ? recordTexts().employees.ownAccount : undefined);
  // An attempt fails when the employee was assigned a stage before they were locked; then everything is tried again.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await archiveOnce(context, id)) return;
  throw conflict(recordTexts().employees.deleteFailed);
}

class StageAssignedMeanwhile extends Error {}

/** @returns false when it was rolled back and has to be tried again */
async function archiveOnce(context: Context, id: number): Promise<boolean> {
  try {
    await audited(context, "delete", { subject: "employee", id }, (within) => archiveInTransaction(within, id));
    return true;
  } catch (error) {
    if (error instanceof StageAssignedMeanwhile) return false;
    throw error;
  }
}

async function archiveInTransaction(within: Context, id: number): Promise<void> {
  const { db: tx, clock, actor } = within;
  const now = clock.now();
  const locked = await lockAdoptionsAssignedTo(tx, id);
  if (!(await lockEmployee(tx, { actor, id, removesAdminRights: true })))
    throw notFound(recordTexts().employees.notFound);
  // A stronger lock, against inserts that refer to the employee: appointments, groups, stages.
  const { account_id } = await tx
    .selectFrom("employees")
    .select("account_id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await refuseArchivingOfEmployee(within, id);
  await releaseEmployeeInEveryArea(within, id);
  await tx.updateTable("employees").set({ archived_at: now }).where("id", "=", id).execute();
  if (!(await unassignEmployee(tx, { employeeId: id, locked, now }))) throw new StageAssignedMeanwhile();
  await endOtherSessions(tx, account_id);
}

/**
 * Restores an archived employee with the rights they had. They get their groups back only by hand (rules §1). An
 * employee who is not archived stays unchanged.
 * @throws HttpProblem 404
 */
export function restoreEmployee(context: Context, id: number): Promise<Employee> {
  return audited(context, "restore", { subject: "employee", id }, async ({ db: tx }) => {
    await tx.updateTable("employees").set({ archived_at: null }).where("id", "=", id).execute();
    return orNotFound(await findEmployee(tx, id), recordTexts().employees.notFound);
  });
}
