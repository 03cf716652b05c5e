import { randomUUID } from "node:crypto";
import type { InsertObject } from "kysely";
import { DONATION_CURRENCY, type DonationStatus, groszeOf } from "../../contract/donations.ts";
import type { DonationPurpose } from "../../contract/gifts.ts";
import { formTexts, recordTexts } from "../../contract/texts/texts.ts";
import { lockAccount } from "../accounts/account.queries.ts";
import type { Clock } from "../clock.ts";
import { inTransaction, type System } from "../context.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import type { DB } from "../database/schema.generated.ts";
import { HttpProblem } from "../http/errors.ts";
import { countUse } from "../http/throttle.ts";
import { type Actor, VISITOR } from "../sessions/actor.ts";
import { remarks } from "../texts/en/remarks.ts";
import { contradicts, FIRST_STATUS, follows } from "./donation.process.ts";
import { queueThanks } from "./gift.letters.ts";
import { purposeColumns } from "./gift.queries.ts";
import { type GiftPart, giftHeard, type PaymentEnd } from "./monthly/monthly.outcome.ts";
import type { PaymentProvider } from "./payment.provider.ts";
import { PayuError } from "./payu.calls.ts";
import type { CardOwner } from "./payu.cards.ts";
import { returnUrl } from "./return-url.ts";

const MAX_REASON_LENGTH = 500;

/** The account that a donation is kept with: of who is signed in, unless it is just being closed. */
async function giverOf(tx: Db, actor: Actor): Promise<number | undefined> {
  return actor.role === "visitor" ? undefined : (await lockAccount(tx, actor.accountId, "sign in"))?.id;
}

type Stored = Omit<InsertObject<DB, "donations">, "ext_order_id" | "currency" | "status" | "created_at">;

/** Stores a donation in its first state. @returns the new number under which the provider is to know it */
export async function storeDonation({ db, clock }: { db: Db; clock: Clock }, donation: Stored): Promise<string> {
  const extOrderId = randomUUID();
  await db
    .insertInto("donations")
    .values({
      ...donation,
      ext_order_id: extOrderId,
      currency: DONATION_CURRENCY,
      status: FIRST_STATUS,
      created_at: clock.now(),
    })
    .execute();
  return extOrderId;
}

/** Stores the donation before the provider is called. @throws HttpProblem 400 at its purpose; 429 */
function begin(system: System, { amountGrosze, address, isTest, actor, ...meant }: Begun) {
  return inTransaction(system, async (within) => {
    const purpose = await purposeColumns(within, meant);
    await countUse(within, { kind: "donation", address });
    const giver = await giverOf(within.db, actor);
    const extOrderId = await storeDonation(within, {
      amount_grosze: amountGrosze,
      is_test: isTest,
      account_id: giver,
      ...purpose,
    });
    return { extOrderId, purpose: purpose.purpose };
  });
}
type Begun = DonationPurpose & { amountGrosze: number; address: string; isTest: boolean; actor: Actor };

/** Notes the provider's id of the order, unless a notice came first. */
export async function noteOrder(db: Db, extOrderId: string, orderId: string): Promise<void> {
  await db
    .updateTable("donations")
    .set({ provider_order_id: orderId })
    .where("ext_order_id", "=", extOrderId)
    .where("provider_order_id", "is", null)
    .execute();
}

/**
 * Records that a donation failed as far as we know; one whose outcome the provider has reported stays as it is.
 * @param reason for admins
 * @param end `refused` when it is sure that nothing was charged: only then a monthly gift tries again
 */
export function noteFailure(
  system: System & { publicUrl: string },
  extOrderId: string,
  reason: string,
  end: PaymentEnd = "unknown",
): Promise<void> {
  return inTransaction(system, async (within) => {
    const failed = await within.db
      .updateTable("donations")
      .set({ status: "FAILED", settled_at: within.clock.now(), last_error: reason.slice(0, MAX_REASON_LENGTH) })
      .where("ext_order_id", "=", extOrderId)
      .where("status", "=", "PENDING")
      .returning(["monthly_gift_id", "gift_month", "gift_try"])
      .executeTakeFirst();
    if (failed) await giftHeard(within, failed, end);
  });
}

/** The call that the provider sends its notices to. */
export const notifyUrlOf = (publicUrl: string): string => `${publicUrl}/api/payment/payu/notify`;

/**
 * Has the provider make the order of a donation that is stored, once. If that fails, nobody was sent to the payment page,
 * so nothing is charged.
 * @returns where the donor pays
 * @throws HttpProblem 502 when the provider cannot be reached or makes no order; the reason is stored
 */
export async function startPayment(
  { provider, ...work }: Work,
  { extOrderId, amountGrosze, description, address, keepCardOf, failed }: Payment,
): Promise<{ url: string }> {
  try {
    const { orderId, redirectUri } = await provider.client.createOrder({
      extOrderId,
      amountGrosze,
      description,
      customerIp: address,
      notifyUrl: notifyUrlOf(work.publicUrl),
      continueUrl: returnUrl(work.publicUrl, extOrderId),
      ...(keepCardOf && { keepCardOf }),
    });
    await noteOrder(work.db, extOrderId, orderId);
    return { url: redirectUri };
  } catch (error) {
    if (!(error instanceof PayuError)) throw error;
    await noteFailure(work, extOrderId, error.message);
    throw new HttpProblem(502, failed);
  }
}
export type Work = System & { provider: PaymentProvider; publicUrl: string };
type Payment = {
  extOrderId: string;
  amountGrosze: number;
  description: string;
  address: string;
  /** What the donor reads when it fails. */
  failed: string;
  keepCardOf?: CardOwner;
};

