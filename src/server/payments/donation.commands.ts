import { randomUUID } from "node:crypto";
import { DONATION_CURRENCY, type DonationStatus, groszeOf } from "../../contract/donations.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import { inTransaction, type System } from "../context.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { HttpProblem } from "../http/errors.ts";
import { countUse } from "../http/throttle.ts";
import { remarks } from "../texts/en/remarks.ts";
import { contradicts, FIRST_STATUS, follows } from "./donation.process.ts";
import type { PaymentProvider } from "./payment.provider.ts";
import { PayuError } from "./payu.calls.ts";
import { returnUrl } from "./return-url.ts";

const LONGEST_REASON = 500;

/** Stores the donation before the provider is called. @throws HttpProblem 429 */
function begin(system: System, { amountGrosze, address, isTest }: Begun): Promise<string> {
  return inTransaction(system, async (within) => {
    await countUse(within, { kind: "donation", address });
    const extOrderId = randomUUID();
    await within.db
      .insertInto("donations")
      .values({
        ext_order_id: extOrderId,
        amount_grosze: amountGrosze,
        currency: DONATION_CURRENCY,
        status: FIRST_STATUS,
        is_test: isTest,
        created_at: within.clock.now(),
      })
      .execute();
    return extOrderId;
  });
}
type Begun = { amountGrosze: number; address: string; isTest: boolean };

/** Notes the provider's id of the order, unless a notice came first. */
async function noteOrder(db: Db, extOrderId: string, orderId: string): Promise<void> {
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
 */
export async function noteFailure({ db, clock }: System, extOrderId: string, reason: string): Promise<void> {
  await db
    .updateTable("donations")
    .set({ status: "FAILED", settled_at: clock.now(), last_error: reason.slice(0, LONGEST_REASON) })
    .where("ext_order_id", "=", extOrderId)
    .where("status", "=", "PENDING")
    .execute();
}

/**
 * Begins a donation (rules §7): the row is committed first, then the provider makes an order, once. If that fails,
 * nobody was sent to the payment page, so nothing is charged.
 * @param wanted.amount in PLN, checked
 * @param wanted.address of the donor; the provider asks for it, and it is what the limit counts
 * @returns where the donor pays
 * @throws HttpProblem 429; 502 when the provider cannot be reached or makes no order; the reason is stored
 */
export async function donate(
  { provider, publicUrl, ...work }: System & { provider: PaymentProvider; publicUrl: string },
  { amount, address }: { amount: number; address: string },
): Promise<{ url: string }> {
  const amountGrosze = groszeOf(amount);
  const extOrderId = await begin(work, { amountGrosze, address, isTest: provider.isTest });
  try {
    const { orderId, redirectUri } = await provider.client.createOrder({
      extOrderId,
      amountGrosze,
      customerIp: address,
      notifyUrl: `${publicUrl}/api/payment/payu/notify`,
      continueUrl: returnUrl(publicUrl, extOrderId),
    });
    await noteOrder(work.db, extOrderId, orderId);
    return { url: redirectUri };
  } catch (error) {
    if (!(error instanceof PayuError)) throw error;
    await noteFailure(work, extOrderId, error.message);
    throw new HttpProblem(502, formTexts().donations.failed);
  }
}

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

/** What a provider's status changes: a state that may follow, or a remark for admins; nothing when it came before. */
function changeBy(ours: { status: DonationStatus }, { status }: ProviderStatus, now: Date) {
  if (follows(ours.status, status)) return { status, settled_at: now, last_error: null };
  return contradicts(ours.status, status) ? { last_error: remarks.donations.contradicted } : {};
}

/**
 * Applies what the provider says of a donation: the one way in which a donation changes, whether a notice came or we
 * asked, however often and in whatever order. States only go forward; the transaction is committed when this resolves.
 */
export async function applyProviderStatus({ db, clock }: System, status: ProviderStatus): Promise<StatusOutcome> {
  try {
    return await db.transaction().execute(async (tx) => {
      const ours = await find(tx, status);
      if (!ours) return "unknown";
      if (!isSame(ours, status)) return "different";
      await tx
        .updateTable("donations")
        .set({ provider_order_id: status.orderId, ...changeBy(ours, status, clock.now()) })
        .where("id", "=", ours.id)
        .execute();
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
    .set({ asked_at: clock.now(), last_error: problem?.slice(0, LONGEST_REASON) ?? null })
    .where("ext_order_id", "=", extOrderId)
    .where("status", "=", "PENDING")
    .execute();
}
