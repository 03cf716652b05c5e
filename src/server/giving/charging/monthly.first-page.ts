import { setTimeout as wait } from "node:timers/promises";
import { groszeOf } from "../../../contract/giving/donations.ts";
import type { MonthlyGiftBody } from "../../../contract/giving/gifts.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { HOUR_MS } from "../../base/clock.ts";
import { HttpProblem } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";
import { changeRows } from "../../database/rows.ts";
import type { PaymentContext } from "../donation.commands.ts";
import { firstPage, type MonthlyGiftRow } from "../monthly/monthly.queries.ts";
import { PayuError } from "../payu.calls.ts";

/** What somebody wants to give every month, in PLN. */
export type GiftWish = MonthlyGiftBody;

/** PayU's page can be used for a day. */
const PAGE_GOOD_MS = 20 * HOUR_MS;
/** A little longer than a call to PayU may take. */
const AWAITED = { times: 60, everyMs: 250 } as const;

/** Stores the page on which a gift that begins is paid. */
export async function storeFirstPage(db: Db, giftId: number, url: string): Promise<void> {
  await changeRows(db, "monthly_gifts", { id: giftId, state: "beginning" }, { first_page: url });
}

/** The page of a gift, which another request may be asking the provider for; undefined when it is not to be paid any more. */
async function awaitPage(db: Db, giftId: number) {
  for (let turn = 0; ; turn++) {
    const page = await firstPage(db, giftId);
    if (!page || page.url !== null || turn >= AWAITED.times) return page;
    await wait(AWAITED.everyMs);
  }
}

const isWanted = (gift: MonthlyGiftRow, { monthlyAmount, animalId, resourceId }: GiftWish): boolean =>
  gift.amountGrosze === groszeOf(monthlyAmount) &&
  gift.animalId === (animalId ?? null) &&
  gift.resourceId === (resourceId ?? null);

/** Has the provider close a page. @throws HttpProblem 502 when it does not, as when the page was just paid */
async function closePage({ provider }: Pick<PaymentContext, "provider">, orderId: string): Promise<void> {
  try {
    await provider.client.cancelOrder(orderId);
  } catch (error) {
    if (error instanceof PayuError) throw new HttpProblem(502, formTexts().monthlyGifts.failed);
    throw error;
  }
}

/**
 * Lets somebody pay a gift that they began before, on the same page; a page of another gift is closed, so that nobody pays
 * both.
 * @returns the page; undefined when it cannot be paid any more
 * @throws HttpProblem 502 when the provider does not close it
 */
export async function openPageAgain(
  { db, clock, provider }: PaymentContext,
  gift: MonthlyGiftRow,
  wish: GiftWish,
): Promise<string | undefined> {
  const page = await awaitPage(db, gift.id);
  if (!page) return undefined;
  const isGood = clock.now().getTime() - gift.createdAt.getTime() < PAGE_GOOD_MS && gift.isTest === provider.isTest;
  if (page.url !== null && isGood && isWanted(gift, wish)) return page.url;
  if (page.orderId === null || gift.isTest !== provider.isTest) return undefined;
  await closePage({ provider }, page.orderId);
  return undefined;
}
