import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import type { BackgroundJobs, RetryRules } from "../jobs-queue/background-jobs.ts";
import { handOver, type Running } from "../jobs-queue/hand-over.ts";
import { giveUpUncertain, noteFailure, noteHandedOver, noteSent } from "./letter.commands.ts";
import { fillLink, LINK_IS_OVER } from "./letter.links.ts";
import { lettersWithoutJob, type WaitingLetter, waitingLetter } from "./letter.queries.ts";
import { isRefusedForGood, mayHaveArrived, type SendMail } from "./smtp.ts";

/** The queue of letters: one job a letter, keyed by its id. */
export const LETTERS = "letters";

/** Nine attempts within about ten hours, in seconds: after that an admin is better help. */
const RETRY: RetryRules = { retryLimit: 8, retryDelay: 60, retryDelayMax: 3 * 60 * 60 };
/** How often the outbox is looked at, in milliseconds, and how many letters are handed over at once. */
const LOOK = { everyMs: 1_000, atMost: 200, toManyAtMost: 20 } as const;
const LONGEST_REASON = 500;
/** Why a letter that is sent at most once was not sent again. */
export const UNCERTAIN =
  "The connection or this server broke off while the letter was being handed to the mail server. It may have arrived, so it is not sent a second time by itself.";
/** The mail server has the letter: our note of it is worth some patience with the database. */
const NOTE_TRIES = { count: 10, pauseMs: 500 } as const;

type Work = { db: Db; clock: Clock; jobs: BackgroundJobs; send: SendMail };

/**
 * Sends the letters of the outbox, in the order in which they were written: a row of `letters` is written with what it
 * tells of, and gets a job. A job reads the row before it sends and there is one job a letter at a time, so
 * nothing is sent twice, but for one case: a process killed after the mail server accepted a letter and before that was
 * noted sends this one letter again, under the same Message-ID. A letter that is sent at most once, as the newsletter is,
 * is given up instead (docs/decisions/0013).
 * @param rules how often and how soon a failed letter is tried again; tests are in more of a hurry
 * @returns what ends it; the jobs themselves are stopped by their owner
 */
export async function openPostOffice(
  { db, clock, jobs, send }: Work,
  {
    retry = RETRY,
    lookEveryMs = LOOK.everyMs,
    log = () => {},
  }: {
    retry?: RetryRules;
    lookEveryMs?: number;
    log?: (line: string) => void;
  } = {},
): Promise<Running> {
  await jobs.work<{ id: number }>({
    queue: LETTERS,
    retry,
    handle: ({ id }, isLastTry) => deliver({ db, clock, send }, id, isLastTry),
  });
  const find = () => lettersWithoutJob(db, LETTERS, LOOK);
  return handOver(jobs, { queue: LETTERS, everyMs: lookEveryMs, find, log });
}

/** @throws what the mail server said, so that the job is done again */
async function deliver({ db, clock, send }: Omit<Work, "jobs">, id: number, isLastTry: boolean): Promise<void> {
  const stored = await waitingLetter(db, id);
  if (!stored || !(await mayHandOver({ db, clock }, stored))) return;
  const letter = await fillLink(db, stored, clock.now());
  if (!letter) return noteFailure(db, id, LINK_IS_OVER, clock.now());
  try {
    await send(letter);
  } catch (error) {
    if (letter.atMostOnce && mayHaveArrived(error)) {
      return noteSurely(() => giveUpUncertain(db, id, UNCERTAIN, clock.now()));
    }
    const isOver = isLastTry || isRefusedForGood(error);
    const reason = (error as Error).message.slice(0, LONGEST_REASON);
    await noteSurely(() => noteFailure(db, id, reason, isOver ? clock.now() : null));
    if (isRefusedForGood(error)) return;
    throw new Error(reason, { cause: error });
  }
  await noteSurely(() => noteSent(db, id, clock.now()));
}

/** Asked before every attempt: a letter that is sent at most once, and was on its way when a process died, is given up. */
async function mayHandOver(
  { db, clock }: Pick<Work, "db" | "clock">,
  { id, atMostOnce, handedOverAt }: WaitingLetter,
): Promise<boolean> {
  if (!atMostOnce) return true;
  if (handedOverAt === null) return noteHandedOver(db, id, clock.now());
  await giveUpUncertain(db, id, UNCERTAIN, clock.now());
  return false;
}

async function noteSurely(note: () => Promise<void>): Promise<void> {
  for (let left = NOTE_TRIES.count; ; left--) {
    try {
      return await note();
    } catch (error) {
      if (left <= 1) throw error;
      await wait(NOTE_TRIES.pauseMs);
    }
  }
}