/**
 * Begins a donation (rules §7): the row is committed first, then the provider makes an order.
 * @param wanted.amount in PLN, checked
 * @param wanted.address of the donor; the provider asks for it, and it is what the limit counts
 * @param wanted.actor who gives; a donation of who is signed in is kept with their account
 * @returns where the donor pays
 * @throws HttpProblem 400 for a purpose that cannot be given for; 429; 502 as {@link startPayment}
 */
export async function donate(
  work: Work,
  { amount, address, actor = VISITOR, ...meant }: Wanted,
): Promise<{ url: string }> {
  const amountGrosze = groszeOf(amount);
  const { isTest } = work.provider;
  const { extOrderId, purpose } = await begin(work, { ...meant, amountGrosze, address, isTest, actor });
  const text = recordTexts().donations;
  const description = purpose === "" ? text.description : text.descriptionFor(purpose);
  return startPayment(work, { extOrderId, amountGrosze, description, address, failed: formTexts().donations.failed });
}
type Wanted = DonationPurpose & { amount: number; address: string; actor?: Actor };

/** What the provider says of an order, in a notice or when it is asked. */
export type ProviderStatus = {
  extOrderId?: string | undefined;
  orderId: string;
  totalAmount: string;
  currencyCode: string;
  status: DonationStatus;
};

/** `unknown`: no such donation; `different`: another amount, currency or order than ours. Neither changes anything. */
export type StatusOutcome = "unknown" | "different" | "done";

function find(tx: Db, { extOrderId, orderId }: ProviderStatus) {
  const donations = tx.selectFrom("donations").selectAll().forUpdate();
  return (
    extOrderId === undefined
      ? donations.where("provider_order_id", "=", orderId)
      : donations.where("ext_order_id", "=", extOrderId)
  ).executeTakeFirst();
}

const isSame = (
  ours: { amount_grosze: number; currency: string; provider_order_id: string | null },
  { totalAmount, currencyCode, orderId }: ProviderStatus,
) =>
  totalAmount === String(ours.amount_grosze) &&
  currencyCode === ours.currency &&
  (ours.provider_order_id ?? orderId) === orderId;

type Change = { status?: DonationStatus; settled_at?: Date; last_error?: string | null };

/** What a provider's status changes: a state that may follow, or a remark for admins; nothing when it came before. */
function changeBy(ours: { status: DonationStatus }, { status }: ProviderStatus, now: Date): Change {
  if (follows(ours.status, status)) return { status, settled_at: now, last_error: null };
  return contradicts(ours.status, status) ? { last_error: remarks.donations.contradicted } : {};
}

/** What follows from an end: a monthly gift goes on, and who gave is thanked. */
async function followUp(
  within: System & { publicUrl: string },
  { id, status, ...part }: { id: number; status: DonationStatus } & GiftPart,
): Promise<void> {
  const hasArrived = status === "COMPLETED";
  const isThanked = await giftHeard(within, part, hasArrived ? "arrived" : "refused");
  if (hasArrived && !isThanked) await queueThanks(within.db, id, within.publicUrl);
}

/**
 * Applies what the provider says of a donation: the one way in which a donation changes, whether a notice came or we
 * asked, however often and in whatever order. States only go forward; the transaction is committed when this resolves. When
 * the money has arrived, its giver is thanked: once, as that state is reached once.
 */
export async function applyProviderStatus(
  { db, clock, publicUrl }: System & { publicUrl: string },
  status: ProviderStatus,
): Promise<StatusOutcome> {
  try {
    return await db.transaction().execute(async (tx) => {
      const ours = await find(tx, status);
      if (!ours) return "unknown";
      if (!isSame(ours, status)) return "different";
      const change = changeBy(ours, status, clock.now());
      await tx
        .updateTable("donations")
        .set({ provider_order_id: status.orderId, ...change })
        .where("id", "=", ours.id)
        .execute();
      if (change.status) await followUp({ db: tx, clock, publicUrl }, { ...ours, status: change.status });
      return "done";
    });
  } catch (error) {
    // The order belongs to another donation of ours.
    if (isUniqueViolation(error)) return "different";
    throw error;
  }
}

/** Notes that the provider was asked and the donation is still pending. @param problem why it could not be asked, if so */
export async function noteAsked({ db, clock }: System, extOrderId: string, problem: string | null): Promise<void> {
  await db
    .updateTable("donations")
    .set({ asked_at: clock.now(), last_error: problem?.slice(0, MAX_REASON_LENGTH) ?? null })
    .where("ext_order_id", "=", extOrderId)
    .where("status", "=", "PENDING")
    .execute();
}
