import type { WithPayments } from "../../giving/payment.provider.ts";
import type { WorkParts } from "../../parts/area-work.ts";
import { pictureEmbedder } from "../../platform/mail/letter.pictures.ts";
import { startSendingLetters } from "../../platform/mail/letter.sending.ts";
import { smtpSender } from "../../platform/mail/smtp.ts";
import { KEYS } from "../keys.ts";
import { WORK } from "../work.ts";
import { startScheduledWork } from "./scheduled-work.ts";

/** Starts the background work of all areas; with a mail server also sends letters (rules §6). `jobs.stop()` ends it. */
export async function startBackgroundWork({ payments, ...parts }: WorkParts & WithPayments): Promise<void> {
  await startScheduledWork(parts);
  for (const start of WORK.workers) await start({ ...parts, payments, keys: KEYS });
  const { smtpUrl, mailFrom } = parts.settings;
  if (!smtpUrl) return;
  const send = smtpSender(smtpUrl, mailFrom, pictureEmbedder(parts));
  await startSendingLetters({ ...parts, send }, async () => {
    for (const run of WORK.afterLetter) await run(parts);
  });
}
