import type { BackgroundJobs } from "../platform/background/background-jobs.ts";
import { remarks } from "../texts/en/remarks.ts";
import { applyProviderStatus, type PaymentContext, recordFailure, recordStillPending } from "./donation.commands.ts";
import { statusOfPayu } from "./donation.process.ts";
import { PayuError } from "./payu.calls.ts";
import {
  donationsToAskAbout,
  LAST_ASKED_AFTER_MS,
  type Unsettled,
  unsettledDonation,
} from "./reconciliation.queries.ts";

const SWEEP_EVERY_MS = 10_000;

/**
 * Asks the provider about donations without a notice: it was lost, or a server was killed at the wrong moment. We ask with
 * growing pauses until the donation is settled or a day has passed. An answer is applied like a notice.
 */
export async function startReconciliation(
  { jobs, ...context }: PaymentContext & { jobs: BackgroundJobs },
  everyMs = SWEEP_EVERY_MS,
): Promise<void> {
  const { db, clock, provider } = context;
  await jobs.work<{ id: number }>({
    queue: "unsettled-donations",
    handle: ({ id }) => settleDonation(context, id),
    sweep: { everyMs, find: () => donationsToAskAbout(db, provider.isTest, clock.now()) },
  });
}

async function settleDonation(context: PaymentContext, id: number): Promise<void> {
  const donation = await unsettledDonation(context.db, id, context.clock.now());
  if (!donation) return;
  if (donation.orderId === null) return recordFailure(context, donation.extOrderId, remarks.donations.neverOrdered);
  const problem = await askProvider(context, donation, donation.orderId);
  const isOver = context.clock.now().getTime() - donation.createdAt.getTime() >= LAST_ASKED_AFTER_MS;
  // Neither of these changes a donation that has been settled meanwhile.
  if (isOver) await recordFailure(context, donation.extOrderId, problem ?? remarks.donations.noEnd);
  else await recordStillPending(context, donation.extOrderId, problem);
}

/** Asks the provider and applies its answer. @returns why that was not possible, or null */
async function askProvider(
  { provider, ...context }: PaymentContext,
  donation: Unsettled,
  orderId: string,
): Promise<string | null> {
  try {
    const order = await provider.client.findOrder(orderId);
    // An order that the provider does not know can never be paid.
    const outcome = await applyProviderStatus(
      context,
      order
        ? { ...order, extOrderId: donation.extOrderId, status: statusOfPayu(order.status) }
        : { ...donation, orderId, status: "CANCELED" },
    );
    return outcome === "done" ? null : remarks.donations.different;
  } catch (error) {
    if (error instanceof PayuError) return error.message;
    throw error;
  }
}
