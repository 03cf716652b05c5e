import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../../../src/server/database/pool.ts";
import { header, type MailServer, startMailServer } from "../../../test/server/support/mail-server.ts";
import { until } from "../../../test/server/support/until.ts";
import { launchOne } from "../../../test/support/database-pair.ts";
import { urlOf } from "../../../test/support/postgres.ts";
import type { Experiment } from "../experiment.ts";
import { type Stage, underWork } from "../stage.ts";
import { msSince } from "./with-one.ts";

/** How long the first mail server takes to say that it has taken a letter, in milliseconds: meanwhile its sender is stopped. */
const HANDING_OVER_MS = 400;
/** A server that gives no sign of life loses its jobs within a minute; a busy machine takes longer. */
const TAKEN_OVER_WITHIN_MS = 240_000;
/** While everybody waits for that, people work slowly. */
const SLOWLY_MS = 400;

async function untilSent(db: Db, upTo: number): Promise<void> {
  const letters = db.selectFrom("letters").select("id").where("id", "<=", upTo).where("sent_at", "is", null);
  for (const end = performance.now() + TAKEN_OVER_WITHIN_MS; performance.now() < end; await wait(500))
    if ((await letters.execute()).length === 0) return;
  throw new Error("The other server never sent the letters of the one that was stopped.");
}

/** How often each letter arrived more than once. */
function sentAgain(mails: readonly MailServer[]): number {
  const ids = mails.flatMap(({ received }) => received.map((letter) => header(letter, "Message-ID")));
  return ids.length - new Set(ids).size;
}

async function stopOne({ servers: [first], db, work }: Stage, mails: readonly [MailServer, MailServer]) {
  const [slow] = mails;
  slow.slowMs = HANDING_OVER_MS;
  const before = slow.received.length;
  await until(() => slow.received.length > before, Boolean, 5);
  first?.send("SIGSTOP");
  const since = performance.now();
  work.pauseMs = SLOWLY_MS;
  const { last } = await db
    .selectFrom("letters")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  await untilSent(db, last);
  const figures: Record<string, number> = { "all jobs taken over ms": msSince(since) };
  first?.send("SIGCONT");
  await wait(3_000);
  figures["letters sent again"] = sentAgain(mails);
  return figures;
}

/** A server stops in the middle of its background work, as a machine that hangs, and goes on when another has taken it. */
export const HELD_JOBS: Experiment = {
  name: "held-jobs",
  about: "one of two servers stops while it hands over a letter, and goes on later",
  async run(_round, stack) {
    const database = await launchOne();
    stack.defer(() => database.end());
    const mails = [await startMailServer(), await startMailServer()] as const;
    for (const mail of mails) stack.defer(() => mail.close());
    const settingsOf = (which: number) => ({ SMTP_URL: mails[which]?.url ?? "", MAIL_FROM: "shelter@shelter.test" });
    const options = { databaseUrl: urlOf(database.address), servers: 2, settingsOf };
    const outcome = await underWork(stack, options, (stage) => stopOne(stage, mails));
    // The letter whose answer the stopped server never read goes out again under the same Message-ID; no other may.
    const again = outcome.figures["letters sent again"] ?? 0;
    return again > 1 ? { ...outcome, wrong: [...outcome.wrong, `${again} letters arrived twice`] } : outcome;
  },
};
