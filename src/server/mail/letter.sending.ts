import { setTimeout as wait } from "node:timers/promises";
import type { System } from "../context.ts";
import type { BackgroundJobs } from "../jobs-queue/background-jobs.ts";
import { finishIssues } from "../newsletters/newsletter.sending.commands.ts";
import { remarks } from "../texts/en/remarks.ts";
import { giveUpUncertain, noteFailure, noteHandedOver, noteSent } from "./letter.commands.ts";
import { fillLink } from "./letter.links.ts";
import { LETTERS, type WaitingLetter, waitingLetter, waitingLetters } from "./letter.queries.ts";
import { isRefusedForGood, mayHaveArrived, type SendMail } from "./smtp.ts";

const MAX_REASON_LENGTH = 500;
/** Why a letter that is sent at most once was not sent again. */
export const UNCERTAIN = remarks.letters.uncertain;
/** How long noting what the mail server did is tried again. */
const NOTE_TRIES = { count: 10, pauseMs: 500 } as const;

type Work = System & { send: SendMail };

/**
 * Sends the letters of the outbox, in the order in which they were written. A letter's job is sent in the transaction that
 * writes the letter. The job reads the row before it sends and there is one job a letter at a time, so nothing is sent
 * twice, but for one case: a process killed after the mail server accepted a letter and before that was noted sends this
 * one letter again, under the same Message-ID. A letter that is sent at most once, as the newsletter is, is given up
 * instead (docs/decisions/0013).
 */
export async function startSendingLetters({ jobs, ...work }: Work & { jobs: BackgroundJobs }): Promise<void> {
  await jobs.work<{ id: number }>({
    queue: LETTERS,
    async handle({ id }, isLastTry) {
      try {
        await deliver(work, id, isLastTry);
      } finally {
        await finishIssues(work);
      }
    },
    sweep: { find: () => waitingLetters(work.db) },
  });
}

/** Sends one letter and notes how it went. @throws the mail server's reason, so that the job is tried again */
async function deliver({ db, clock, send }: Work, id: number, isLastTry: boolean): Promise<void> {
  const stored = await waitingLetter(db, id);
  if (!stored || !(await mayHandOver({ db, clock }, stored))) return;
  const letter = await fillLink(db, stored, clock.now());
  if (!letter) return noteFailure(db, id, remarks.letters.linkExpired, clock.now());
  try {
    await send(letter);
  } catch (error) {
    if (letter.atMostOnce && mayHaveArrived(error)) {
      return retryWhileDatabaseIsAway(() => giveUpUncertain(db, id, UNCERTAIN, clock.now()));
    }
    const isOver = isLastTry || isRefusedForGood(error);
    const reason = (error as Error).message.slice(0, MAX_REASON_LENGTH);
    await retryWhileDatabaseIsAway(() => noteFailure(db, id, reason, isOver ? clock.now() : null));
    if (isRefusedForGood(error)) return;
    throw new Error(reason, { cause: error });
  }
  await retryWhileDatabaseIsAway(() => noteSent(db, id, clock.now()));
}

/** A letter that is sent at most once and was being handed over when a process died is given up instead of sent. */
async function mayHandOver({ db, clock }: System, { id, atMostOnce, handedOverAt }: WaitingLetter): Promise<boolean> {
  if (!atMostOnce) return true;
  if (handedOverAt === null) return noteHandedOver(db, id, clock.now());
  await giveUpUncertain(db, id, UNCERTAIN, clock.now());
  return false;
}

/** Tries again for a few seconds: a database that restarts is soon back. */
async function retryWhileDatabaseIsAway(note: () => Promise<void>): Promise<void> {
  for (let left = NOTE_TRIES.count; ; left--) {
    try {
      return await note();
    } catch (error) {
      if (left <= 1) throw error;
      await wait(NOTE_TRIES.pauseMs);
    }
  }
}
