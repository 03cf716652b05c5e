import { setTimeout as wait } from "node:timers/promises";

/** Work that is done again and again. `stop` waits for what is being done. */
export type Loop = { stop(): Promise<void> };

/** Does something at once, and again after each pause. @param run must not throw */
export function repeatEvery(pauseMs: number, run: () => Promise<void>): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function repeat(): Promise<void> {
    while (!signal.aborted) {
      await run();
      await wait(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
  const repeating = repeat();
  return {
    async stop() {
      stopping.abort();
      await repeating;
    },
  };
}
