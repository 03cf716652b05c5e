import type { MonthlyReason } from "../../../contract/monthly-gifts.ts";
import { type Clock, today } from "../../clock.ts";
import type { Db } from "../../database/pool.ts";
import { chargeMoment, daysAfter, monthOf, nextChargeOn } from "./monthly.calendar.ts";
import { queueMonthlyLetter } from "./monthly.letters.ts";
import { type GiftAtWork, lockGift } from "./monthly.queries.ts";

/** A refused charge is tried again after so many days, until it was refused so often; then the gift is paused. */
const TRIED_AGAIN_AFTER_DAYS = 3;
const TRIES = 3;
/** A first payment that was begun may still be paid for a day; only then its card can be deleted for good. */
const UNPAID_FOR_MS = 2 * 24 * 60 * 60_000;

type Within = { db: Db; clock: Clock; publicUrl: string };

/** What became of a payment; `unknown`: nobody can say whether it was charged, so it is not charged again. */
export type PaymentEnd = "arrived" | "refused" | "unknown";

/** The columns of a donation by which it belongs to a monthly gift. */
export type GiftPart = { monthly_gift_id: number | null; gift_month: string | null; gift_try: number | null };

/** Plans the next charge of a gift, which becomes or stays active by it. */
export async function planCharge(tx: Db, clock: Clock, id: number, day: string): Promise<void> {
  await tx
    .updateTable("monthly_gifts")
    .set({ state: "active", reason: null, refusals: 0, next_charge_on: day, charge_month: monthOf(day) })
    .set({ work_at: chargeMoment(clock, day) })
    .where("id", "=", id)
    .execute();
}

const NO_CHARGE = { next_charge_on: null, charge_month: null, refusals: 0 } as const;

/** Pauses a gift: nothing is charged until its giver goes on with it. */
export async function pauseGift(tx: Db, id: number, reason: MonthlyReason): Promise<void> {
  await tx
    .updateTable("monthly_gifts")
    .set({ state: "paused", reason, work_at: null, ...NO_CHARGE })
    .where("id", "=", id)
    .execute();
}

/** Ends a gift; the card is deleted at the provider by the background work. */
export async function endGift(
  tx: Db,
  clock: Clock,
  { id, state }: Pick<GiftAtWork, "id" | "state">,
  reason: MonthlyReason,
): Promise<void> {
  const now = clock.now();
  const deletedFrom = state === "beginning" ? new Date(now.getTime() + UNPAID_FOR_MS) : now;
  await tx
    .updateTable("monthly_gifts")
    .set({ state: "ended", reason, ended_at: now, work_at: deletedFrom, ...NO_CHARGE })
    .where("id", "=", id)
    .where("state", "<>", "ended")
    .execute();
}

/**
 * What a monthly gift does when one of its payments has come to an end. The caller's transaction has locked the donation.
 * @returns whether the giver is thanked with another letter than the usual one
 */
export async function giftHeard(within: Within, part: GiftPart, end: PaymentEnd): Promise<boolean> {
  if (part.monthly_gift_id === null) return false;
  const gift = await lockGift(within.db, part.monthly_gift_id);
  if (!gift) return false;
  if (part.gift_try === 0) return firstHeard(within, gift, end);
  await chargeHeard(within, gift, part.gift_month ?? today(within.clock), end);
  return false;
}

async function firstHeard({ db: tx, clock }: Within, gift: GiftAtWork, end: PaymentEnd): Promise<boolean> {
  const isBeginning = gift.state === "beginning";
  if (end === "arrived") {
    // Now the card is looked for; or it is deleted, where the gift has ended before it was paid.
    await tx.updateTable("monthly_gifts").set({ work_at: clock.now() }).where("id", "=", gift.id).execute();
    return isBeginning;
  }
  if (isBeginning) await endGift(tx, clock, gift, "unpaid");
  return false;
}

async function chargeHeard(
  { db: tx, clock, publicUrl }: Within,
  gift: GiftAtWork,
  month: string,
  end: PaymentEnd,
): Promise<void> {
  // One that has moved on has planned its next month already.
  if (gift.state !== "active" || gift.chargeMonth !== month) return;
  if (end !== "refused") return planCharge(tx, clock, gift.id, nextChargeOn(gift.dayOfMonth, month, today(clock)));
  if (gift.refusals + 1 >= TRIES) {
    await pauseGift(tx, gift.id, "refused");
    return queueMonthlyLetter(tx, gift.id, publicUrl, { about: "refused" });
  }
  const day = daysAfter(today(clock), TRIED_AGAIN_AFTER_DAYS);
  await tx
    .updateTable("monthly_gifts")
    .set({ refusals: gift.refusals + 1, next_charge_on: day, charge_month: month, work_at: chargeMoment(clock, day) })
    .where("id", "=", gift.id)
    .execute();
}
