import { sql } from "kysely";
import type { CallOffRequest } from "../../../contract/adoption/handovers.ts";
import type { MeetingRequest } from "../../../contract/adoption/visits.ts";
import type { HandOverRequest } from "../../../contract/animals/hand-over.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { dayIn, momentIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import { endStay, reopen } from "../../animals/stay.records.ts";
import { refuseWhileOnHold } from "../../animals/stays/hold.queries.ts";
import { requireNothingAfter } from "../../animals/stays/stay.days.ts";
import { latestStay, readStay } from "../../animals/stays/stay.queries.ts";
import { deriveStatus } from "../../animals/stays/stay.status.ts";
import { isStaff } from "../../base/actor.ts";
import { today } from "../../base/clock.ts";
import { conflict, invalid, notFound } from "../../base/errors.ts";
import type { Context, WithSettings } from "../../database/context.ts";
import { lockReference } from "../../database/locks.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import { queueAdoptionLetter } from "../adoption.letters.ts";
import { calledOffState } from "../adoption.process.ts";
import { type LockedAdoption, lockAdoption, lockAnimalOf } from "../adoption.queries.ts";
import { recordTransition, writeHistory } from "../adoption.record.ts";
import { findWaiting, mayUndo } from "../handover.queries.ts";
import { refuseClash } from "../visits/visit.clash.ts";
import { insertVisit, moveVisit } from "../visits/visit.commands.ts";

type HandoverContext = Context & WithSettings;

/** Whoever of the staff stands at the counter hands an animal over, so all of them may lock its adoption. @throws HttpProblem 404 */
async function lockForHandover(context: Context, id: number): Promise<LockedAdoption> {
  const { db: tx, actor } = context;
  const isThere = await tx.selectFrom("adoptions").select("id").where("id", "=", id).executeTakeFirst();
  if (!isThere) throw notFound(recordTexts().adoptions.notFound);
  await lockAnimalOf(tx, { ...actor, role: "admin" }, id);
  return lockAdoption(tx, actor, id);
}

