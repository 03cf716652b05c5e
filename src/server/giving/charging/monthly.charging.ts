import { sql } from "kysely";
import { LANGUAGES, languageOf } from "../../../contract/texts/language.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, today } from "../../base/clock.ts";
import { inLanguage } from "../../base/language.ts";
import { inTransaction } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { remarks } from "../../texts/en/remarks.ts";
import {
  notifyUrlOf,
  type PaymentContext,
  recordFailure,
  recordStillPending,
  storeDonation,
  storeOrderId,
} from "../donation.commands.ts";
import { currentPurpose } from "../gift.queries.ts";
import { queueMonthlyLetter } from "../monthly/monthly.letters.ts";
import { pauseGift } from "../monthly/monthly.outcome.ts";
import { lockGift, type MonthlyGiftRow, openCharge } from "../monthly/monthly.queries.ts";
import { PayuError } from "../payu.calls.ts";
import type { SavedCard } from "../payu.cards.ts";
import { OrderRefused } from "../payu.client.ts";
import { descriptionOf } from "./monthly.commands.ts";

/** When a server is killed while it charges, another one takes over after this time. */
const TAKEN_OVER_AFTER_MS = 10 * MINUTE_MS;
/** How long we wait before we try again: when PayU cannot be reached, and when it has not reported how an order ended. */
const RETRY_AFTER_MS = HOUR_MS;
const WAIT_FOR_NOTICE_MS = 6 * HOUR_MS;
/** A charge without any report is given up after this time. The money may have arrived, so it is not charged again. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

/** Sets when the server works on a gift again, unless another change has set that meanwhile. @param inMs null: never */
export async function scheduleWork(
  { db, clock }: PaymentContext,
  { id, workAt }: MonthlyGiftRow,
  inMs: number | null,
): Promise<void> {
  await db
    .updateTable("monthly_gifts")
    .set({ work_at: inMs === null ? null : new Date(clock.now().getTime() + inMs) })
    .where("id", "=", id)
    .where("work_at", "=", workAt)
    .execute();
}

type Charge = { extOrderId: string; amountGrosze: number; purpose: string };

/**
 * Charges a gift that is due, once for its month. The donation is committed before PayU is called, and is sent under the
 * same number until PayU has it. How it ended is reported as for any donation: by a notice, or when we ask.
 */
export async function chargeGift(context: PaymentContext, gift: MonthlyGiftRow): Promise<void> {
  const open = await openCharge(context.db, gift.id);
  if (open?.orderId) return scheduleWork(context, gift, null);
  if (open && context.clock.now().getTime() - open.createdAt.getTime() >= GIVEN_UP_AFTER_MS) {
    return recordFailure(context, open.extOrderId, remarks.donations.noEnd);
  }
  const card = await cardOf(context, gift).catch(asPayuError);
  if (card instanceof PayuError) return scheduleWork(context, gift, RETRY_AFTER_MS);
  if (!card) return open ? scheduleWork(context, gift, WAIT_FOR_NOTICE_MS) : pauseForCard(context, gift);
  const prepared = await prepareCharge(context, gift, card, open);
  if (prepared) await sendCharge(context, prepared.gift, prepared.charge, card);
}

/** The saved card that can be charged, if there is one. */
export const cardOf = async ({ provider }: PaymentContext, owner: MonthlyGiftRow): Promise<SavedCard | undefined> =>
  (await provider.client.cards(owner)).find(({ isActive }) => isActive);

/** For `.catch`: @returns an error of PayU's @throws any other error */
export function asPayuError(error: unknown): PayuError {
  if (error instanceof PayuError) return error;
  throw error;
}

/** Pauses a gift whose card cannot be charged any more; its giver is told. */
function pauseForCard(context: PaymentContext, { id }: MonthlyGiftRow): Promise<void> {
  return inTransaction(context, async (within) => {
    const { db: tx } = within;
    const gift = await lockGift(tx, id);
    if (gift?.state !== "active") return;
    await pauseGift(tx, id, "card");
    await queueMonthlyLetter(within, id, context.publicUrl, { about: "card" });
  });
}

