import type { System } from "../../database/context.ts";
import type { BackgroundJobs } from "../../platform/background/background-jobs.ts";
import { sendRequest } from "../../platform/http/outgoing-request.ts";
import type { Sandbox } from "../payment.provider.ts";
import { signatureHeader } from "../payu.signature.ts";
import { markRefundsTold, untoldRefunds } from "./sandbox.refunds.ts";
import { isUntold, markNotified, ordersToNotify, orderToNotify, type StoredOrder } from "./sandbox.store.ts";

const SWEEP_EVERY_MS = 2_000;
const MAX_WAIT_MS = 3_000;

type Work = System & { sandbox: Sandbox };

/**
 * Our own address instead of the public one: behind a proxy this server may not reach itself there. The demonstration's
 * orders have only a path.
 */
function reachable(url: string, { publicUrl, ownAddress }: Sandbox): string {
  const address = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  return address.startsWith("/") ? ownAddress() + address : address;
}

/**
 * Sends the signed notices that an order has ended and that something of it was given back, over HTTP as PayU does.
 * @throws Error when one was not accepted
 */
export async function sendNotices({ db, clock, sandbox }: Work, order: StoredOrder): Promise<void> {
  const { orderId, extOrderId, notifyUrl, currencyCode, status } = order;
  if (await isUntold(db, orderId)) {
    const total = { totalAmount: String(order.totalAmount), currencyCode };
    await sendNotice(sandbox, notifyUrl, { order: { orderId, extOrderId, notifyUrl, ...total, status } });
    await markNotified(db, orderId, clock.now());
  }
  for (const { number, amount, at } of await untoldRefunds(db, orderId)) {
    const times = { statusDateTime: at.toISOString(), refundDate: at.toISOString() };
    const words = { reason: "refund", reasonDescription: "refund" };
    const refund = { refundId: number, amount: String(amount), currencyCode, status: "FINALIZED", ...times, ...words };
    await sendNotice(sandbox, notifyUrl, { orderId, extOrderId, refund });
    await markRefundsTold(db, { number }, clock.now());
  }
}

async function sendNotice(sandbox: Sandbox, notifyUrl: string, notice: object): Promise<void> {
  const body = Buffer.from(JSON.stringify(notice));
  const answer = await sendRequest(new URL(reachable(notifyUrl, sandbox)), {
    method: "POST",
    headers: { "content-type": "application/json", ...signatureHeader(body, sandbox.secondKey) },
    body,
    timeoutMs: MAX_WAIT_MS,
  });
  if (answer.status !== 200) throw new Error(`The notice was answered ${answer.status}.`);
}

/** Sends notices again that were not accepted at once, also after a restart. */
export async function startSandboxNotices({ jobs, ...work }: Work & { jobs: BackgroundJobs }): Promise<void> {
  const { db, clock } = work;
  await jobs.work<{ id: number }>({
    queue: "sandbox-notices",
    async handle({ id }, isLastTry) {
      const order = await orderToNotify(db, id);
      if (!order) return;
      try {
        await sendNotices(work, order);
      } catch (error) {
        if (isLastTry) {
          await markNotified(db, order.orderId, clock.now());
          await markRefundsTold(db, order, clock.now());
        }
        throw error;
      }
    },
    sweep: { everyMs: SWEEP_EVERY_MS, find: () => ordersToNotify(db) },
  });
}
