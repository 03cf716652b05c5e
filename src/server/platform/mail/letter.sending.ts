import { setTimeout as wait } from "node:timers/promises";
import { beginningOf } from "../../../contract/platform/whole-text.ts";
import type { System } from "../../database/context.ts";
import { remarks } from "../../texts/en/remarks.ts";
import type { BackgroundJobs } from "../background/background-jobs.ts";
import { LOOK_EVERY_MS } from "../background/due-jobs.ts";
import { giveUpUncertain, markHandedOver, markSent, recordFailedAttempt } from "./letter.commands.ts";
import { LETTERS, lettersWithoutJob } from "./letter.jobs.ts";
import { fillLink, type LetterOffice } from "./letter.links.ts";
import { type WaitingLetter, waitingLetter } from "./letter.queries.ts";
import { isRefusedForGood, mayHaveArrived, type SendMail } from "./smtp.ts";

const MAX_REASON_LENGTH = 500;
/** Why a letter that is sent at most once was not sent again. */
export const UNCERTAIN = remarks.letters.uncertain;
/** How often it is tried to record what the mail server did. */
const RECORD_TRIES = { count: 10, pauseMs: 500 } as const;

type Work = LetterOffice & { send: SendMail };

/**
 * Sends the letters of the outbox, in the order in which they were written. A letter is given its job within half a second
 * of its commit, by any server that sends letters. It has one job at a time, which reads the row before it sends, so nothing
 * is sent twice. There is one exception: when a process is killed after the mail server has accepted a letter and before this
 * is recorded, the letter is sent again with the same Message-ID. Letters that are sent at most once, such as newsletters, are
 * given up instead (docs/decisions/0013).
 * @param afterEach runs after each letter, whatever became of it
 */
export async function startSendingLetters(
  { jobs, ...work }: Work & { jobs: BackgroundJobs },
  afterEach: () => Promise<void> = async () => {},
): Promise<void> {
  await jobs.work<{ id: number }>({
    queue: LETTERS,
    async handle({ id }, isLastTry) {
      try {
        await deliver(work, id, isLastTry);
      } finally {
        await afterEach();
      }
    },
    sweep: { everyMs: LOOK_EVERY_MS, find: lettersWithoutJob(work.db) },
  });
}

/** Sends one letter and records the result. @throws Error with the mail server's reason, so that the job is tried again */
async function deliver({ send, ...office }: Work, id: number, isLastTry: boolean): Promise<void> {
  const { db, clock } = office;
  const stored = await waitingLetter(db, id);
  if (!stored || !(await mayHandOver({ db, clock }, stored))) return;
  const letter = await fillLink(office, stored);
  if (!letter) return recordFailedAttempt(db, id, remarks.letters.linkExpired, clock.now());
  try {
    await send(letter);
  } catch (error) {
    if (letter.atMostOnce && mayHaveArrived(error)) {
      return retryWhileDatabaseIsAway(() => giveUpUncertain(db, id, UNCERTAIN, clock.now()));
    }
    const isOver = isLastTry || isRefusedForGood(error);
    const reason = beginningOf((error as Error).message, MAX_REASON_LENGTH);
    await retryWhileDatabaseIsAway(() => recordFailedAttempt(db, id, reason, isOver ? clock.now() : null));
    if (isRefusedForGood(error)) return;
    throw new Error(reason, { cause: error });
  }
  await retryWhileDatabaseIsAway(() => markSent(db, id, clock.now()));
}

/** Whether a letter may be sent. One that is sent at most once is given up if a process died while handing it over. */
async function mayHandOver({ db, clock }: System, { id, atMostOnce, handedOverAt }: WaitingLetter): Promise<boolean> {
  if (!atMostOnce) return true;
  if (handedOverAt === null) return markHandedOver(db, id, clock.now());
  await giveUpUncertain(db, id, UNCERTAIN, clock.now());
  return false;
}

/** Tries for a few seconds: a database that restarts is soon back. */
async function retryWhileDatabaseIsAway(record: () => Promise<void>): Promise<void> {
  for (let left = RECORD_TRIES.count; ; left--) {
    try {
      return await record();
    } catch (error) {
      if (left <= 1) throw error;
      await wait(RECORD_TRIES.pauseMs);
    }
  }
}
