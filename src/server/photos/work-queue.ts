/** Heavy work that takes turns. */
export type WorkQueue = {
  /** Runs `work` as soon as a place is free, in the order asked; its result or its error is the caller's. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Waits until nothing runs and nobody waits: the moment for work that may yield to everything else. */
  whenIdle(): Promise<void>;
};

/** A queue that runs at most `places` pieces of work at once. */
export function workQueue(places: number): WorkQueue {
  const waiting: (() => void)[] = [];
  const idlers: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    // The place of whoever leaves passes straight on to the next in line, so nobody slips in between.
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
