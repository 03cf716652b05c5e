import type { Clock } from "../../base/clock.ts";

/** How many calls a program may make in a minute, at each server. */
export const CALLS_A_MINUTE = 600;
const MINUTE_MS = 60_000;

/**
 * Counts the calls of each token by the minute, in the memory of this server: a program that runs wild is slowed down
 * without a write for each of its calls.
 */
export function tokenBudget(clock: Clock) {
  let counts = new Map<number, number>();
  let minute = 0;
  return {
    /** Counts one call. @returns the seconds until the next is allowed; 0 when this one is */
    secondsToWait(tokenId: number): number {
      const now = clock.now().getTime();
      const present = Math.floor(now / MINUTE_MS);
      if (present !== minute) [counts, minute] = [new Map(), present];
      const count = (counts.get(tokenId) ?? 0) + 1;
      counts.set(tokenId, count);
      return count <= CALLS_A_MINUTE ? 0 : Math.max(1, Math.ceil(((present + 1) * MINUTE_MS - now) / 1000));
    },
  };
}
