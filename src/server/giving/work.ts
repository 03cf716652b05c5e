import type { AreaWork, WorkParts } from "../parts/area-work.ts";
import { startMonthlyGifts } from "./charging/monthly.work.ts";
import type { WithPayments } from "./payment.provider.ts";
import { startReconciliation } from "./reconciliation.ts";
import { startSandboxNotices } from "./sandbox/sandbox.notices.ts";

/** With a payment provider: asks about donations without a notice, and charges monthly gifts (rules §7). */
async function startPayments({ payments, ...parts }: WorkParts & WithPayments): Promise<void> {
  if (!payments) return;
  await startReconciliation({ ...parts, provider: payments });
  await startMonthlyGifts({ ...parts, provider: payments });
  if (payments.sandbox) await startSandboxNotices({ ...parts, sandbox: payments.sandbox });
}

export const GIVING_WORK: AreaWork<WithPayments> = { workers: [startPayments] };
