import type pg from "pg";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import { startBackgroundJobs } from "../jobs-queue/background-jobs.ts";
import type { Running } from "../jobs-queue/hand-over.ts";
import { openPostOffice } from "../mail/post-office.ts";
import { smtpSender } from "../mail/smtp.ts";
import type { Settings } from "../settings.ts";

/**
 * Starts what a server does besides answering: letters, when there is a mail server (decisions §6).
 * @returns what ends it: no new job is begun, and the one in hand is finished
 */
export async function startBackgroundWork(
  { db, clock, where }: { db: Db; clock: Clock; where: pg.ClientConfig },
  { smtpUrl, mailFrom }: Pick<Settings, "smtpUrl" | "mailFrom">,
  log: (line: string) => void,
): Promise<Running> {
  const jobs = await startBackgroundJobs(where, log);
  const running: Running[] = [];
  if (smtpUrl) {
    running.push(await openPostOffice({ db, clock, jobs, send: smtpSender(smtpUrl, mailFrom) }, { log }));
  }
  return {
    async stop() {
      await Promise.all(running.map((work) => work.stop()));
      await jobs.stop();
    },
  };
}
