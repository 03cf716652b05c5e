import { DAY_MS, HOUR_MS, MINUTE_MS, today } from "../../base/clock.ts";
import { inTransaction } from "../../database/context.ts";
import { changeRows } from "../../database/rows.ts";
import type { BackgroundJobs } from "../../platform/background/background-jobs.ts";
import type { PaymentContext } from "../donation.commands.ts";
import { monthOf, nextChargeOn } from "../monthly/monthly.calendar.ts";
import { queueMonthlyLetter } from "../monthly/monthly.letters.ts";
import { endGift, planCharge } from "../monthly/monthly.outcome.ts";
import {
  dueGifts,
  findDueGift,
  firstPaidAt,
  lockGift,
  lockTestGifts,
  type MonthlyGiftRow,
} from "../monthly/monthly.queries.ts";
import { PayuError } from "../payu.calls.ts";
import type { SavedCard } from "../payu.cards.ts";
import { asPayuError, cardOf, chargeGift, scheduleWork } from "./monthly.charging.ts";

const SWEEP_EVERY_MS = 10_000;
/** PayU saves a card shortly after the payment, so we ask for it repeatedly; for longer while PayU cannot be reached. */
const ASK_FOR_CARD_EVERY_MS = 2 * MINUTE_MS;
const CARD_AWAITED_MS = HOUR_MS;
const PAYU_AWAITED_MS = 3 * DAY_MS;
/** If PayU does not delete a card, it is asked again and again until this time has passed since the gift ended. */
const RETRY_DELETION_AFTER_MS = HOUR_MS;
const DELETION_GIVEN_UP_AFTER_MS = 60 * DAY_MS;

/** Finds the cards of new monthly gifts, charges what is due, and deletes the cards of gifts that have ended (rules §7). */
export async function startMonthlyGifts(
  { jobs, ...context }: PaymentContext & { jobs: BackgroundJobs },
  everyMs = SWEEP_EVERY_MS,
): Promise<void> {
  const { db, clock, provider } = context;
  // Gifts of the stand-in are charged by nobody once real money is taken.
  if (!provider.isTest) await endTestGifts(context);
  await jobs.work<{ id: number }>({
    queue: "monthly-gifts",
    handle: ({ id }) => processGift(context, id),
    sweep: { everyMs, find: () => dueGifts(db, provider.isTest, clock.now()) },
  });
}

function endTestGifts(context: PaymentContext): Promise<void> {
  return inTransaction(context, async ({ db: tx, clock }) => {
    for (const gift of await lockTestGifts(tx)) await endGift(tx, clock, gift, "staff");
  });
}

/** Does what is due for a gift. Safe to call twice, also by several servers at once. */
export async function processGift(context: PaymentContext, id: number): Promise<void> {
  const gift = await findDueGift(context.db, id, context.clock.now());
  if (!gift) return;
  if (gift.state === "beginning") return findCard(context, gift);
  if (gift.state === "ended") return deleteCards(context, gift);
  // Our account at PayU may have lost the permission to charge saved cards; then active gifts wait.
  if (gift.state === "active" && context.provider.isRecurring) return chargeGift(context, gift);
  await scheduleWork(context, gift, gift.state === "active" ? DAY_MS : null);
}

async function findCard(context: PaymentContext, gift: MonthlyGiftRow): Promise<void> {
  const paidAt = await firstPaidAt(context.db, gift.id);
  if (!paidAt) return scheduleWork(context, gift, null);
  const card = await cardOf(context, gift).catch(asPayuError);
  if (card && !(card instanceof PayuError)) return activate(context, gift, card);
  const awaitedMs = card instanceof PayuError ? PAYU_AWAITED_MS : CARD_AWAITED_MS;
  if (context.clock.now().getTime() - paidAt.getTime() < awaitedMs)
    return scheduleWork(context, gift, ASK_FOR_CARD_EVERY_MS);
  await giveUp(context, gift);
}

function activate(context: PaymentContext, { id }: MonthlyGiftRow, card: SavedCard): Promise<void> {
  return inTransaction(context, async ({ db: tx, clock }) => {
    const gift = await lockGift(tx, id);
    if (gift?.state !== "beginning") return;
    const day = today(clock);
    const nextOn = nextChargeOn(gift.dayOfMonth, monthOf(day), day);
    await changeRows(tx, "monthly_gifts", id, { card: card.masked, card_expires: card.expires });
    await planCharge(tx, clock, id, nextOn);
    await queueMonthlyLetter({ db: tx, clock }, id, context.publicUrl, { about: "begun", nextOn });
  });
}

/** The provider saved no card: the gift stays a single donation, and its giver is told so. */
function giveUp(context: PaymentContext, { id }: MonthlyGiftRow): Promise<void> {
  return inTransaction(context, async ({ db: tx, clock }) => {
    const gift = await lockGift(tx, id);
    if (gift?.state !== "beginning") return;
    await endGift(tx, clock, gift, "not kept");
    await queueMonthlyLetter({ db: tx, clock }, id, context.publicUrl, { about: "notKept" });
  });
}

/** Has the provider delete the cards of a gift that has ended, and forgets the giver's address. */
async function deleteCards(context: PaymentContext, gift: MonthlyGiftRow): Promise<void> {
  const { db, clock, provider } = context;
  const now = clock.now();
  const problem = await deleteAll(context, gift).catch(asPayuError);
  const isOver = gift.endedAt !== null && now.getTime() - gift.endedAt.getTime() >= DELETION_GIVEN_UP_AFTER_MS;
  if (problem && !isOver) return scheduleWork(context, gift, RETRY_DELETION_AFTER_MS);
  await changeRows(
    db,
    "monthly_gifts",
    { id: gift.id, is_test: provider.isTest },
    { work_at: null, customer_email: "", ...(problem ? {} : { card_deleted_at: now }) },
  );
}

async function deleteAll({ provider: { client } }: PaymentContext, gift: MonthlyGiftRow): Promise<undefined> {
  for (const { token } of await client.cards(gift)) await client.deleteCard(gift, token);
}
