import type { System } from "../../context.ts";
import type { BackgroundJobs } from "../../jobs-queue/background-jobs.ts";
import type { Sandbox } from "../payment.provider.ts";
import { signatureHeader } from "../payu.signature.ts";
import { type KeptOrder, noteNotified, ordersToNotify, orderToNotify } from "./sandbox.queries.ts";

const SWEEP_EVERY_MS = 2_000;
const MAX_WAIT_MS = 3_000;

type Work = System & { sandbox: Sandbox };

/** This server may not reach itself at the address that people use, as behind a proxy; the demonstration gives a path. */
function reachable(url: string, { publicUrl, ownAddress }: Sandbox): string {
  const address = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  return address.startsWith("/") ? ownAddress() + address : address;
}

/** Sends the signed notice of an order's end, over HTTP as PayU does. @throws when it was not taken */
export async function sendNotice({ db, clock, sandbox }: Work, order: KeptOrder): Promise<void> {
  const { orderId, extOrderId, notifyUrl, currencyCode, status } = order;
  const total = { totalAmount: String(order.totalAmount), currencyCode };
  const body = Buffer.from(JSON.stringify({ order: { orderId, extOrderId, notifyUrl, ...total, status } }));
  const response = await fetch(reachable(notifyUrl, sandbox), {
    method: "POST",
    headers: { "content-type": "application/json", ...signatureHeader(body, sandbox.secondKey) },
    body,
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The notice was answered ${response.status}.`);
  await noteNotified(db, orderId, clock.now());
}

/** Sends notices again that were not taken at once, also after a restart. */
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
        if (isLastTry) await noteNotified(db, order.orderId, clock.now());
        throw error;
      }
    },
    sweep: { everyMs: SWEEP_EVERY_MS, find: () => ordersToNotify(db) },
  });
}
