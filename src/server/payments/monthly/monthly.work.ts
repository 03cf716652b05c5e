import { today } from "../../clock.ts";
import { inTransaction } from "../../context.ts";
import type { BackgroundJobs } from "../../jobs-queue/background-jobs.ts";
import type { Work } from "../donation.commands.ts";
import { PayuError } from "../payu.calls.ts";
import type { KeptCard } from "../payu.cards.ts";
import { monthOf, nextChargeOn } from "./monthly.calendar.ts";
import { cardOf, chargeGift, unlessPayu, workAgain } from "./monthly.charging.ts";
import { queueMonthlyLetter } from "./monthly.letters.ts";
import { endGift, planCharge } from "./monthly.outcome.ts";
import { firstPaidAt, type GiftAtWork, giftAtWork, giftsToWorkOn, lockGift } from "./monthly.queries.ts";

const SWEEP_EVERY_MS = 10_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** PayU keeps a card a moment after the payment. It is looked for so often, and for so long; longer when PayU is away. */
const CARD_ASKED_EVERY_MS = 2 * MINUTE_MS;
const CARD_AWAITED_MS = 60 * MINUTE_MS;
const PAYU_AWAITED_MS = 3 * DAY_MS;
/** PayU is told to delete a card again and again, and for the last time after this. */
const DELETED_EVERY_MS = 60 * MINUTE_MS;
const DELETED_WITHIN_MS = 60 * DAY_MS;

/** Finds the cards of new monthly gifts, charges what is due, and deletes the cards of those that have ended (rules §7). */
export async function startMonthlyGifts(
  { jobs, ...work }: Work & { jobs: BackgroundJobs },
  everyMs = SWEEP_EVERY_MS,
): Promise<void> {
  const { db, clock, provider } = work;
  await jobs.work<{ id: number }>({
    queue: "monthly-gifts",
    handle: ({ id }) => workOnGift(work, id),
    sweep: { everyMs, find: () => giftsToWorkOn(db, provider.isTest, clock.now()) },
  });
}

/** Does what is due of a gift; may be done twice, and by several servers at once. */
export async function workOnGift(work: Work, id: number): Promise<void> {
  const gift = await giftAtWork(work.db, id, work.clock.now());
  if (!gift) return;
  if (gift.state === "beginning") return findCard(work, gift);
  if (gift.state === "ended") return deleteCards(work, gift);
  // Where the account at PayU does not allow it any more, gifts wait.
  if (gift.state === "active" && work.provider.isRecurring) return chargeGift(work, gift);
  await workAgain(work, gift, gift.state === "active" ? DAY_MS : null);
}

async function findCard(work: Work, gift: GiftAtWork): Promise<void> {
  const paidAt = await firstPaidAt(work.db, gift.id);
  if (!paidAt) return workAgain(work, gift, null);
  const card = await cardOf(work, gift).catch(unlessPayu);
  if (card && !(card instanceof PayuError)) return activate(work, gift, card);
  const awaitedMs = card instanceof PayuError ? PAYU_AWAITED_MS : CARD_AWAITED_MS;
  if (work.clock.now().getTime() - paidAt.getTime() < awaitedMs) return workAgain(work, gift, CARD_ASKED_EVERY_MS);
  await giveUp(work, gift);
}

function activate(work: Work, { id }: GiftAtWork, card: KeptCard): Promise<void> {
  return inTransaction(work, async ({ db: tx, clock }) => {
    const gift = await lockGift(tx, id);
    if (gift?.state !== "beginning") return;
    const day = today(clock);
    const nextOn = nextChargeOn(gift.dayOfMonth, monthOf(day), day);
    await tx
      .updateTable("monthly_gifts")
      .set({ card: card.masked, card_expires: card.expires })
      .where("id", "=", id)
      .execute();
    await planCharge(tx, clock, id, nextOn);
    await queueMonthlyLetter(tx, id, work.publicUrl, { about: "begun", nextOn });
  });
}

/** The provider kept no card: the gift was given once, and its giver is told that it does not repeat. */
function giveUp(work: Work, { id }: GiftAtWork): Promise<void> {
  return inTransaction(work, async ({ db: tx, clock }) => {
    const gift = await lockGift(tx, id);
    if (gift?.state !== "beginning") return;
    await endGift(tx, clock, gift, "not kept");
    await queueMonthlyLetter(tx, id, work.publicUrl, { about: "notKept" });
  });
}

async function deleteCards(work: Work, gift: GiftAtWork): Promise<void> {
  const { db, clock, provider } = work;
  const now = clock.now();
  const problem = await deleteAll(work, gift).catch(unlessPayu);
  const isOver = gift.endedAt !== null && now.getTime() - gift.endedAt.getTime() >= DELETED_WITHIN_MS;
  if (problem && !isOver) return workAgain(work, gift, DELETED_EVERY_MS);
  await db
    .updateTable("monthly_gifts")
    .set({ work_at: null, customer_email: "", ...(problem ? {} : { card_deleted_at: now }) })
    .where("id", "=", gift.id)
    .where("is_test", "=", provider.isTest)
    .execute();
}

async function deleteAll({ provider: { client } }: Work, gift: GiftAtWork): Promise<undefined> {
  for (const { token } of await client.cards(gift)) await client.deleteCard(gift, token);
}
