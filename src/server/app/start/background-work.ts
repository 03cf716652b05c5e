import { startMonthlyGifts } from "../../giving/monthly/monthly.work.ts";
import type { PaymentProvider } from "../../giving/payment.provider.ts";
import { startReconciliation } from "../../giving/reconciliation.ts";
import { startSandboxNotices } from "../../giving/sandbox/sandbox.notices.ts";
import { finishIssues } from "../../outreach/newsletters/newsletter.sending.commands.ts";
import { startSendingNewsletters } from "../../outreach/newsletters/newsletter.sending.ts";
import type { BackgroundJobs } from "../../platform/background/background-jobs.ts";
import type { System } from "../../platform/context.ts";
import { pictureEmbedder } from "../../platform/mail/letter.pictures.ts";
import { startSendingLetters } from "../../platform/mail/letter.sending.ts";
import { smtpSender } from "../../platform/mail/smtp.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { startPhotoSweep } from "../../platform/photos/photo.sweep.ts";
import type { Settings } from "../../platform/settings/settings.ts";
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
