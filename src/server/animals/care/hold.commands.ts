import { sql } from "kysely";
import type { Hold, HoldRequest } from "../../../contract/animals/care.ts";
import { dayIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { personOf } from "../../accounts/person.sql.ts";
import { today } from "../../base/clock.ts";
import { conflict, invalid } from "../../base/errors.ts";
import { type Context, inTransaction, type System } from "../../database/context.ts";
import { overlapConstraint, replaceError } from "../../database/database-errors.ts";
import { addRow } from "../../database/rows.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { lockAnimal } from "../animal.locks.ts";
import { readHold } from "../stays/hold.queries.ts";
import { derivedStatus, deriveStatus } from "../stays/stay.status.ts";
import { lockInShelter } from "./care.locks.ts";

const holdOverlaps = () => conflict(recordTexts().care.holdOverlaps);

/**
 * Begins a hold: until it ends the animal cannot be adopted; its applications go on (rules §14).
 * @throws HttpProblem 404; 400 for a day before the intake; 409 when it is not in the shelter or has such a hold
 */
export async function addHold(context: Context, animalId: number, body: HoldRequest): Promise<Hold> {
  const about = (id: number) => ({ subject: "hold", id, details: { animal: animalId, kind: body.kind } });
  const id = await audited(context, "create", about, async (within) => {
    const stay = await lockInShelter(within.db, animalId);
    if (body.from < stay.intakeOn) throw invalid([{ field: "from", errors: [recordTexts().care.beforeIntake] }]);
    const id = await addRow(within.db, "holds", {
      stay_id: stay.id,
      kind: body.kind,
      from_on: body.from,
      until_on: body.until ?? null,
      reason: body.reason,
      recorded_at: within.clock.now(),
      recorded_by: within.actor.accountId,
    }).catch(replaceError(overlapConstraint, holdOverlaps));
    await deriveStatus(within, animalId);
    return id;
  });
  return readHold(context.db, id);
}

/** Ends a hold now. @throws HttpProblem 404; 409 with who lifted it already */
export async function liftHold(context: Context, id: number): Promise<Hold> {
  await audited(context, "lift", { subject: "hold", id }, async (within, differ) => {
    const { db: tx, clock, actor } = within;
    const { animalId } = await readHold(tx, id);
    await lockAnimal(tx, animalId);
    const lifted = await tx
      .updateTable("holds")
      .set({ lifted_at: clock.now(), lifted_by: actor.accountId })
      .where("id", "=", id)
      .where("lifted_at", "is", null)
      .executeTakeFirst();
    if (lifted.numUpdatedRows === 0n) throw await alreadyLifted(within, id);
    differ({ liftedAt: null }, { liftedAt: clock.now() });
    await deriveStatus(within, animalId);
  });
  return readHold(context.db, id);
}

/**
 * Changes the day on which a hold ends.
 * @throws HttpProblem 404; 400 for a day that is not after its first; 409 when it was lifted, or the animal is not in the
 * shelter
 */
export async function changeHoldEnd(context: Context, id: number, { until }: { until: string }): Promise<Hold> {
  await audited(context, "edit", { subject: "hold", id, details: { until } }, async (within, differ) => {
    const { from } = await readHold(within.db, id);
    if (until <= from) throw invalid([{ field: "until", errors: [recordTexts().care.untilAfterFrom] }]);
    const before = await changeHold(within, id, { until_on: until });
    differ(before, { ...before, until });
    if (before.liftedAt !== null) throw await alreadyLifted(within, id);
  });
  return readHold(context.db, id);
}

/**
 * Resumes a hold that was lifted by mistake.
 * @throws HttpProblem 404; 409 when the animal is not in the shelter or has such a hold
 */
export async function resumeHold(context: Context, id: number): Promise<Hold> {
  await audited(context, "resume", { subject: "hold", id }, async (within, differ) => {
    const before = await changeHold(within, id, { lifted_at: null, lifted_by: null });
    differ(before, { ...before, liftedAt: null });
  });
  return readHold(context.db, id);
}

/** Changes a hold; its animal is locked. @returns the hold as it was before @throws HttpProblem 404, 409 */
async function changeHold(
  within: Context,
  id: number,
  change: { until_on: string } | { lifted_at: null; lifted_by: null },
): Promise<Hold> {
  const { animalId } = await readHold(within.db, id);
  const stay = await lockInShelter(within.db, animalId);
  const before = await readHold(within.db, id);
  const changed = await within.db
    .updateTable("holds")
    .set(change)
    .where("id", "=", id)
    .where("stay_id", "=", stay.id)
    .executeTakeFirst()
    .catch(replaceError(overlapConstraint, holdOverlaps));
  // The hold belongs to an earlier stay.
  if (changed.numUpdatedRows === 0n) throw conflict(recordTexts().care.notInShelter);
  await deriveStatus(within, animalId);
  return before;
}

/** @returns the 409 that says who lifted a hold, and on which day */
async function alreadyLifted({ db, clock }: System, id: number) {
  const { by, lifted_at } = await db
    .selectFrom("holds as h")
    .where("h.id", "=", id)
    .select(["h.lifted_at", personOf("h.lifted_by").as("by")])
    .executeTakeFirstOrThrow();
  const day = dayIn(clock.zone, lifted_at ?? clock.now());
  return conflict(recordTexts().care.holdLifted(by ?? "", day));
}

/**
 * Updates the status of animals whose holds have begun or ended by the calendar, in one transaction for each animal.
 * @returns how many have another status now
 */
export async function updateStatusesByHolds(system: System): Promise<number> {
  const waiting = await sql<{ id: number }>`select a.id from animals as a
    where a.status <> ${derivedStatus(today(system.clock))} and a.id in (
      select s.animal_id from holds as h join stays as s on s.id = h.stay_id and s.is_open where h.lifted_at is null)
    order by a.id`.execute(system.db);
  let changed = 0;
  for (const { id } of waiting.rows) {
    changed += await inTransaction(system, async (within) => {
      await lockAnimal(within.db, id);
      return deriveStatus(within, id);
    });
  }
  return changed;
}
