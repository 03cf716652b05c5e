import type { z } from "zod";
import type { VisitPlan } from "../../../contract/adoption/visit-plan.ts";
import type { SeenPlace, VisitMove, VisitOutcome, VisitRequest } from "../../../contract/adoption/visits.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { dayIn, momentIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import { conflict, invalid, notFound } from "../../base/errors.ts";
import { type Context, inTransaction, type System, type WithSettings } from "../../database/context.ts";
import { lockReference } from "../../database/locks.ts";
import type { Db } from "../../database/pool.ts";
import { addRow } from "../../database/rows.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { linkedRecord } from "../../platform/mail/link.store.ts";
import { refuseClash } from "./visit.clash.ts";
import { findVisitedAnimal, refuseTooMany, visitRefusal } from "./visit.conditions.ts";
import { freeSlots, OFFERED, slotsOn, type Visiting } from "./visit.free.ts";
import { queueVisitLetter } from "./visit.letters.ts";
import { lockPlan } from "./visit.plan.ts";
import { presentVisit, requireVisit, type StoredVisit } from "./visit.queries.ts";

type WriteContext = Context & WithSettings;
const letterContext = ({ db, clock, settings }: System & WithSettings) => ({
  db,
  clock,
  publicUrl: settings.publicUrl,
});

type NewVisit = Pick<
  StoredVisit,
  "kind" | "animalId" | "userId" | "employeeId" | "adoptionId" | "startsAt" | "minutes"
>;

/** Stores a visit and queues the letter that confirms it. @returns its id */
export async function insertVisit(context: WriteContext, visit: NewVisit): Promise<number> {
  const now = context.clock.now();
  const id = await addRow(context.db, "visits", {
    kind: visit.kind,
    animal_id: visit.animalId,
    user_id: visit.userId,
    adoption_id: visit.adoptionId,
    employee_id: visit.employeeId,
    starts_at: visit.startsAt,
    minutes: visit.minutes,
    booked_at: now,
    told_at: now,
  });
  await queueVisitLetter(letterContext(context), id, "booked");
  return id;
}

/** @returns the 409 for a time that is not free, with the next times that are */
async function slotTaken(system: System, plan: VisitPlan, visiting: Visiting, wanted: string) {
  const from = dayIn(system.clock.zone, new Date(wanted));
  // Twice as many as are offered, because those of the day itself may all be earlier.
  const { items } = await freeSlots(system, plan, visiting, { from, enough: 2 * OFFERED });
  const later = items.filter(({ startsAt }) => startsAt.toISOString() >= wanted);
  const free = (later.length > 0 ? later : items).slice(0, OFFERED).map(({ startsAt }) => startsAt.toISOString());
  return conflict(recordTexts().visits.taken, { kind: "times", busy: null, free });
}

/** Locks the employee of a slot, so that nobody else plans with them, and then checks whether the slot is free. */
async function lockFreeSlot(system: System, plan: VisitPlan, visiting: Visiting, startsAt: string) {
  const day = dayIn(system.clock.zone, new Date(startsAt));
  const calendar = { zone: system.clock.zone, exceptions: shelter().exceptions };
  const planned = slotsOn(plan, calendar, day).find((slot) => slot.startsAt.toISOString() === startsAt);
  if (!planned) return undefined;
  if (planned.employeeId !== null) await lockReference(system.db, "employees", planned.employeeId);
  const { items } = await freeSlots(system, plan, visiting, { from: day, enough: 1 });
  return items.find((slot) => slot.startsAt.toISOString() === startsAt);
}

/**
 * Books a visit for the user themselves. Bookings run one after another, so the last place is given only once.
 * @returns its id
 * @throws HttpProblem 404 for an unknown animal; 409 when it cannot be visited, when the user has too many visits booked,
 * or when the time is not free (with the next times that are)
 */
export function bookVisit(context: WriteContext, { animalId, startsAt }: VisitRequest): Promise<number> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    if (!(await lockUser(tx, { id: actor.personId }))) throw notFound();
    await lockReference(tx, "animals", animalId);
    const animal = await findVisitedAnimal(within, animalId);
    const plan = await lockPlan(tx);
    const closed = await visitRefusal(tx, actor, animalId, animal);
    if (closed) throw conflict(closed);
    await refuseTooMany(tx, actor.personId, clock.now());
    const visiting = { animalId, userId: actor.personId };
    const slot = await lockFreeSlot(within, plan, visiting, startsAt);
    if (!slot) throw await slotTaken(within, plan, visiting, startsAt);
    return insertVisit(within, { ...visiting, ...slot, kind: "visit", adoptionId: null, minutes: plan.minutes });
  });
}