/**
 * Stores the charge, unless one is stored already.
 * @returns undefined when the gift is not due any more: it was paused or ended, or another server has charged it
 */
function prepareCharge(
  context: PaymentContext,
  { id, workAt }: MonthlyGiftRow,
  card: SavedCard,
  open: Charge | undefined,
) {
  return inTransaction(context, async ({ db: tx, clock }) => {
    const gift = await lockGift(tx, id);
    if (gift?.state !== "active" || gift.workAt?.getTime() !== workAt?.getTime()) return undefined;
    const takenOverAt = new Date(clock.now().getTime() + TAKEN_OVER_AFTER_MS);
    await tx
      .updateTable("monthly_gifts")
      .set({ work_at: takenOverAt, card: card.masked, card_expires: card.expires })
      .where("id", "=", id)
      .execute();
    const charge = open ?? (await addCharge(context, tx, gift));
    return { gift: { ...gift, workAt: takenOverAt }, charge };
  });
}

/**
 * Stores the donation of a month. When its animal has left or its collection is over, the gift goes on for all animals and
 * its giver is told.
 */
async function addCharge(context: PaymentContext, tx: Db, gift: MonthlyGiftRow): Promise<Charge> {
  const { clock, publicUrl, provider } = context;
  const purpose = await currentPurpose({ db: tx, clock }, gift);
  if (gift.purpose !== "" && purpose.purpose === "") {
    const from = gift.animalId === null ? "resource" : "animal";
    await tx.updateTable("monthly_gifts").set(purpose).where("id", "=", gift.id).execute();
    await queueMonthlyLetter({ db: tx, clock }, gift.id, publicUrl, { about: "moved", from, purpose: gift.purpose });
  }
  const month = gift.chargeMonth ?? today(clock);
  const extOrderId = await storeDonation(
    { db: tx, clock },
    {
      amount_grosze: gift.amountGrosze,
      is_test: provider.isTest,
      account_id: gift.accountId,
      ...purpose,
      monthly_gift_id: gift.id,
      gift_month: month,
      gift_try: sql<number>`(select coalesce(max(gift_try), 0) + 1 from donations
        where monthly_gift_id = ${gift.id} and gift_month = ${month})`,
    },
  );
  return { extOrderId, amountGrosze: gift.amountGrosze, purpose: purpose.purpose };
}

async function sendCharge(
  context: PaymentContext,
  gift: MonthlyGiftRow,
  charge: Charge,
  { token }: SavedCard,
): Promise<void> {
  const { provider, publicUrl, db } = context;
  const { extOrderId, amountGrosze } = charge;
  const description = inLanguage(await languageOfGiver(db, gift.accountId), () => descriptionOf(charge.purpose));
  const notifyUrl = notifyUrlOf(publicUrl);
  try {
    const order = { extOrderId, amountGrosze, description, notifyUrl, owner: gift, token };
    const orderId = await provider.client.charge(order);
    // PayU has it already: a server was killed after it had sent the charge and before it read the answer.
    if (orderId === undefined) return await scheduleWork(context, gift, WAIT_FOR_NOTICE_MS);
    await storeOrderId(db, extOrderId, orderId);
    await scheduleWork(context, gift, null);
  } catch (error) {
    const { message } = asPayuError(error);
    if (error instanceof OrderRefused) return recordFailure(context, extOrderId, message, "refused");
    await recordStillPending(context, extOrderId, message);
    await scheduleWork(context, gift, RETRY_AFTER_MS);
  }
}

async function languageOfGiver(db: Db, accountId: number | null) {
  const row = await db.selectFrom("accounts").select("language").where("id", "=", accountId).executeTakeFirst();
  return row ? languageOf(row.language) : LANGUAGES[0];
}
