import { sql } from "kysely";
import type { MonthlyReason } from "../../../contract/giving/monthly-gifts.ts";
import { addDays, type Clock, DAY_MS, today } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { changeRows } from "../../database/rows.ts";
import { chargeMoment, monthOf, nextChargeOn } from "./monthly.calendar.ts";
import { queueMonthlyLetter } from "./monthly.letters.ts";
import { lockGift, type MonthlyGiftRow } from "./monthly.queries.ts";

/** A refused charge is repeated after this many days. After this many tries the gift is paused. */
const RETRY_AFTER_DAYS = 3;
const TRIES = 3;
/** An order can still be paid for a day after it was made, so the card of an unpaid gift is deleted only after that. */
const UNPAID_CARD_KEPT_MS = 2 * DAY_MS;

type GiftContext = System & { publicUrl: string };

/** How a payment ended. `unknown`: it may have been charged, so it is not charged again. */
export type PaymentResult = "arrived" | "refused" | "unknown";

/** The columns that link a donation to its monthly gift. */
export type GiftColumns = { monthly_gift_id: number | null; gift_month: string | null; gift_try: number | null };

/** Plans the next charge of a gift, which makes it active. */
export async function planCharge(tx: Db, clock: Clock, id: number, day: string): Promise<void> {
  await tx
    .updateTable("monthly_gifts")
    .set({ state: "active", reason: null, refusals: 0, next_charge_on: day, charge_month: monthOf(day) })
    .set({ work_at: chargeMoment(clock, day) })
    .where("id", "=", id)
    .execute();
}

const NO_CHARGE = { next_charge_on: null, charge_month: null, refusals: 0 } as const;

/** Pauses a gift: nothing is charged until its giver resumes it. */
export async function pauseGift(tx: Db, id: number, reason: MonthlyReason): Promise<void> {
  await changeRows(tx, "monthly_gifts", id, { state: "paused", reason, work_at: null, ...NO_CHARGE });
}

/** Ends a gift. The background work then has the provider delete the card. */
export async function endGift(
  tx: Db,
  clock: Clock,
  { id, state }: Pick<MonthlyGiftRow, "id" | "state">,
  reason: MonthlyReason,
): Promise<void> {
  const now = clock.now();
  const deleteCardAt = state === "beginning" ? new Date(now.getTime() + UNPAID_CARD_KEPT_MS) : now;
  await tx
    .updateTable("monthly_gifts")
    .set({ state: "ended", reason, ended_at: now, work_at: deleteCardAt, first_page: null, ...NO_CHARGE })
    .where("id", "=", id)
    .where("state", "<>", "ended")
    .execute();
}

/**
 * Lets a monthly gift go on after one of its payments has ended. The caller's transaction has locked the donation.
 * @returns whether the giver gets another letter instead of the usual thanks
 */
export async function applyPaymentResult(
  within: GiftContext,
  donation: GiftColumns,
  result: PaymentResult,
): Promise<boolean> {
  if (donation.monthly_gift_id === null) return false;
  const gift = await lockGift(within.db, donation.monthly_gift_id);
  if (!gift) return false;
  if (donation.gift_try === 0) return applyFirstPayment(within, gift, result);
  await applyCharge(within, gift, donation.gift_month ?? today(within.clock), result);
  return false;
}

async function applyFirstPayment(
  { db: tx, clock }: GiftContext,
  gift: MonthlyGiftRow,
  result: PaymentResult,
): Promise<boolean> {
  const isBeginning = gift.state === "beginning";
  if (result === "arrived") {
    // The background work now looks for the card, or deletes it if the gift has ended before it was paid.
    await tx
      .updateTable("monthly_gifts")
      .set({ work_at: clock.now(), first_page: null })
      .set({ reason: sql`case when reason = 'unpaid' then 'paid once' else reason end` })
      .where("id", "=", gift.id)
      .execute();
    return isBeginning;
  }
  if (isBeginning) await endGift(tx, clock, gift, "unpaid");
  return false;
}

async function applyCharge(
  { db: tx, clock, publicUrl }: GiftContext,
  gift: MonthlyGiftRow,
  month: string,
  result: PaymentResult,
): Promise<void> {
  // Another month: the gift has its next charge planned already.
  if (gift.state !== "active" || gift.chargeMonth !== month) return;
  if (result !== "refused") return planCharge(tx, clock, gift.id, nextChargeOn(gift.dayOfMonth, month, today(clock)));
  if (gift.refusals + 1 >= TRIES) {
    await pauseGift(tx, gift.id, "refused");
    return queueMonthlyLetter({ db: tx, clock }, gift.id, publicUrl, { about: "refused" });
  }
  const day = addDays(today(clock), RETRY_AFTER_DAYS);
  await changeRows(tx, "monthly_gifts", gift.id, {
    refusals: gift.refusals + 1,
    next_charge_on: day,
    charge_month: month,
    work_at: chargeMoment(clock, day),
  });
}
