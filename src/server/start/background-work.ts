import type { System } from "../context.ts";
import type { BackgroundJobs } from "../jobs-queue/background-jobs.ts";
import { pictureEmbedder } from "../mail/letter.pictures.ts";
import { startSendingLetters } from "../mail/letter.sending.ts";
import { smtpSender } from "../mail/smtp.ts";
import { finishIssues } from "../newsletters/newsletter.sending.commands.ts";
import { startSendingNewsletters } from "../newsletters/newsletter.sending.ts";
import { startMonthlyGifts } from "../payments/monthly/monthly.work.ts";
import type { PaymentProvider } from "../payments/payment.provider.ts";
import { startReconciliation } from "../payments/reconciliation.ts";
import { startSandboxNotices } from "../payments/sandbox/sandbox.notices.ts";
import type { PhotoStore } from "../photos/photo.store.ts";
import { startPhotoSweep } from "../photos/photo.sweep.ts";
import type { Settings } from "../settings.ts";
import { startScheduledWork } from "./scheduled-work.ts";

type Work = System & {
  photoStore: PhotoStore;
  jobs: BackgroundJobs;
  /** The base address of links in letters. */
  publicUrl: string;
  /** The secret that signs the tokens of links. */
  signingKey: string;
  payments?: PaymentProvider | undefined;
};

/**
 * Starts the background work of a server: work at fixed times, newsletters, and the deletion of unused picture files. With
 * a mail server it also sends letters (rules §6); with a payment provider it asks about donations without a notice, and
 * charges monthly gifts (rules §7). `jobs.stop()` ends it.
 */
export async function startBackgroundWork(
  { db, clock, photoStore, jobs, publicUrl, signingKey, payments }: Work,
  { smtpUrl, mailFrom }: Pick<Settings, "smtpUrl" | "mailFrom">,
): Promise<void> {
  await startScheduledWork({ db, clock, jobs, publicUrl, signingKey });
  await startSendingNewsletters({ db, clock, jobs, publicUrl });
  await startPhotoSweep({ db, store: photoStore, jobs });
  const embedPictures = pictureEmbedder({ db, photoStore });
  if (smtpUrl) {
    const send = smtpSender(smtpUrl, mailFrom, embedPictures);
    await startSendingLetters({ db, clock, jobs, signingKey, send }, () => finishIssues({ db, clock }));
  }
  if (payments) await startReconciliation({ db, clock, jobs, provider: payments, publicUrl });
  if (payments) await startMonthlyGifts({ db, clock, jobs, provider: payments, publicUrl });
  if (payments?.sandbox) await startSandboxNotices({ db, clock, jobs, sandbox: payments.sandbox });
}
