import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import type { BackgroundJobs, RetryRules } from "../jobs-queue/background-jobs.ts";
import { handOver, type Running } from "../jobs-queue/hand-over.ts";
import { hear, noteAsked, noteFailure, type Word } from "./donation.commands.ts";
import { statusOfPayu } from "./donation.process.ts";
import type { PaymentProvider } from "./payment.provider.ts";
import { PayuError } from "./payu.calls.ts";
import { type Patience, type Unsettled, unsettledDonation, unsettledWithoutJob } from "./reconciliation.queries.ts";

/** The queue of donations that are asked about: one job a donation, keyed by its id. */
const UNSETTLED = "unsettled-donations";
const MINUTE_MS = 60_000;
/** Notices come within minutes; PayU ends an order that nobody pays after a day. */
const PATIENCE: Patience = { firstMs: 15 * MINUTE_MS, lastMs: 24 * 60 * MINUTE_MS };
/** Only the database can fail a job: what the provider does not answer is written down and asked again later. */
const RETRY: RetryRules = { retryLimit: 5, retryDelay: 10, retryDelayMax: 300 };
const LOOK_EVERY_MS = 10_000;

const NEVER_ORDERED = "The provider's answer to the order never came; nobody was sent to pay.";
const NO_END = "The provider told of no end within a day.";

type Work = { db: Db; clock: Clock; provider: PaymentProvider };

/**
 * Asks the provider about donations of which no notice came (a lost notice, a server killed at the wrong moment), again
 * and again with growing pauses, until it tells of an end or a day has passed. What it says goes the way of every notice.
 * @returns what ends it; the jobs themselves are stopped by their owner
 */
export async function openReconciliation(
  { jobs, ...work }: Work & { jobs: BackgroundJobs },
  {
    patience = PATIENCE,
    lookEveryMs = LOOK_EVERY_MS,
    log = () => {},
  }: { patience?: Patience; lookEveryMs?: number; log?: (line: string) => void } = {},
): Promise<Running> {
  const { db, clock, provider } = work;
  await jobs.work<{ id: number }>({
    queue: UNSETTLED,
    retry: RETRY,
    handle: ({ id }) => settle(work, id, patience),
  });
  const find = () => unsettledWithoutJob(db, { queue: UNSETTLED, isTest: provider.isTest, now: clock.now(), patience });
  return handOver(jobs, { queue: UNSETTLED, everyMs: lookEveryMs, find, log });
}

async function settle(work: Work, id: number, { lastMs }: Patience): Promise<void> {
  const donation = await unsettledDonation(work.db, id);
  if (!donation) return;
  if (donation.orderId === null) return noteFailure(work, donation.extOrderId, NEVER_ORDERED);
  const problem = await ask(work, donation, donation.orderId);
  const isOver = work.clock.now().getTime() - donation.createdAt.getTime() >= lastMs;
  // Either changes nothing when an end was told.
  if (isOver) await noteFailure(work, donation.extOrderId, problem ?? NO_END);
  else await noteAsked(work, donation.extOrderId, problem);
}

/** @returns why nothing was learned, or null */
async function ask({ provider, ...work }: Work, donation: Unsettled, orderId: string): Promise<string | null> {
  try {
    const order = await provider.client.findOrder(orderId);
    // Nobody can pay an order that the provider does not know.
    const word: Word = order
      ? { ...order, extOrderId: donation.extOrderId, status: statusOfPayu(order.status) }
      : { ...donation, orderId, status: "CANCELED" };
    const heard = await hear(work, word);
    return heard === "done" ? null : "The provider knows the order with another amount, currency or id.";
  } catch (error) {
    if (error instanceof PayuError) return error.message;
    throw error;
  }
}
