/** Runs tasks in parallel, up to a limit. */
export type ConcurrencyLimit = {
  /** Starts a task, and waits while the limit is reached. @throws what an earlier task threw */
  run(work: () => Promise<void>): Promise<void>;
  /** Resolves when all tasks are done. @throws what one of them threw */
  done(): Promise<void>;
};

/** @param limit how many tasks may run at the same time */
export function limitConcurrency(limit: number): ConcurrencyLimit {
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  const throwFailure = () => {
    if (failure) throw failure.error;
  };
  return {
    async run(work) {
      throwFailure();
      const task: Promise<void> = work()
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => running.delete(task));
      running.add(task);
      if (running.size >= limit) await Promise.race(running);
    },
    async done() {
      await Promise.all(running);
      throwFailure();
    },
  };
}
