import { setTimeout as wait } from "node:timers/promises";
import type { Target } from "./load.ts";

/** Writes that go on beside what is measured. */
export type SteadyWrites = {
  /** Ends them. @throws Error when one was refused */
  stop(): Promise<void>;
};

/**
 * Changes an animal's description at a steady rate, so that every page that shows it has to be rendered again.
 * @param target the animal's own call, in the name of somebody who may change it
 */
export function writeSteadily({ origin, path, headers }: Target, perSecond: number): SteadyWrites {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function write(): Promise<void> {
    for (let turn = 1; !signal.aborted; turn++) {
      const pause = wait(1000 / perSecond, undefined, { signal }).catch(() => {});
      const answer = await fetch(`${origin}${path}`, {
        method: "PUT",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ description: `As told at turn ${turn}.` }),
      });
      if (!answer.ok) throw new Error(`A write beside the measurement was answered ${answer.status}.`);
      await answer.arrayBuffer();
      await pause;
    }
  }
  const writing = write();
  writing.catch(() => {}); // it is thrown at the end
  return {
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}
