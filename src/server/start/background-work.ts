import type pg from "pg";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import { startBackgroundJobs } from "../jobs-queue/background-jobs.ts";
import { openPostOffice } from "../mail/post-office.ts";
import { smtpSender } from "../mail/smtp.ts";
import type { Settings } from "../settings.ts";

/** What a server does besides answering. */
export type BackgroundWork = { stop(): Promise<void> };

/**
 * Starts the work in the background that the settings ask for: letters, when there is a mail server (decisions §6).
 * @returns what ends it: the job in hand is finished first; undefined when there is nothing to do
 */
export async function startBackgroundWork(
  { db, clock, where }: { db: Db; clock: Clock; where: pg.ClientConfig },
  { smtpUrl, mailFrom }: Pick<Settings, "smtpUrl" | "mailFrom">,
  log: (line: string) => void,
): Promise<BackgroundWork | undefined> {
  if (!smtpUrl) return undefined;
  const jobs = await startBackgroundJobs(where, log);
  const postOffice = await openPostOffice({ db, clock, jobs, send: smtpSender(smtpUrl, mailFrom) }, { log });
  return {
    async stop() {
      await postOffice.stop();
      await jobs.stop();
    },
  };
}
