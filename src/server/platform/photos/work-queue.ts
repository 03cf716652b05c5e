/** Runs heavy work with a limit on how much runs at once. */
export type WorkQueue = {
  /** Runs `work` when a slot is free, in the order of the calls; returns its result or throws its error. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Waits until the queue is empty and nothing runs: for work that may wait for everything else. */
  whenIdle(): Promise<void>;
};

/** A queue that runs at most `limit` tasks at once. */
export function workQueue(limit: number): WorkQueue {
  const waiting: (() => void)[] = [];
  const idleWaiters: (() => void)[] = [];
  let running = 0;

  async function acquire(): Promise<void> {
    // A finished task passes its slot directly to the next one, so that no later call can take it.
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  }

  function release(): void {
    const next = waiting.shift();
    if (next) {
      next();
    } else {
      running -= 1;
      if (running === 0) for (const resolve of idleWaiters.splice(0)) resolve();
    }
  }

  return {
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
    async whenIdle() {
      if (running > 0) await new Promise<void>((idle) => idleWaiters.push(idle));
    },
  };
}
