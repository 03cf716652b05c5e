import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { shelter } from "../../contract/shelter.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { localIn, momentIn } from "../../contract/time.ts";
import type { VisitPlan } from "../../contract/visit-plan.ts";
import type { VisitMove, VisitOutcome, VisitRequest } from "../../contract/visits.ts";
import { audited } from "../audit/audit.commands.ts";
import { type Context, inTransaction, type System, type WithSettings } from "../context.ts";
import { lockReference } from "../database/locks.ts";
import type { Db } from "../database/pool.ts";
import { conflict, invalid, notFound } from "../http/errors.ts";
import { lockUser } from "../users/user.locks.ts";
import { refuseClash } from "./visit.clash.ts";
import { closedTo, refuseTooMany, visitedAnimal } from "./visit.conditions.ts";
import { freeSlotAt, freeSlots, OFFERED, type Visiting } from "./visit.free.ts";
import { queueVisitLetter } from "./visit.letters.ts";
import { lockPlan } from "./visit.plan.ts";
import { presentVisit, requireVisit, type StoredVisit } from "./visit.queries.ts";
import { slotsOn } from "./visit.slots.ts";

/** As long as a token of the newsletter. */
const TOKEN_BYTES = 32;

type Writing = Context & WithSettings;
const lettersOf = ({ db, clock, settings }: System & WithSettings) => ({ db, clock, publicUrl: settings.publicUrl });
const dayOf = (moment: string, zone: string): string => localIn(zone, new Date(moment)).slice(0, 10);

type NewVisit = Pick<
  StoredVisit,
  "kind" | "animalId" | "userId" | "employeeId" | "adoptionId" | "startsAt" | "minutes"
>;

/** Writes a visit and the letter that confirms it. @returns its id */
export async function insertVisit(context: Writing, visit: NewVisit): Promise<number> {
  const now = context.clock.now();
  const { id } = await context.db
    .insertInto("visits")
    .values({
      kind: visit.kind,
      animal_id: visit.animalId,
      user_id: visit.userId,
      adoption_id: visit.adoptionId,
      employee_id: visit.employeeId,
      starts_at: visit.startsAt,
      minutes: visit.minutes,
      token: randomBytes(TOKEN_BYTES).toString("base64url"),
      booked_at: now,
      told_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await queueVisitLetter(lettersOf(context), id, "booked");
  return id;
}

/** 409 for a time that somebody else has, with the next ones that are free. */
async function taken(system: System, plan: VisitPlan, visiting: Visiting, wanted: string) {
  const from = dayOf(wanted, system.clock.zone);
  // Of the day itself there may be only earlier ones.
  const { items } = await freeSlots(system, plan, visiting, { from, enough: 2 * OFFERED });
  const later = items.filter(({ startsAt }) => startsAt.toISOString() >= wanted);
  const free = (later.length > 0 ? later : items).slice(0, OFFERED).map(({ startsAt }) => startsAt.toISOString());
  return conflict(recordTexts().visits.taken, { busy: null, free });
}

/** Locks the employee of a planned time, then asks whether it is free: nobody plans with them meanwhile. */
async function lockFreeSlot(system: System, plan: VisitPlan, visiting: Visiting, startsAt: string) {
  const day = dayOf(startsAt, system.clock.zone);
  const calendar = { zone: system.clock.zone, exceptions: shelter().exceptions };
  const planned = slotsOn(plan, calendar, day).find((slot) => slot.startsAt.toISOString() === startsAt);
  if (!planned) return undefined;
  if (planned.employeeId !== null) await lockReference(system.db, "employees", planned.employeeId);
  return freeSlotAt(system, plan, visiting, { startsAt, day });
}

/**
 * Books a visit for the user themselves. Bookings run one after another, so the last place is given once.
 * @returns its id
 * @throws HttpProblem 404 for an unknown animal; 409 when it cannot be visited, when the person has enough visits before
 * them, or when the time is not free (with the next ones that are)
 */
export function bookVisit(context: Writing, { animalId, startsAt }: VisitRequest): Promise<number> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    if (!(await lockUser(tx, { id: actor.personId }))) throw notFound();
    await lockReference(tx, "animals", animalId);
    const animal = await visitedAnimal(within, animalId);
    const plan = await lockPlan(tx);
    const closed = await closedTo(tx, actor, animalId, animal);
    if (closed) throw conflict(closed);
    await refuseTooMany(tx, actor.personId, clock.now());
    const visiting = { animalId, userId: actor.personId };
    const slot = await lockFreeSlot(within, plan, visiting, startsAt);
    if (!slot) throw await taken(within, plan, visiting, startsAt);
    return insertVisit(within, { ...visiting, ...slot, kind: "visit", adoptionId: null, minutes: plan.minutes });
  });
}

