import { sql } from "kysely";
import { LANGUAGES, languageOf } from "../../../contract/texts/language.ts";
import { today } from "../../clock.ts";
import { inTransaction } from "../../context.ts";
import type { Db } from "../../database/pool.ts";
import { inLanguage } from "../../language.ts";
import { remarks } from "../../texts/en/remarks.ts";
import { noteAsked, noteFailure, noteOrder, notifyUrlOf, storeDonation, type Work } from "../donation.commands.ts";
import { purposeThatHolds } from "../gift.queries.ts";
import { PayuError } from "../payu.calls.ts";
import type { KeptCard } from "../payu.cards.ts";
import { OrderRefused } from "../payu.client.ts";
import { descriptionOf } from "./monthly.commands.ts";
import { queueMonthlyLetter } from "./monthly.letters.ts";
import { pauseGift } from "./monthly.outcome.ts";
import { type GiftAtWork, lockGift, openCharge } from "./monthly.queries.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After a server was killed, another one goes on with its charge. */
const GOES_ON_AFTER_MS = 10 * MINUTE_MS;
/** PayU, when it cannot be reached or has an order whose end it has not told, is asked again after these. */
const AFTER_TROUBLE_MS = HOUR_MS;
const WAITS_FOR_NOTICE_MS = 6 * HOUR_MS;
/** A charge of which nothing was heard for so long is given up: it may have arrived, so it is not repeated. */
const GIVEN_UP_AFTER_MS = 3 * 24 * HOUR_MS;

/** Sets when the server works on a gift again, unless something else has changed that in the meantime. */
export async function workAgain({ db, clock }: Work, { id, workAt }: GiftAtWork, inMs: number | null): Promise<void> {
  await db
    .updateTable("monthly_gifts")
    .set({ work_at: inMs === null ? null : new Date(clock.now().getTime() + inMs) })
    .where("id", "=", id)
    .where("work_at", "=", workAt)
    .execute();
}

type Charge = { extOrderId: string; amountGrosze: number; purpose: string };

/**
 * Charges a gift that is due, once for its month: the donation is committed under its number before PayU hears of it, and
 * is sent under the same name until PayU has it. Its end comes as any donation's does, by a notice or when PayU is asked.
 */
export async function chargeGift(work: Work, gift: GiftAtWork): Promise<void> {
  const open = await openCharge(work.db, gift.id);
  if (open?.orderId) return workAgain(work, gift, null);
  if (open && work.clock.now().getTime() - open.createdAt.getTime() >= GIVEN_UP_AFTER_MS) {
    return noteFailure(work, open.extOrderId, remarks.donations.noEnd);
  }
  const card = await cardOf(work, gift).catch(unlessPayu);
  if (card instanceof PayuError) return workAgain(work, gift, AFTER_TROUBLE_MS);
  if (!card) return open ? workAgain(work, gift, WAITS_FOR_NOTICE_MS) : pauseForCard(work, gift);
  const begun = await beginCharge(work, gift, card, open);
  if (begun) await sendCharge(work, begun.gift, begun.charge, card);
}

/** The card that the provider keeps and that can be charged. */
export const cardOf = async ({ provider }: Work, owner: GiftAtWork): Promise<KeptCard | undefined> =>
  (await provider.client.cards(owner)).find(({ isActive }) => isActive);

export function unlessPayu(error: unknown): PayuError {
  if (error instanceof PayuError) return error;
  throw error;
}

/** Pauses a gift whose card cannot be charged any more; its giver is told. */
function pauseForCard(work: Work, { id }: GiftAtWork): Promise<void> {
  return inTransaction(work, async ({ db: tx }) => {
    const gift = await lockGift(tx, id);
    if (gift?.state !== "active") return;
    await pauseGift(tx, id, "card");
    await queueMonthlyLetter(tx, id, work.publicUrl, { about: "card" });
  });
}

/**
 * Stores the charge, or takes the one that was stored before. @returns undefined when the gift is not due any more: it was
 * paused or ended, or another server has charged it
 */
function beginCharge(work: Work, { id, workAt }: GiftAtWork, card: KeptCard, open: Charge | undefined) {
  return inTransaction(work, async ({ db: tx, clock }) => {
    const gift = await lockGift(tx, id);
    if (gift?.state !== "active" || gift.workAt?.getTime() !== workAt?.getTime()) return undefined;
    const now = clock.now();
    const next = new Date(now.getTime() + GOES_ON_AFTER_MS);
    const cardNow = { card: card.masked, card_expires: card.expires };
    await tx
      .updateTable("monthly_gifts")
      .set({ work_at: next, ...cardNow })
      .where("id", "=", id)
      .execute();
    const charge = open ?? (await addCharge(work, tx, gift));
    return { gift: { ...gift, workAt: next }, charge };
  });
}

/** The gift for a month. What it was meant for may have moved out: then it goes on for all animals, and its giver is told. */
async function addCharge(work: Work, tx: Db, gift: GiftAtWork): Promise<Charge> {
  const { clock, publicUrl, provider } = work;
  const meant = await purposeThatHolds({ db: tx, clock }, gift);
  if (gift.purpose !== "" && meant.purpose === "") {
    const from = gift.animalId === null ? "resource" : "animal";
    await tx.updateTable("monthly_gifts").set(meant).where("id", "=", gift.id).execute();
    await queueMonthlyLetter(tx, gift.id, publicUrl, { about: "moved", from, purpose: gift.purpose });
  }
  const month = gift.chargeMonth ?? today(clock);
  const extOrderId = await storeDonation(
    { db: tx, clock },
    {
      amount_grosze: gift.amountGrosze,
      is_test: provider.isTest,
      account_id: gift.accountId,
      ...meant,
      monthly_gift_id: gift.id,
      gift_month: month,
      gift_try: sql<number>`(select coalesce(max(gift_try), 0) + 1 from donations
        where monthly_gift_id = ${gift.id} and gift_month = ${month})`,
    },
  );
  return { extOrderId, amountGrosze: gift.amountGrosze, purpose: meant.purpose };
}

async function sendCharge(work: Work, gift: GiftAtWork, charge: Charge, { token }: KeptCard): Promise<void> {
  const { provider, publicUrl, db } = work;
  const { extOrderId, amountGrosze } = charge;
  const description = inLanguage(await languageOfGiver(db, gift.accountId), () => descriptionOf(charge.purpose));
  const notifyUrl = notifyUrlOf(publicUrl);
  try {
    const order = { extOrderId, amountGrosze, description, notifyUrl, owner: gift, token };
    const orderId = await provider.client.charge(order);
    // PayU had it before: this server or another one was killed before it read the answer.
    if (orderId === undefined) return await workAgain(work, gift, WAITS_FOR_NOTICE_MS);
    await noteOrder(db, extOrderId, orderId);
    await workAgain(work, gift, null);
  } catch (error) {
    const { message } = unlessPayu(error);
    if (error instanceof OrderRefused) return noteFailure(work, extOrderId, message, "refused");
    await noteAsked(work, extOrderId, message);
    await workAgain(work, gift, AFTER_TROUBLE_MS);
  }
}

async function languageOfGiver(db: Db, accountId: number | null) {
  const row = await db.selectFrom("accounts").select("language").where("id", "=", accountId).executeTakeFirst();
  return row ? languageOf(row.language) : LANGUAGES[0];
}
