import { sql } from "kysely";
import type { MorningLetterRequest } from "../../../contract/overview/dashboard.ts";
import type { HandRequest, PutOffRequest } from "../../../contract/overview/morning.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockActiveEmployees } from "../../accounts/employee.locks.ts";
import { today } from "../../base/clock.ts";
import { invalid, notFound } from "../../base/errors.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { MORNING } from "../all-sources.ts";
import { mayArrange } from "./morning.ts";

/** Puts an item off for this person alone, so that the next who comes in sees it. @throws HttpProblem 404 when it does not wait */
export async function putOff(context: Context, { until, ...item }: PutOffRequest): Promise<void> {
  if (!(await mayArrange(context, item, "putOff"))) throw notFound(recordTexts().morning.gone);
  const { db, actor } = context;
  const row = { employee_id: actor.personId, kind: item.kind, item_id: item.id };
  if (until === null)
    return void (await db
      .deleteFrom("morning_put_offs")
      .where((is) => is.and(row))
      .execute());
  await db
    .insertInto("morning_put_offs")
    .values({ ...row, until_on: until })
    .onConflict((before) => before.columns(["employee_id", "kind", "item_id"]).doUpdateSet({ until_on: until }))
    .execute();
}

/**
 * Hands an item to an employee.
 * @throws HttpProblem 404 when it does not wait; 400 at `employeeId` for nobody who works here
 */
export function handOver(context: Context, { employeeId, ...item }: HandRequest): Promise<void> {
  const { hand } = MORNING[item.kind];
  if (hand) return hand(context, item.id, employeeId);
  return inTransaction(context, async (within) => {
    if (!(await mayArrange(within, item, "hand"))) throw notFound(recordTexts().morning.gone);
    const { db: tx, clock, actor } = within;
    const name = { kind: item.kind, item_id: item.id };
    if (employeeId === null)
      return void (await tx
        .deleteFrom("morning_handovers")
        .where((is) => is.and(name))
        .execute());
    if (!(await lockActiveEmployees(tx, [employeeId])).has(employeeId))
      throw invalid([{ field: "employeeId", errors: [recordTexts().caretakers.invalid] }]);
    const taken = { employee_id: employeeId, handed_by: actor.personId, handed_at: clock.now() };
    await tx
      .insertInto("morning_handovers")
      .values({ ...name, ...taken })
      .onConflict((before) => before.columns(["kind", "item_id"]).doUpdateSet(taken))
      .execute();
  });
}

/** This person wants the letter in the morning, from tomorrow on, or no more of them. */
export async function setMorningLetter({ db, clock, actor }: Context, { isOn }: MorningLetterRequest): Promise<void> {
  const mine = { employee_id: actor.personId };
  const all = db.deleteFrom("morning_letters").where((is) => is.and(mine));
  if (!isOn) return void (await all.execute());
  await db
    .insertInto("morning_letters")
    .values({ ...mine, last_day: today(clock) })
    .onConflict((before) => before.doNothing())
    .execute();
}

/** How long after its day a mark is kept: an item may wait as long. */
const KEPT_DAYS = 90;

/** Deletes marks of items that are gone for long. */
export async function deleteOldMarks(db: Db, now: Date): Promise<void> {
  await sql`delete from morning_put_offs where until_on < ${now}::date`.execute(db);
  await sql`delete from morning_handovers where handed_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`.execute(
    db,
  );
}
