import { randomUUID } from "node:crypto";
import { groszeOf } from "../../../contract/giving/donations.ts";
import type { MonthlyAction } from "../../../contract/giving/monthly-gifts.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import { lockAccount } from "../../accounts/account.queries.ts";
import { today } from "../../base/clock.ts";
import { conflict, notFound, unauthorized } from "../../base/errors.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import { addRow, changeRows } from "../../database/rows.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { countUse } from "../../platform/http/throttle.ts";
import { type PaymentContext, startPayment, storeDonation } from "../donation.commands.ts";
import { purposeColumns } from "../gift.queries.ts";
import { monthOf, nextChargeOn } from "../monthly/monthly.calendar.ts";
import { queueMonthlyLetter } from "../monthly/monthly.letters.ts";
import { endGift, pauseGift, planCharge } from "../monthly/monthly.outcome.ts";
import {
  firstPaidAt,
  lastChargedMonth,
  lockGift,
  lockOwnGift,
  type MonthlyGiftRow,
  OWN_ACTIONS,
} from "../monthly/monthly.queries.ts";
import { type GiftWish, openPageAgain, storeFirstPage } from "./monthly.first-page.ts";

const SUBJECT = "monthly gift";
/** How often a gift that somebody begins at the same moment is waited for. */
const MAX_TURNS = 5;
type GiftContext = Context & { publicUrl: string };
type NewGift = GiftWish & { address: string };

/**
 * Makes room for a new gift: ends the demonstration's example, and the gift whose page was closed.
 * @param closedId the gift whose order is cancelled at the provider
 * @returns a gift that this person began and can still pay
 * @throws HttpProblem 409 when they have a monthly gift that is paid
 */
async function makeRoom({ db: tx, clock }: Context, accountId: number, closedId?: number) {
  const earlier = await lockOwnGift(tx, accountId);
  if (!earlier) return undefined;
  if (earlier.isExample) return endGift(tx, clock, earlier, "giver").then(() => undefined);
  const isPaid = earlier.state !== "beginning" || (await firstPaidAt(tx, earlier.id)) !== undefined;
  if (isPaid) throw conflict(formTexts().monthlyGifts.already);
  if (earlier.id !== closedId) return earlier;
  return endGift(tx, clock, earlier, "unpaid").then(() => undefined);
}

/**
 * Stores the gift and its first payment. The account is locked, so that two clicks at once make one gift.
 * @returns what is to be paid, or the gift that this person began before
 */
function storeGift(
  context: Context & PaymentContext,
  { monthlyAmount, address, ...wanted }: NewGift,
  closedId?: number,
) {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor, provider } = within;
    const purpose = await purposeColumns(within, wanted);
    if (closedId === undefined) await countUse(within, { kind: "donation", address });
    const account = await lockAccount(tx, actor.accountId, "change");
    if (!account) throw unauthorized();
    const open = await makeRoom(within, account.id, closedId);
    if (open) return { open };
    const day = today(clock);
    const shared = {
      amount_grosze: groszeOf(monthlyAmount),
      is_test: provider.isTest,
      account_id: account.id,
      ...purpose,
    };
    const owner = { customerKey: randomUUID(), email: account.email };
    const id = await addRow(tx, "monthly_gifts", {
      ...shared,
      state: "beginning",
      day_of_month: Number(day.slice(8)),
      created_at: clock.now(),
      customer_key: owner.customerKey,
      customer_email: owner.email,
    });
    const first = { monthly_gift_id: id, gift_month: monthOf(day), gift_try: 0 };
    const extOrderId = await storeDonation(within, { ...shared, ...first });
    await audit(within, "give", { subject: SUBJECT, id });
    return { id, payment: { extOrderId, saveCardFor: owner, amountGrosze: shared.amount_grosze }, ...purpose };
  });
}

/** The name of a monthly gift on the provider's page and on the bank statement. */
export function descriptionOf(purpose: string): string {
  const text = recordTexts().monthlyGifts;
  return purpose === "" ? text.description : text.descriptionFor(purpose);
}

