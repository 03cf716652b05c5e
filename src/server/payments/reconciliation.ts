import type { BackgroundJobs } from "../jobs-queue/background-jobs.ts";
import { remarks } from "../texts/en/remarks.ts";
import { applyProviderStatus, noteAsked, noteFailure, type Work } from "./donation.commands.ts";
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
 * Asks the provider about donations of which no notice came (a lost notice, a server killed at the wrong moment), again
 * and again with growing pauses, until it tells of an end or a day has passed. Its answer is applied like a notice.
 */
export async function startReconciliation(
  { jobs, ...work }: Work & { jobs: BackgroundJobs },
  everyMs = SWEEP_EVERY_MS,
): Promise<void> {
  const { db, clock, provider } = work;
  await jobs.work<{ id: number }>({
    queue: "unsettled-donations",
    handle: ({ id }) => settle(work, id),
    sweep: { everyMs, find: () => donationsToAskAbout(db, provider.isTest, clock.now()) },
  });
}

async function settle(work: Work, id: number): Promise<void> {
  const donation = await unsettledDonation(work.db, id, work.clock.now());
  if (!donation) return;
  if (donation.orderId === null) return noteFailure(work, donation.extOrderId, remarks.donations.neverOrdered);
  const problem = await ask(work, donation, donation.orderId);
  const isOver = work.clock.now().getTime() - donation.createdAt.getTime() >= LAST_ASKED_AFTER_MS;
  // Neither changes a donation that is settled by now.
  if (isOver) await noteFailure(work, donation.extOrderId, problem ?? remarks.donations.noEnd);
  else await noteAsked(work, donation.extOrderId, problem);
}

/** Asks the provider and applies what it says. @returns why that was not possible, or null */
async function ask({ provider, ...work }: Work, donation: Unsettled, orderId: string): Promise<string | null> {
  try {
    const order = await provider.client.findOrder(orderId);
    // Nobody can pay an order that the provider does not know.
    const outcome = await applyProviderStatus(
      work,
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
