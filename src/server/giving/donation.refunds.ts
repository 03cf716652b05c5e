import { inTransaction, type System } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { changeRows } from "../database/rows.ts";
import { lockDonation, type StatusOutcome } from "./donation.commands.ts";
import { queueRefundLetter } from "./gift.letters.ts";
import type { PayuRefund } from "./payu.client.ts";

/** A refund is money that has left us only in this state; one that waits or was called off changes nothing. */
const GIVEN_BACK = "FINALIZED";

type RefundNotice = { orderId: string; extOrderId?: string | undefined; refund: PayuRefund };
type Stored = NonNullable<Awaited<ReturnType<typeof lockDonation>>>;

const isSameOrder = (ours: Stored, { orderId, refund }: RefundNotice): boolean =>
  (ours.provider_order_id ?? orderId) === orderId && (refund.currencyCode ?? ours.currency) === ours.currency;

/**
 * Applies the provider's notice that something was given back. Notices come repeatedly, late, and before that of the payment
 * itself: each refund counts once, by the provider's number of it, and the gift's own state only goes forward.
 */
export function applyProviderRefund(
  system: System & { publicUrl: string },
  notice: RefundNotice,
): Promise<StatusOutcome> {
  const { refund } = notice;
  return inTransaction(system, async (within) => {
    const ours = await lockDonation(within.db, notice);
    if (!ours) return "unknown";
    if (!isSameOrder(ours, notice)) return "different";
    if (refund.status !== GIVEN_BACK || (await isKnown(within.db, ours.id, refund.refundId))) return "done";
    if (ours.refunded_grosze + refund.amount > ours.amount_grosze) return "different";
    await store(within, ours, refund);
    return "done";
  });
}

async function isKnown(tx: Db, donationId: number, number: string): Promise<boolean> {
  const known = tx.selectFrom("donation_refunds").select("id").where("donation_id", "=", donationId);
  return (await known.where("number", "=", number).executeTakeFirst()) !== undefined;
}

/** A gift that has arrived is given back now; of any other one it counts once the payment is told of. */
async function store(
  system: System & { publicUrl: string },
  { id, status, amount_grosze, refunded_grosze }: Stored,
  { refundId: number, amount, at = system.clock.now() }: PayuRefund,
): Promise<void> {
  const { db: tx, publicUrl } = system;
  await tx
    .insertInto("donation_refunds")
    .values({ donation_id: id, number, amount_grosze: amount, refunded_at: at })
    .execute();
  const refunded = refunded_grosze + amount;
  const hasArrived = status === "COMPLETED";
  await changeRows(tx, "donations", id, {
    refunded_grosze: refunded,
    ...(hasArrived && refunded === amount_grosze && { status: "Refunded" }),
  });
  if (hasArrived) await queueRefundLetter(system, id, amount, publicUrl);
}