const findAdopted = ({ db }: Context, id: number) =>
  db
    .selectFrom("adoptions")
    .select(["closed_at", "returned_at", "user_id as userId"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Locks an adoption whose animal waits to be fetched. @throws HttpProblem 404; 409 when it does not wait */
async function lockWaiting(context: Context, id: number): Promise<LockedAdoption> {
  const adoption = await lockForHandover(context, id);
  const waiting = await findWaiting(context.db, adoption.animalId);
  if (waiting?.id === id) return adoption;
  const { notHandedOver, handedOver } = recordTexts().adoptions.handover;
  const { outcomeOn, adoptionId } = await readStay(context.db, adoption.stayId);
  throw conflict(adoptionId === id && outcomeOn ? handedOver(outcomeOn) : notHandedOver);
}

/** Ends the stay of an adopted animal, on the day on which it went to its new home. */
async function leaveWithAdopter(context: HandoverContext, adoption: LockedAdoption, on: string): Promise<void> {
  const { id, animalId, stayId } = adoption;
  await endStay(context, { id: stayId, animalId }, { outcomeOn: on, outcomeType: "adoption", adoptionId: id });
}

/**
 * What the contract does to the stay (rules §14): it goes on until the animal is handed over, unless the shelter's rule says
 * otherwise, or the animal lives with the adopter already.
 * @returns whether the animal waits to be fetched
 */
export async function afterContract(context: HandoverContext, adoption: LockedAdoption): Promise<boolean> {
  const isAtHome = await context.db
    .selectFrom("placements")
    .select("id")
    .where("stay_id", "=", adoption.stayId)
    .where("until_on", "is", null)
    .where("user_id", "=", adoption.userId)
    .executeTakeFirst();
  if (shelter().rules.handover === "atContract" || isAtHome) {
    await leaveWithAdopter(context, adoption, today(context.clock));
    return false;
  }
  await deriveStatus(context, adoption.animalId);
  return true;
}

const stateOf = ({ stageType, stageStatus, outcome }: LockedAdoption) => ({ stageType, stageStatus, outcome });

async function tell(context: HandoverContext, adoption: LockedAdoption, event: "hand-over" | "hand-over/call-off") {
  const { settings } = context;
  const after = event === "hand-over" ? stateOf(adoption) : calledOffState(adoption);
  const about = { adoptionId: adoption.id, recipient: adoption.recipient, after, event };
  await queueAdoptionLetter(context, { ...about, publicUrl: settings.publicUrl });
}

/**
 * Hands an adopted animal over: its stay ends on this day (rules §14).
 * @throws HttpProblem 404; 400 for a day before the contract or before what was recorded since; 409 when it does not wait, and while it is
 * on hold
 */
export async function handOver(context: HandoverContext, id: number, body: HandOverRequest): Promise<void> {
  const on = body.on ?? today(context.clock);
  await audited(context, "hand-over", { subject: "adoption", id, details: { on } }, async (within) => {
    const { db: tx, clock, actor } = within;
    const adoption = await lockWaiting(within, id);
    const { closed_at } = await findAdopted(within, id);
    if (closed_at && on < dayIn(clock.zone, closed_at)) {
      throw invalid([{ field: "on", errors: [recordTexts().adoptions.handover.beforeContract] }]);
    }
    await requireNothingAfter(tx, adoption.stayId, on, "on");
    await refuseWhileOnHold(tx, adoption, clock);
    await leaveWithAdopter(within, adoption, on);
    await tx
      .updateTable("visits")
      .set({ state: "done" })
      .where("adoption_id", "=", id)
      .where("kind", "=", "fetching")
      .where("state", "=", "booked")
      .execute();
    await writeHistory(tx, {
      ...{ adoptionId: id, at: clock.now(), actorAccountId: actor.accountId, event: "hand-over", note: body.note },
      ...{ stageType: adoption.stageType, stageStatus: adoption.stageStatus },
    });
    await tell(within, adoption, "hand-over");
  });
}

/**
 * Takes a handover back on the day on which it was noted: the stay goes on as if the animal had never left, in its unit and
 * with its doses.
 * @throws HttpProblem 404; 409 on a later day, or when it was not handed over or has come back since
 */
export async function undoHandover(context: HandoverContext, id: number): Promise<void> {
  await audited(context, "hand-over/undo", { subject: "adoption", id }, async (within) => {
    const { db: tx, clock, actor } = within;
    const adoption = await lockForHandover(within, id);
    const text = recordTexts().adoptions.handover;
    const stay = await latestStay(tx, adoption.animalId);
    if (stay?.adoptionId !== id) throw conflict(text.notHandedOver);
    const { returned_at } = await findAdopted(within, id);
    const recordedAt = stay.outcomeRecordedAt === null ? null : new Date(stay.outcomeRecordedAt);
    if (!mayUndo(recordedAt, returned_at, clock)) throw conflict(text.undoOnSameDay);
    await reopen(within, stay, text.undone);
    await sql`update visits as v set state = 'booked'
      where v.adoption_id = ${id} and v.kind = 'fetching' and v.state = 'done' and v.starts_at > ${clock.now()}
        and not exists (select from visits as o where o.user_id = v.user_id and o.state = 'booked'
          and visit_span(o.starts_at, o.minutes) && visit_span(v.starts_at, v.minutes))`.execute(tx);
    await writeHistory(tx, {
      ...{ adoptionId: id, at: clock.now(), actorAccountId: actor.accountId, event: "hand-over/undo", note: "" },
      ...{ stageType: adoption.stageType, stageStatus: adoption.stageStatus },
    });
  });
}

/**
 * Ends an adoption whose animal was never fetched: it stays, and others may adopt it. The accepted contract is kept.
 * @throws HttpProblem 404; 409 when the animal does not wait to be fetched
 */
export async function callOff(context: HandoverContext, id: number, { reason }: CallOffRequest): Promise<void> {
  await audited(context, "hand-over/call-off", { subject: "adoption", id }, async (within) => {
    await endWaiting(within, await lockWaiting(within, id), "hand-over/call-off", reason);
  });
}

/** Ends a locked adoption before the animal was handed over. @param event `left`: it died, or left in another way */
async function endWaiting(
  context: HandoverContext,
  before: LockedAdoption,
  event: "hand-over/call-off" | "left",
  note: string,
): Promise<void> {
  const { db: tx, clock, actor, settings } = context;
  const after = calledOffState(before);
  await recordTransition(tx, { before, after, event, actorAccountId: actor.accountId, note, now: clock.now() });
  await deriveStatus(context, before.animalId);
  if (event !== "left") return tell(context, before, event);
  const about = { adoptionId: before.id, recipient: before.recipient, after, event } as const;
  await queueAdoptionLetter(context, { ...about, publicUrl: settings.publicUrl });
  if (isStaff(actor)) await audit(context, event, { subject: "adoption", id: before.id });
}

/** Ends the adoption whose adopter has still to fetch an animal, if there is one; the transaction has locked the animal. */
export async function endWaitingOf(
  context: HandoverContext,
  animalId: number,
  event: "hand-over/call-off" | "left",
): Promise<void> {
  const waiting = await findWaiting(context.db, animalId);
  if (waiting) await endWaiting(context, await lockAdoption(context.db, context.actor, waiting.id), event, "");
}

const FETCHING_MINUTES = 30;

/**
 * Sets or changes the time at which the adopter fetches the animal. They get a letter with a calendar file.
 * @throws HttpProblem 400 for a time in the past; 404; 409 when the animal does not wait, or when somebody is busy then
 */
export async function agreeOnFetching(
  context: HandoverContext,
  id: number,
  { startsAt, employeeId: wanted }: MeetingRequest,
): Promise<void> {
  const employeeId = wanted ?? null;
  await audited(context, "edit", { subject: "adoption", id, details: { fetching: startsAt } }, async (within) => {
    const { db: tx, clock } = within;
    // The user is locked before the animal (docs/decisions/0015).
    const { userId } = await within.db
      .selectFrom("adoptions")
      .select("user_id as userId")
      .where("id", "=", id)
      .executeTakeFirstOrThrow(() => notFound(recordTexts().adoptions.notFound));
    if (!(await lockUser(tx, { id: userId }))) throw conflict(recordTexts().adoptions.handover.notHandedOver);
    const { animalId } = await lockWaiting(within, id);
    const begins = momentIn(clock.zone, startsAt);
    if (begins <= clock.now()) throw invalid([{ field: "startsAt", errors: [recordTexts().visits.future] }]);
    const present = await tx
      .selectFrom("visits")
      .select(["id", "starts_at"])
      .where("adoption_id", "=", id)
      .where("kind", "=", "fetching")
      .where("state", "=", "booked")
      .executeTakeFirst();
    if (present && present.starts_at > clock.now()) {
      return moveVisit(within, present.id, { startsAt, ...(employeeId !== null && { employeeId }) });
    }
    if (present) await tx.updateTable("visits").set({ state: "missed" }).where("id", "=", present.id).execute();
    if (employeeId !== null && !(await lockReference(tx, "employees", employeeId))) {
      throw invalid([{ field: "employeeId", errors: [recordTexts().appointments.employee] }]);
    }
    const visit = {
      kind: "fetching",
      animalId,
      userId,
      employeeId,
      startsAt: begins,
      minutes: FETCHING_MINUTES,
    } as const;
    await refuseClash(within, visit, {});
    await insertVisit(within, { ...visit, adoptionId: id });
  });
}