/** Cancels a visit that is locked. The letter to the visitor also removes it from their calendar. */
async function cancelLocked(context: System & WithSettings, id: number, by: "visitor" | "shelter"): Promise<void> {
  await context.db
    .updateTable("visits")
    .set(({ eb }) => ({
      state: "cancelled",
      cancelled_by: by,
      cancelled_at: context.clock.now(),
      sequence: eb("sequence", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  await queueVisitLetter(letterContext(context), id, by === "visitor" ? "cancelled" : "cancelledByShelter");
}

/** Cancels a visit; cancelling it again changes nothing. @throws HttpProblem 404; 409 when it has begun */
export async function cancelVisit(context: WriteContext, id: number): Promise<void> {
  await audited(context, "cancel", { subject: "visit", id }, async (within) => {
    const { db: tx, clock, actor } = within;
    const visit = await requireVisit(tx, id, actor, { forUpdate: true });
    if (visit.state === "cancelled") return;
    if (!presentVisit(visit, actor, clock).actions.includes("cancel")) throw conflict(recordTexts().visits.begun);
    await cancelLocked(within, id, actor.role === "user" ? "visitor" : "shelter");
  });
}

/** Cancels a visit by the link of its letter. @returns whether it is cancelled now */
export function cancelByToken(context: System & WithSettings, token: string): Promise<boolean> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock } = within;
    const id = await linkedRecord(within, "cancel visit", token);
    if (id === undefined) return false;
    const visit = await tx
      .selectFrom("visits")
      .select(["id", "state", "starts_at"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (visit?.state !== "booked" || visit.starts_at <= clock.now()) return visit?.state === "cancelled";
    await cancelLocked(within, visit.id, "visitor");
    return true;
  });
}

/** Locks the animal, the plan and the employee of a visit before the visit itself, in the order of all other bookings. */
async function lockToMove(tx: Db, visit: StoredVisit, employeeId: number | null): Promise<VisitPlan> {
  await lockReference(tx, "animals", visit.animalId);
  const plan = await lockPlan(tx);
  const isThere = employeeId === null || (await lockReference(tx, "employees", employeeId));
  if (!isThere) throw invalid([{ field: "employeeId", errors: [recordTexts().appointments.employee] }]);
  return plan;
}

/** Of two people who move one entry of the calendar the second is told that it has been moved. @throws HttpProblem 409 */
export function requireWhereSeen(
  present: { startsAt: Date; minutes: number; employeeId: number | null },
  saw: SeenPlace | undefined,
): void {
  if (saw === undefined) return;
  const isThere =
    Date.parse(saw.startsAt) === present.startsAt.getTime() &&
    saw.minutes === present.minutes &&
    saw.employeeId === present.employeeId;
  if (!isThere) throw conflict(recordTexts().visits.movedMeanwhile);
}

/** What the audit log keeps of a visit. */
const auditedFields = ({ startsAt, minutes, employeeFullName }: StoredVisit) => ({
  dateOfAppointment: startsAt,
  minutes,
  employeeFullName,
});

/**
 * Gives a visit another time, length or employee, also outside the plan. The visitor gets a letter if the time or the length
 * changes.
 * @throws HttpProblem 400 for a time in the past; 404; 409 when it has begun or was cancelled, and when the time is not free
 * (with the next times that are)
 */
export async function moveVisit(context: WriteContext, id: number, change: VisitMove): Promise<void> {
  await audited(context, "move", { subject: "visit", id }, async (within, differ) => {
    const { db: tx, clock, actor } = within;
    const known = await requireVisit(tx, id, actor);
    const employeeId = change.employeeId === undefined ? known.employeeId : change.employeeId;
    const plan = await lockToMove(tx, known, employeeId);
    const visit = await requireVisit(tx, id, actor, { forUpdate: true });
    if (!presentVisit(visit, actor, clock).actions.includes("move")) throw conflict(recordTexts().visits.begun);
    requireWhereSeen(visit, change.saw);
    const startsAt = change.startsAt === undefined ? visit.startsAt : momentIn(clock.zone, change.startsAt);
    if (startsAt <= clock.now()) throw invalid([{ field: "startsAt", errors: [recordTexts().visits.future] }]);
    const minutes = change.minutes ?? visit.minutes;
    await refuseClash(within, { ...visit, employeeId, startsAt, minutes }, { except: { visitId: id }, plan });
    const isMoved = startsAt.getTime() !== visit.startsAt.getTime() || minutes !== visit.minutes;
    await tx
      .updateTable("visits")
      .set({ starts_at: startsAt, employee_id: employeeId, minutes })
      .$if(isMoved, (update) =>
        update.set(({ eb }) => ({ sequence: eb("sequence", "+", 1), told_at: clock.now(), reminded_at: null })),
      )
      .where("id", "=", id)
      .execute();
    differ(auditedFields(visit), auditedFields(await requireVisit(tx, id, actor)));
    if (isMoved) await queueVisitLetter(letterContext(within), id, "moved");
  });
}

/** Records whether a visit took place, or corrects that. @throws HttpProblem 404; 409 before it begins, and when cancelled */
export async function recordVisitOutcome(
  context: Context,
  id: number,
  { outcome }: z.output<typeof VisitOutcome>,
): Promise<void> {
  await audited(context, "outcome", { subject: "visit", id, details: { outcome } }, async (within) => {
    const { db: tx, clock, actor } = within;
    const visit = await requireVisit(tx, id, actor, { forUpdate: true });
    if (visit.state === outcome) return;
    if (!presentVisit(visit, actor, clock).actions.includes(outcome)) throw conflict(recordTexts().visits.notYet);
    await tx.updateTable("visits").set({ state: outcome }).where("id", "=", id).execute();
  });
}
