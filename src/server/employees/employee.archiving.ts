import { EMPLOYEE_TEXT, type Employee } from "../../contract/employees.ts";
import { handOver, lockAdoptionsOf } from "../adoptions/adoption.handover.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { conflict, forbidden, notFound } from "../http/errors.ts";
import { may } from "../policy.ts";
import { endOtherSessions } from "../sessions/session.store.ts";
import { lockEmployee } from "./employee.locks.ts";
import { findEmployee } from "./employee.queries.ts";

const ATTEMPTS = 5;

/**
 * Archives an employee: hidden everywhere, signed out, out of caretaking and of open stages (decisions §1).
 * @throws HttpProblem 403 for the own account (spec §6) and by anybody but an admin, 404, 409 for the last admin and for a future appointment
 */
export async function archiveEmployee(context: Context, id: number): Promise<void> {
  const own = context.actor.personId === id;
  if (!may(context.actor.role, "employees.delete", { own }))
    throw forbidden(own ? EMPLOYEE_TEXT.ownAccount : undefined);
  // A stage given to them between the two looks of one attempt makes it begin anew; after it they are given none.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await archiveOnce(context, id)) return;
  throw conflict(EMPLOYEE_TEXT.deleteFailed);
}

class BeginAnew extends Error {}

/** @returns false when it was undone and has to begin anew */
async function archiveOnce(context: Context, id: number): Promise<boolean> {
  try {
    await audited(context, "delete", { subject: "employee", id }, (within) => archiveIn(within, id));
    return true;
  } catch (error) {
    if (error instanceof BeginAnew) return false;
    throw error;
  }
}

async function archiveIn({ db: tx, clock, actor }: Context, id: number): Promise<void> {
  const now = clock.now();
  const locked = await lockAdoptionsOf(tx, id);
  if (!(await lockEmployee(tx, { actor, id, takesRights: true }))) throw notFound(EMPLOYEE_TEXT.notFound);
  // Held against everybody who is about to give them an appointment, a group or a stage.
  const { account_id } = await tx
    .selectFrom("employees")
    .select("account_id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await refuseAppointments(tx, id, now);
  await tx.updateTable("employees").set({ archived_at: now }).where("id", "=", id).execute();
  if (!(await handOver(tx, { employeeId: id, locked, now }))) throw new BeginAnew();
  await endOtherSessions(tx, account_id);
}

async function refuseAppointments(tx: Db, id: number, now: Date): Promise<void> {
  const appointment = await tx
    .selectFrom("appointments")
    .select("id")
    .where("employee_id", "=", id)
    .where("date_of_appointment", ">", now)
    .executeTakeFirst();
  if (appointment) throw conflict(EMPLOYEE_TEXT.hasAppointment);
}

/**
 * Takes an archived employee back, with the rights they had; their groups are given anew by hand (decisions §1).
 * Nothing happens to one who is not archived.
 * @throws HttpProblem 404
 */
export function restoreEmployee(context: Context, id: number): Promise<Employee> {
  return audited(context, "restore", { subject: "employee", id }, async ({ db: tx }) => {
    await tx.updateTable("employees").set({ archived_at: null }).where("id", "=", id).execute();
    const employee = await findEmployee(tx, id);
    if (!employee) throw notFound(EMPLOYEE_TEXT.notFound);
    return employee;
  });
}
