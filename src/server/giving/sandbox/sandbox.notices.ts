import type { BackgroundJobs } from "../../platform/background/background-jobs.ts";
import type { System } from "../../platform/context.ts";
import { sendRequest } from "../../platform/http/outgoing-request.ts";
import type { Sandbox } from "../payment.provider.ts";
import { signatureHeader } from "../payu.signature.ts";
import { markNotified, ordersToNotify, orderToNotify, type StoredOrder } from "./sandbox.store.ts";

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

/** Sends the signed notice that an order has ended, over HTTP as PayU does. @throws Error when it was not accepted */
export async function sendNotice({ db, clock, sandbox }: Work, order: StoredOrder): Promise<void> {
  const { orderId, extOrderId, notifyUrl, currencyCode, status } = order;
  const total = { totalAmount: String(order.totalAmount), currencyCode };
  const body = Buffer.from(JSON.stringify({ order: { orderId, extOrderId, notifyUrl, ...total, status } }));
  const answer = await sendRequest(new URL(reachable(notifyUrl, sandbox)), {
    method: "POST",
    headers: { "content-type": "application/json", ...signatureHeader(body, sandbox.secondKey) },
    body,
    timeoutMs: MAX_WAIT_MS,
  });
  if (answer.status !== 200) throw new Error(`The notice was answered ${answer.status}.`);
  await markNotified(db, orderId, clock.now());
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
        await sendNotice(work, order);
      } catch (error) {
        if (isLastTry) await markNotified(db, order.orderId, clock.now());
        throw error;
      }
    },
    sweep: { everyMs: SWEEP_EVERY_MS, find: () => ordersToNotify(db) },
  });
}
