import type { Db } from "../../database/pool.ts";
import type { QueueName } from "../background/queues.ts";
import { waitingLetters } from "./letter.queries.ts";

/** The queue of letters: one job a letter, keyed by its id. */
export const LETTERS: QueueName = "letters";

/** How often all letters that wait are looked at, in milliseconds: some were missed, or have lost their job. */
const ALL_EVERY_MS = 60_000;
/** An id is given out before its letter is committed, so for as long, in milliseconds, lower ids may still come. */
const LATECOMERS_MS = 10_000;

/** A letter with a new password must not wait for 5,000 newsletters. */
const priorityOf = ({ atMostOnce }: { atMostOnce: boolean }) => (atMostOnce ? -1 : 0);

/** The ids that were found in the last seconds; all letters up to `from` were found before. */
class RecentIds {
  from = 0;
  /** when each was found, in this order */
  readonly #found = new Map<number, number>();

  /** @returns those that were not among them */
  add(ids: readonly number[], now: number): ReadonlySet<number> {
    const added = new Set(ids.filter((id) => !this.#found.has(id)));
    for (const id of added) this.#found.set(id, now);
    for (const [id, at] of this.#found) {
      if (now - at < LATECOMERS_MS) break;
      this.from = Math.max(this.from, id);
      this.#found.delete(id);
    }
    return added;
  }
}

/**
 * Finds the letters that need a job: at first and once a minute all that wait, in between those that are new. So a
 * transaction that writes a letter writes no job: the job would cost as much again (docs/decisions/0014).
 */
export function lettersWithoutJob(db: Db): () => Promise<{ id: number; priority: number }[]> {
  const recent = new RecentIds();
  let readAllAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    const isForAll = now - readAllAt >= ALL_EVERY_MS;
    const waiting = await waitingLetters(db, isForAll ? 0 : recent.from);
    if (isForAll) readAllAt = now;
    const added = recent.add(
      waiting.map(({ id }) => id),
      now,
    );
    const found = isForAll ? waiting : waiting.filter(({ id }) => added.has(id));
    return found.map((letter) => ({ id: letter.id, priority: priorityOf(letter) }));
  };
}
