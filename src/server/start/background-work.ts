import type pg from "pg";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import { startBackgroundJobs } from "../jobs-queue/background-jobs.ts";
import { startCleanUp } from "../jobs-queue/clean-up.ts";
import type { Running } from "../jobs-queue/hand-over.ts";
import { openPostOffice } from "../mail/post-office.ts";
import { smtpSender } from "../mail/smtp.ts";
import { startSendingNewsletters } from "../newsletters/newsletter.sending.ts";
import type { PaymentProvider } from "../payments/payment.provider.ts";
import { openReconciliation } from "../payments/reconciliation.ts";
import { openSandboxNotices } from "../payments/sandbox/sandbox.notices.ts";
import type { PhotoStore } from "../photos/photo.store.ts";
import { openPhotoSweep } from "../photos/photo.sweep.ts";
import type { Settings } from "../settings.ts";

type Work = {
  db: Db;
  clock: Clock;
  photoStore: PhotoStore;
  where: pg.ClientConfig;
  /** Where the links of letters lead. */
  publicUrl: string;
  payments?: PaymentProvider | undefined;
};

/**
 * Starts what a server does besides answering: the clean-ups of rows and of pictures' files, newsletters, and letters when
 * there is a mail server (decisions §6), and asking the payment provider, when there is one, about donations that it tells
 * nothing of (decisions §7).
 * @returns what ends it: no new job is begun, and the one in hand is finished
 */
export async function startBackgroundWork(
  { db, clock, photoStore, where, publicUrl, payments }: Work,
  { smtpUrl, mailFrom }: Pick<Settings, "smtpUrl" | "mailFrom">,
  log: (line: string) => void,
): Promise<Running> {
  const jobs = await startBackgroundJobs(where, log);
  await startCleanUp({ db, clock, jobs });
  const running: Running[] = [];
  running.push(await startSendingNewsletters({ db, clock, jobs, publicUrl }, { log }));
  running.push(await openPhotoSweep({ db, store: photoStore, jobs }, { log }));
  if (smtpUrl) {
    running.push(await openPostOffice({ db, clock, jobs, send: smtpSender(smtpUrl, mailFrom) }, { log }));
  }
  if (payments) running.push(await openReconciliation({ db, clock, jobs, provider: payments }, { log }));
  if (payments?.sandbox) running.push(await openSandboxNotices({ db, clock, jobs, sandbox: payments.sandbox }, log));
  return {
    async stop() {
      await Promise.all(running.map((work) => work.stop()));
      await jobs.stop();
    },
  };
}
