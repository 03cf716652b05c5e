import { randomUUID } from "node:crypto";
import { groszeOf } from "../../../contract/donations.ts";
import type { MonthlyGiftBody } from "../../../contract/gifts.ts";
import type { MonthlyAction } from "../../../contract/monthly-gifts.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import { lockAccount } from "../../accounts/account.queries.ts";
import { audit } from "../../audit/audit.commands.ts";
import { today } from "../../clock.ts";
import { type Context, inTransaction } from "../../context.ts";
import { conflict, notFound, unauthorized } from "../../http/errors.ts";
import { countUse } from "../../http/throttle.ts";
import { startPayment, storeDonation, type Work } from "../donation.commands.ts";
import { purposeColumns } from "../gift.queries.ts";
import { monthOf, nextChargeOn } from "./monthly.calendar.ts";
import { queueMonthlyLetter } from "./monthly.letters.ts";
import { endGift, pauseGift, planCharge } from "./monthly.outcome.ts";
import {
  firstPaidAt,
  type GiftAtWork,
  lastChargedMonth,
  lockGift,
  lockOwnGift,
  OWN_ACTIONS,
} from "./monthly.queries.ts";

const SUBJECT = "monthly gift";
type Signed = Context & { publicUrl: string };

/** Ends what this person had begun and never paid. @throws HttpProblem 409 when they give every month already */
async function makeRoom({ db: tx, clock }: Context, accountId: number): Promise<void> {
  const earlier = await lockOwnGift(tx, accountId);
  if (!earlier) return;
  const isPaid = earlier.state !== "beginning" || (await firstPaidAt(tx, earlier.id)) !== undefined;
  if (isPaid) throw conflict(formTexts().monthlyGifts.already);
  await endGift(tx, clock, earlier, "unpaid");
}

/** Stores the gift and its first payment. The account is locked, so that two clicks at once make one gift. */
function begin(work: Context & Work, { monthlyAmount, address, ...meant }: Wanted) {
  return inTransaction(work, async (within) => {
    const { db: tx, clock, actor, provider } = within;
    const purpose = await purposeColumns(within, meant);
    await countUse(within, { kind: "donation", address });
    const account = await lockAccount(tx, actor.accountId, "change");
    if (!account) throw unauthorized();
    await makeRoom(within, account.id);
    const day = today(clock);
    const same = {
      amount_grosze: groszeOf(monthlyAmount),
      is_test: provider.isTest,
      account_id: account.id,
      ...purpose,
    };
    const owner = { customerKey: randomUUID(), email: account.email };
    const { id } = await tx
      .insertInto("monthly_gifts")
      .values({
        ...same,
        state: "beginning",
        day_of_month: Number(day.slice(8)),
        created_at: clock.now(),
        customer_key: owner.customerKey,
        customer_email: owner.email,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const first = { monthly_gift_id: id, gift_month: monthOf(day), gift_try: 0 };
    const extOrderId = await storeDonation(within, { ...same, ...first });
    await audit(within, "give", { subject: SUBJECT, id });
    return { extOrderId, owner, amountGrosze: same.amount_grosze, purpose: purpose.purpose };
  });
}
type Wanted = MonthlyGiftBody & { address: string };

/** What the provider's page and the bank call a monthly gift. */
export function descriptionOf(purpose: string): string {
  const text = recordTexts().monthlyGifts;
  return purpose === "" ? text.description : text.descriptionFor(purpose);
}

/**
 * Begins a gift of every month: its first payment is a donation as any other, on the provider's page, which keeps the card
 * (docs/decisions/0053). One person has one monthly gift at a time.
 * @returns where the giver pays
 * @throws HttpProblem 400 for a purpose that cannot be given for; 409 when this person gives every month; 429; 502
 */
export async function beginMonthlyGift(work: Context & Work, wanted: Wanted): Promise<{ url: string }> {
  const { extOrderId, owner, amountGrosze, purpose } = await begin(work, wanted);
  const { failed } = formTexts().monthlyGifts;
  const description = descriptionOf(purpose);
  return startPayment(work, {
    extOrderId,
    amountGrosze,
    description,
    address: wanted.address,
    keepCardOf: owner,
    failed,
  });
}

/** Changes this person's own gift, locked and audited. @throws HttpProblem 404 without one; 409 in another state */
function changeOwn(
  context: Signed,
  action: MonthlyAction,
  change: (within: Signed, gift: GiftAtWork) => Promise<void>,
): Promise<void> {
  return inTransaction(context, async (within) => {
    const text = formTexts().monthlyGifts;
    const gift = await lockOwnGift(within.db, within.actor.accountId);
    if (!gift) throw notFound(text.none);
    if (!OWN_ACTIONS[gift.state].includes(action)) throw conflict(unfit(action, gift));
    await change(within, gift);
    await audit(within, action === "change" ? "edit" : action, { subject: SUBJECT, id: gift.id });
  });
}

function unfit(action: MonthlyAction, { state }: GiftAtWork): string {
  const { notBegun, notActive, notPaused } = formTexts().monthlyGifts;
  if (state === "beginning") return notBegun;
  return action === "resume" ? notPaused : notActive;
}

/** @param monthlyAmount in PLN, checked; it counts from the next charge on */
export const changeOwnGift = (context: Signed, monthlyAmount: number): Promise<void> =>
  changeOwn(context, "change", async ({ db: tx }, { id }) => {
    await tx
      .updateTable("monthly_gifts")
      .set({ amount_grosze: groszeOf(monthlyAmount) })
      .where("id", "=", id)
      .execute();
  });

export const pauseOwnGift = (context: Signed): Promise<void> =>
  changeOwn(context, "pause", ({ db: tx }, { id }) => pauseGift(tx, id, "giver"));

/** Goes on with the next month that was not charged; nobody pays for the time of the pause. */
export const resumeOwnGift = (context: Signed): Promise<void> =>
  changeOwn(context, "resume", async ({ db: tx, clock }, gift) => {
    const day = today(clock);
    if (gift.cardExpires !== null && gift.cardExpires < day.slice(0, 7)) {
      throw conflict(formTexts().monthlyGifts.cardExpired);
    }
    const last = (await lastChargedMonth(tx, gift.id)) ?? monthOf(day);
    await planCharge(tx, clock, gift.id, nextChargeOn(gift.dayOfMonth, last, day));
  });

async function end(within: Signed, gift: GiftAtWork, byStaff: boolean): Promise<void> {
  await endGift(within.db, within.clock, gift, byStaff ? "staff" : "giver");
  await queueMonthlyLetter(within.db, gift.id, within.publicUrl, { about: "ended", byStaff });
}

export const endOwnGift = (context: Signed): Promise<void> =>
  changeOwn(context, "end", (within, gift) => end(within, gift, false));

/** For admins. @throws HttpProblem 404; 409 when it has ended */
export function endMonthlyGift(context: Signed, id: number): Promise<void> {
  return inTransaction(context, async (within) => {
    const gift = await lockGift(within.db, id);
    if (!gift) throw notFound(recordTexts().monthlyGifts.notFound);
    if (gift.state === "ended") throw conflict(formTexts().monthlyGifts.ended);
    await end(within, gift, true);
    await audit(within, "end", { subject: SUBJECT, id });
  });
}
