/** Runs heavy work with a limit on how much runs at once. */
export type WorkQueue = {
  /** Runs `work` when a slot is free, in the order of the calls; returns its result or throws its error. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Waits until nothing runs or waits; for work that may yield to everything else. */
  whenIdle(): Promise<void>;
};

/** A queue that runs at most `limit` tasks at once. */
export function workQueue(places: number): WorkQueue {
  const waiting: (() => void)[] = [];
  const idlers: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    // A finished task passes its slot directly to the next one, so that no later call gets it first.
    if (running >= places) await new Promise<void>((enterNow) => waiting.push(enterNow));
    else running += 1;
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) {
      next();
    } else {
      running -= 1;
      if (running === 0) for (const idler of idlers.splice(0)) idler();
    }
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    async whenIdle() {
      if (running > 0) await new Promise<void>((idle) => idlers.push(idle));
    },
  };
}
