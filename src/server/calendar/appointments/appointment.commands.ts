import type { AppointmentChange, AppointmentRequest } from "../../../contract/calendar/appointments.ts";
import type { FieldErrors } from "../../../contract/platform/problem.ts";
import { momentIn } from "../../../contract/platform/time.ts";
import { isInFuture } from "../../../contract/platform/typed-moment.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { requireWhereSeen } from "../../adoption/visits/visit.commands.ts";
import { openStayOf } from "../../animals/stays/stay.queries.ts";
import { MINUTE_MS } from "../../base/clock.ts";
import { conflict, invalid, orNotFound } from "../../base/errors.ts";
import { type Context, inTransaction, type System } from "../../database/context.ts";
import { overlapConstraint } from "../../database/database-errors.ts";
import { lockRecord, lockReference } from "../../database/locks.ts";
import { addRow } from "../../database/rows.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { findAppointment, type StoredAppointment } from "./appointment.queries.ts";
import { refuseBusy } from "./appointment.times.ts";

/** Turns overlapping appointments into a 409 (rules §5). */
const rethrowAsBusy = (error: unknown) => {
  const overlap = overlapConstraint(error);
  if (overlap === undefined) throw error;
  throw conflict(
    overlap === "appointments_one_per_animal"
      ? recordTexts().appointments.animalBusy
      : recordTexts().appointments.employeeBusy,
  );
};

const columnsOf = ({ clock }: System, appointment: AppointmentRequest) => ({
  animal_id: appointment.animalId,
  employee_id: appointment.employeeId,
  service_type_id: appointment.serviceTypeId,
  purpose: appointment.purpose,
  date_of_appointment: momentIn(clock.zone, appointment.dateOfAppointment),
  minutes: appointment.minutes,
});

/**
 * Locks the animal and the employee, in this order, and returns errors for references that do not exist. Others who plan
 * with them wait: otherwise two overlapping inserts at the same moment would deadlock.
 * @param before the stored appointment; its references may stay although they were archived or retired since
 */
async function referenceErrors(
  { db }: System,
  appointment: AppointmentRequest,
  before?: StoredAppointment,
): Promise<FieldErrors[]> {
  const isAnimalThere = await lockReference(db, "animals", appointment.animalId);
  const isAdopted = isAnimalThere && (await isGone(db, appointment.animalId));
  const isEmployeeThere = await lockReference(db, "employees", appointment.employeeId);
  const service = await db
    .selectFrom("service_types")
    .select("id")
    .where("id", "=", appointment.serviceTypeId)
    .where("retired_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  const refused: [keyof AppointmentRequest, boolean, string][] = [
    ["animalId", isAnimalThere, recordTexts().appointments.animal],
    ["animalId", !isAdopted, recordTexts().appointments.adopted],
    ["employeeId", isEmployeeThere, recordTexts().appointments.employee],
    ["serviceTypeId", service !== undefined, recordTexts().appointments.service],
  ];
  return refused
    .filter(([field, isThere]) => !isThere && appointment[field] !== before?.[field as keyof StoredAppointment])
    .map(([field, , text]) => ({ field, errors: [text] }));
}

/** An animal that has left gets no appointments; the selects do not offer it (rules §3, §14). */
const isGone = async (db: System["db"], animalId: number): Promise<boolean> =>
  (await openStayOf(db, animalId)) === undefined;

/**
 * Adds an appointment (rules §5).
 * @returns its id
 * @throws HttpProblem 400 for an unknown animal, employee or service; 409 when the animal or employee is busy then
 */
export async function addAppointment(system: System, appointment: AppointmentRequest): Promise<number> {
  const errors = await referenceErrors(system, appointment);
  if (errors.length > 0) throw invalid(errors);
  await refuseBusy(system, appointment);
  return addRow(system.db, "appointments", { ...columnsOf(system, appointment), created_at: system.clock.now() }).catch(
    rethrowAsBusy,
  );
}

/**
 * Changes an appointment; only a new date must be in the future, and then it has not taken place yet.
 * @throws HttpProblem as {@link addAppointment}; 409 when it has been moved since it was seen
 */
export async function changeAppointment(
  system: System,
  before: StoredAppointment,
  { saw, ...change }: AppointmentChange,
): Promise<void> {
  requireWhereSeen({ ...before, startsAt: new Date(before.dateOfAppointment) }, saw);
  const appointment = { ...before, ...change };
  const errors = await referenceErrors(system, appointment, before);
  const { clock } = system;
  const moves = momentIn(clock.zone, appointment.dateOfAppointment).toISOString() !== before.dateOfAppointment;
  if (moves && !isInFuture(appointment.dateOfAppointment, clock)) {
    errors.push({ field: "dateOfAppointment", errors: [recordTexts().appointments.future] });
  }
  if (errors.length > 0) throw invalid(errors);
  const { animalId, employeeId, minutes } = before;
  // Otherwise nothing new can stand in the way.
  const isLonger = appointment.minutes > minutes;
  const isPlannedAnew = moves || isLonger || animalId !== appointment.animalId || employeeId !== appointment.employeeId;
  if (isPlannedAnew) await refuseBusy(system, appointment, before.id);
  await system.db
    .updateTable("appointments")
    .set(columnsOf(system, appointment))
    .$if(moves, (moved) => moved.set({ done_at: null, done_by: null }))
    .where("id", "=", before.id)
    .execute()
    .catch(rethrowAsBusy);
}

/** Deletes an appointment (rules §1). */
export async function removeAppointment({ db }: System, { id }: StoredAppointment): Promise<void> {
  await db.deleteFrom("appointments").where("id", "=", id).execute();
}

/** Somebody may come early: from so many minutes before it can be said that an appointment took place. */
const EARLY_MINUTES = 15;

/** @returns whether an appointment is to come, so that nobody can say yet that it took place */
export const isToCome = (startsAt: string, now: Date): boolean =>
  now.getTime() < Date.parse(startsAt) - EARLY_MINUTES * MINUTE_MS;

/**
 * Notes that an appointment took place, or takes it back; does nothing when it is so already.
 * @throws HttpProblem 404; 409 for one that is to come
 */
export function markDone(context: Context, id: number, isDone: boolean): Promise<void> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    await lockRecord(tx, "appointments", id);
    const appointment = orNotFound(await findAppointment(tx, id), recordTexts().appointments.notFound);
    if ((appointment.doneAt !== null) === isDone) return;
    if (isToCome(appointment.dateOfAppointment, clock.now())) throw conflict(recordTexts().appointments.isToCome);
    const mark = isDone ? { done_at: clock.now(), done_by: actor.accountId } : { done_at: null, done_by: null };
    await tx.updateTable("appointments").set(mark).where("id", "=", id).execute();
    await audit(within, isDone ? "mark as done" : "mark as not done", { subject: "appointment", id });
  });
}
