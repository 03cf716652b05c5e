import { randomUUID } from "node:crypto";
import type { InsertObject } from "kysely";
import { DONATION_CURRENCY, type DonationStatus, groszeOf } from "../../contract/giving/donations.ts";
import type { DonationPurpose } from "../../contract/giving/gifts.ts";
import { beginningOf } from "../../contract/platform/whole-text.ts";
import { formTexts, recordTexts } from "../../contract/texts/texts.ts";
import { lockAccount } from "../accounts/account.queries.ts";
import { type Actor, VISITOR } from "../base/actor.ts";
import { HttpProblem } from "../base/errors.ts";
import { inTransaction, type System } from "../database/context.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { changeRows } from "../database/rows.ts";
import type { DB } from "../database/schema.generated.ts";
import { countUse } from "../platform/http/throttle.ts";
import { remarks } from "../texts/en/remarks.ts";
import { canFollow, contradicts, FIRST_STATUS } from "./donation.process.ts";
import { queueRefundLetter, queueThanks } from "./gift.letters.ts";
import { purposeColumns } from "./gift.queries.ts";
import { applyPaymentResult, type GiftColumns, type PaymentResult } from "./monthly/monthly.outcome.ts";
import type { PaymentProvider } from "./payment.provider.ts";
import { PayuError } from "./payu.calls.ts";
import type { CardOwner } from "./payu.cards.ts";
import type { PayuOrder } from "./payu.client.ts";
import { returnUrl } from "./return-url.ts";

const MAX_REASON_LENGTH = 500;

/** The account of a giver who is signed in; undefined for visitors, and while the account is being closed. */
async function accountOf(tx: Db, actor: Actor): Promise<number | undefined> {
  return actor.role === "visitor" ? undefined : (await lockAccount(tx, actor.accountId, "sign in"))?.id;
}

type Columns = Omit<InsertObject<DB, "donations">, "ext_order_id" | "currency" | "status" | "created_at">;