/** Calls a visit off, and writes to the visitor so that their calendar forgets it. The visit is locked. */
async function callOff(context: System & WithSettings, id: number, by: "visitor" | "shelter"): Promise<void> {
  await context.db
    .updateTable("visits")
    .set(({ eb }) => ({ state: "cancelled", cancelled_by: by, sequence: eb("sequence", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await queueVisitLetter(lettersOf(context), id, by === "visitor" ? "cancelled" : "cancelledByShelter");
}

/**
 * The visitor or staff call a visit off; once more changes nothing.
 * @throws HttpProblem 404; 409 when it has begun
 */
export async function cancelVisit(context: Writing, id: number): Promise<void> {
  await audited(context, "cancel", { subject: "visit", id }, async (within) => {
    const { db: tx, clock, actor } = within;
    const visit = await requireVisit(tx, id, actor, { forUpdate: true });
    if (visit.state === "cancelled") return;
    if (!presentVisit(visit, actor, clock).actions.includes("cancel")) throw conflict(recordTexts().visits.begun);
    await callOff(within, id, actor.role === "user" ? "visitor" : "shelter");
  });
}

/** The visitor calls a visit off by the link of its letter. @returns whether it is called off now */
export function cancelByToken(context: System & WithSettings, token: string): Promise<boolean> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock } = within;
    const visit = await tx
      .selectFrom("visits")
      .select(["id", "state", "starts_at"])
      .where("token", "=", token)
      .forUpdate()
      .executeTakeFirst();
    if (visit?.state !== "booked" || visit.starts_at <= clock.now()) return visit?.state === "cancelled";
    await callOff(within, visit.id, "visitor");
    return true;
  });
}

/** Locks what a visit is about before the visit itself, as everybody does who plans with them. */
async function lockToMove(tx: Db, visit: StoredVisit, employeeId: number | null): Promise<VisitPlan> {
  await lockReference(tx, "animals", visit.animalId);
  const plan = await lockPlan(tx);
  const isThere = employeeId === null || (await lockReference(tx, "employees", employeeId));
  if (!isThere) throw invalid([{ field: "employeeId", errors: [recordTexts().appointments.employee] }]);
  return plan;
}

/**
 * Staff give a visit another time or another employee, also outside the plan. The visitor is told, unless only the employee
 * changed.
 * @throws HttpProblem 400 for a time that is over; 404; 409 when it has begun or was called off, and when something else is
 * at that time (with the next times that are free)
 */
export async function moveVisit(context: Writing, id: number, change: VisitMove): Promise<void> {
  await audited(context, "move", { subject: "visit", id }, async (within) => {
    const { db: tx, clock, actor } = within;
    const known = await requireVisit(tx, id, actor);
    const employeeId = change.employeeId === undefined ? known.employeeId : change.employeeId;
    const plan = await lockToMove(tx, known, employeeId);
    const visit = await requireVisit(tx, id, actor, { forUpdate: true });
    if (!presentVisit(visit, actor, clock).actions.includes("move")) throw conflict(recordTexts().visits.begun);
    const startsAt = change.startsAt === undefined ? visit.startsAt : momentIn(clock.zone, change.startsAt);
    if (startsAt <= clock.now()) throw invalid([{ field: "startsAt", errors: [recordTexts().visits.future] }]);
    await refuseClash(within, { ...visit, employeeId, startsAt }, { except: { visitId: id }, plan });
    const isMoved = startsAt.getTime() !== visit.startsAt.getTime();
    await tx
      .updateTable("visits")
      .set({ starts_at: startsAt, employee_id: employeeId })
      .$if(isMoved, (update) =>
        update.set(({ eb }) => ({ sequence: eb("sequence", "+", 1), told_at: clock.now(), reminded_at: null })),
      )
      .where("id", "=", id)
      .execute();
    if (isMoved) await queueVisitLetter(lettersOf(within), id, "moved");
  });
}

/** Staff say whether a visit took place; they may correct it. @throws HttpProblem 404; 409 before it begins, or cancelled */
export async function noteOutcome(
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