/**
 * Begins a monthly gift. Its first payment is a donation like any other, on the provider's page; the provider saves the
 * card (docs/decisions/0053). A person has one monthly gift at a time, and one page on which it can be paid: who asks
 * again for the same gift gets that page again, and for another gift the page is closed first.
 * @returns where the giver pays
 * @throws HttpProblem 400 for an animal or a collection that takes no donations; 409 when this person has a monthly gift;
 * 429; 502
 */
export async function beginMonthlyGift(context: Context & PaymentContext, request: NewGift): Promise<{ url: string }> {
  const { failed, already } = formTexts().monthlyGifts;
  let closedId: number | undefined;
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const stored = await storeGift(context, request, closedId);
    if (!stored.open) {
      const description = descriptionOf(stored.purpose);
      const page = await startPayment(context, { ...stored.payment, description, address: request.address, failed });
      await storeFirstPage(context.db, stored.id, page.url);
      return page;
    }
    const url = await openPageAgain(context, stored.open, request);
    if (url !== undefined) return { url };
    closedId = stored.open.id;
  }
  throw conflict(already);
}

/** Changes this person's own gift, locked and audited. @throws HttpProblem 404 without one; 409 in another state */
function changeOwn(
  context: GiftContext,
  action: MonthlyAction,
  change: (within: GiftContext, gift: MonthlyGiftRow) => Promise<void>,
): Promise<void> {
  return inTransaction(context, async (within) => {
    const text = formTexts().monthlyGifts;
    const gift = await lockOwnGift(within.db, within.actor.accountId);
    if (!gift) throw notFound(text.none);
    if (!OWN_ACTIONS[gift.state].includes(action)) throw conflict(wrongStateText(action, gift));
    await change(within, gift);
    await audit(within, action === "change" ? "edit" : action, { subject: SUBJECT, id: gift.id });
  });
}

function wrongStateText(action: MonthlyAction, { state }: MonthlyGiftRow): string {
  const { notBegun, notActive, notPaused } = formTexts().monthlyGifts;
  if (state === "beginning") return notBegun;
  return action === "resume" ? notPaused : notActive;
}

/** Changes the amount of this person's own gift, from the next charge on. @param monthlyAmount in PLN, already validated */
export const changeOwnGift = (context: GiftContext, monthlyAmount: number): Promise<void> =>
  changeOwn(context, "change", async ({ db: tx }, { id }) => {
    await changeRows(tx, "monthly_gifts", id, { amount_grosze: groszeOf(monthlyAmount) });
  });

/** Pauses this person's own gift. */
export const pauseOwnGift = (context: GiftContext): Promise<void> =>
  changeOwn(context, "pause", ({ db: tx }, { id }) => pauseGift(tx, id, "giver"));

/** Resumes this person's own gift from the next month on; the months of the pause are not charged. */
export const resumeOwnGift = (context: GiftContext): Promise<void> =>
  changeOwn(context, "resume", async ({ db: tx, clock }, gift) => {
    const day = today(clock);
    if (gift.cardExpires !== null && gift.cardExpires < day.slice(0, 7)) {
      throw conflict(formTexts().monthlyGifts.cardExpired);
    }
    const last = (await lastChargedMonth(tx, gift.id)) ?? monthOf(day);
    await planCharge(tx, clock, gift.id, nextChargeOn(gift.dayOfMonth, last, day));
  });

async function end(within: GiftContext, gift: MonthlyGiftRow, byStaff: boolean): Promise<void> {
  await endGift(within.db, within.clock, gift, byStaff ? "staff" : "giver");
  await queueMonthlyLetter(within, gift.id, within.publicUrl, { about: "ended", byStaff });
}

/** Ends this person's own gift. */
export const endOwnGift = (context: GiftContext): Promise<void> =>
  changeOwn(context, "end", (within, gift) => end(within, gift, false));

/** Ends anybody's gift, for admins. @throws HttpProblem 404; 409 when it has ended */
export function endMonthlyGift(context: GiftContext, id: number): Promise<void> {
  return inTransaction(context, async (within) => {
    const gift = await lockGift(within.db, id);
    if (!gift) throw notFound(recordTexts().monthlyGifts.notFound);
    if (gift.state === "ended") throw conflict(formTexts().monthlyGifts.ended);
    await end(within, gift, true);
    await audit(within, "end", { subject: SUBJECT, id });
  });
}