/** Stores a donation in its first state. @returns its order number, which we give to the provider */
export async function storeDonation({ db, clock }: System, donation: Columns): Promise<string> {
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

type NewDonation = DonationPurpose & { amountGrosze: number; address: string; isTest: boolean; actor: Actor };

/** Checks and stores a donation before the provider is called. @throws HttpProblem 400 at its purpose; 429 */
function beginDonation(system: System, { amountGrosze, address, isTest, actor, ...wanted }: NewDonation) {
  return inTransaction(system, async (within) => {
    const purpose = await purposeColumns(within, wanted);
    await countUse(within, { kind: "donation", address });
    const account_id = await accountOf(within.db, actor);
    const donation = { amount_grosze: amountGrosze, is_test: isTest, account_id, ...purpose };
    return { extOrderId: await storeDonation(within, donation), purpose: purpose.purpose };
  });
}

/** Stores the provider's id of the order, unless a notice came first and brought it. */
export async function storeOrderId(db: Db, extOrderId: string, orderId: string): Promise<void> {
  await changeRows(
    db,
    "donations",
    { ext_order_id: extOrderId, provider_order_id: null },
    { provider_order_id: orderId },
  );
}

/**
 * Records that a donation failed as far as we know. Does nothing when the provider has reported how it ended.
 * @param reason what admins read
 * @param result `refused` when it is certain that nothing was charged: only then is a monthly gift charged again
 */
export function recordFailure(
  system: System & { publicUrl: string },
  extOrderId: string,
  reason: string,
  result: PaymentResult = "unknown",
): Promise<void> {
  return inTransaction(system, async (within) => {
    const failed = await within.db
      .updateTable("donations")
      .set({ status: "FAILED", settled_at: within.clock.now(), last_error: beginningOf(reason, MAX_REASON_LENGTH) })
      .where("ext_order_id", "=", extOrderId)
      .where("status", "=", "PENDING")
      .returning(["monthly_gift_id", "gift_month", "gift_try"])
      .executeTakeFirst();
    if (failed) await applyPaymentResult(within, failed, result);
  });
}

/** The address to which the provider sends its notices. */
export const notifyUrlOf = (publicUrl: string): string => `${publicUrl}/api/payment/payu/notify`;

/** What commands need that call the provider; `publicUrl` is the base address of links. */
export type PaymentContext = System & { provider: PaymentProvider; publicUrl: string };

type Payment = {
  extOrderId: string;
  amountGrosze: number;
  description: string;
  address: string;
  /** The message for the donor if the payment cannot be started. */
  failed: string;
  saveCardFor?: CardOwner;
};

/**
 * Asks the provider for an order for a stored donation. It is asked once: if it fails, no donor has seen a payment page,
 * so nothing is charged.
 * @returns where the donor pays
 * @throws HttpProblem 502 when the provider cannot be reached or refuses the order; the reason is stored
 */
export async function startPayment(
  { provider, ...context }: PaymentContext,
  { extOrderId, amountGrosze, description, address, saveCardFor, failed }: Payment,
): Promise<{ url: string }> {
  try {
    const { orderId, redirectUri } = await provider.client.createOrder({
      extOrderId,
      amountGrosze,
      description,
      customerIp: address,
      notifyUrl: notifyUrlOf(context.publicUrl),
      continueUrl: returnUrl(context.publicUrl, extOrderId),
      ...(saveCardFor && { saveCardFor }),
    });
    await storeOrderId(context.db, extOrderId, orderId);
    return { url: redirectUri };
  } catch (error) {
    if (!(error instanceof PayuError)) throw error;
    await recordFailure(context, extOrderId, error.message);
    throw new HttpProblem(502, failed);
  }
}
type DonationRequest = DonationPurpose & { amount: number; address: string; actor?: Actor };

/**
 * Begins a donation (rules §7): the row is committed first, then the provider makes an order.
 * @param request.amount in PLN, already validated
 * @param request.address the donor's network address; the provider wants it, and the throttle counts it
 * @param request.actor the giver; the donation belongs to their account if they have one
 * @returns where the donor pays
 * @throws HttpProblem 400 for an animal or a collection that takes no donations; 429; 502 as {@link startPayment}
 */
export async function donate(
  context: PaymentContext,
  { amount, address, actor = VISITOR, ...wanted }: DonationRequest,
): Promise<{ url: string }> {
  const amountGrosze = groszeOf(amount);
  const { isTest } = context.provider;
  const { extOrderId, purpose } = await beginDonation(context, { ...wanted, amountGrosze, address, isTest, actor });
  const text = recordTexts().donations;
  const description = purpose === "" ? text.description : text.descriptionFor(purpose);
  return startPayment(context, {
    extOrderId,
    amountGrosze,
    description,
    address,
    failed: formTexts().donations.failed,
  });
}

/** The status of an order as the provider reports it, in a notice or when it is asked. */
export type ProviderStatus = Omit<PayuOrder, "status"> & { status: DonationStatus };

/** `unknown`: no such donation; `different`: another amount, currency or order than ours. Neither changes anything. */
export type StatusOutcome = "unknown" | "different" | "done";

/** The donation of an order that the provider names, locked until the transaction ends. */
export function lockDonation(tx: Db, { extOrderId, orderId }: Pick<ProviderStatus, "extOrderId" | "orderId">) {
  const donations = tx.selectFrom("donations").selectAll().forUpdate();
  return (
    extOrderId === undefined
      ? donations.where("provider_order_id", "=", orderId)
      : donations.where("ext_order_id", "=", extOrderId)
  ).executeTakeFirst();
}

const isSameOrder = (
  ours: { amount_grosze: number; currency: string; provider_order_id: string | null },
  { totalAmount, currencyCode, orderId }: ProviderStatus,
) =>
  totalAmount === String(ours.amount_grosze) &&
  currencyCode === ours.currency &&
  (ours.provider_order_id ?? orderId) === orderId;

type Change = { status?: DonationStatus; settled_at?: Date; last_error?: string | null };
type Stored = { status: DonationStatus; amount_grosze: number; refunded_grosze: number };

/** What a provider's status changes: the state, or the remark for admins; nothing when it was already reported. */
function changeFor(ours: Stored, { status }: ProviderStatus, now: Date): Change {
  if (canFollow(ours.status, status)) return { status: statusWith(ours, status), settled_at: now, last_error: null };
  return contradicts(ours.status, status) ? { last_error: remarks.donations.contradicted } : {};
}

/** A refund may be told of before the payment itself. */
const statusWith = (ours: Stored, status: DonationStatus): DonationStatus =>
  status === "COMPLETED" && ours.refunded_grosze === ours.amount_grosze ? "Refunded" : status;

/** Once a payment has ended, its monthly gift goes on, and the giver is thanked for what has stayed. */
async function followUp(
  within: System & { publicUrl: string },
  { id, status, refunded_grosze, ...part }: { id: number; status: DonationStatus } & GiftColumns & Stored,
): Promise<void> {
  const hasArrived = status === "COMPLETED" || status === "Refunded";
  const isThanked = await applyPaymentResult(within, part, hasArrived ? "arrived" : "refused");
  if (status === "COMPLETED" && !isThanked) await queueThanks(within, id, within.publicUrl);
  if (hasArrived && refunded_grosze > 0) await queueRefundLetter(within, id, refunded_grosze, within.publicUrl);
}

/**
 * Applies a status that the provider reported. Notices and our own questions both come here, in any order and repeatedly:
 * states only go forward, so the giver is thanked once. The transaction is committed when this resolves.
 */
export async function applyProviderStatus(
  { db, clock, publicUrl }: System & { publicUrl: string },
  status: ProviderStatus,
): Promise<StatusOutcome> {
  try {
    return await db.transaction().execute(async (tx) => {
      const ours = await lockDonation(tx, status);
      if (!ours) return "unknown";
      if (!isSameOrder(ours, status)) return "different";
      const change = changeFor(ours, status, clock.now());
      await changeRows(tx, "donations", ours.id, { provider_order_id: status.orderId, ...change });
      if (change.status) await followUp({ db: tx, clock, publicUrl }, { ...ours, status: change.status });
      return "done";
    });
  } catch (error) {
    // The order belongs to another donation of ours.
    if (isUniqueViolation(error)) return "different";
    throw error;
  }
}

/** Records that we asked and the donation is still pending. @param problem why the provider gave no answer, or null */
export async function recordStillPending(
  { db, clock }: System,
  extOrderId: string,
  problem: string | null,
): Promise<void> {
  await changeRows(
    db,
    "donations",
    { ext_order_id: extOrderId, status: "PENDING" },
    { asked_at: clock.now(), last_error: problem === null ? null : beginningOf(problem, MAX_REASON_LENGTH) },
  );
}
